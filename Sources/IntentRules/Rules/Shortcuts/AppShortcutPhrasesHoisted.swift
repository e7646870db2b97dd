import IntentModel
import SourceFindings

extension Rule {
  static let appShortcutPhrasesHoisted = Rule(
    id: "app-shortcut-phrases-hoisted", severity: .error,
    summary: "a shortcut's phrases do not stand in its call as literals",
    rationale: """
      Apple's tool reads phrases out of the call. A list, a phrase or a token that stands elsewhere, in a constant or a \
      function, is not found: the shortcut then has no phrase, and the shortcuts of the whole target are dropped.
      """,
    source: "Apple's metadata processor", appleMessage: "App Shortcuts should have at least one phrase",
    triggering: [
      Example(.shortcuts("AppShortcut(intent: Open(), phrases: ↓openPhrases)")),
      Example(
        .hoisted("Self.openPhrases", #"["Open \(.applicationName)", "Open it in \(.applicationName)"]"#, mark: "↓"),
        fixed: .hoisted(
          #"["Open \(.applicationName)", "Open it in \(.applicationName)"]"#,
          #"["Open \(.applicationName)", "Open it in \(.applicationName)"]"#)),
      Example(.shortcuts("AppShortcut(intent: Open(), phrases: ↓Self.make(2))")),
      Example(.shortcuts(#"AppShortcut(intent: Open(), phrases: ↓["Open \(.applicationName)"] + more)"#)),
      Example(.phrases(#""Open \(.applicationName)", ↓Phrases.open"#)),
      Example(.phrases(#"↓"Open \(token)""#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)", "Open ${applicationName}""#)),
      Example(.phrases(#""Open \(\.$shelf) in \(.applicationName)""#, of: .shelfParameter, with: .shelf)),
      Example(.phrases(#""Open \(\Open.$shelf) in \(.applicationName)""#, of: .shelfParameter, with: .shelf)),
      Example(.phrases("\"\"\"\n    Open \\(.applicationName)\n    \"\"\"")),
      // A constructor around a literal is another rule's, and so is a misspelt name.
      Example(.phrases(#"AppShortcutPhrase<Open>("Open \(.applicationName)")"#)),
      Example(.phrases(#""Open \(applicationName)""#)),
      Example(.shortcuts("AppShortcut(intent: Open(), phrases: [])")),
    ]
  ) { model, reporter in
    for listed in model.listedShortcuts {
      switch listed.shortcut.phrases {
      case .unreadable(let unreadable):
        reporter.report(
          "phrases are no array literal, but '\(unreadable.excerpt)'", at: unreadable.place,
          symbol: "\(listed.symbol)/phrases",
          fixes: listed.shortcut.hoistedPhrases.map {
            [FixIt("write the phrases in the call", .safe, [.init(unreadable.place, $0)])]
          } ?? [])
      case .known(let phrases):
        for (index, phrase) in phrases.enumerated() {
          guard let unreadable = phrase.unreadable, unreadable.misspeltApplicationName == nil else { continue }
          let what =
            unreadable.reason == .interpolation ? "phrase interpolates a run-time value" : "phrase is no literal"
          reporter.report(
            "\(what): '\(unreadable.excerpt)'", at: unreadable.place, symbol: "\(listed.symbol)/phrases[\(index)]")
        }
      }
    }
  }
}

extension Unreadable {
  /// One line of it.
  var excerpt: String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    return line.count < text.count ? line + " …" : line
  }
}

extension String {
  /// A provider with a constant `openPhrases` that is `list`, and a shortcut with `phrases`.
  fileprivate static func hoisted(_ phrases: String, _ list: String, mark: String = "") -> String {
    .shortcuts("AppShortcut(intent: Open(), phrases: \(mark)\(phrases))")
      .replacing(
        "  static var appShortcuts",
        with: "  static let openPhrases: [AppShortcutPhrase<Open>] = \(list)\n  static var appShortcuts")
  }
}
