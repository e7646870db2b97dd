import AppIntents

func titled(_ text: String = "default") -> LocalizedStringResource { "x" }
struct Memberwise { var n = 3 }
struct Drink: DynamicOptionsProvider {
  var isHot = true
  init(isHot: Bool = false) { self.isHot = isHot }
  func results() async throws -> [String] { [] }
}
struct OwnDefaults: AppIntent {
  static let title: LocalizedStringResource = "Own"
  @Parameter(title: "a", optionsProvider: Drink()) var a: String
  @Parameter(title: "b", optionsProvider: Drink(isHot: true)) var b: String
  func perform() async throws -> some IntentResult { .result() }
}
