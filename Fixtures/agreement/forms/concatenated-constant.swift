import AppIntents

enum K { static let s = "s" }
struct Concatenated: AppIntent {
  static let title = LocalizedStringResource(stringLiteral: "a" + "b")
  static var description: IntentDescription? { IntentDescription(stringLiteral: K.s + "x") }
  func perform() async throws -> some IntentResult { .result() }
}
