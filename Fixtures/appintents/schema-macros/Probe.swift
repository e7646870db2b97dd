import AppIntents

struct ProbePostEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Post"
  static let defaultQuery = ProbePostQuery()

  let id: Int

  @Property(title: "Title", indexingKey: \.title)
  var title: String

  @DeferredProperty(title: "Loaded Comments")
  var loadedComments: [String] {
    get async throws { ["first"] }
  }

  var displayRepresentation: DisplayRepresentation { "A post" }
}

struct ProbePostQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [ProbePostEntity] { [] }
  func entities(matching string: String) async throws -> [ProbePostEntity] { [] }
}

/// The macro makes it an `OpenIntent`.
@AppIntent(schema: .system.open)
struct ProbeOpenPostIntent {
  static let title: LocalizedStringResource = "Open Post"
  static var supportedModes: IntentModes { .foreground }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  @Parameter(title: "Post", requestValueDialog: "Which one?")
  var target: ProbePostEntity

  func perform() async throws -> some IntentResult {
    .result()
  }
}

@AppIntent(schema: .system.searchInApp)
struct ProbeSearchIntent: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Probe"
  static let description = IntentDescription("Searches.", searchKeywords: ["search"])
  static let searchScopes: [StringSearchScope] = [.general]
  static var supportedModes: IntentModes { .foreground }
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  static var parameterSummary: some ParameterSummary {
    Summary("Search Probe for \(\.$criteria)")
  }

  /// A parameter by the macro, without a wrapper and so without a title.
  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    .result()
  }
}
