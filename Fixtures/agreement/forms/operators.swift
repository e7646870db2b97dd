import AppIntents

// Calls of operators are nothing that is seen.
struct Operators: AppIntent {
  static let title: LocalizedStringResource = "Operators"
  @Parameter(title: "a", default: +5) var a: Int
  @Parameter(title: "b", default: -(5)) var b: Int
  @Parameter(title: "c", default: ~0) var c: Int
  @Parameter(title: "d", default: !true) var d: Bool
  @Parameter(title: "e", default: true && false) var e: Bool
  @Parameter(title: "f", default: 1 + 2) var f: Int
  @Parameter(title: "g", default: "a" + "b") var g: String
  @Parameter(title: "h", default: 2 * 3 - 1) var h: Int
  static let openAppWhenRun = !false
  func perform() async throws -> some IntentResult { .result() }
}
