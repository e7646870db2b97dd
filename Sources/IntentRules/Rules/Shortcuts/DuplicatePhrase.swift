import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let duplicatePhrase: Rule = Rule(
    id: "duplicate-phrase", severity: .warning, summary: "a phrase appears twice",
    rationale: """
      Spoken phrases that differ only in letter case, spacing or punctuation are the same. Within one App Shortcut, the \
      second phrase has no effect. If two App Shortcuts have the same phrase, Siri may run either of them. Remove or \
      change one of the phrases.
      """,
    source: "WWDC23 10102",
    isFixable: true,
    reported: Example(
      .phrases(#""Open \(.applicationName)", ↓"Open \(.applicationName)""#),
      fixed: .phrases(#""Open \(.applicationName)""#)),
    correct: Example(.phrases(#""Go with \(.applicationName)", "Go on with \(.applicationName)""#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for app in model.apps.groups {
      var seen: [String: [ListedPhrase]] = [:]
      for phrase in model.shippedShortcuts(of: app).flatMap(\.phrases) {
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
  /// The fix-it that removes the phrase with the comma before it; nil for the first phrase, which has no comma before it.
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
