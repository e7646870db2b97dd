import AppIntents

// One name, twice: only the static member is metadata, only the instance member is a parameter.
struct AddNote: AppIntent {
  static let title: LocalizedStringResource = "Add Note"
  static let description = IntentDescription("Writes a note into a book.")

  @Parameter(title: "Title")
  var title: String?

  @Parameter(title: "Description", description: "What the note says")
  var description: String

  @Parameter(title: "Opens App")
  var openAppWhenRun: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$title) saying \(\.$description)") {
      \.$openAppWhenRun
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

// The instance member first, and the static one in an extension.
struct RenameBook: AppIntent {
  @Parameter(title: "New Name") var title: String
  var isDiscoverable: Bool { title.isEmpty }
  func perform() async throws -> some IntentResult { .result() }
}

extension RenameBook {
  static let title: LocalizedStringResource = "Rename Book"
}

struct NoteEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()

  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Description") var description: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(title)") }
}

struct NoteQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [NoteEntity] { [] }
}
