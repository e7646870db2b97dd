import AppIntents

struct StoredString: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stored"
  static let defaultQuery = StoredStringQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Stored" }
}
struct StoredStringQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [StoredString] { [] }
}

struct ComputedInt: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Computed") }
  static var defaultQuery: ComputedIntQuery { ComputedIntQuery() }
  var number: Int
  var id: Int { number }
  var displayRepresentation: DisplayRepresentation { "Computed" }
}
struct ComputedIntQuery: EntityQuery {
  func entities(for identifiers: [ComputedInt.ID]) async throws -> [ComputedInt] { [] }
}

struct OwnIdentifier: AppEntity {
  struct Key: Hashable, Sendable, EntityIdentifierConvertible {
    var entityIdentifierString: String { "" }
    static func entityIdentifier(for entityIdentifierString: String) -> Key? { nil }
  }
  static var defaultQuery = Query()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Own"
  var id: Key
  var displayRepresentation: DisplayRepresentation { "Own" }

  struct Query: EntityQuery {
    func entities(for identifiers: [Key]) async throws -> [OwnIdentifier] { [] }
  }
}

struct AliasedIdentifier: AppEntity {
  typealias ID = UUID
  typealias DefaultQuery = AliasedQuery
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Aliased"
  static var defaultQuery: DefaultQuery { .init() }
  let id: ID
  var displayRepresentation: DisplayRepresentation { "Aliased" }
}
struct AliasedQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [AliasedIdentifier] { [] }
}

struct InExtension {
  var name: String
}
extension InExtension: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "In an Extension"
  static let defaultQuery: InExtensionQuery = .init()
  var id: String { name }
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}
struct InExtensionQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [InExtension] { [] }
}

struct WrappedIdentifier: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wrapped"
  static let defaultQuery = WrappedQuery()
  @Property(title: "Identifier") var id: Int
  var displayRepresentation: DisplayRepresentation { "Wrapped" }
}
struct WrappedQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [WrappedIdentifier] { [] }
}

// The type of the identifier is inferred from its value.
final class Inferred: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Inferred"
  static let defaultQuery = InferredQuery()
  let id = "only"
  var displayRepresentation: DisplayRepresentation { "Inferred" }
}
struct InferredQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Inferred] { [] }
}

// The same by an initializer, as code that makes entities up often does.
struct InferredCall: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Inferred Call"
  static let defaultQuery = InferredCallQuery()
  var id = UUID()
  var displayRepresentation: DisplayRepresentation { "Inferred" }
}
struct InferredCallQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [InferredCall] { [] }
}
