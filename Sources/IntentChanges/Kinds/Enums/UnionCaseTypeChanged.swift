extension ChangeKind {
  static let unionCaseTypeChanged: ChangeKind = ChangeKind(
    "union-case-type-changed", .breaking, .savedShortcuts, summary: "the type of a union's case changed",
    rationale: """
      A saved value of the old type does not fit the case any more. Add a case with the new type, and keep the old one. If one \
      of the types is not declared in the scanned sources, it may be the same type under another name, so the change is one \
      level lower.
      """,
    source: "Apple's documentation of @UnionValue; how a saved value names its case is unverified",
    reported: ChangeExample(
      """
      @UnionValue
      enum Answer {
        case number(Int)
      }
      """,
      """
      @UnionValue
      enum Answer {
        case ↓number(String)
      }
      """),
    harmless: ChangeExample(
      """
      @UnionValue
      enum Answer {
        case number(Int)
      }
      """,
      """
      @UnionValue
      enum Answer {
        case number(Swift.Int)
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for pair in comparison.unions.pairs {
      let keeper = comparison.keeper(ofValues: pair.old.type.name)
      for match in comparison.cases(of: pair).pairs {
        guard let old = match.old.type, let new = match.new.type,
          old.isSeveral != new.isSeveral || !comparison.isSame(old, new)
        else { continue }
        reporter.report(
          "the type of '\(pair.new.type.name).\(match.new.name)' changed from '\(old.spelling)' to '\(new.spelling)', so values "
            + "in \(keeper.name) do not fit; add a new case instead",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: old.isCertain && new.isCertain ? nil : .dangerous, audience: keeper.audience,
          notes: [.before("the type was '\(old.spelling)' here", match.old.location)])
      }
    }
  }
}
