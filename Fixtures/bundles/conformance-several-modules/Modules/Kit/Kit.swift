import AppIntents

public protocol KitIntent: AppIntent {}

extension KitIntent {
  public static var isDiscoverable: Bool { false }
}

public enum KitShelf: String {
  case upper, lower
}

public struct KitEntity: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kit Entity"
  public static let defaultQuery = KitQuery()
  public let id: String
  public var displayRepresentation: DisplayRepresentation { "Kit" }
}

public struct KitQuery: EntityQuery {
  public init() {}
  public func entities(for identifiers: [String]) async throws -> [KitEntity] { [] }
}
