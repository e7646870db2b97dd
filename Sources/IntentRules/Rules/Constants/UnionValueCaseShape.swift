extension Rule {
  static let unionValueCaseShape: Rule = Rule(
    id: "union-value-case-shape", severity: .error,
    summary: "a case of a union does not have exactly one associated value",
    rationale: """
      Each case of a '@UnionValue' enum represents one type. The macro rejects a case without an associated value \
      or with several, so the enum does not compile. Give each case one value.
      """,
    source: "WWDC24 10134; AppIntents documentation: UnionValue()",
    reported: """
      @UnionValue
      enum SearchResult {
        case book(Book)
        case ↓empty
      }
      """,
    correct: """
      @UnionValue
      enum SearchResult {
        case book(Book)
        case shelf(Shelf)
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
