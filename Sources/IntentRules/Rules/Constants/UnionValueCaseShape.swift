import IntentModel

extension Rule {
  static let unionValueCaseShape = Rule(
    id: "union-value-case-shape", severity: .error, summary: "a union's case doesn't hold exactly one value",
    rationale: "Each case of a '@UnionValue' enum stands for one type. The macro rejects a case with none or several.",
    source: "WWDC24 10134; AppIntents documentation: UnionValue()",
    triggering: [
      Example("@UnionValue enum Item { case book(String), ↓none }"),
      Example("@UnionValue enum Item { case ↓book(String, Int) }"),
    ],
    nonTriggering: [
      Example("@UnionValue enum Item { case book(String), page(Int) }"),
      Example("enum Item { case none }"),
      // Written out by hand, or another's macro.
      Example("enum Item: AppUnionValue { case none }"),
    ]
  ) { model, reporter in
    for union in model.bundle.unions where union.type.attributes.contains(where: { $0.name == "UnionValue" }) {
      for element in union.cases where element.types.count != 1 {
        let count = element.types.isEmpty ? "no value" : "\(element.types.count) values"
        reporter.report(
          "case '\(element.name)' holds \(count); a union's case holds one", at: element.place,
          symbol: union.type.symbol(element.name))
      }
    }
  }
}
