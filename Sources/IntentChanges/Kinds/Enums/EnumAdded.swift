extension ChangeKind {
  static let enumAdded: ChangeKind = ChangeKind(
    "enum-added", .info, .display, summary: "an app enum was added",
    rationale:
      "Choose its name and its raw values with care. Saved shortcuts store them as soon as an intent takes it.",
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    reported: ChangeExample(
      "",
      .shelf("case read, unread", name: "↓Shelf")),
    harmless: ChangeExample(
      "struct A: AppIntent {}",
      """
      enum Shelf: String {
        case read, unread
      }
      struct A: AppIntent {}
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    for added in comparison.enums.added where !comparison.siriKit.typesOfTakenOver.contains(added.type.name) {
      reporter.report(
        "the enum '\(added.type.name)' was added", symbol: added.type.symbol, at: .new(added.type.location))
    }
  }
}
