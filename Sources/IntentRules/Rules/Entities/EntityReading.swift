import IntentModel
import SourceScan

/// What several rules about entities and queries ask of one.
extension Entity {
  func conforms(to names: String...) -> Bool { names.contains { type.conformances.contains($0) } }

  /// All that it has is in the sources: neither a macro nor something that the scan doesn't hold adds to it.
  var isFullyRead: Bool { type.schema == nil && !type.mayHaveHiddenMembers && !type.hasUnknownMacro }

  /// Its raw value is its identifier, so that the framework provides 'id' and 'defaultQuery'; true where that may be so.
  var isItsRawValue: Bool {
    let rawTypes = type.unknownAncestors.filter { PlainAncestors.withRawValues.contains($0) }
    guard !rawTypes.isEmpty || conforms(to: "AppEnum") else { return false }
    guard let id = idType?.name else { return true }
    return rawTypes.allSatisfy { $0 == "RawRepresentable" || $0 == id }
  }

  /// It is looked up by its identifier. Transient ones are handed on as they are, a unique one is the only one.
  var isLookedUp: Bool { !isTransient && !conforms(to: "UniqueAppEntity") }
}

extension EntityQuery {
  func conforms(to names: String...) -> Bool { names.contains { type.conformances.contains($0) } }

  var isFullyRead: Bool { !type.mayHaveHiddenMembers && !type.hasUnknownMacro }

  /// `entities(for:)` and its like, be it its own or a default of the app's protocols.
  func implements(_ signature: String) -> Bool { members.contains { $0.name == signature } }
}

extension DeclaredType {
  /// An attribute that is not Swift's own, no global actor, and none whose members are known, may add members.
  var hasUnknownMacro: Bool {
    attributes.contains { attribute in
      !attribute.isSwifts && !attribute.name.hasSuffix("Actor")
        && !Self.plainMacros.contains(attribute.name)
    }
  }

  /// Macros that add nothing that the framework asks for.
  private static let plainMacros: Set<String> = [
    "AppEntity", "AppEnum", "AppIntent", "AssistantEntity", "AssistantEnum", "AssistantIntent", "UnionValue", "Model",
    "Observable", "Generable",
  ]

  func declares(static name: String) -> Bool {
    members.contains { $0.kind == .variable && $0.isStatic && $0.name == name }
  }

  func declares(_ name: String) -> Bool {
    members.contains { $0.kind == .variable && !$0.isStatic && $0.name == name }
  }

  /// The first place inside its braces.
  var bodyStart: Place { Place(place.file, ByteSpan(bodySpan.start, bodySpan.start)) }

  /// What a member that the framework reads has to start with: `public `, or nothing.
  var memberAccess: String {
    switch access {
    case .public: "public "
    case .package: "package "
    case .internal, .fileprivate, .private: ""
    }
  }
}

extension ValueType {
  /// `Book` of `[Book]`, `Set<Book>` and `IntentItemCollection<Book>`; the type itself otherwise.
  var element: ValueType {
    switch kind {
    case .array, .set: elements.first ?? self
    case .framework where name?.hasSuffix("ItemCollection") == true: elements.first ?? self
    default: self
    }
  }
}

extension String {
  /// `Book Shelf` of `BookShelfEntity`: a guess at words, for a fix that is to be reviewed.
  var entityWords: String {
    var words = splitIntoWords
    for ending in [" Entity", " App"] where words.hasSuffix(ending) { words = String(words.dropLast(ending.count)) }
    return words
  }

  /// An entity with all that it needs, `BookQuery` to find it, and `members`, for examples.
  static func fullEntity(_ name: String = "Book", _ conformances: String = "AppEntity", _ members: String = "")
    -> String
  {
    """
    struct \(name): \(conformances) {
      let id: Int
      \(members)
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name)"
      static let defaultQuery = \(name)Query()
      var displayRepresentation: DisplayRepresentation { "\(name)" }
    }

    """
  }

  /// A query of `Book` with `entities(for:)` and `members`, for examples.
  static func query(_ conformances: String = "EntityQuery", _ members: String = "") -> String {
    """
    struct BookQuery: \(conformances) {
      func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      \(members)
    }

    """
  }
}
