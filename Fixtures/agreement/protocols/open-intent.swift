import AppIntents

struct Page: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()
  var id: UUID
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Page") }
}
struct PageQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [Page] { [] }
  func entities(matching string: String) async throws -> [Page] { [] }
}
struct OpenPage: OpenIntent {
  static let title: LocalizedStringResource = "Open Page"
  @Parameter(title: "Page", requestValueDialog: "Which page?") var target: Page
  func perform() async throws -> some IntentResult { .result() }
}
struct DeletePages: DeleteIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Delete Pages"
  @Parameter(title: "Pages") var entities: [Page]
  func perform() async throws -> some IntentResult { .result() }
}
