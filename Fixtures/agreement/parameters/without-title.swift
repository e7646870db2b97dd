import AppIntents

struct Untitled: AppIntent {
  static let title: LocalizedStringResource = "Untitled"
  @Parameter var bare: Int
  @Parameter() var empty: String
  @Parameter(description: "Only described") var described: Bool
  @IntentParameter(title: "Spelled out") var spelled: Int
  @AppIntents.IntentParameter(title: "Qualified") var qualified: Int
  func perform() async throws -> some IntentResult { .result() }
}
