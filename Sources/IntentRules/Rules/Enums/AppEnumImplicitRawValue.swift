extension Rule {
  static let appEnumImplicitRawValue: Rule = Rule(
    id: "app-enum-implicit-raw-value", severity: .note, summary: "an app enum of numbers does not state them",
    rationale: """
      A saved shortcut stores the raw value of a case. Numbers that the source does not state follow the order of \
      the cases, so a new case in the middle, or another order, makes saved shortcuts use another case. State the \
      number of each case.
      """,
    source: "Apple's guide for agents in Xcode 27: app enums",
    reported: Example(
      .appEnum("case ↓read, toRead", #"[.read: "Read", .toRead: "To Read"]"#, head: "enum Shelf: Int, AppEnum")),
    correct: Example(
      .appEnum("case read = 1, toRead = 2", #"[.read: "Read", .toRead: "To Read"]"#, head: "enum Shelf: Int, AppEnum")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums where appEnum.cases.count > 1 && appEnum.type.schema == nil {
      guard let first = appEnum.cases.first(where: { $0.isRawValueImplicit }), case .int? = first.rawValue?.form else {
        continue
      }
      reporter.report(
        "saved shortcuts store the numbers of '\(appEnum.type.name)', which follow the order of its cases; state them",
        at: first.place, symbol: appEnum.type.symbol,
        cause: .init(appEnum.type.module, note: "they store those of '\(appEnum.type.name)' too"))
    }
  }
}
