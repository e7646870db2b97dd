extension ChangeKind {
  static let entityPropertyAdded = ChangeKind(
    "entity-property-added", .info, .display, summary: "a property of an entity is new",
    rationale: "People find one more variable. Its name is a promise from the day that it ships.",
    source: "WWDC22 session 10032 (properties are what shortcuts can use of an entity)",
    examples: [
      ChangeExample(
        "struct Book: AppEntity { var id: Int }",
        "struct Book: AppEntity { var id: Int; @Property(title: \"Author\") var ↓author: String }")
    ],
    harmless: [
      ChangeExample(
        "struct Book: AppEntity { var id: Int }", "struct Book: AppEntity { var id: Int; var author = \"\" }")
    ]
  ) { comparison, reporter in
    for pair in comparison.entities.pairs {
      for property in comparison.properties(of: pair).added {
        reporter.report(
          "'\(pair.new.type.name)' has a new property '\(property.name)'",
          symbol: "\(pair.old.type.symbol)/\(property.name)", at: .new(property.location))
      }
    }
  }
}
