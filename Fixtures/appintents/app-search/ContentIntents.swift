import AppIntents

@available(iOS 27.0, *)
struct SetPhoebusContentIndexingIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Phoebus Content Indexing"
  static let description = IntentDescription(
    """
    Make eligible public posts loaded in Phoebus and subscribed communities searchable in Spotlight. Turning off \
    removes this content index. Private, NSFW and hidden content is excluded.
    """)
  static var supportedModes: IntentModes { .background }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  static var parameterSummary: some ParameterSummary {
    Summary("Set Phoebus content indexing to \(\.$enabled)")
  }

  @Parameter(title: "Enabled")
  var enabled: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Done")
  }
}

@available(iOS 27.0, *)
struct PhoebusContentIndexStatusIntent: AppIntent {
  static let title: LocalizedStringResource = "Phoebus Content Index Status"
  static var supportedModes: IntentModes { .background }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(value: "empty", dialog: "Empty")
  }
}

@available(iOS 27.0, *)
struct FindIndexedPhoebusPostsIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Indexed Phoebus Posts"
  static var supportedModes: IntentModes { .background }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  static var parameterSummary: some ParameterSummary {
    Summary("Find indexed Phoebus posts matching \(\.$query)")
  }

  @Parameter(title: "Search")
  var query: String

  func perform() async throws
    -> some IntentResult & ReturnsValue<[PhoebusPostEntity]> & ProvidesDialog & ShowsSnippetIntent
  {
    .result(value: [], dialog: "None", snippetIntent: PhoebusPostResultsSnippetIntent())
  }
}

@available(iOS 27.0, *)
struct RefreshPhoebusSubscriptionsIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh Phoebus Subscriptions Index"
  static var supportedModes: IntentModes { .background }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Done")
  }
}

@available(iOS 27.0, *)
struct PhoebusPostResultsSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Phoebus Post Results"
  static let isDiscoverable = false
  static var supportedModes: IntentModes { .background }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  @Parameter(title: "Post identifiers")
  var identifiers: [String]

  @Parameter(title: "Account scope")
  var account: String

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: ResultsView())
  }
}
