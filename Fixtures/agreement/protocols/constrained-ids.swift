import AppIntents

// An entity's identifier type by what a protocol asks of it.
protocol Song: AppEntity where ID == Int {}
protocol Album: AppEntity where Self.ID == UUID {}
protocol Track<Key>: AppEntity where ID == Key { associatedtype Key }
protocol Single: Song {}
protocol Named: AppEntity { associatedtype ID = String }
protocol Demo: AppEntity {}
extension Demo { typealias ID = Int }
protocol Refined: Track<String> {}
protocol Reversed: AppEntity where Int == ID {}
protocol Nested: AppEntity { associatedtype Key where Key == ID, ID == Int }
protocol Listing: EntityQuery where Entity == A {}

struct A: Song {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "A"
  static let defaultQuery = AQuery()
  var id: ID { 1 }
  var displayRepresentation: DisplayRepresentation { "A" }
}
struct AQuery: Listing {
  func entities(for identifiers: [Int]) async throws -> [A] { [] }
}
struct B: Album {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "B"
  static let defaultQuery = BQuery()
  let id = ID()
  var displayRepresentation: DisplayRepresentation { "B" }
}
struct BQuery: EntityQuery { func entities(for identifiers: [UUID]) async throws -> [B] { [] } }
struct C: Single {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "C"
  static let defaultQuery = CQuery()
  let id: ID
  var displayRepresentation: DisplayRepresentation { "C" }
}
struct CQuery: EntityQuery { func entities(for identifiers: [C.ID]) async throws -> [C] { [] } }
struct D: Named {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "D"
  static let defaultQuery = DQuery()
  let id: ID
  var displayRepresentation: DisplayRepresentation { "D" }
}
struct DQuery: EntityQuery { func entities(for identifiers: [String]) async throws -> [D] { [] } }
struct F: Demo {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "F"
  static let defaultQuery = FQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "F" }
}
struct FQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [F] { [] } }
struct G: Track {
  typealias Key = Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "G"
  static let defaultQuery = GQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "G" }
}
struct GQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [G] { [] } }
struct H: Refined {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "H"
  static let defaultQuery = HQuery()
  let id: ID
  var displayRepresentation: DisplayRepresentation { "H" }
}
struct HQuery: EntityQuery { func entities(for identifiers: [String]) async throws -> [H] { [] } }
struct I: Reversed {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "I"
  static let defaultQuery = IQuery()
  var id: Self.ID { 1 }
  var displayRepresentation: DisplayRepresentation { "I" }
}
struct IQuery: EntityQuery { func entities(for identifiers: [I.ID]) async throws -> [I] { [] } }
struct J: Nested {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "J"
  static let defaultQuery = JQuery()
  var id: Key { 1 }
  var displayRepresentation: DisplayRepresentation { "J" }
}
struct JQuery: EntityQuery { func entities(for identifiers: [J.ID]) async throws -> [J] { [] } }
struct K: Named {
  struct ID: Hashable, Sendable, EntityIdentifierConvertible {
    var entityIdentifierString: String { "" }
    static func entityIdentifier(for entityIdentifierString: String) -> ID? { nil }
  }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "K"
  static let defaultQuery = KQuery()
  let id: ID
  var displayRepresentation: DisplayRepresentation { "K" }
}
struct KQuery: EntityQuery { func entities(for identifiers: [K.ID]) async throws -> [K] { [] } }
