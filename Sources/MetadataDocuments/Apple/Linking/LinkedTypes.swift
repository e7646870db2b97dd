import DocumentFormats

/// The types of other modules, read from the modules' documents. A module that imports the others can refer to the types, and the
/// document of the product lists those that are linked statically.
///
/// Measured by another project on Xcode 27: entries are matched by their keys, the last document wins, and App Shortcuts of other
/// modules are not listed.
package struct LinkedTypes: Sendable {
  struct Key: Hashable {
    var kind: Part.Kind
    var identifier: String
  }

  struct Entry: Sendable {
    var json: JSONValue
    /// The name of the type. Nil if the entry has no mangled name, or one that cannot be read, such as that of a type in a
    /// function. Then no source can refer to the entry.
    var name: NominalName?
    /// Whether the module is linked statically, so that the document of the product lists the entry.
    var isListed: Bool
    /// The path of the document.
    var path: String
  }

  private(set) var entries: [Key: Entry] = [:]
  private var modules: Set<String> = []
  /// Sentences about identifiers for which several documents of statically linked modules have different entries, in the order of
  /// the documents.
  package private(set) var conflicts: [String] = []

  package init() {}

  package mutating func add(_ document: JSONValue, isListed: Bool, at path: String) {
    for kind in [Part.Kind.action, .entity, .query, .enumeration] {
      for (identifier, json) in kind.entries(of: document) {
        let name = json["mangledTypeName"]?.string.flatMap { NominalName(mangled: $0) }
        let key = Key(kind: kind, identifier: identifier)
        if let name { modules.insert(name.module) }
        add(Entry(json: json, name: name, isListed: isListed, path: path), for: key)
      }
    }
  }

  private mutating func add(_ entry: Entry, for key: Key) {
    guard let known = entries[key] else {
      entries[key] = entry
      return
    }
    // A document of a static library has the entries of the libraries that it links, too.
    if known.isListed, entry.isListed, !known.json.hasEqualContents(entry.json) {
      conflicts.append(
        "the \(key.kind.noun) '\(key.identifier)' of '\(known.path)' is not listed, because '\(entry.path)' has "
          + "another one of this identifier; rename one of them")
    }
    // A module that is both linked and embedded is listed.
    if entry.isListed || !known.isListed { entries[key] = entry }
  }

  /// The entries of a kind that the document of the product lists.
  func listed(_ kind: Part.Kind) -> [(key: String, value: JSONValue)] {
    entries.filter { $0.key.kind == kind && $0.value.isListed }.map { ($0.key.identifier, $0.value.json) }
  }

  func listedEntry(_ kind: Part.Kind, _ identifier: String) -> Entry? {
    entries[Key(kind: kind, identifier: identifier)].flatMap { $0.isListed ? $0 : nil }
  }

  /// The part as a linked one, with the JSON of its module's document if that has the entry. A part that belongs to none of the
  /// modules is returned as it is.
  func resolved(_ part: Part) -> Part {
    guard modules.contains(part.id.type.module) else { return part }
    var part = part
    part.isLinked = true
    part.json = entries[Key(kind: part.id.kind, identifier: part.identifier)]?.json ?? part.json
    part.unsupported = []
    part.evidence = []
    part.needs = []
    return part
  }
}

extension Part.Kind {
  /// The entries of this kind in a document, with their keys.
  fileprivate func entries(of document: JSONValue) -> [(String, JSONValue)] {
    let section: JSONValue?
    switch self {
    case .action: section = document["actions"]
    case .entity: section = document["entities"]
    case .query: section = document["queries"]
    case .enumeration: section = document["enums"]
    case .shortcut: section = nil
    }
    if let members = section?.members { return members.map { ($0.key, $0.value) } }
    return (section?.array ?? []).compactMap { entry in entry["identifier"]?.string.map { ($0, entry) } }
  }
}
