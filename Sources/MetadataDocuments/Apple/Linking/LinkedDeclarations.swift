import DocumentFormats
import IntentModel

/// Declarations in Swift of the types that documents have, so that names in source resolve to them as to any other type.
/// They state what a reference to a type requires: its kind, the query of an entity, the cases of an enum, its availability.
extension LinkedTypes {
  /// One source for each module, sorted by the module's name. Modules and types whose names are not identifiers are omitted.
  package var declarations: [(module: String, source: String)] {
    var trees: [String: DeclarationTree] = [:]
    for (key, entry) in entries {
      guard let name = entry.name, name.components.allSatisfy(SwiftText.isIdentifier) else { continue }
      trees[name.module, default: DeclarationTree()].insert(declaration(key, entry.json), at: name.components[...])
    }
    return trees.sorted { $0.key < $1.key }.filter { SwiftText.isIdentifier($0.key) }.map { module, tree in
      (module, "import AppIntents\n" + tree.text)
    }
  }

  private func declaration(_ key: Key, _ json: JSONValue) -> DeclarationTree.Declaration {
    var declaration = DeclarationTree.Declaration(keyword: "struct", protocols: [])
    declaration.availability = availability(json["availabilityAnnotations"])
    // The identifier is the bare name unless the type states another one.
    declaration.identifier = key.identifier
    switch key.kind {
    case .action, .shortcut: declaration.protocols = ["AppIntent"]
    case .entity:
      declaration.protocols = [json["transient"]?.bool == true ? "TransientAppEntity" : "AppEntity"]
      let query = json["defaultQueryIdentifier"]?.string?.split(separator: ".").dropFirst() ?? []
      if !query.isEmpty, query.allSatisfy({ SwiftText.isIdentifier(String($0)) }) {
        declaration.body.append("public static let defaultQuery = \(query.joined(separator: "."))()")
      }
    case .query:
      let bits = json["capabilities"]?.int ?? 0
      declaration.protocols =
        ["EntityQuery"]
        + SystemProtocols.capabilities.filter { $0.bit & bits != 0 && $0.name != "EntityQuery" }.map(\.name)
    case .enumeration:
      declaration.keyword = "enum"
      declaration.protocols = ["String", "AppEnum"]
      // A document has only the raw values of cases. A raw value that is not an identifier is omitted, because no default value
      // in source could refer to it.
      let cases = (json["cases"]?.array ?? []).compactMap { $0["identifier"]?.string }.filter(SwiftText.isIdentifier)
      if !cases.isEmpty { declaration.body.append("case " + cases.map { "`\($0)`" }.joined(separator: ", ")) }
    }
    return declaration
  }

  /// The platforms for `@available`, such as `iOS 16.0, macOS 13.0`; empty if no known platform states a version.
  private func availability(_ annotations: JSONValue?) -> String {
    let versions = (annotations?.members ?? []).compactMap { member -> String? in
      guard let platform = Platform.allCases.first(where: { $0.documentName == member.key }),
        let version = member.value["introducedVersion"]?.string,
        version.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      return "\(platform.rawValue) \(version)"
    }
    return versions.sorted().joined(separator: ", ")
  }
}

/// The types of a module, with those that are nested in them.
private struct DeclarationTree {
  struct Declaration {
    var keyword: String
    var protocols: [String]
    var availability = ""
    var identifier = ""
    var body: [String] = []
  }

  private var declaration: Declaration?
  private var children: [String: DeclarationTree] = [:]

  mutating func insert(_ declaration: Declaration, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self.declaration = declaration
      return
    }
    children[name, default: DeclarationTree()].insert(declaration, at: path.dropFirst())
  }

  var text: String {
    children.sorted { $0.key < $1.key }.map { name, child in child.declarationText(named: name) }.joined()
  }

  private func declarationText(named name: String) -> String {
    guard let declaration else { return "public enum `\(name)` {\n\(text)}\n" }
    let availability = declaration.availability.isEmpty ? "" : "@available(\(declaration.availability), *)\n"
    var body = declaration.body
    if declaration.identifier != name {
      let characters = declaration.identifier.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
      body.append("public static let persistentIdentifier = \"\(characters)\"")
    }
    return availability
      + "public \(declaration.keyword) `\(name)`: \(declaration.protocols.joined(separator: ", ")) {\n"
      + body.map { $0 + "\n" }.joined() + text + "}\n"
  }
}
