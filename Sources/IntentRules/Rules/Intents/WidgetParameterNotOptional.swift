import IntentModel
import SourceFindings

extension Rule {
  static let widgetParameterNotOptional = Rule(
    id: "widget-parameter-not-optional", severity: .warning,
    summary: "a parameter of a widget, a control or a focus filter is neither optional nor has a default value",
    rationale: """
      The system shows a widget, a control or a focus filter before the user configures it, so the parameter has no value \
      yet. Make it optional, or give it a default value. 'default: nil' is not a default value. The rule ignores a parameter whose query \
      or options provider has 'defaultResult()', and one that 'init()' assigns. Apple's metadata processor can report this, but not in every build: an app \
      with such a parameter builds with Xcode 26.4.
      """,
    source: "Apple's metadata processor",
    appleMessage: """
      Encountered a non-optional type for parameter: <parameter>. Conformance to the following AppIntent protocols \
      requires all parameter types to be optional: AppIntents.WidgetConfigurationIntent, \
      AppIntents.ControlConfigurationIntent
      """,
    triggering: [
      Example(
        """
        struct ConfigureShelf: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Configure Shelf"

          @Parameter(title: "Number of Books") var ↓count: Int
        }
        """,
        fixed: """
          struct ConfigureShelf: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Configure Shelf"

            @Parameter(title: "Number of Books") var count: Int?
          }
          """),
      Example(
        "struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var ↓size: Int }",
        fixed: "struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Int? }"),
      Example(
        "struct A: ControlConfigurationIntent { @Parameter(title: \"Book\") var ↓book: Book }\n" + .entity("Book")),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\", default: nil) var ↓size: Int }"),
      Example(
        "struct A: SetFocusFilterIntent { @Parameter(title: \"Book\") var ↓book: Book }\n" + .entity("Book")),
      // The query has suggestions, but no default.
      Example(
        "struct A: WidgetConfigurationIntent { @Parameter(title: \"Book\") var ↓book: Book }\n"
          + .queried("func suggestedEntities() async throws -> [Book] { [] }")),
      // Only the app calls this initializer.
      Example(
        "struct A: WidgetConfigurationIntent {\n  @Parameter(title: \"Size\") var ↓size: Int\n  init() {}\n"
          + "  init(size: Int) { self.size = size }\n}"),
    ],
    nonTriggering: [
      Example(
        """
        struct ConfigureShelf: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Configure Shelf"

          @Parameter(title: "Number of Books") var count: Int?
        }
        """),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Int? }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Optional<Int> }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\", default: 3) var size: Int }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\") var size: Int = 3 }"),
      Example("struct A: SetFocusFilterIntent { @Parameter(title: \"Size\", default: 3) var size: Int }"),
      Example("struct A: WidgetConfigurationIntent { @Parameter(title: \"Size\", default: nil) var size: Int? }"),
      Example("struct A: WidgetConfigurationIntent { @Dependency var store: Store }"),
      // The entity's query has a default.
      Example(
        "struct A: WidgetConfigurationIntent { @Parameter(title: \"Book\") var book: Book }\n"
          + .queried("func defaultResult() async -> Book? { nil }")),
      Example(
        "struct A: WidgetConfigurationIntent { @Parameter(title: \"Books\") var books: [Book] }\n"
          + .queried("func defaultResult() async -> [Book]? { nil }")),
      // So has the parameter's own query, and its options provider.
      Example(
        "struct A: WidgetConfigurationIntent { @Parameter(title: \"Book\", query: Shelf()) var book: Book }\n"
          + .entity("Book")
          + "struct Shelf: EntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] }\n"
          + "  func defaultResult() async -> Book? { nil } }"),
      Example(
        "struct A: WidgetConfigurationIntent { @Parameter(title: \"Name\", optionsProvider: Names()) var name: String }\n"
          + "struct Names: DynamicOptionsProvider { func results() async throws -> [String] { [] } }\n"
          + "extension Names { func defaultResult() async -> String? { \"A\" } }"),
      // The initializer that the system calls assigns it.
      Example(
        "struct A: WidgetConfigurationIntent {\n  @Parameter(title: \"Size\") var size: Int\n  init() { size = 3 }\n}"),
      Example(
        "struct A: WidgetConfigurationIntent {\n  @Parameter(title: \"Size\") var size: Int\n  init() { self.size = 3 }\n}"
      ),
      Example(
        "struct A: WidgetConfigurationIntent {\n  @Parameter(title: \"Size\") var size: Int\n"
          + "  init() { self.init(size: 3) }\n  init(size: Int) { self.size = size }\n}"),
      Example("struct A: AppIntent { @Parameter(title: \"Size\") var size: Int }"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents
    where intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent") {
      for parameter in intent.parameters where parameter.wrapper == .parameter {
        guard let type = parameter.type, !type.isOptional, !parameter.argument("default").isValue,
          !parameter.initialValue.isValue, !intent.assignedParameters.contains(parameter.name),
          !model.hasDefaultResult(parameter)
        else { continue }
        reporter.report(
          "parameter '\(parameter.name)' of '\(intent.type.name)' must be optional or have a default value, because it has no value before the user configures it",
          at: parameter.place, symbol: intent.type.symbol(parameter.name),
          fixes: [FixIt("make it optional", .needsReview, [.init(type.place.ending, "?")])],
          cause: .init(intent.type.symbol, note: "so must '\(parameter.name)'"))
      }
    }
  }
}

extension LintModel {
  /// Whether the system asks the query of the parameter's entity, or the parameter's own provider, for a value.
  ///
  /// Apple's guide "Making a configurable widget" has a parameter that is not optional, whose query has `defaultResult()`.
  fileprivate func hasDefaultResult(_ parameter: WrappedProperty) -> Bool {
    var type = parameter.type
    if let element = type?.elements.first, type?.kind == .array || type?.kind == .set { type = element }
    let queries = parameter.providers.map(\.reference) + [entity(type?.declaration)?.defaultQuery.only]
    return queries.flatMap(providerTypes).contains { type in
      type.members.contains { $0.kind == .function && $0.name == "defaultResult" }
    }
  }
}

extension String {
  /// An entity whose query has one more member.
  fileprivate static func queried(_ member: String) -> String {
    """
    struct Book: AppEntity {
      let id: Int
      static let defaultQuery = BookQuery()
    }
    struct BookQuery: EntityQuery {
      func entities(for identifiers: [Int]) async throws -> [Book] { [] }
      \(member)
    }
    """
  }
}

extension Value? {
  /// 'nil' is not a default value of a type that is not optional.
  fileprivate var isValue: Bool {
    switch self?.form {
    case nil, .nil: false
    default: true
    }
  }
}
