import IntentLocalization
import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let tooManyPhrases: Rule = Rule(
    id: "too-many-phrases", severity: .error,
    summary: "an app has more than 1,000 phrases, counting each value of a parameter",
    rationale: """
      Siri learns at most 1,000 phrases of an app in each language, and never recognizes the others. A phrase with a \
      parameter counts once for each value. Entities count too, but their number is known only at run time, so the rule \
      doesn't count them. Remove phrases, or use fewer phrases with parameters.
      """,
    source: "WWDC23 10102",
    mayLackFacts: true,
    reported: Example(hundredShelves),
    correct: Example(hundredShelvesOnce),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let (apps, isComplete) = model.apps
    if !isComplete { reporter.leaveUnchecked(without: .targetMap) }
    for app in apps {
      for list in app.lists {
        let shortcuts = list.longestPerSystem(model.settings) { list in
          list.flatMap(\.phrases).map { model.values(of: $0).count }.sum().value
        }
        reporter.reportBudget(of: shortcuts.flatMap(\.phrases), model)
      }
    }
    for app in model.localized?.phrases ?? [] { reporter.reportBudgets(of: app, model) }
  }
}

extension Reporter {
  /// Reports the first phrase above the limit.
  fileprivate mutating func reportBudget(of phrases: [ListedPhrase], _ model: LintModel) {
    let counts = phrases.map { model.values(of: $0) }
    let total = counts.map(\.count).sum(), limit = SentenceCount(Limits.phrases)
    guard total > limit else { return }
    var running = SentenceCount(0), noted: Set<Place> = [], notes: [Finding.Note] = []
    for (appEnum, values) in counts.flatMap(\.enums) where noted.insert(appEnum.type.place).inserted {
      notes.append(.init(message: "'\(appEnum.type.name)' has \(counted(values, "value"))", place: appEnum.type.place))
    }
    for (phrase, each) in zip(phrases, counts) {
      running = running + each.count
      guard running > limit else { continue }
      report(
        "\(counted(phrases.count, "phrase")) \(phrases.count == 1 ? "counts" : "count") as \(total) with the values of the "
          + "parameters, but Siri learns only \(Limits.phrases), so it never recognizes this phrase and those after it; remove some",
        at: phrase.text.keyPlace, symbol: phrase.listed.provider.type.symbol, notes: notes)
      return
    }
  }

  /// Reports the languages whose phrases in the table are too many.
  fileprivate mutating func reportBudgets(of app: PhraseScope, _ model: LintModel) {
    var counts: [String: SentenceCount] = [:], first: [String: (LocalizedPhrase, LocalizedShortcut)] = [:]
    for shortcut in app.shortcuts {
      guard let intent = shortcut.listed.flatMap({ model.intent(of: $0) }) else { continue }
      for phrase in shortcut.values where !phrase.isSource && phrase.text.text.path.isEmpty {
        let values = phrase.tokens.parameters.map { name in
          SentenceCount(intent.parameter(name).map { model.values(of: $0).count } ?? 1)
        }
        let count = (counts[phrase.locale] ?? SentenceCount(0)) + values.product()
        counts[phrase.locale] = count
        if count > SentenceCount(Limits.phrases), first[phrase.locale] == nil {
          first[phrase.locale] = (phrase, shortcut)
        }
      }
    }
    for (locale, (phrase, shortcut)) in first.sorted(by: { $0.key < $1.key }) {
      report(
        "the phrases in \(locale) count as \(counts[locale] ?? SentenceCount(0)) with the values of the parameters, but Siri learns "
          + "only \(Limits.phrases), so it never recognizes this phrase and those after it; remove some",
        at: phrase.text.place, symbol: app.symbol(locale), notes: [shortcut.note()])
    }
  }
}

extension LintModel {
  /// The least number of phrases that a phrase counts as: one for each combination of values of its parameters. And the enums of
  /// these parameters, each with its number of values.
  fileprivate func values(of phrase: ListedPhrase) -> (count: SentenceCount, enums: [(AppEnum, values: Int)]) {
    guard let intent = intent(of: phrase.listed) else { return (SentenceCount(1), []) }
    let values = phrase.namedParameters(of: intent).map { self.values(of: $0.1) }
    let enums = values.compactMap { value in value.appEnum.map { ($0, values: value.count) } }
    return (values.map { SentenceCount($0.count) }.product(), enums)
  }

  /// The number of phrases that a phrase with only this parameter counts as, and the enum of the parameter. A `Bool` with names for
  /// its values counts as two; every type but an enum, and an enum whose cases can't be read, as one.
  fileprivate func values(of parameter: WrappedProperty) -> (count: Int, appEnum: AppEnum?) {
    if parameter.namesBothValues { return (2, nil) }
    return offeredCases(parameter.type?.declaration).map { ($0.count, $0.appEnum) } ?? (1, nil)
  }
}

/// An app enum with 100 cases, and a shortcut with 11 phrases.
private var hundredShelves: String {
  func phrase(_ verb: String) -> String { "\"\(verb) \\(\\.$shelf) in \\(.applicationName)\"" }
  let verbs = ["Fill", "Show", "Sort", "Find", "Empty", "Print", "Share", "Scan", "Read", "Close"]
  let phrases = stride(from: 0, to: verbs.count, by: 2)
    .map { "    \(phrase(verbs[$0])), \(phrase(verbs[$0 + 1])),\n" }.joined()
  return .shortcuts(
    """
    AppShortcut(
      intent: Open(),
      phrases: [
    \(phrases)    ↓\(phrase("Open")),
      ])
    """, of: .shelfParameter, with: hundredCases)
}

private var hundredCases: String {
  let cases = stride(from: 1, to: 100, by: 20)
    .map { first in "  case " + (first..<first + 20).map { "s\($0)" }.joined(separator: ", ") }
  return "enum Shelf: String, AppEnum {\n\(cases.joined(separator: "\n"))\n}"
}

/// `hundredShelves` with one phrase.
private var hundredShelvesOnce: String {
  .shortcuts(
    #"AppShortcut(intent: Open(), phrases: ["Open \(\.$shelf) in \(.applicationName)"])"#, of: .shelfParameter,
    with: hundredCases)
}
