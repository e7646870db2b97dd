import IntentModel

extension Rule {
  static let appEnumUnknownCaseRepresentation: Rule = Rule(
    id: "app-enum-unknown-case-representation", severity: .error,
    summary: "'caseDisplayRepresentations' has an entry for an unknown case",
    rationale: """
      The name is misspelled, or the case was removed. The source does not compile.
      """,
    source: "The Swift Programming Language: Enumerations",
    reported: Example(.shelf("enum Shelf: String, AppEnum", #"↓.finished: "Finished","#)),
    correct: Example(.shelf()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums + model.bundle.unions.map(\.labeledCases)
    where appEnum.type.kind == .enum && !appEnum.cases.isEmpty {
      let type = appEnum.type
      let names = appEnum.cases.map(\.name)
      let known = Set(names + type.members.map(\.name) + type.hiddenMembers)
      for alternative in appEnum.caseDisplayRepresentations.own where !type.mayHaveHiddenMembers {
        for entry in AppEnum.entries(alternative) {
          guard let name = entry.caseName.known, !known.contains(name.name) else { continue }
          let meant = nearest(to: name.name, among: names)
          reporter.report(
            "'\(name.name)' is not a case of '\(type.name)'" + didYouMean(meant),
            at: name.place, symbol: type.symbol(name.name),
            notes: [.declaration(of: type.name, at: type.place)])
        }
      }
    }
  }
}
