import IntentModel
import IntentReports

extension Rule {
  static let appShortcutsBuilderUnsupported: Rule = Rule(
    id: "app-shortcuts-builder-unsupported", severity: .error,
    summary: "'appShortcuts' contains something other than calls of 'AppShortcut' and 'if #available'",
    rationale: """
      'AppShortcutsBuilder' accepts calls of 'AppShortcut', and 'if #available' without 'else'. An array needs 'return'; \
      other statements do not compile. In Xcode's build, Apple's metadata processor finds only the calls. App Shortcuts \
      that a function or a constant provides, or that are returned after other statements, are missing from the app or \
      fail the build. A list that statements put together is one finding, and its App Shortcuts still count towards the \
      limit of ten.
      """,
    source: "Apple's metadata processor; AppIntents interface of iOS 17.4 and macOS 27.0: AppShortcutsBuilder",
    isFixable: true,
    reported: Example(
      .shortcuts(#"↓[AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])]"#),
      fixed: .shortcuts(#"return [AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])]"#)),
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for provider in model.bundle.shortcutsProviders {
      let symbol = "\(provider.type.symbol)/appShortcuts"
      let refused = Set(provider.unsupportedStatements.map(\.place))
      if let first = provider.unsupportedStatements.first(where: \.isReturnAmongStatements) {
        report(first, of: provider, symbol, &reporter)
        continue
      }
      for each in provider.unreadableShortcuts where !refused.contains(each.place) {
        reporter.report(
          "'appShortcuts' must list calls of 'AppShortcut', or Xcode does not find them; found '\(each.excerpt)'",
          at: each.place, symbol: symbol)
      }
      for statement in provider.unsupportedStatements {
        reporter.report(message(for: statement.form), at: statement.place, symbol: symbol, fixes: fixes(for: statement))
      }
    }
  }

  /// Reports all unsupported statements and unreadable elements as one finding, because the form of the whole getter is wrong.
  private static func report(
    _ first: ShortcutsProvider.UnsupportedStatement, of provider: ShortcutsProvider, _ symbol: String,
    _ reporter: inout Reporter
  ) {
    let returned = provider.unsupportedStatements.map(\.place)
    let unreadable = provider.unreadableShortcuts.map(\.place).filter { place in
      !returned.contains { $0.file == place.file && $0.span.contains(place.span) }
    }
    let places = returned.filter { $0 != first.place } + unreadable
    reporter.report(
      message(for: first.form), at: first.place, symbol: symbol,
      notes: places.map { .init(message: "Xcode does not find this", place: $0) })
  }

  private static func message(for form: ShortcutsProvider.UnsupportedStatement.Form) -> String {
    switch form {
    case .array(isOnlyStatement: true): "an array in 'appShortcuts' does not compile without 'return'"
    case .array(isOnlyStatement: false):
      "an array among the elements of 'appShortcuts' does not compile; list its App Shortcuts without the array"
    case .elseClause:
      "'else' in 'appShortcuts' does not compile; 'AppShortcutsBuilder' supports only 'if #available' without 'else'"
    case .unavailabilityCheck:
      "'#unavailable' in 'appShortcuts' does not compile; 'AppShortcutsBuilder' supports only 'if #available'"
    case .returnAmongStatements:
      "Xcode does not find App Shortcuts that are returned after other statements; list the calls of 'AppShortcut' without "
        + "other statements, or return one array literal of them"
    }
  }

  /// Safe: without 'return' the code does not compile, so no behavior changes.
  private static func fixes(for statement: ShortcutsProvider.UnsupportedStatement) -> [FixIt] {
    guard case .array(isOnlyStatement: true) = statement.form else { return [] }
    return [FixIt("insert 'return'", .safe, [.init(statement.place.beginning, "return ")])]
  }
}

extension ShortcutsProvider {
  /// The elements of the list that are not calls of `AppShortcut`; for a list that cannot be read, the whole expression.
  fileprivate var unreadableShortcuts: [Unreadable] {
    appShortcuts.alternatives.flatMap { alternative in
      alternative.content.unreadable.map { [$0] } ?? (alternative.content.known ?? []).compactMap(\.unreadable)
    }
  }
}

extension ShortcutsProvider.UnsupportedStatement {
  fileprivate var isReturnAmongStatements: Bool { if case .returnAmongStatements = form { true } else { false } }
}
