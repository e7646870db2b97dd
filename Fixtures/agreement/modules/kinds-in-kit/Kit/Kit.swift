import AppIntents

public struct Spot: AppEntity {
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Spot", numericFormat: "\(placeholder: .int) spots")
  public static let defaultQuery = SpotQuery()
  public var id: String
  public var displayRepresentation: DisplayRepresentation { "Spot" }
}
public struct SpotQuery: EntityQuery {
  public init() {}
  public func entities(for identifiers: [String]) async throws -> [Spot] { [] }
}
