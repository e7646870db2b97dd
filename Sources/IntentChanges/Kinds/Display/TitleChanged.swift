extension ChangeKind {
  static let titleChanged = ChangeKind(
    "title-changed", .info, .display, summary: "a title changed",
    rationale: """
      Users look for the old title. Nothing stops working: the titles of intents, parameters and properties, the \
      display names of entities and enums, and the short titles of App Shortcuts are only displayed.
      """,
    source: "Apple's documentation of AppIntent (title)",
    examples: [
      ChangeExample(
        """
        struct Search: AppIntent {
          static let title: LocalizedStringResource = "Search"
        }
        """,
        """
        struct ↓Search: AppIntent {
          static let title: LocalizedStringResource = "Find"
        }
        """),
      ChangeExample(
        """
        struct Search: AppIntent {
          @Parameter(title: "Text") var text: String
        }
        """,
        """
        struct Search: AppIntent {
          @Parameter(title: "Words") var ↓text: String
        }
        """),
    ],
    harmless: [
      ChangeExample(
        """
        struct Search: AppIntent {
          static let title: LocalizedStringResource = "Search"
        }
        """,
        """
        struct Search: AppIntent {
          static let title = LocalizedStringResource("Search", table: "Intents")
        }
        """)
    ]
  ) { comparison, reporter in
    for pair in comparison.intents.pairs {
      reporter.compare(
        pair.old.title, pair.new.title, of: pair.new.type.name, pair.old.type.symbol, pair.new.type.location)
      for match in comparison.parameters(of: pair).pairs {
        reporter.compare(
          match.old.title, match.new.title, of: "\(pair.new.type.name).\(match.new.name)",
          "\(pair.old.type.symbol)/\(match.old.name)", match.new.location)
      }
    }
    for pair in comparison.entities.pairs {
      reporter.compare(
        pair.old.displayName, pair.new.displayName, of: pair.new.type.name, pair.old.type.symbol, pair.new.type.location
      )
      for match in comparison.properties(of: pair).pairs {
        reporter.compare(
          match.old.title, match.new.title, of: "\(pair.new.type.name).\(match.new.name)",
          "\(pair.old.type.symbol)/\(match.old.name)", match.new.location)
      }
    }
    for pair in comparison.enums.pairs {
      reporter.compare(
        pair.old.displayName, pair.new.displayName, of: pair.new.type.name, pair.old.type.symbol, pair.new.type.location
      )
    }
    for pair in comparison.shortcuts.pairs {
      reporter.compare(
        pair.old.shortcut.shortTitle, pair.new.shortcut.shortTitle, of: pair.new.intent, pair.old.symbol,
        pair.new.shortcut.location)
    }
  }
}

extension ChangeReporter {
  fileprivate mutating func compare(
    _ old: Stated<String>, _ new: Stated<String>, of name: String, _ symbol: String, _ location: Catalog.Location?
  ) {
    guard let before = old.known, let after = new.known, before != after else { return }
    report("the title of '\(name)' changed from '\(before)' to '\(after)'", symbol: symbol, at: .new(location))
  }
}
