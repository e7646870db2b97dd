import AppIntents

enum Mode: String, AppEnum {
  case a, b, c
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
  static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [.a: "A", .b: "B", .c: "C"]
}
struct Nested: AppIntent {
  static let title: LocalizedStringResource = "Nested"
  @Parameter(title: "Mode") var mode: Mode
  @Parameter(title: "Flag") var flag: Bool
  @Parameter(title: "Name") var name: String?
  static var parameterSummary: some ParameterSummary {
    Switch(\.$mode) {
      Case(.a) {
        When(\.$flag, .equalTo, true) {
          When(\.$name, .hasAnyValue) { Summary("A \(\.$name)") } otherwise: { Summary("A") { \.$name } }
        } otherwise: {
          Summary("A off \(\.$mode)")
        }
      }
      Case(Mode.b) { Summary("B") }
      DefaultCase { When(\.$mode, .oneOf, [.c, .b]) { Summary("C \(\.$flag)") } otherwise: { Summary("?") } }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}
