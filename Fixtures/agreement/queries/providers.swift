import AppIntents

struct Words: DynamicOptionsProvider { func results() async throws -> [String] { ["a"] } }
struct Numbers: DynamicOptionsProvider { func results() async throws -> [Int] { [] }; func defaultResult() async -> Int? { 1 } }
struct Use: AppIntent {
  static let title: LocalizedStringResource = "Use"
  @Parameter(title: "Word", optionsProvider: Words()) var word: String
  @Parameter(title: "Number", optionsProvider: Numbers()) var number: Int
  func perform() async throws -> some IntentResult { .result() }
}
