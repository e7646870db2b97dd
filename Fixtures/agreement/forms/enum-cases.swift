import AppIntents

enum Tone: String, AppEnum {
  case low, `default`, high
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
  static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [.low: "Low", .`default`: "Default", Tone.high: "High"]
}
struct Cases: AppIntent {
  static let title: LocalizedStringResource = "Cases"
  @Parameter(title: "a", default: .low) var a: Tone
  @Parameter(title: "b", default: Tone.high) var b: Tone
  @Parameter(title: "c", default: App.Tone.low) var c: Tone
  @Parameter(title: "d", default: .`default`) var d: Tone
  @Parameter(title: "e", default: .default) var e: Tone?
  @Parameter(title: "f", default: Tone.`default`) var f: Tone
  func perform() async throws -> some IntentResult { .result() }
}
