import AppIntents

struct Lines: AppIntent {
  static let title: LocalizedStringResource = """
      First
    second\tline
    """
  static let description = IntentDescription("""
  no indent \
  joined \
    kept
  """)
  @Parameter(title: """
    "quotes" and \"""three\"""
    """) var quotes: String
  func perform() async throws -> some IntentResult { .result() }
}
