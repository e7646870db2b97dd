import AppIntents

struct Carriage: AppIntent {
  static let title: LocalizedStringResource = "Carriage Return"
  static let description = IntentDescription(
    """
    Two lines,
    one break.
    """)

  // A comment.
  @Parameter(title: "Name")
  var name: String

  func perform() async throws -> some IntentResult { .result() }
}
