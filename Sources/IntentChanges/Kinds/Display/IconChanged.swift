extension ChangeKind {
  static let iconChanged = ChangeKind(
    "icon-changed", .info, .display, summary: "something has another image or colour",
    rationale: """
      People find tiles by their look. Images of App Shortcuts and of the cases of app enums, and the tiles' colour, are for \
      people's eyes.
      """,
    source: "Apple's documentation of AppShortcut and shortcutTileColor",
    examples: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: [], shortTitle: "A", systemImageName: "book")"#),
        shortcuts(#"↓AppShortcut(intent: A(), phrases: [], shortTitle: "A", systemImageName: "books.vertical")"#)),
      ChangeExample(
        """
        enum Shelf: String, AppEnum {
          case a
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] =
            [.a: .init(title: "A", image: .init(systemName: "book"))]
        }
        """,
        """
        enum Shelf: String, AppEnum {
          case ↓a
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] =
            [.a: .init(title: "A", image: .init(systemName: "books.vertical"))]
        }
        """),
      ChangeExample(
        """
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] { [] }
          static let shortcutTileColor: ShortcutTileColor = .blue
        }
        """,
        """
        struct ↓Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] { [] }
          static let shortcutTileColor: ShortcutTileColor = .teal
        }
        """),
    ],
    harmless: [
      ChangeExample(
        shortcuts(#"AppShortcut(intent: A(), phrases: [], shortTitle: "A", systemImageName: "book")"#),
        shortcuts(#"AppShortcut(intent: A(), phrases: [], shortTitle: "B", systemImageName: "book")"#))
    ]
  ) { comparison, reporter in
    for pair in comparison.shortcuts.pairs {
      guard let old = pair.old.shortcut.systemImageName.known, let new = pair.new.shortcut.systemImageName.known,
        old != new
      else { continue }
      reporter.report(
        "the App Shortcut of '\(pair.new.intent)' has the image '\(new)' instead of '\(old)'", symbol: pair.old.symbol,
        at: .new(pair.new.shortcut.location))
    }
    for pair in comparison.enums.pairs {
      for match in comparison.cases(of: pair).pairs where match.old.image.differs(from: match.new.image) {
        reporter.report(
          "'\(pair.new.type.name).\(match.new.name)' has another image",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location))
      }
    }
    for old in comparison.old.providers {
      guard let new = comparison.new.providers.first(where: { $0.type.name == old.type.name }),
        old.tileColor.differs(from: new.tileColor)
      else { continue }
      reporter.report(
        "the tiles of '\(new.type.name)' have another colour", symbol: old.type.symbol, at: .new(new.type.location))
    }
  }
}
