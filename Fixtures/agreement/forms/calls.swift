import AppIntents

func make() -> Int { 1 }
func make(_ x: String) -> LocalizedStringResource { "x" }
extension Int { static func most() -> Int { 9 } }
extension LocalizedStringResource { static func made(_ s: String) -> LocalizedStringResource { "m" } }
struct Calls: AppIntent {
  static let title: LocalizedStringResource = make("title")
  static let description = IntentDescription(.made("x"))
  @Parameter(title: "a", default: make()) var a: Int
  @Parameter(title: "b", default: .most()) var b: Int
  @Parameter(title: "c", default: Int.most()) var c: Int
  @Parameter(title: "d", default: "x".count) var d: Int
  @Parameter(title: "e", default: "x".uppercased()) var e: String
  func perform() async throws -> some IntentResult { .result() }
}
