import AppIntents

enum Kind: String, AppEnum {
  case walk, ride
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
  static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.walk: "Walk", .ride: "Ride"]
}
struct Summed: AppIntent {
  static let title: LocalizedStringResource = "Summed"
  @Parameter(title: "Kind") var kind: Kind
  @Parameter(title: "Minutes") var minutes: Int
  static var parameterSummary: some ParameterSummary {
    When(\.$minutes, .greaterThan, 5) {
      Switch(\.$kind) {
        Case(.walk) { Summary("Walk \(\.$minutes)") { \.$kind } }
        Case([.ride]) { Summary("Ride \(\.$minutes)") }
        DefaultCase { Summary() }
      }
    } otherwise: {
      Summary("Short \(\.$kind)", table: "Sentences")
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}
