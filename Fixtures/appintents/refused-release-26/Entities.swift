import AppIntents

struct Search: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search"
  static let searchScopes: [StringSearchScope] = [.general]
  static let allowedExecutionTargets: IntentExecutionTargets = .main

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}
