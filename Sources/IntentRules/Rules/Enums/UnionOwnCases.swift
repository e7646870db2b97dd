extension Rule {
  static let unionOwnCases: Rule = Rule(
    id: "union-own-cases", severity: .error, summary: "a union declares a type 'Cases', which its macro makes",
    rationale: """
      '@UnionValue' adds an enum 'Cases' with the cases of the union. A second declaration of the name does not compile. \
      Remove it, and write the labels into 'caseDisplayRepresentations' of the union.
      """,
    source: "AppIntents documentation: UnionValue(); Apple's guide for agents in Xcode 27: union values",
    reported: Example(place("\n  enum ↓Cases: String, AppEnum { case shelf, name }")), correct: Example(place("")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for union in model.bundle.unions where union.type.attributes.contains(where: { $0.name == "UnionValue" }) {
      for member in union.type.members
      where member.name == "Cases" && [.type, .typeAlias].contains(member.kind) && member.providedBy == nil {
        reporter.report(
          "'@UnionValue' adds 'Cases' to '\(union.type.name)', so this declaration does not compile; remove it",
          at: member.place, symbol: union.type.symbol("Cases"))
      }
    }
  }
}

private func place(_ member: String) -> String {
  "@UnionValue\nenum Goal {\n  case shelf(Shelf), name(String)\(member)\n}"
}
