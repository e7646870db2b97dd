extension ChangeKind {
  static let iconChanged: ChangeKind = ChangeKind(
    "icon-changed", .info, .display, summary: "an image or a tile color changed",
    rationale: """
      Users recognize App Shortcuts and values by their images and colors. Nothing stops working: the images of App \
      Shortcuts, the images of app enum cases and the color of the tiles are only displayed.
      """,
    source: "Apple's documentation of AppShortcut and shortcutTileColor",
    reported: ChangeExample(
      shortcuts(#"AppShortcut(intent: A(), phrases: [], shortTitle: "A", systemImageName: "book")"#),
      shortcuts(#"↓AppShortcut(intent: A(), phrases: [], shortTitle: "A", systemImageName: "books.vertical")"#)),
    harmless: ChangeExample(
      instead: shortcuts(#"AppShortcut(intent: A(), phrases: [], shortTitle: "B", systemImageName: "book")"#)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.shortcuts.pairs {
      guard let old = pair.old.shortcut.systemImageName.known, let new = pair.new.shortcut.systemImageName.known,
        old != new
      else { continue }
      reporter.report(
        "the image of the App Shortcut of '\(pair.new.intent)' changed from '\(old)' to '\(new)'",
        symbol: pair.old.symbol,
        at: .new(pair.new.shortcut.location))
    }
    for pair in comparison.enums.pairs {
      for match in comparison.cases(of: pair).pairs where match.old.image.differs(from: match.new.image) {
        reporter.report(
          "the image of '\(pair.new.type.name).\(match.new.name)' changed",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location))
      }
    }
    for pair in comparison.providers.pairs where pair.old.tileColor.differs(from: pair.new.tileColor) {
      reporter.report(
        "the tile color of '\(pair.new.type.name)' changed", symbol: pair.old.type.symbol,
        at: .new(pair.new.type.location))
    }
  }
}
