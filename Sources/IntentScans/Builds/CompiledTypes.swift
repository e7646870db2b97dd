import DocumentFormats
import IntentModel
import OperatingSystem
import SourceScan

/// The types of a module whose constants the compiler extracted, from its files `*.swiftconstvalues`. Apple's tool reads no other
/// types, so a type that these files lack was not compiled.
package struct CompiledTypes: Sendable {
  package struct Declaration: Hashable, Sendable {
    /// The name with the module: `Module.Outer.Inner`.
    package var name: String
    /// The path as the build passed it to the compiler.
    package var path: String
    package var line: Int
    /// The names of the framework's protocols that the type conforms to, sorted.
    var conformances: [String]
  }

  /// The intents, entities, enums, queries and providers of App Shortcuts, in the order of the files.
  package private(set) var declarations: [Declaration] = []
  /// The names of all types, with their modules.
  package private(set) var names: Set<String> = []
  /// The lines with types and properties that were compiled, by the name of the file. A module has only one file of a name.
  private var lines: [String: Set<Int>] = [:]

  /// Reads the files at `paths`. Nil if they state no location of a type or property: a build may emit no constants at all.
  package init?(at paths: [String], in files: FileSystem) throws(InputError) {
    for path in paths {
      let types = try files.document(at: path) { bytes throws(JSONError) in
        let document = try parseJSON(bytes)
        guard let types = document.array else {
          throw JSONError(
            "the constants of the compiler must be an array; found \(document.kindName)", at: 0, in: bytes)
        }
        return types
      }
      for type in types { add(type) }
    }
    if lines.isEmpty { return nil }
  }

  private mutating func add(_ type: JSONValue) {
    for location in [type] + (type["properties"]?.array ?? []) {
      guard let file = location["file"]?.string, let line = location["line"]?.int else { continue }
      lines[Self.name(of: file), default: []].insert(line)
    }
    guard let name = type["typeName"]?.string else { return }
    names.insert(name)
    let prefix = KnownProtocols.module + "."
    let conformances = (type["conformances"]?.array ?? []).compactMap(\.string).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
    guard let path = type["file"]?.string, let line = type["line"]?.int,
      !Self.listed.isDisjoint(with: conformances)
    else { return }
    declarations.append(Declaration(name: name, path: path, line: line, conformances: conformances.sorted()))
  }

  private static let listed: Set = ["AppIntent", "AppEntity", "AppEnum", "EntityQuery", "AppShortcutsProvider"]

  private static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// Swift extensions that state the conformances of the module's types which the compiler extracted and `bundle` lacks.
  package func conformances(missingIn bundle: MetadataBundle, of module: String) -> [String] {
    let known = Dictionary(bundle.listedTypes.map { ($0.nameWithModule, Set($0.conformances)) }) { $0.union($1) }
    return declarations.flatMap { type -> [String] in
      guard type.name.hasPrefix(module + ".") else { return [] }
      let missing = type.conformances.filter {
        KnownProtocols.byName[$0] != nil && known[type.name]?.contains($0) != true
      }
      return missing.map { "extension \(type.name.dropFirst(module.count + 1)): \($0) {}" }
    }
  }

  /// The custom conditions that must have been true, because code in the `#if` branches that require them was compiled.
  package func flags(in scan: Scan) -> Set<String> {
    var flags = Set<String>()
    for file in scan.program.files {
      guard let parsed = file.parsed, let lines = lines[Self.name(of: file.path)] else { continue }
      let index = LineIndex(parsed.text)
      for region in parsed.conditionalRegions {
        let first = index.position(of: region.span.start).line, last = index.position(of: region.span.end).line
        guard first < last, lines.contains(where: { first..<last ~= $0 }) else { continue }
        for condition in region.conditions { condition.form.addFlags(thatMake: true, to: &flags, scan.program) }
      }
    }
    return flags
  }
}

extension Condition.Form {
  /// Adds the flags that must be set for the condition to have the value. For `||`, adds none if one operand is true already, else
  /// those of the first operand that adds a flag. Adds none for an `&&` that must be false.
  fileprivate func addFlags(thatMake value: Bool, to flags: inout Set<String>, _ program: Program) {
    switch self {
    case .flag(let name): if value { flags.insert(name) }
    case .not(let inner): inner.addFlags(thatMake: !value, to: &flags, program)
    case .and(let left, let right) where value, .or(let left, let right) where !value:
      left.addFlags(thatMake: value, to: &flags, program)
      right.addFlags(thatMake: value, to: &flags, program)
    case .or(let left, let right):
      let configuration = program.configuration
      if configuration.evaluate(left) || configuration.evaluate(right) { return }
      let count = flags.count
      left.addFlags(thatMake: value, to: &flags, program)
      if flags.count == count { right.addFlags(thatMake: value, to: &flags, program) }
    case .and, .boolean, .query, .version, .unknown: return
    }
  }
}

extension DeclaredType {
  /// The name as the compiler spells it: the module is that of the outermost type.
  package var nameWithModule: String { "\(outermostModule ?? module).\(qualifiedName)" }
}
