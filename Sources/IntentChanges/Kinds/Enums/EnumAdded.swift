extension ChangeKind {
  static let enumAdded = ChangeKind(
    "enum-added", .info, .display, summary: "an app enum is new",
    rationale: "Its name and its raw values are promises from the day that an intent takes it.",
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    examples: [ChangeExample("", "enum ↓Shelf: String, AppEnum { case read, unread }")],
    harmless: [
      ChangeExample("struct A: AppIntent {}", "enum Shelf: String { case read, unread }\nstruct A: AppIntent {}")
    ]
  ) { comparison, reporter in
    for added in comparison.enums.added {
      reporter.report(
        "the enum '\(added.type.name)' is new", symbol: added.type.symbol, at: .new(added.type.location))
    }
  }
}
