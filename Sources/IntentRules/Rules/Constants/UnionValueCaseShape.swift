import IntentModel

extension Rule {
  static let unionValueCaseShape = Rule(
    id: "union-value-case-shape", severity: .error,
    summary: "a case of a union does not have exactly one associated value",
    rationale: """
      Each case of a '@UnionValue' enum represents one type. The macro rejects a case without an associated value \
      or with several, so the enum does not compile. Give each case one value.
      """,
    source: "WWDC24 10134; AppIntents documentation: UnionValue()",
    triggering: [
      Example(
        """
        @UnionValue
        enum SearchResult {
          case book(Book)
          case ↓empty
        }
        """),
      Example("@UnionValue enum Item { case book(String), ↓none }"),
      Example("@UnionValue enum Item { case ↓book(String, Int) }"),
    ],
    nonTriggering: [
      Example(
        """
        @UnionValue
        enum SearchResult {
          case book(Book)
          case shelf(Shelf)
        }
        """),
      Example("@UnionValue enum Item { case book(String), page(Int) }"),
      Example("enum Item { case none }"),
      // The conformance does not come from the macro.
      Example("enum Item: AppUnionValue { case none }"),
    ]
  ) { model, reporter in
    for union in model.bundle.unions where union.type.attributes.contains(where: { $0.name == "UnionValue" }) {
      for element in union.cases where element.types.count != 1 {
        let count = element.types.isEmpty ? "none" : "\(element.types.count)"
        reporter.report(
          "case '\(element.name)' of a union must have exactly one associated value; found \(count)", at: element.place,
          symbol: union.type.symbol(element.name))
      }
    }
  }
}
