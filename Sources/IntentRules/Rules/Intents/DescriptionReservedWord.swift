import IntentLocalization
import IntentReports
import SourceScan

extension Rule {
  static let descriptionReservedWord: Rule = Rule(
    id: "description-reserved-word", severity: .error,
    summary: "an intent's description contains a word for which App Store Connect rejects apps",
    rationale: """
      App Store Connect rejects an upload if the description of an intent contains 'Siri', 'Apple' or 'iPhone'. The \
      error is ITMS-90626, Invalid Siri Support. Describe what the action does without the word. The rule reports whole words in the text in the \
      source and in its translations, and in the description of a control, which was changed in the same way after such a \
      rejection. The name of a control is a warning, and the texts of a widget are a note: that they are rejected is unverified. No report of a rejected translation is known. \
      Apple publishes no list of these words: the three are those of known rejections of apps for iOS. Other words, titles of \
      intents, and apps only for other platforms are unverified and not checked. The descriptions of one module are one finding.
      """,
    source: """
      App Store Connect: ITMS-90626, 'App Intent description … cannot contain "siri"', also "apple" and "iphone"; \
      five public uploads of 2026; daneden/Jukebox-iOS
      """,
    reported: Example(.documentedIntent(#"static let description = IntentDescription(↓"Opens a book from Siri")"#)),
    correct: Example(.documentedIntent(#"static let description = IntentDescription("Opens a book")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let deployment = model.settings.deployment
    guard deployment.isEmpty || deployment["iOS"] != nil else { return }
    for intent in model.bundle.intents {
      for description in intent.description.known {
        guard let text = description.text.known else { continue }
        let shown = Shown(
          key: text.key, table: text.table?.known ?? NeededString.standardTable,
          source: text.defaultValue?.known ?? text.key,
          place: text.place, module: intent.type.module)
        report(
          shown, "the description of '\(intent.type.name)'", intent.type.symbol("description"), model, &reporter)
      }
    }
    for file in model.files {
      for widget in file.widgets {
        for text in widget.texts {
          let isDescription = text.modifier == "description"
          report(
            Shown(
              key: text.text, table: NeededString.standardTable, source: text.text, place: text.place,
              module: file.module),
            "\(isDescription ? "the description" : "the name") of '\(widget.name)'",
            "\(file.module).\(widget.name)/\(text.modifier)",
            severity: widget.role != .control ? .note : isDescription ? nil : .warning, model, &reporter)
        }
      }
    }
  }

  /// A text that people see, and its table.
  private struct Shown {
    var key: String
    var table: String
    /// The text in the source: the default value, or else the key.
    var source: String
    var place: Place
    var module: String
  }

  /// Reports the text of the source, and the texts that its table has for it, if they contain a reserved word.
  private static func report(
    _ text: Shown, _ name: String, _ symbol: String, severity: Severity? = nil, _ model: LintModel,
    _ reporter: inout Reporter
  ) {
    let remedy =
      severity == nil
      ? "for which App Store Connect rejects apps (ITMS-90626); remove the word"
      : "for which App Store Connect rejects the description of an intent (ITMS-90626); whether it reads this text is unverified"
    if let word = reservedWord(text.source) {
      reporter.report(
        "\(name) contains '\(word)', \(remedy)", at: text.place, symbol: symbol, severity: severity,
        cause: .init(text.module, note: "\(name) contains '\(word)'"))
    }
    let translations = model.tables(named: text.table, of: text.module, at: text.place).flatMap { $0.texts(text.key) }
    for translation in translations where translation.value != text.source {
      guard let word = reservedWord(translation.value) else { continue }
      reporter.report(
        "\(name) contains '\(word)' in \(translation.locale), \(remedy)", at: translation.place,
        symbol: "\(symbol)/\(translation.locale)", severity: severity,
        notes: [.init(message: "the text in the source is here", place: text.place)],
        cause: .init(text.module, note: "\(name) contains '\(word)' in \(translation.locale)"))
    }
  }

  private static let reservedWords = ["siri", "apple", "iphone"]

  private static func reservedWord(_ text: String) -> String? {
    // Only texts that contain the letters of a reserved word, which are few, are divided into words.
    guard hasReservedLetters(text) else { return nil }
    return text.split { !$0.isLetter }.first { reservedWords.contains($0.lowercased()) }.map { String($0) }
  }

  /// Compares bytes, because lowercased copies of all texts would be 6 % of the work of `lint` with string tables.
  private static func hasReservedLetters(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { start in
        reservedWords.contains { word in
          word.utf8.count <= bytes.count - start
            && word.utf8.elementsEqual(bytes[start..<(start + word.utf8.count)]) { $0 == $1 | 0x20 }
        }
      }
    }
  }
}
