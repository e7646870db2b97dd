import AppIntents

struct Ranges: AppIntent {
  static let title: LocalizedStringResource = "Ranges"
  @Parameter(title: "a", controlStyle: .field, inclusiveRange: (1, 10)) var a: Int
  @Parameter(title: "b", default: 0.5, controlStyle: .slider, inclusiveRange: (lowerBound: -1.5, upperBound: 1e3)) var b: Double
  @Parameter(title: "c", inclusiveRange: (-7, 0)) var c: Int
  func perform() async throws -> some IntentResult { .result() }
}
