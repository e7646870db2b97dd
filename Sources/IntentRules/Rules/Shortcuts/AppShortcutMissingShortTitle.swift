import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let appShortcutMissingShortTitle = Rule(
    id: "app-shortcut-missing-short-title", severity: .warning, summary: "an App Shortcut has no short title",
    rationale: """
      Since iOS 17 Spotlight and Shortcuts show the short title under the shortcut's image; without it the shortcut has no \
      name there. An error where the deployment target is iOS 17 or later.
      """,
    source: "WWDC23 10102",
    triggering: [
      Example(
        .shortcuts(
          #"↓AppShortcut(intent: OpenShelf(), phrases: ["Open \(.applicationName)"], systemImageName: "star")"#),
        fixed: .shortcuts(
          #"AppShortcut(intent: OpenShelf(), phrases: ["Open \(.applicationName)"], shortTitle: "Open Shelf", systemImageName: "star")"#
        )),
      Example(.shortcuts(#"↓AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])"#)),
      Example(
        .shortcuts("↓AppShortcut(\n  intent: Open(),\n  phrases: [\n    \"Open \\(.applicationName)\"\n  ]\n)"),
        fixed: .shortcuts(
          "AppShortcut(\n  intent: Open(),\n  phrases: [\n    \"Open \\(.applicationName)\"\n  ],\n  shortTitle: \"Open\"\n)"
        )),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      Example(
        .shortcuts(
          #"AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"], shortTitle: title, systemImageName: "a")"#
        )),
      // Older systems show none.
      Example(
        .shortcuts(
          #"""
          if #available(iOS 17, *) {
            AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"], shortTitle: "Open", systemImageName: "a")
          } else {
            AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])
          }
          """#)),
    ]
  ) { model, reporter in
    for listed in model.listedShortcuts where listed.shortcut.shortTitle == nil && !listed.shortcut.isForOldSystems {
      let words = listed.intentName.splitIntoWords
      let fixes = listed.shortcut.placeBehindPhrases.map { place in
        [
          FixIt(
            "add a short title", .needsReview,
            [.init(place, ", shortTitle: \"\(words)\"", follows: listed.shortcut.phrasesPlace)])
        ]
      }
      reporter.report(
        "the shortcut of '\(listed.intentName)' has no short title", at: listed.shortcut.calleePlace,
        symbol: listed.symbol, severity: model.settings.deploys(since: [17]) == true ? .error : nil, fixes: fixes ?? [])
    }
  }
}

extension AppShortcut {
  /// It is listed where the checks for iOS 17, or an older release, fail.
  var isForOldSystems: Bool {
    availability.contains { availability in
      guard availability.platform == "iOS", let version = availability.obsoleted else { return false }
      return version.split(separator: ".").first.flatMap { Int($0) }.map { $0 <= 17 } ?? false
    }
  }

  /// Where further arguments go in.
  fileprivate var placeBehindPhrases: Place? {
    phrasesPlace.map { Place($0.file, ByteSpan($0.span.end, $0.span.end)) }
  }
}
