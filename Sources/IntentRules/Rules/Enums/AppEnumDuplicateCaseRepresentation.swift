import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let appEnumDuplicateCaseRepresentation = Rule(
    id: "app-enum-duplicate-case-representation", severity: .error,
    summary: "an app enum's case has two representations",
    rationale: "A dictionary literal with one key twice stops the program when it is first used.",
    source: "Swift's standard library: Dictionary(dictionaryLiteral:)",
    triggering: [
      Example(
        .appEnum("case read, toRead", #"[.read: "Read", .toRead: "To Read", ↓.read: "Read"]"#),
        fixed: .appEnum("case read, toRead", #"[.read: "Read", .toRead: "To Read"]"#)),
      Example(
        .appEnum("case read, toRead", #"[.read: "Read", ↓Shelf.read: "Done", .toRead: "To Read"]"#),
        fixed: .appEnum("case read, toRead", #"[.read: "Read", .toRead: "To Read"]"#)),
    ],
    nonTriggering: [
      Example(.appEnum("case read, toRead", #"[.read: "Read", .toRead: "Read"]"#)),
      // What these are isn't readable.
      Example(.appEnum("case read, toRead", #"[make(1): "Read", make(2): "To Read"]"#)),
    ]
  ) { model, reporter in
    for appEnum in model.bundle.enums {
      for alternative in appEnum.ownRepresentations {
        var first: [String: AppEnum.CaseRepresentation] = [:], previous: AppEnum.CaseRepresentation?
        for entry in AppEnum.entries(alternative) {
          defer { previous = entry }
          guard let name = entry.caseName.known?.name else { continue }
          guard let earlier = first[name] else {
            first[name] = entry
            continue
          }
          reporter.report(
            "case '\(name)' has a second entry in 'caseDisplayRepresentations'", at: entry.place,
            symbol: appEnum.type.symbol(name),
            notes: [.init(message: "the first entry is here", place: earlier.place)],
            fixes: previous.map { [removal(of: entry, behind: $0)] } ?? [])
        }
      }
    }
  }

  /// Which of the two titles is meant isn't known.
  private static func removal(of entry: AppEnum.CaseRepresentation, behind previous: AppEnum.CaseRepresentation)
    -> FixIt
  {
    let span = ByteSpan(previous.place.span.end, entry.place.span.end)
    return FixIt("remove the second entry", .needsReview, [.init(Place(entry.place.file, span), "")])
  }
}
