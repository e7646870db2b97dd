import IntentModel
import SourceScan

extension Rule {
  static let localizedPhraseParameterMismatch: Rule = Rule(
    id: "localized-phrase-parameter-mismatch", severity: .error,
    summary: "a translated phrase names other parameters than its App Shortcut has",
    rationale: """
      '${shelf}' in a phrase is replaced by the values of the parameter 'shelf' of the intent. Siri drops a phrase that \
      names another parameter, or more than one, in that language only. Use the name from the source: names of parameters \
      are not translated.
      """,
    source: "WWDC23 10102", needs: [.stringTables],
    mayLackFacts: true,
    reported: Example(
      .localized(
        #""Open \(.applicationName)", "Open \(\.$shelf) in \(.applicationName)""#,
        .set(
          ["Open ${applicationName}", "Open ${shelf} in ${applicationName}"],
          de: #""Öffne ↓${Regal} in ${applicationName}""#), of: .shelfParameter, with: twoShelves)),
    correct: Example(
      .localized(
        #""Open \(.applicationName)", "Open \(\.$shelf) in \(.applicationName)""#,
        .set(
          ["Open ${applicationName}", "Open ${shelf} in ${applicationName}"],
          de: #""Öffne ${shelf} in ${applicationName}", "${applicationName}", "Öffne ${applicationName}""#),
        of: .shelfParameter, with: twoShelves)),
    check: checkModel)

  private static func checkModel(_ model: LintModel, _ reporter: inout Reporter) {
    for app in model.localized?.phrases ?? [] {
      for shortcut in app.shortcuts {
        guard let intent = shortcut.listed.flatMap({ model.intent(of: $0) }) else {
          reporter.leaveUnchecked(without: .unreadModules)
          continue
        }
        for phrase in shortcut.values { reporter.check(phrase, of: shortcut, intent) }
      }
    }
  }
}

extension Reporter {
  fileprivate mutating func check(_ phrase: LocalizedPhrase, of shortcut: LocalizedShortcut, _ intent: Intent) {
    let known = intent.parameters.map(\.name), names = phrase.tokens.parameters
    let symbol = shortcut.symbol(phrase.key, phrase.locale)
    if let unknown = names.first(where: { !known.contains($0) }) {
      let advice =
        known.isEmpty ? "the intent has no parameters" : "its parameters are \(listed(known.map { "'\($0)'" }))"
      report(
        "the phrase '\(phrase.value)' in \(phrase.locale) names '${\(unknown)}', which is not a parameter of "
          + "'\(intent.type.name)', so Siri drops the phrase; \(advice)",
        at: phrase.text.place(of: "${\(unknown)}"), symbol: symbol, notes: [shortcut.note()])
    } else if names.count > 1 {
      report(
        "the phrase '\(phrase.value)' in \(phrase.locale) has \(names.count) parameters, but Siri allows one; keep one",
        at: names.last.flatMap { phrase.text.lastPlace(of: "${\($0)}") } ?? phrase.text.place, symbol: symbol,
        notes: [shortcut.note()])
    } else if !phrase.isInSet, names.isEmpty, let lost = PhraseTokens(phrase.key).parameters.first,
      phrase.tokens.broken.isEmpty
    {
      report(
        "the phrase '\(phrase.value)' in \(phrase.locale) lacks '${\(lost)}', so people cannot say its value; add it",
        at: phrase.text.place, symbol: symbol, severity: .warning, notes: [shortcut.note(phrase.key)])
    }
  }
}

extension TableText {
  /// The last place of a part of the text, as the file writes it.
  fileprivate func lastPlace(of part: String) -> Place? {
    guard let bytes = of.table.catalog?.text.bytes else { return nil }
    let wanted = Array(part.utf8), range = Int(text.span.start)..<Int(text.span.end)
    guard wanted.count <= range.count else { return nil }
    for start in (range.lowerBound...(range.upperBound - wanted.count)).reversed()
    where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      return Place(of.file, ByteSpan(UInt32(start), UInt32(start + wanted.count)))
    }
    return nil
  }
}

private let twoShelves = "enum Shelf: String, AppEnum { case read, toRead }"
