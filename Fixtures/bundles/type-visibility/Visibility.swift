import AppIntents

func makeFlag() -> Bool { true }

@AppEntity(schema: .books.book)
struct Book {
  static let defaultQuery = BookQuery()
  static let isAssistantOnly = true
  static let isDiscoverable = makeFlag()

  let id: Int
  var displayRepresentation: DisplayRepresentation { "Book" }
}

struct BookQuery: EntityQuery {
  static let isDiscoverable = false

  func entities(for identifiers: [Int]) async throws -> [Book] { [] }
}

@AppEnum(schema: .books.theme)
enum Theme: String {
  case light, dark

  static var isAssistantOnly: Bool { true }
  static let isDiscoverable: Bool = false
  static let caseDisplayRepresentations: [Theme: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

enum Size: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}
