import IntentReports
import SourceScan

extension Rule {
  static let unionWithoutLabels: Rule = Rule(
    id: "union-without-labels", severity: .warning, summary: "a union that is a parameter has no labels for its cases",
    rationale: """
      Shortcuts lets people choose the case of a union, and shows 'caseDisplayRepresentations' for it. Without it the choices are \
      blank, or the names in the source. Add 'static let caseDisplayRepresentations: [Cases: DisplayRepresentation]' with all \
      cases, and a 'typeDisplayRepresentation'. It is a note for a parameter of an intent with a schema.
      """,
    source: "Apple's guide for agents in Xcode 27: union values; AppIntents documentation: UnionValue()",
    reported: Example(choosingPlace(name: "↓Goal")),
    correct: Example(
      choosingPlace(
        #"""

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Goal"
          static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.shelf: "Shelf", .name: "Name"]
        """#)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<Place> = []
    for (intent, parameter) in model.intentParameters {
      guard let type = parameter.type?.element, type.kind == .union, let union = model.union(type.declaration),
        reported.insert(union.type.place).inserted,
        !union.type.mayHaveHiddenMembers, !union.type.hiddenMembers.contains("caseDisplayRepresentations")
      else { continue }
      let severity: Severity? = intent.type.schema == nil ? nil : .note
      let note = Finding.Note(message: "'\(intent.type.name)' has a parameter of the type", place: parameter.place)
      guard !union.caseDisplayRepresentations.isAbsent else {
        reporter.report(
          "the union '\(union.type.name)' has no 'caseDisplayRepresentations', so people cannot tell its cases apart in Shortcuts",
          of: union.type, severity: severity, notes: [note])
        continue
      }
      guard let labels = union.caseDisplayRepresentations.only?.map(\.caseName.known?.name), !labels.contains(nil)
      else {
        continue
      }
      for element in union.cases where !labels.contains(element.name) {
        reporter.report(
          "case '\(element.name)' of the union '\(union.type.name)' has no entry in 'caseDisplayRepresentations', so Shortcuts shows no words for it",
          at: element.place, symbol: union.type.symbol(element.name), severity: severity, notes: [note])
      }
    }
  }
}

private func choosingPlace(_ labels: String = "", name: String = "Goal") -> String {
  """
  @UnionValue
  enum \(name) {
    case shelf(Shelf), name(String)\(labels.isEmpty ? "" : "\n" + labels)
  }

  struct PutBook: AppIntent {
    static let title: LocalizedStringResource = "Put Book"
    @Parameter(title: "Goal") var place: Goal
    // …
  }
  """
}
