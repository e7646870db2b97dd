import AppIntents
import NotesKit

struct OpenNote: AppIntent {
  static let title: LocalizedStringResource = "Open Note"

  @Parameter(title: "Note") var note: Note

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$note)") }

  func perform() async throws -> some IntentResult { .result() }
}
