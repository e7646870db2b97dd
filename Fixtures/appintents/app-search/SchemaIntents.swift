import AppIntents

// What `@AppIntent(schema:)` expands to, written by hand: the macro's plugin comes with Xcode alone.

@available(iOS 27.0, *)
struct OpenPhoebusPostIntent {
  static let title: LocalizedStringResource = "Open Phoebus Post"
  static var supportedModes: IntentModes { .foreground }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  @Parameter(title: "Post", requestValueDialog: "Which one?")
  var target: PhoebusPostEntity

  func perform() async throws -> some IntentResult {
    .result()
  }
}

@available(iOS 27.0, *)
extension OpenPhoebusPostIntent: AssistantSchemaIntent {
  static let __appSchemaIntent = "system.open"
}

@available(iOS 27.0, *)
extension OpenPhoebusPostIntent: AppIntent {}

@available(iOS 27.0, *)
extension OpenPhoebusPostIntent: OpenIntent {}

@available(iOS 27.0, *)
struct OpenPhoebusSubscribedSubredditIntent {
  static let title: LocalizedStringResource = "Open Subscribed Phoebus Community"
  static var supportedModes: IntentModes { .foreground }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  @Parameter(title: "Subreddit", requestValueDialog: "Which one?")
  var target: PhoebusSubredditEntity

  func perform() async throws -> some IntentResult {
    .result()
  }
}

@available(iOS 27.0, *)
extension OpenPhoebusSubscribedSubredditIntent: AssistantSchemaIntent {
  static let __appSchemaIntent = "system.open"
}

@available(iOS 27.0, *)
extension OpenPhoebusSubscribedSubredditIntent: AppIntent {}

@available(iOS 27.0, *)
extension OpenPhoebusSubscribedSubredditIntent: OpenIntent {}

@available(iOS 27.0, *)
struct OpenPhoebusCommentIntent {
  static let title: LocalizedStringResource = "Open Phoebus Comment"
  static var supportedModes: IntentModes { .foreground }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  @Parameter(title: "Comment", requestValueDialog: "Which one?")
  var target: PhoebusCommentEntity

  func perform() async throws -> some IntentResult {
    .result()
  }
}

@available(iOS 27.0, *)
extension OpenPhoebusCommentIntent: AssistantSchemaIntent {
  static let __appSchemaIntent = "system.open"
}

@available(iOS 27.0, *)
extension OpenPhoebusCommentIntent: AppIntent {}

@available(iOS 27.0, *)
extension OpenPhoebusCommentIntent: OpenIntent {}

@available(iOS 27.0, *)
struct SearchPhoebusIntent: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Phoebus"
  static let description = IntentDescription(
    "Searches Reddit in Phoebus and shows the results in its search screen.",
    searchKeywords: ["search", "find", "look up", "reddit", "posts", "subreddit"])
  static let searchScopes: [StringSearchScope] = [.general]
  static var supportedModes: IntentModes { .foreground }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  static var parameterSummary: some ParameterSummary {
    Summary("Search Phoebus for \(\.$criteria)")
  }

  @Parameter()
  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    .result()
  }
}

@available(iOS 27.0, *)
extension SearchPhoebusIntent: AssistantSchemaIntent {
  static let __appSchemaIntent = "system.searchInApp"
}

@available(iOS 27.0, *)
extension SearchPhoebusIntent: AppIntent {}
