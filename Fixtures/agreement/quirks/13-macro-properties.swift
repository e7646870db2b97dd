import AppIntents

struct Computed: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Computed"
  static let defaultQuery = ComputedQuery()
  var id = 1
  @ComputedProperty var plain: String { "x" }
  @ComputedProperty(title: "Titled") var titled: Int? { nil }
  @DeferredProperty(title: "Deferred") var later: [Double] { get async throws { [] } }
  @ComputedProperty(indexingKey: \.displayName) var indexed: String { "x" }
  var displayRepresentation: DisplayRepresentation { "Computed" }
}
struct ComputedQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [Computed] { [] } }
