import IntentModel
import DocumentFormats
import SourceScan

/// The parts that the document holds: those whose constructs can be written and whose required parts are written, too. Reports why
/// the other parts are omitted, except for copies of a declaration that is written.
struct PartSelection {
  private let options: ActionsDocument.Options
  private var parts: [Part]
  private(set) var diagnostics: [FileDiagnostic] = []

  init(_ parts: [Part], _ options: ActionsDocument.Options) {
    self.options = options
    self.parts = parts
    judge()
    removeDuplicates()
    removeUnmet()
    sortDiagnostics()
  }

  mutating func note(_ more: [FileDiagnostic]) {
    diagnostics += more
    sortDiagnostics()
  }

  /// The entries of a kind by their keys, sorted: those of the parts, and those of statically linked modules.
  func section(_ kind: Part.Kind) -> [(key: String, value: JSONValue)] {
    let own = parts.filter { $0.id.kind == kind && !$0.isLinked }.map { (key: $0.identifier, value: $0.json) }
    let keys = Set(own.map(\.key))
    let chosen = own + options.linked.listed(kind).filter { !keys.contains($0.key) }
    return chosen.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Notes about values with less evidence than a document, in the parts that are written.
  var evidence: [FileDiagnostic] { parts.flatMap { part in part.evidence.map { $0.diagnostic(Omission(part).name) } } }

  /// Shortcuts in the order of the source.
  var shortcuts: [JSONValue] { parts.filter { $0.id.kind == .shortcut }.map(\.json) }

  // MARK: What is omitted

  private mutating func judge() {
    parts = parts.filter { part in
      diagnostics += part.unsupported.map { $0.diagnostic(Omission(part), options) }
      return part.unsupported.allSatisfy { $0.isAllowed(options) }
    }
  }

  /// Removes parts whose key another part of their kind has, too. Of several modules that Apple's tool merges, it keeps the entry
  /// of the last one by path, without a message, and the source does not show the path that the build gives a module.
  ///
  /// If the modules compile one file, their entries are equal except for the module, and the binary has each of the types. So the
  /// entry of the app's own module is written. Declarations that may differ are omitted, except for the last one if unverified
  /// encodings are allowed.
  private mutating func removeDuplicates() {
    removeLinkedDuplicates()
    let keyed = parts.filter { $0.id.kind != .shortcut && !$0.isLinked }
    let groups = Dictionary(grouping: keyed) { "\($0.id.kind.rawValue) \($0.identifier)" }.filter { $0.value.count > 1 }
    var losers: Set<Declaration> = []
    var written: [Part.ID: Part] = [:]
    for duplicates in groups.values {
      let ordered = duplicates.sorted { ($0.id.type.module, $0.id.type.name) < ($1.id.type.module, $1.id.type.name) }
      let own = ownCopy(of: ordered)
      let winner = own ?? (options.allowsUnverified ? ordered.last : nil)
      for part in ordered where Declaration(part) != winner.map(Declaration.init) {
        losers.insert(Declaration(part))
        if let own {
          written[part.id] = own
        } else {
          diagnostics.append(Omission(part).diagnostic(cause(part, ordered), at: part.place))
        }
      }
    }
    parts.removeAll { losers.contains(Declaration($0)) }
    if !written.isEmpty { replaceCopies(written) }
  }

  /// Omits a part whose identifier is in the document of a linked module with other contents. If the product and a library
  /// compile the same file, the contents are equal, and the part of the product is listed.
  private mutating func removeLinkedDuplicates() {
    parts = parts.filter { part in
      guard !part.isLinked, let entry = options.linked.listedEntry(part.id.kind, part.identifier),
        !contents(entry.json).hasEqualContents(contents(part.json))
      else { return true }
      let cause =
        "its identifier '\(part.identifier)' is also in '\(entry.path)', and Apple's tool keeps one of them without a "
        + "message; rename one of them"
      diagnostics.append(Omission(part).diagnostic(cause, at: part.place))
      return false
    }
  }

  /// Replaces the copies that parts need by the ones that are written, because a document names what an entry needs without a
  /// module. Adds a note about the module to each written one.
  private mutating func replaceCopies(_ written: [Part.ID: Part]) {
    for index in parts.indices {
      let id = parts[index].id
      parts[index].needs = Set(parts[index].needs.map { written[$0]?.id ?? $0 })
      for copy in written where copy.value.id == id {
        parts[index].evidence.append(
          EvidenceNote(
            evidence: "the target that the document is written for",
            subject: "the module of this declaration, which '\(copy.key.type.module)' has too,",
            place: parts[index].place))
      }
    }
  }

  /// The part of the target's own module, if all the parts are copies of one declaration in different modules; otherwise nil.
  private func ownCopy(of duplicates: [Part]) -> Part? {
    guard let own = duplicates.first(where: { $0.id.type.module == options.target }),
      Set(duplicates.map(\.id)).count == duplicates.count
    else { return nil }
    let contents = contents(own.json)
    let isOneDeclaration = duplicates.allSatisfy {
      $0.id.type.name == own.id.type.name && $0.place.span == own.place.span && self.contents($0.json) == contents
    }
    return isOneDeclaration ? own : nil
  }

  /// An entry without the members that depend on the module.
  private func contents(_ json: JSONValue) -> JSONValue {
    let names: Set = [
      "defaultQueryIdentifier", "fullyQualifiedIdentifier", "fullyQualifiedTypeName", "mangledTypeName",
      "mangledTypeNameV2",
    ]
    switch json.form {
    case .array(let elements): return JSONValue(elements.map(contents))
    case .object(let members):
      let rest = members.filter { !names.contains($0.key) }
      return JSONValue(members: rest.map { ($0.key, contents($0.value)) })
    default: return json
    }
  }

  /// The identity of a declaration. The ID is not enough, because one module can have two types of one name; the location is not
  /// enough, because one file can be in several modules.
  private struct Declaration: Hashable {
    var id: Part.ID
    var place: Place

    init(_ part: Part) {
      id = part.id
      place = part.place
    }
  }

  /// The reason why a part is omitted whose key `duplicates` have, too. One file, or a copy of it, can be in several modules.
  private func cause(_ part: Part, _ duplicates: [Part]) -> String {
    let others = duplicates.filter { Declaration($0) != Declaration(part) }
    let type = part.id.type
    let isShared = others.contains {
      $0.id.type.module != type.module && $0.id.type.name == type.name && $0.place.span == part.place.span
    }
    if isShared {
      let modules = duplicates.lazy.map { "'\($0.id.type.module)'" }.listed()
      return "the modules \(modules) all have this declaration, and Apple's tool keeps one of them; remove the others"
    }
    let names = others.lazy.map { "'\($0.id.type.module).\($0.id.type.name)'" }.listed()
    let isOfSeveral = others.contains { $0.id.type.module != type.module }
    return "its identifier '\(part.identifier)' is also that of \(names), and "
      + (isOfSeveral ? "Apple's tool keeps one of them without a message" : "the metadata can list only one of them")
      + "; rename all but one"
  }

  /// Omits the parts that require an omitted part, then the parts that require those, and so on.
  private mutating func removeUnmet() {
    var users: [Part.ID: [Int]] = [:], written = Set(parts.map(\.id)), omitted: Set<Int> = []
    for (index, part) in parts.enumerated() {
      for need in part.needs { users[need, default: []].append(index) }
    }
    var pending = parts.indices.filter { !parts[$0].needs.isSubset(of: written) }
    while let index = pending.popLast() {
      guard omitted.insert(index).inserted else { continue }
      written.remove(parts[index].id)
      pending += users[parts[index].id, default: []]
    }
    for part in omitted.map({ parts[$0] }) {
      let missing = part.needs.subtracting(written).map { "the \($0.kind.noun) '\($0.type.name)'" }.sorted()
      let cause = "it requires \(missing.joined(separator: " and ")), which is omitted too"
      diagnostics.append(Omission(part).diagnostic(cause, at: part.place))
    }
    parts = parts.indices.filter { !omitted.contains($0) }.map { parts[$0] }
  }

  private mutating func sortDiagnostics() {
    diagnostics.sort {
      ($0.file, $0.diagnostic.span.start, $0.diagnostic.message)
        < ($1.file, $1.diagnostic.span.start, $1.diagnostic.message)
    }
  }
}
