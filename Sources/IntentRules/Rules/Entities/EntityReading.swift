import IntentModel
import SourceScan

/// Properties of an entity that several rules use.
extension Entity {
  func conforms(to names: String...) -> Bool { names.contains { type.conformances.contains($0) } }

  /// Whether all of its members are in the scanned sources: no macro and no unknown ancestor adds members.
  var isFullyRead: Bool { type.schema == nil && !type.mayHaveHiddenMembers && !type.hasUnknownMacro }

  /// Whether the raw value is or can be the identifier. The framework then provides 'id' and 'defaultQuery'.
  var isItsRawValue: Bool {
    let rawTypes = type.unknownAncestors.filter { KnownAncestors.withRawValues.contains($0) }
    guard !rawTypes.isEmpty || conforms(to: "AppEnum") else { return false }
    guard let id = idType?.name else { return true }
    return rawTypes.allSatisfy { $0 == "RawRepresentable" || $0 == id }
  }

  /// Whether the system finds it by its identifier. The system passes transient entities by value, and a unique entity needs no
  /// identifier.
  var isLookedUp: Bool { !isTransient && !conforms(to: "UniqueAppEntity") }
}

extension EntityQuery {
  func conforms(to names: String...) -> Bool { names.contains { type.conformances.contains($0) } }

  var isFullyRead: Bool { !type.mayHaveHiddenMembers && !type.hasUnknownMacro }

  /// Whether the query or one of the app's protocols implements the function, such as `entities(for:)`.
  func implements(_ signature: String) -> Bool { members.contains { $0.name == signature } }
}

extension PerformBody {
  /// Whether it is the type's own code, neither throws an error nor ends the app, and does more than return an empty list.
  var isImplemented: Bool {
    providedBy == nil && !names.allSatisfy(["return", "init"].contains)
      && !names.contains(where: ["throw", "fatalError", "preconditionFailure"].contains)
  }
}

extension DeclaredType {
  /// Whether the type has an attribute that can add members: any but Swift's own, global actors and the macros in `plainMacros`.
  var hasUnknownMacro: Bool {
    attributes.contains { attribute in
      !attribute.isSwifts && !attribute.name.hasSuffix("Actor")
        && !Self.plainMacros.contains(attribute.name)
    }
  }

  /// Macros that add no member that the framework requires.
  private static let plainMacros = Set(KnownMacros.all.map(\.name)).union(["Model", "Observable", "Generable"])

  func declares(static name: String) -> Bool {
    members.contains { $0.kind == .variable && $0.isStatic && $0.name == name }
  }

  func declares(_ name: String) -> Bool {
    members.contains { $0.kind == .variable && !$0.isStatic && $0.name == name }
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
  /// The words of a type's name without `Entity` and `App` at the end, such as `Book Shelf` for `BookShelfEntity`: a guess for a
  /// fix-it that needs review.
  var entityWords: String {
    var words = splitIntoWords
    for ending in [" Entity", " App"] where words.hasSuffix(ending) { words = String(words.dropLast(ending.count)) }
    return words
  }

  /// An entity with its required members, `BookQuery` as its query, and `members`, for examples.
  static func fullEntity(_ name: String = "Book", _ conformances: String = "AppEntity", _ members: String = "")
    -> String
  {
    """
    struct \(name): \(conformances) {
      let id: Int
    \(members.isEmpty ? "" : "  " + members.indented(by: 2))
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
    \(members.isEmpty ? "" : "  " + members.indented(by: 2))
    }

    """
  }
}
