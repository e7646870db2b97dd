extension Rule {
  static let replacedByWatchApp: Rule = Rule(
    id: "replaced-by-watch-app", severity: .warning,
    summary: "the watch app's version of an entity or enum replaces the app's, which loses facts",
    rationale: """
      Xcode merges the metadata of a library into an app more than once. It does so for each platform that the build \
      makes the library for. The library's \
      files for the embedded watch app come last, and an entity or enum of the same name replaces the one of the app as a \
      whole. What is under '#if !os(watchOS)' is then missing from the app's metadata: a schema, properties, conformances. \
      Siri no longer knows the entity by its schema, and Xcode reports nothing. Give the type another name on \
      watchOS, and a 'typealias' with the common name. Intents were seen to keep what the app has, so they are not reported.
      """,
    source: """
      touyou/IntentTodo, FB24570185: an entity with 20 properties and a schema had 10 and none, Apple's tool of Xcode 27 run with the \
      inputs in both orders
      """,
    needs: [.targetMap], reads: [.products],
    reported: Example(
      bookOfKit, settings: replacing(["Kit.Book": ["the property 'pages'"]]),
      project: "the library for watchOS has no property 'pages'"),
    correct: Example(
      bookOfKit.replacing(text: "↓", with: ""), settings: replacing([:]),
      project: "the library for watchOS has the same property"),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for contents in model.products.contents {
      for case .facts(of: let declaration, let facts) in contents.losses.map(\.subject) {
        reporter.report(
          "the '\(declaration.qualifiedName)' of the embedded watch app replaces the one of '\(contents.product.name)', which loses "
            + "\(facts.listed()); give the type another name on watchOS", at: declaration.place,
          symbol: declaration.symbol,
          cause: .init(facts.joined(separator: "\n"), note: "'\(declaration.qualifiedName)' loses the same"))
      }
    }
  }
}

/// An app with a library, and what the watch app's version of the library lacks.
private func replacing(_ facts: [String: [String]]) -> LintSettings {
  var settings = LintSettings(modules: ["App": .app, "Kit": .library])
  settings.factsReplacedByWatchApp = facts
  return settings
}

private let bookOfKit = """
  // file: App/App.swift
  import Kit

  // file: Kit/Book.swift
  import AppIntents

  struct ↓Book: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    var displayRepresentation: DisplayRepresentation { "Book" }

    #if !os(watchOS)
      @Property(title: "Pages") var pages: Int
    #endif
  }
  """
