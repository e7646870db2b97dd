import IntentModel
import IntentReports

extension Rule {
  static let summaryDuplicateParameter: Rule = Rule(
    id: "summary-duplicate-parameter", severity: .warning, summary: "a summary contains a parameter twice",
    rationale: """
      Shortcuts shows each parameter of a summary once. It omits the second one or leaves a gap in the sentence. Remove one \
      of them. A parameter that is in the sentence and in the list below it is a note: the sentence has no gap. There is one \
      finding for each of the two cases of an intent.
      """,
    source: "documentation of ParameterSummary",
    reported: Example(.openBook(#"Summary("Open \(\.$book) and close ↓\(\.$book)")"#)),
    correct: Example(.openBook(#"Summary("Open \(\.$book)")"#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      let sentences = intent.ownSummaries.flatMap(\.sentences)
      let inSentences = sentences.flatMap { repetitions($0.parameters) }
      report(inSentences, of: intent, &reporter) { names, them in
        "the summary contains \(names) twice, but Shortcuts shows \(them) once; remove one"
      }
      let inLists = sentences.flatMap { sentence in
        repetitions(sentence.names).filter { repeated in !sentence.parameters.contains(repeated.second) }
      }
      report(inLists, of: intent, isNote: true, &reporter) { names, them in
        "the list of the summary repeats \(names), but Shortcuts shows \(them) once; remove \(them) from the list"
      }
    }
  }

  private typealias Repetition = (first: NameReference, second: NameReference)

  /// The repeated names, each with its first use.
  private static func repetitions(_ names: [NameReference]) -> [Repetition] {
    var seen: [String: NameReference] = [:]
    return names.compactMap { name in
      guard let first = seen[name.name] else {
        seen[name.name] = name
        return nil
      }
      return (first, name)
    }
  }

  /// Reports all repetitions of one kind as one finding.
  private static func report(
    _ repetitions: [Repetition], of intent: Intent, isNote: Bool = false, _ reporter: inout Reporter,
    message: (_ names: String, _ them: String) -> String
  ) {
    guard let first = repetitions.first else { return }
    let names = repetitions.map(\.second.name).uniqued.map { "'\($0)'" }
    var notes: [Finding.Note] = [.init(message: "first used here", place: first.first.place)]
    notes += repetitions.dropFirst().map {
      .init(message: "'\($0.second.name)' is repeated here", place: $0.second.place)
    }
    reporter.report(
      message(listed(names), names.count == 1 ? "it" : "them"), at: first.second.place,
      symbol: "\(intent.type.symbol)/parameterSummary", severity: isNote ? .note : nil, notes: notes)
  }
}
