import AppIntents

// ("text"), ((3)), "x" as T, 1 as Double, Double(3)
struct Parenthesized: AppIntent {
  static let title: LocalizedStringResource = ("Title")
  static var description: IntentDescription? { (("Described")) }
  @Parameter(title: ("A") as LocalizedStringResource, default: ((3))) var a: Int
  @Parameter(title: "B", default: 1 as Double) var b: Double
  @Parameter(title: "C", default: Double(3)) var c: Double
  @Parameter(title: "D", default: "x" as String) var d: String
  @Parameter(title: "E", default: String("made")) var e: String
  func perform() async throws -> some IntentResult { .result() }
}
