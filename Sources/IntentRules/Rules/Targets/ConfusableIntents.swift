import IntentModel

extension Rule {
  static let confusableIntents: Rule = Rule(
    id: "confusable-intents", severity: .note, summary: "two intents have nearly the same texts",
    rationale: """
      Siri and other assistants distinguish intents by their titles, descriptions and parameters. They confuse two intents \
      that share at least 80 percent of their words. Use words that say what is different.
      """,
    source: "jeffinv03/IntentBench",
    isOptIn: true, profiles: [.siriTools],
    reported: """
      struct AddNote: AppIntent {
        static let title: LocalizedStringResource = "Add New Note"
      }

      struct ↓CreateNote: AppIntent {
        static let title: LocalizedStringResource = "New Note: Add"
      }
      """,
    correct: """
      struct AddNote: AppIntent {
        static let title: LocalizedStringResource = "Add New Note"
      }

      struct ImportNote: AppIntent {
        static let title: LocalizedStringResource = "Import Note from a File"
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let described = model.bundle.intents.compactMap {
      intent -> (intent: Intent, title: [String], words: Set<String>)? in
      // The system shows configurations only in the view that edits them.
      guard intent.isShown, intent.type.schema == nil,
        !intent.configuresWidget, let title = intent.title.only
      else { return nil }
      let texts =
        [title, intent.description.only?.text.known] + intent.parameters.map { $0.title?.text }
      let words = Set(texts.compactMap(\.self).flatMap(\.tellingWords))
      return words.count < 3 ? nil : (intent, title.tellingWords, words)
    }
    var counts: [String: Int] = [:], known: [String: [Int]] = [:], texts: Set<Texts> = []
    for word in described.flatMap(\.words) { counts[word, default: 0] += 1 }
    for (index, later) in described.enumerated() {
      let type = later.intent.type
      // An intent that shares four fifths of the words has at least one of these, the rarest fifth and one more; few others do.
      let rarest = later.words.sorted { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) }
        .prefix(later.words.count / 5 + 1)
      let candidates = Set(rarest.flatMap { (known[$0] ?? []).prefix(compared) }).sorted().map { described[$0] }
      // One intent for each set of equal texts is enough.
      let own = Texts(module: type.module, conditions: type.conditions, title: later.title, words: later.words)
      if texts.insert(own).inserted {
        for word in later.words { known[word, default: []].append(index) }
      }
      guard
        let earlier = candidates.first(where: { other in
          other.intent.type.module == type.module && other.intent.type.coexists(with: type)
            && other.title != later.title
            && other.words.intersection(later.words).count * 5 >= other.words.union(later.words).count * 4
        })
      else { continue }
      reporter.report(
        "'\(type.name)' has nearly the same texts as '\(earlier.intent.type.name)', so Siri may confuse them; "
          + "use different words", of: type,
        notes: [
          .declaration(of: earlier.intent.type.name, at: earlier.intent.type.place)
        ])
    }
  }

  private struct Texts: Hashable {
    var module: String
    var conditions: [String]
    var title: [String]
    var words: Set<String>
  }
}

extension LocalizedText {
  /// The words in lower case and in order, without common words.
  fileprivate var tellingWords: [String] {
    (defaultValue?.known ?? key).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !emptyWords.contains($0) }
  }
}

/// The most intents with a word that another intent is compared with. A word of more intents is not rare.
private let compared = 64

private let emptyWords: Set<String> = [
  "a", "an", "the", "of", "to", "in", "into", "on", "with", "for", "from", "and", "or", "your", "this",
]
