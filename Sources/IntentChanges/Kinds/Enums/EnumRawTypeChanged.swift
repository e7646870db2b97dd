extension ChangeKind {
  static let enumRawTypeChanged = ChangeKind(
    "enum-raw-type-changed", .breaking, .savedShortcuts, summary: "an app enum has another raw type",
    rationale: """
      Saved shortcuts hold raw values of the old type, of which none can be read. In an enum that no intent of the older \
      version took or gave, it is one level lower.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    examples: [
      ChangeExample(
        """
        enum Level: Int, AppEnum { case low, high }
        struct SetLevel: AppIntent { @Parameter(title: "Level") var level: Level }
        """,
        """
        enum ↓Level: String, AppEnum { case low, high }
        struct SetLevel: AppIntent { @Parameter(title: "Level") var level: Level }
        """)
    ],
    harmless: [
      ChangeExample(
        "enum Level: String, AppEnum { case low, high }", "enum Level: String, AppEnum, Sendable { case low, high }")
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.enums.pairs where pair.hasOtherRawType {
      reporter.report(
        "'\(pair.new.type.name)' is stored as '\(pair.new.rawType ?? "")' instead of '\(pair.old.rawType ?? "")': "
          + "saved values can't be read",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location),
        level: used.contains(pair.old.type.name) ? nil : .dangerous)
    }
  }
}
