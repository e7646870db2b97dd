extension ChangeKind {
  static let unionCaseRemoved: ChangeKind = ChangeKind(
    "union-case-removed", .breaking, .savedShortcuts, summary: "a case of a '@UnionValue' enum was removed",
    rationale: """
      A parameter of this type no longer accepts values of the removed case, so saved values of it are lost. Keep the \
      case.
      """,
    source: "Apple's documentation of @UnionValue; how a saved value names its case is unverified",
    reported: ChangeExample(
      """
      @UnionValue
      enum ↓Answer {
        case number(Int)
        case text(String)
      }
      """,
      """
      @UnionValue
      enum Answer {
        case number(Int)
      }
      """),
    harmless: ChangeExample(
      instead: """
        @UnionValue
        enum Answer {
          case text(String)
          case number(Int)
          case date(Date)
        }
        """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.unions.pairs {
      let keeper = comparison.keeper(ofValues: pair.old.type.name)
      for name in comparison.cases(of: pair).removed.map(\.name) {
        reporter.report(
          "the case '\(name)' of '\(pair.new.type.name)' was removed, so \(keeper.name) lose values of it; keep the case",
          symbol: "\(pair.old.type.symbol)/\(name)", at: .old(pair.old.type.location), audience: keeper.audience)
      }
    }
  }
}
