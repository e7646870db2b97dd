extension Rule {
  static let tooManyAppShortcuts: Rule = Rule(
    id: "too-many-app-shortcuts", severity: .error, summary: "an app has more than ten App Shortcuts",
    rationale: """
      An app can have at most ten App Shortcuts. The system drops the others without a warning, or Xcode's build fails. \
      Remove the ones that are least useful. Those that a getter appends to a list count, too.
      """,
    source: "WWDC22 10170, WWDC23 10102, Human Interface Guidelines",
    furtherAppleMessages: ["Found <N> App Shortcuts, but each app may have at most 10"], mayLackFacts: true,
    reported: Example(provider(count: 11, marking: 11)),
    correct: Example(provider(count: 10)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let (apps, isComplete) = model.apps
    if !isComplete { reporter.leaveUnchecked(without: .targetMap) }
    for app in apps {
      for list in app.lists { report(list.longestPerSystem(model.settings), of: app, &reporter) }
    }
  }

  /// Reports the first App Shortcut above the limit. Those that a getter puts together are counted after the others.
  private static func report(_ listed: [ListedShortcut], of app: AppProviders, _ reporter: inout Reporter) {
    let unlisted = app.providers.flatMap { provider in
      provider.provider.unlistedShortcuts.map { (type: provider.type, place: $0) }
    }
    let count = listed.count + unlisted.count, limit = Limits.appShortcuts
    guard count > limit else { return }
    let first =
      listed.count > limit
      ? (type: listed[limit].provider.type, place: listed[limit].shortcut.calleePlace) : unlisted[limit - listed.count]
    let names = app.providers.map { "'\($0.type.name)'" }.joined(separator: " and ")
    reporter.report(
      names + (app.providers.count > 1 ? " together have" : " has")
        + " \(count) App Shortcuts, but an app can have only \(limit), so the others are lost; remove \(count - limit)",
      at: first.place, symbol: first.type.symbol,
      notes: app.providers.count == 1
        ? [] : app.providers.map { .declaration(of: $0.type.name, at: $0.type.place) })
  }
}

/// Limits of the framework. Apple has not changed them since 2022.
enum Limits {
  static let appShortcuts = 10
  static let phrases = 1000
}

extension AppProviders {
  /// The lists that are counted: for several providers, one list with the first `#if` branch of each; for one provider, a list for
  /// each of its `#if` branches.
  var lists: [[ListedShortcut]] {
    guard providers.count == 1 else { return [shortcuts] }
    let listed = Dictionary(grouping: shortcuts, by: \.alternative)
    return providers[0].provider.appShortcuts.alternatives.indices.map { listed[$0] ?? [] }
  }
}

/// A provider with `count` shortcuts. `↓` is before shortcut `marked`.
private func provider(count: Int, marking marked: Int? = nil) -> String {
  let shortcuts = (1...count).map { number in
    "    \(number == marked ? "↓" : "")AppShortcut(intent: A(), phrases: [\"Do \(number) in \\(.applicationName)\"], "
      + "shortTitle: \"A\", systemImageName: \"star\")\n"
  }
  return """
    struct P: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
    \(shortcuts.joined())  }
    }
    """
}
