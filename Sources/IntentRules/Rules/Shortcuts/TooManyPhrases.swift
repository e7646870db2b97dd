import IntentModel
import Reports
import SourceFindings
import SourceScan

extension Rule {
  static let tooManyPhrases = Rule(
    id: "too-many-phrases", severity: .error,
    summary: "an app's phrases, with the values of their parameters, exceed 1,000",
    rationale: """
      Siri learns at most 1,000 phrases of an app in each language. A phrase with a parameter counts once for each value. \
      What comes after is never recognised. The values of entities are known at run time alone, and come on top.
      """,
    source: "WWDC23 10102",
    triggering: [
      Example(
        .phrases(
          (1...5).map { "\"Fill \\(\\.$shelf) \($0) in \\(.applicationName)\"" }.joined(separator: ", ")
            + ", ↓\"Fill \\(\\.$shelf) in \\(.applicationName)\"",
          of: .shelfParameter, with: .shelves(200))),
      // Optional, in plain text.
      Example(
        .phrases(
          #""Open \(.applicationName)", ↓"Fill ${shelf} in ${applicationName}""#,
          of: "@Parameter(title: \"S\") var shelf: Shelf?", with: .shelves(1000))),
    ],
    nonTriggering: [
      Example(
        .phrases(
          (1...5).map { "\"Fill \\(\\.$shelf) \($0) in \\(.applicationName)\"" }.joined(separator: ", "),
          of: .shelfParameter, with: .shelves(200))),
      // What no phrase names does not count.
      Example(.phrases(#""Open \(.applicationName)""#, of: .shelfParameter, with: .shelves(1001))),
      // One system sees one of the two.
      Example(
        .shortcuts(
          #"""
          if #available(iOS 18, *) {
            AppShortcut(intent: Open(), phrases: ["Fill \(\.$shelf) in \(.applicationName)"])
          } else {
            AppShortcut(intent: Open(), phrases: ["Fill \(\.$shelf) in \(.applicationName)"])
          }
          """#, of: .shelfParameter, with: .shelves(600))),
    ]
  ) { model, reporter in
    let (apps, isComplete) = model.apps
    if !isComplete { reporter.leaveUnchecked() }
    for app in apps {
      let lists = app.providers.count > 1 ? [app.shortcuts] : app.providers.flatMap(\.listsPerAlternative)
      for list in lists {
        let shortcuts = list.longestPerSystem(model.settings) { list in
          list.flatMap(\.phrases).reduce(0) { $0 + model.values(of: $1).count }
        }
        reporter.reportBudget(of: shortcuts.flatMap(\.phrases), model)
      }
    }
  }
}

extension Reporter {
  /// Reports the phrase at which the budget is used up.
  fileprivate mutating func reportBudget(of phrases: [ListedPhrase], _ model: LintModel) {
    let counts = phrases.map { model.values(of: $0) }
    let total = counts.reduce(0) { $0 + $1.count }
    guard total > Limits.phrases else { return }
    var running = 0, noted: Set<Place> = [], notes: [Finding.Note] = []
    for each in counts {
      guard let appEnum = each.appEnum, noted.insert(appEnum.type.place).inserted else { continue }
      notes.append(.init(message: "'\(appEnum.type.name)' has \(each.count) values", place: appEnum.type.place))
    }
    for (phrase, each) in zip(phrases, counts) {
      running += each.count
      guard running > Limits.phrases else { continue }
      report(
        "\(phrases.count) phrases are \(total) with the values of their parameters; \(Limits.phrases) are allowed",
        at: phrase.text.keyPlace, symbol: phrase.listed.provider.type.symbol, notes: notes)
      return
    }
  }
}

extension LintModel {
  /// How many phrases one is, at least: one for each value of its enum.
  fileprivate func values(of phrase: ListedPhrase) -> (count: Int, appEnum: AppEnum?) {
    guard let intent = intent(of: phrase.listed) else { return (1, nil) }
    var count = 1, counted: AppEnum?
    for (_, parameter) in phrase.namedParameters(of: intent) {
      guard let appEnum = appEnum(parameter.type?.declaration) else { continue }
      // A list of cases that isn't readable counts as one.
      count *= max(1, appEnum.offeredCases?.count ?? 1)
      counted = appEnum
    }
    return (count, counted)
  }
}
