import IntentModel
import IntentReports
import SourceScan

extension Rule {
  static let appEnumDuplicateCaseRepresentation: Rule = Rule(
    id: "app-enum-duplicate-case-representation", severity: .error,
    summary: "a case of an app enum has two display representations",
    rationale: """
      A dictionary literal with a duplicate key stops the program at run time, when the dictionary is first read. \
      Keep one entry for each case.
      """,
    source: "Swift's standard library: Dictionary(dictionaryLiteral:)",
    isFixable: true,
    reported: Example(
      .shelf("enum Shelf: String, AppEnum", #"↓.read: "Done","#),
      fixed: .shelf()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums {
      for alternative in appEnum.caseDisplayRepresentations.own {
        var first: [String: AppEnum.CaseRepresentation] = [:], previous: AppEnum.CaseRepresentation?
        for entry in AppEnum.entries(alternative) {
          defer { previous = entry }
          guard let name = entry.caseName.known?.name else { continue }
          guard let earlier = first[name] else {
            first[name] = entry
            continue
          }
          reporter.report(
            "case '\(name)' has two entries in 'caseDisplayRepresentations', so the app crashes when it reads them",
            at: entry.place,
            symbol: appEnum.type.symbol(name),
            notes: [.init(message: "the first entry is here", place: earlier.place)],
            fixes: previous.map { [removal(of: entry, after: $0)] } ?? [])
        }
      }
    }
  }

  /// Needs review: either title can be the intended one.
  private static func removal(of entry: AppEnum.CaseRepresentation, after previous: AppEnum.CaseRepresentation)
    -> FixIt
  {
    let span = ByteSpan(previous.place.span.end, entry.place.span.end)
    return FixIt("remove the second entry", .needsReview, [.init(Place(entry.place.file, span), "")])
  }
}
