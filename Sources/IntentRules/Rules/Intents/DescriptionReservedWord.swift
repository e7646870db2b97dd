import IntentModel
import SourceScan

extension Rule {
  static let descriptionReservedWord = Rule(
    id: "description-reserved-word", severity: .warning,
    summary: "an intent's description contains a word for which App Store Connect has rejected apps",
    rationale: """
      App Store Connect has rejected uploads because the description of an intent contained 'Siri', 'Apple' or 'iPhone' \
      (ITMS-90626, Invalid Siri Support). Describe what the action does without the word. The rule reports whole \
      words in the text in the source. Apple publishes no list of these words: the three are those of known rejections of \
      apps for iOS. Other words, titles, and apps only for other platforms are unverified and not checked. If more than \
      five descriptions in one file contain such a word, they are one finding with their number.
      """,
    source: """
      App Store Connect: ITMS-90626, 'App Intent description … cannot contain "siri"', also "apple" and "iphone"; \
      uploads of 2026
      """,
    triggering: [
      Example(
        .documentedIntent(#"static let description = IntentDescription(↓"Opens a book from Siri")"#)),
      Example(.intent("Open", "AppIntent", #"static let description: IntentDescription? = ↓"Opens Apple Books.""#)),
      // Six descriptions in one file.
      Example(
        .intent("A", "AppIntent", #"static let description: IntentDescription? = ↓"Opens Apple Books""#) + "\n"
          + ["B", "C", "D", "E", "F"].map {
            .intent($0, "AppIntent", #"static let description: IntentDescription? = "Opens Apple Books""#)
          }.joined(separator: "\n")),
    ],
    nonTriggering: [
      Example(
        .documentedIntent(#"static let description = IntentDescription("Opens a book")"#)),
      Example(.intent("Open", "AppIntent", #"static let description = IntentDescription("Buys a pineapple")"#)),
      Example(
        .intent("Open", "AppIntent", #"static let description = IntentDescription("A book", categoryName: "Siri")"#)),
      Example(
        .intent("Open", "AppIntent", #"static let description = IntentDescription("Opens Apple Books")"#),
        settings: .deploying("macOS")),
    ]
  ) { model, reporter in
    let deployment = model.settings.deployment
    guard deployment.isEmpty || deployment["iOS"] != nil else { return }
    var found: [FileID: [Described]] = [:], files: [FileID] = []
    for intent in model.bundle.intents {
      for description in intent.description.known {
        guard let text = description.text.known, let word = reservedWord(text.defaultValue?.known ?? text.key) else {
          continue
        }
        if found[text.place.file] == nil { files.append(text.place.file) }
        found[text.place.file, default: []].append(Described(type: intent.type, word: word, place: text.place))
      }
    }
    for described in files.compactMap({ found[$0] }) {
      report(described, &reporter)
    }
  }

  private struct Described {
    var type: DeclaredType
    var word: String
    var place: Place
  }

  /// The descriptions of one file.
  private static func report(_ described: [Described], _ reporter: inout Reporter) {
    let most = 5
    guard described.count > most else {
      for each in described {
        reporter.report(
          "the description of '\(each.type.name)' contains '\(each.word)', for which App Store Connect has rejected apps (ITMS-90626); remove the word",
          at: each.place, symbol: each.type.symbol("description"))
      }
      return
    }
    let words = Set(described.map(\.word)).sorted().map { "'\($0)'" }.joined(separator: " or ")
    reporter.report(
      "the descriptions of \(described.count) intents in this file, '\(described[0].type.name)' first, contain \(words), for which App Store Connect has rejected apps (ITMS-90626); remove the words",
      at: described[0].place, symbol: described[0].type.symbol("description"))
  }

  private static func reservedWord(_ text: String) -> String? {
    text.split { !$0.isLetter }.first { ["siri", "apple", "iphone"].contains($0.lowercased()) }.map { String($0) }
  }
}

extension LintSettings {
  fileprivate static func deploying(_ platform: String) -> LintSettings {
    var settings = LintSettings()
    settings.deployment[platform] = [14, 0]
    return settings
  }
}
