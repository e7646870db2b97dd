import AppIntents

struct Rich: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rich"
  static let defaultQuery = RichQuery()
  var id: UUID
  @Property(title: "When") var when: Date
  @Property(title: "Where") var place: URL?
  @Property(title: "Tags") var tags: [String]
  @Property(title: "Friend") var friend: Friend
  @Property(title: "Friends") var friends: [Friend]?
  @Property(identifier: "custom", title: "Size") var size: Measurement<UnitMass>
  var displayRepresentation: DisplayRepresentation { "Rich" }
}
struct Friend: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Friend"
  static let defaultQuery = FriendQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Friend" }
}
struct RichQuery: EntityQuery { func entities(for identifiers: [UUID]) async throws -> [Rich] { [] } }
struct FriendQuery: EntityQuery { func entities(for identifiers: [Int]) async throws -> [Friend] { [] } }
