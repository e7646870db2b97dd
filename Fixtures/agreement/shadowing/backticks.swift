import AppIntents

struct `Type With Spaces`: AppIntent { static let title: LocalizedStringResource = "Spaces"; func perform() async throws -> some IntentResult { .result() } }
struct `class`: AppIntent {
  static let `title`: LocalizedStringResource = "Class"
  @`Parameter`(title: "In") var `in`: Int
  @Parameter(title: "Self") var `self`: String
  static var parameterSummary: some ParameterSummary { Summary("\(\.$in)") }
  func perform() async throws -> some IntentResult { .result() }
}
