import IntentExtraction
import SourceScan

extension Rule {
  static let phraseMissingApplicationName = Rule(
    id: "phrase-missing-application-name", severity: .error, summary: "a phrase does not name the app",
    rationale: """
      Siri finds an App Shortcut by the app's name in the phrase. Apple's tool reports such a phrase and drops the shortcuts \
      of the whole target, while the build goes on.
      """,
    source: "Apple's string processor; WWDC25 244, WWDC23 10102",
    appleMessage: "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it.",
    triggering: [
      Example(.shortcut(#""Find my books", "Open \(.applicationName)""#, marking: "\"Find")),
      Example(.shortcut(#""Open ${book}""#, marking: "\"Open")),
    ],
    nonTriggering: [
      Example(.shortcut(#""Open a shelf in \(.applicationName)""#)),
      // Apps ship the token spelled out; Apple's tool accepts it.
      Example(.shortcut(#""Open a shelf in ${applicationName}""#)),
      // What can't be read is another rule's.
      Example(
        "struct P: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: A(), phrases: list) } }"
      ),
    ]
  ) { model, reporter in
    for (phrase, symbol) in model.phrases where !phrase.placeholders.contains(where: { $0.kind == .applicationName }) {
      let quote = phrase.keyPlace.span.end - 1
      let end = Place(phrase.keyPlace.file, ByteSpan(quote, quote))
      reporter.report(
        "phrase does not name the app", at: phrase.keyPlace, symbol: symbol,
        fixes: [FixIt("add '\\(.applicationName)'", .needsReview, [.init(end, " in \\(.applicationName)")])])
    }
  }
}

extension LintModel {
  /// Every readable phrase of every shortcut, with the symbol that a finding about it bears.
  var phrases: [(phrase: LocalizedText, symbol: String)] {
    bundle.shortcutsProviders.flatMap { provider in
      provider.shortcuts.flatMap { shortcut in
        (shortcut.phrases.known ?? []).enumerated().compactMap { index, phrase in
          phrase.known.map { ($0, "\(provider.type.symbol)/\(shortcut.intent.known?.name ?? "?")/phrases[\(index)]") }
        }
      }
    }
  }
}

extension String {
  /// A provider with one shortcut whose phrases are `phrases`; a mark is set before `marked`.
  static func shortcut(_ phrases: String, marking marked: String? = nil) -> String {
    var list = phrases
    if let marked, let range = list.range(of: marked) { list.insert("↓", at: range.lowerBound) }
    return """
      struct Open: AppIntent { static let title: LocalizedStringResource = "Open" }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Open(), phrases: [\(list)], shortTitle: "Open", systemImageName: "book")
        }
      }
      """
  }

  /// The first place where `text` stands.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
