import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let appShortcutMissingShortTitle: Rule = Rule(
    id: "app-shortcut-missing-short-title", severity: .warning, summary: "an App Shortcut has no short title",
    rationale: """
      Since iOS 17, Spotlight and Shortcuts show the short title below the image of an App Shortcut. If it is missing, the \
      App Shortcut has no name of its own there. If it has no 'systemImageName' either, the finding names both. The App \
      Shortcuts of one provider are one finding. The severity is error if the deployment target is iOS 17 or later.
      """,
    source: "WWDC23 10102",
    isFixable: true,
    reported: Example(
      shelfShortcut(
        #"""
            ↓AppShortcut(
              intent: OpenShelf(),
              phrases: ["Open my shelf in \(.applicationName)"],
              systemImageName: "books.vertical")
        """#),
      fixed: shelfShortcut(
        #"""
            AppShortcut(
              intent: OpenShelf(),
              phrases: ["Open my shelf in \(.applicationName)"],
              shortTitle: "Open Shelf",
              systemImageName: "books.vertical")
        """#)),
    correct: Example(.phrases(#""Open \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for listed in model.listedShortcuts where listed.shortcut.shortTitle == nil && !listed.shortcut.isForOldSystems {
      let words = listed.intentName.splitIntoWords, hasImage = listed.shortcut.systemImageName != nil
      let fixes = listed.shortcut.phrasesPlace.map { place in
        let arguments = ", shortTitle: \"\(words)\"" + (hasImage ? "" : ", systemImageName: \"app\"")
        return [
          FixIt(
            hasImage ? "add a short title" : "add a short title and an image", .needsReview,
            [.init(place.ending, arguments, follows: place)])
        ]
      }
      reporter.report(
        hasImage
          ? "the App Shortcut for '\(listed.intentName)' has no short title, which Spotlight and Shortcuts show from iOS 17"
          : "the App Shortcut for '\(listed.intentName)' has neither a short title nor an image, which Spotlight and Shortcuts show from iOS 17; "
            + "add 'shortTitle' and 'systemImageName'",
        at: listed.shortcut.calleePlace, symbol: listed.symbol,
        severity: model.settings.deploys(since: [17]) == true ? .error : nil, fixes: fixes ?? [],
        cause: .init(
          listed.provider.type.symbol,
          note: "the App Shortcut for '\(listed.intentName)' has no short title\(hasImage ? "" : " and no image")"))
    }
  }
}

extension AppShortcut {
  /// Whether it is listed only if a check for iOS 17 or an older release fails.
  var isForOldSystems: Bool {
    availability.contains { availability in
      guard availability.platform == "iOS", let version = availability.obsoleted else { return false }
      return version.split(separator: ".").first.flatMap { Int($0) }.map { $0 <= 17 } ?? false
    }
  }
}

/// A provider with this shortcut of the intent `OpenShelf`.
private func shelfShortcut(_ shortcut: String) -> String {
  """
  struct OpenShelf: AppIntent {
    static let title: LocalizedStringResource = "Open Shelf"
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
  \(shortcut)
    }
  }
  """
}
