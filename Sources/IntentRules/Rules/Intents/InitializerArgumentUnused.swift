import IntentModel

extension Rule {
  static let initializerArgumentUnused = Rule(
    id: "initializer-argument-unused", severity: .warning,
    summary: "an initializer of an intent does not use an argument that has the name of a parameter",
    rationale: """
      A button, a toggle or a snippet creates the intent with this initializer and passes the value. The initializer does \
      not assign it, so the parameter keeps its default value, or has none and 'perform()' fails. Assign the argument to the \
      parameter. The rule skips an initializer that calls 'fatalError' or 'preconditionFailure'.
      """,
    source: "WidgetKit documentation: Adding interactivity to widgets and Live Activities",
    triggering: [
      Example(
        """
        struct RateBook: AppIntent {
          static let title: LocalizedStringResource = "Rate Book"
          @Parameter(title: "Title") var title: String
          @Parameter(title: "Stars") var stars: Int

          init() {}

          ↓init(title: String, stars: Int) {
            self.title = title
          }

          func perform() async throws -> some IntentResult { .result() }
        }
        """),
      Example(.rating("init() {}\n↓init(stars: Int) {}")),
      Example(.rating("init() {}\n↓init(stars: Int) { self.stars = 3 }")),
      Example(.rating("init() {}\n↓init(_ stars: Int) { self.init() }")),
      Example(.rating("init(_ count: Int = 1) { stars = count }\n↓init(stars: Int) { self.init(3) }")),
    ],
    nonTriggering: [
      Example(
        """
        struct RateBook: AppIntent {
          static let title: LocalizedStringResource = "Rate Book"
          @Parameter(title: "Title") var title: String
          @Parameter(title: "Stars") var stars: Int

          init() {}

          init(title: String, stars: Int) {
            self.title = title
            self.stars = stars
          }

          func perform() async throws -> some IntentResult { .result() }
        }
        """),
      Example(.rating("init() {}\ninit(stars: Int) { self.stars = max(stars, 1) }")),
      Example(.rating("init() {}\ninit(stars count: Int) { stars = count }")),
      Example(.rating("init(count: Int = 1) { stars = count }\ninit(stars: Int) { self.init(count: stars) }")),
      Example(.rating("init() {}\ninit(stars: Int) { fatalError() }")),
      Example(.rating("init() {}\ninit(shelf: Int) {}")),
      Example(.rating("init() {}\ninit(stars: Int) { Log.write(\"\\(stars)\") }")),
      Example("struct Rating { var stars: Int; init(stars: Int) { self.stars = 3 } }"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for argument in intent.ignoredArguments {
        reporter.report(
          "this initializer of '\(intent.type.name)' does not use '\(argument.name)', so the parameter does not get the value; "
            + "assign it to 'self.\(argument.name)'",
          at: argument.place, symbol: intent.type.symbol(argument.name))
      }
    }
  }
}

extension String {
  /// An intent with a parameter and these initializers.
  fileprivate static func rating(_ initializers: String) -> String {
    .intent("RateBook", "AppIntent", "@Parameter(title: \"Stars\") var stars: Int\n\(initializers)")
  }
}
