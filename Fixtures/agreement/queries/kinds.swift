import AppIntents

struct One: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "One"
  static let defaultQuery = OneQuery()
  var displayRepresentation: DisplayRepresentation { "One" }
}
struct OneQuery: UniqueAppEntityQuery { func uniqueEntity() async throws -> One { One() } }
struct Values: IntentValueQuery { func values(for input: String) async throws -> [One] { [] } }
