import AppIntents

struct Shown: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: LocalizedStringResource("shown.key", defaultValue: "Shown")) }
  static var defaultQuery: ShownQuery { .init() }
  let id = 5
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "fixed") }
}
struct ShownQuery: EntityQuery {
  typealias Entity = Shown
  func entities(for identifiers: [Int]) async throws -> [Shown] { [] }
}
