import IntentModel
import IntentReports

extension Rule {
  static let unknownTileColor: Rule = Rule(
    id: "unknown-tile-color", severity: .error,
    summary: "'shortcutTileColor' is a color that the framework does not have",
    rationale: """
      'ShortcutTileColor' is an enum of the framework with fifteen colors. Any other name does not compile. Use one of its \
      colors.
      """,
    source: "AppIntents documentation: ShortcutTileColor",
    isFixable: true,
    reported: Example(
      tile("static let shortcutTileColor: ShortcutTileColor = ↓.grapes"),
      fixed: tile("static let shortcutTileColor: ShortcutTileColor = .grape")),
    correct: Example(tile("static let shortcutTileColor: ShortcutTileColor = .grayBlue")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for provider in model.bundle.shortcutsProviders where !provider.mayHaveOwnColor {
      for alternative in provider.shortcutTileColor.alternatives {
        guard let name = alternative.content.known, KnownConstants.tileColors.row(name) == nil else { continue }
        let meant = nearest(to: name, among: KnownConstants.tileColors.names.sorted())
        reporter.report(
          "'ShortcutTileColor' has no color '\(name)', so the code does not compile; use a color that it has, such as 'blue' or 'navy'",
          at: alternative.place, symbol: provider.type.symbol("shortcutTileColor"),
          fixes: meant.map { [FixIt("replace with '.\($0)'", .needsReview, [.init(alternative.place, ".\($0)")])] }
            ?? [])
      }
    }
  }
}

/// A provider with this member.
private func tile(_ member: String) -> String {
  """
  struct Shortcuts: AppShortcutsProvider {
    \(member)
    static var appShortcuts: [AppShortcut] { [] }
  }
  """
}
