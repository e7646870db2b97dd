import AppIntents

struct Ranges: AppIntent {
  static let title: LocalizedStringResource = "Ranges"
  @Parameter(title: "a", controlStyle: .slider, inclusiveRange: (1, 10)) var a: Int
  @Parameter(title: "b", default: 0.5, inclusiveRange: (lowerBound: -1.5, upperBound: 1e3)) var b: Double
  @Parameter(title: "c", inclusiveRange: (0, limit)) var c: Int
  static let limit = 5
  func perform() async throws -> some IntentResult { .result() }
}
