import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let duplicatePhrase = Rule(
    id: "duplicate-phrase", severity: .warning, summary: "a phrase appears twice",
    rationale: """
      Spoken phrases that differ only in letter case, spacing or punctuation are the same. Within one App Shortcut, the \
      second phrase has no effect. If two App Shortcuts have the same phrase, Siri may run either of them. Remove or \
      change one of the phrases.
      """,
    source: "WWDC23 10102",
    triggering: [
      Example(
        .phrases(#""Open \(.applicationName)", ↓"Open \(.applicationName)""#),
        fixed: .phrases(#""Open \(.applicationName)""#)),
      Example(
        .phrases(#""Go with \(.applicationName)", ↓"Go with \(.applicationName)", "Start \(.applicationName)""#),
        fixed: .phrases(#""Go with \(.applicationName)", "Start \(.applicationName)""#)),
      Example(.phrases(#""Go with \(.applicationName)", ↓"go  with ${applicationName}!""#)),
      Example(
        .shortcuts(
          #"""
          AppShortcut(intent: Open(), phrases: ["Get \(\.$shelf) in \(.applicationName)"])
          AppShortcut(intent: Open(), phrases: [↓"Get \(\.$shelf) in \(.applicationName)"])
          """#, of: .shelfParameter, with: .shelf)),
      Example(
        .shortcuts(
          #"""
          AppShortcut(intent: Open(), phrases: ["Start \(.applicationName)"])
          AppShortcut(intent: Other(), phrases: [↓"Start \(.applicationName)"])
          """#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Go with \(.applicationName)", "Go on with \(.applicationName)""#)),
      // The parameters have one name, but different values.
      Example(
        .shortcuts(
          #"""
          AppShortcut(intent: Open(), phrases: ["Open \(\.$target) in \(.applicationName)"])
          AppShortcut(intent: Other(), phrases: ["Open \(\.$target) in \(.applicationName)"])
          """#, of: "@Parameter(title: \"T\") var target: Shelf",
          with: """
            \(String.shelf)
            \(String.book())
            struct Other: AppIntent { @Parameter(title: "T") var target: Book }
            """)),
      // Two providers inherit one shortcut.
      Example(
        """
        import AppIntents
        struct Open: AppIntent { static let title: LocalizedStringResource = "Open" }
        protocol Offering: AppShortcutsProvider {}
        extension Offering {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"], shortTitle: "Open", systemImageName: "book")
          }
        }
        struct First: Offering {}
        struct Second: Offering {}
        """),
      // Only one of the two is available on a system.
      Example(
        .shortcuts(
          #"""
          if #available(iOS 18, *) {
            AppShortcut(intent: Open(), phrases: ["Start \(.applicationName)"])
          } else {
            AppShortcut(intent: Other(), phrases: ["Start \(.applicationName)"])
          }
          """#)),
    ]
  ) { model, reporter in
    for app in model.apps.groups {
      var seen: [String: [ListedPhrase]] = [:], places: Set<Place> = []
      // A shortcut that several providers inherit counts once.
      let shortcuts = app.providers.flatMap(\.shortcuts).filter { places.insert($0.shortcut.place).inserted }
      for phrase in shortcuts.flatMap(\.phrases) {
        let intent = model.intent(of: phrase.listed)
        let key = phrase.text.normalized { name in
          let type = intent?.parameter(name)?.type
          return type?.declaration?.qualifiedName ?? type?.name ?? name
        }
        let other = seen[key]?.first { $0.listed.coexists(with: phrase.listed, model.settings) }
        seen[key, default: []].append(phrase)
        guard let other else { continue }
        let isOfOneShortcut = other.listed.shortcut.place == phrase.listed.shortcut.place
        reporter.report(
          "the phrase '\(phrase.text.key)' appears "
            + (isOfOneShortcut
              ? "twice in this App Shortcut, and the second one has no effect"
              : "in two App Shortcuts, so Siri may run either; change one of the phrases"),
          at: phrase.text.keyPlace, symbol: phrase.symbol,
          notes: [.init(message: "first used here", place: other.text.keyPlace)],
          fixes: isOfOneShortcut ? phrase.removal(inFavorOf: other).map { [$0] } ?? [] : [])
      }
    }
  }
}

extension ListedPhrase {
  /// Removes it with the comma before it; nil for the first phrase, which has no comma before it.
  fileprivate func removal(inFavorOf other: ListedPhrase) -> FixIt? {
    let phrases = listed.shortcut.phrases.known ?? []
    guard index > 0 else { return nil }
    let before = phrases[index - 1].place.span.end
    let span = ByteSpan(before, text.place.span.end)
    // Two bytes are a comma and a space; more may contain a comment.
    let isSafe = text.place.span.start == before + 2 && other.text.key == text.key
    return FixIt("remove the duplicate", isSafe ? .safe : .needsReview, [.init(Place(text.place.file, span), "")])
  }
}

extension Text {
  fileprivate var place: Place {
    switch self {
    case .known(let text): text.place
    case .unreadable(let unreadable): unreadable.place
    }
  }
}
