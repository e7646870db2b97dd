import AppIntents

// The framework asks 'isAssistantOnly' of types with a schema. A document of Apple's has an entity with it, and its coder has one
// object for all kinds of types. A value that equals the default is the same as none.

@AppEntity(schema: .whiteboard.board)
struct Board {
  static let defaultQuery = BoardQuery()
  static let isAssistantOnly = true

  let id: String
  var title: String
  var creationDate: Date?
  var lastModificationDate: Date?
  var displayRepresentation: DisplayRepresentation { "Board" }
}

struct BoardQuery: EntityQuery {
  static let isDiscoverable = true

  func entities(for identifiers: [String]) async throws -> [Board] { [] }
}

@AppEnum(schema: .whiteboard.color)
enum Color: String {
  case red, blue

  static let isAssistantOnly = true
  static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [.red: "Red", .blue: "Blue"]
}

enum Paper: String, AppEnum {
  case plain, lined

  static let isAssistantOnly = false
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
  static let caseDisplayRepresentations: [Paper: DisplayRepresentation] = [.plain: "Plain", .lined: "Lined"]
}
