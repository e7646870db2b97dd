import AppIntents

enum K { static let s = "s" }
func make() -> String { "" }
struct Interpolated: AppIntent {
  static let title: LocalizedStringResource = "Interpolated"
  @Parameter(title: "a", default: "one \(1) two") var a: String
  @Parameter(title: "b", default: "call \(make())") var b: String
  @Parameter(title: "c", default: "choice \(true ? 1 : 2)") var c: String
  @Parameter(title: "d", default: "nested \("x \(make())")") var d: String
  func perform() async throws -> some IntentResult { .result() }
}
