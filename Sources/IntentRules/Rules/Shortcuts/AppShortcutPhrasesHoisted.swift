import DocumentFormats
import IntentModel
import IntentReports

extension Rule {
  static let appShortcutPhrasesHoisted: Rule = Rule(
    id: "app-shortcut-phrases-hoisted", severity: .error,
    summary: "an App Shortcut's phrases are not literals in its initializer call",
    rationale: """
      In Xcode's build, Apple's metadata processor reads phrases from the call of 'AppShortcut'. It does not find a list, \
      a phrase or a token that is in a constant or a function. The App Shortcut then has no phrase, and Xcode drops all \
      App Shortcuts of the target.
      """,
    source: "Apple's metadata processor", appleMessage: "App Shortcuts should have at least one phrase",
    isFixable: true,
    reported: Example(
      hoisted("Self.openPhrases", #"["Open \(.applicationName)", "Open it in \(.applicationName)"]"#, mark: "↓"),
      fixed: hoisted(
        #"["Open \(.applicationName)", "Open it in \(.applicationName)"]"#,
        #"["Open \(.applicationName)", "Open it in \(.applicationName)"]"#)),
    correct: Example(.phrases(#""Open \(.applicationName)", "Open ${applicationName}""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for listed in model.listedShortcuts {
      switch listed.shortcut.phrases {
      case .unreadable(let unreadable):
        reporter.report(
          "'phrases' must be an array literal, or Xcode finds no phrases; found '\(unreadable.excerpt)'",
          at: unreadable.place, symbol: "\(listed.symbol)/phrases",
          fixes: listed.shortcut.hoistedPhrases.map {
            [FixIt("move the phrases into the call", .safe, [.init(unreadable.place, $0)])]
          } ?? [])
      case .known(let phrases):
        for phrase in phrases {
          guard let unreadable = phrase.unreadable ?? phrase.known?.table?.unreadable,
            unreadable.misspelledApplicationName == nil
          else { continue }
          let what =
            unreadable.reason == .interpolation
            ? "a phrase can interpolate only '\\(.applicationName)' and parameters of the intent"
            : "a phrase must be a string literal, or Xcode does not find it"
          reporter.report(
            "\(what); found '\(unreadable.excerpt)'", at: unreadable.place,
            symbol: "\(listed.symbol)/phrases/\(unreadable.text)")
        }
      }
    }
  }
}

extension Unreadable {
  /// The source as messages have it.
  var excerpt: String { text.onOneLine }
}

/// A provider with the constant `openPhrases`, whose value is `list`, and a shortcut with `phrases`.
private func hoisted(_ phrases: String, _ list: String, mark: String = "") -> String {
  .shortcuts("AppShortcut(intent: Open(), phrases: \(mark)\(phrases))")
    .replacing(
      text: "  static var appShortcuts",
      with: "  static let openPhrases: [AppShortcutPhrase<Open>] = \(list)\n\n  static var appShortcuts")
}
