import AppIntents

// White space and comments inside an attribute's name, as the compiler takes them in Swift 5's language mode.
@available(macOS 13, *)
struct Spaced: AppIntent {
  static let title: LocalizedStringResource = "Spaced"
  @
  Parameter(title: "Line break") var lineBreak: String
  @ // a comment
  IntentParameter(title: "Comment") var comment: String
  @ Parameter(title: "Space") var space: String
  @ /* a comment */ Parameter(title: "Block comment") var blockComment: Int
  @AppIntents . IntentParameter(title: "Around the period") var period: String
  @AppIntents
    .IntentParameter(title: "Period on the next line") var nextLine: String
  @ AppIntents /* a */ . /* b */ IntentParameter<Int>(title: "All") var all: Int
  @Parameter (title: "Before the parenthesis") var parenthesis: String
  @Parameter /* a comment */ (title: "Comment before the parenthesis") var commented: String
  func perform() async throws -> some IntentResult { .result() }
}
@
available(macOS 14, *)
struct Attributed: AppIntent {
  @ available(*, deprecated) static let title: LocalizedStringResource = "Attributed"
  @ MainActor func perform() async throws -> some IntentResult { .result() }
}
