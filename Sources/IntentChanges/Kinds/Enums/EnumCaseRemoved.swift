extension ChangeKind {
  static let enumCaseRemoved = ChangeKind(
    "enum-case-removed", .breaking, .savedShortcuts, summary: "a case of an app enum is gone",
    rationale: """
      A shortcut that was saved with it has no value any more, and stops. Keep the case, and leave it out of what people are \
      offered, or give its raw value to the case that takes its place. In an enum that no intent of the older version took \
      or gave, it is one level lower.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    examples: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum { case read, ↓unread }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """,
        """
        enum Shelf: String, AppEnum { case read }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """)
    ],
    harmless: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum { case read, unread }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """,
        """
        enum Shelf: String, AppEnum { case unread, read }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """),
      ChangeExample(
        """
        enum Shelf: String, AppEnum { case read, unread }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """,
        """
        enum Shelf: String, AppEnum { case read, waiting = "unread" }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """),
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.enums.pairs {
      for removed in comparison.cases(of: pair).removed {
        reporter.report(
          "'\(pair.new.type.name)' no longer has the case '\(removed.name)': shortcuts saved with it have no value",
          symbol: "\(pair.old.type.symbol)/\(removed.name)", at: .old(removed.location),
          level: used.contains(pair.old.type.name) ? nil : .dangerous,
          notes: [
            Change.Note(message: "'\(pair.new.type.name)' is declared here", place: .new(pair.new.type.location))
          ])
      }
    }
  }
}

extension Comparison {
  /// The cases of one enum: by name, those that are left by raw value, and by what they are called.
  func cases(of pair: Matching<Catalog.Enum>.Pair) -> Matching<Catalog.Case> {
    let old = pair.old.cases, new = pair.new.cases
    return Matching(
      old, new, keys: [{ $0.name }, { $0.rawValue }],
      likeness: { left, right in
        caseLikeness(left, right, isSamePosition: old.firstIndex(of: left) == new.firstIndex(of: right))
      })
  }
}
