extension ChangeKind {
  static let entityIDTypeChanged = ChangeKind(
    "entity-id-type-changed", .breaking, .savedShortcuts, summary: "the ids of an entity have another type",
    rationale: """
      Saved shortcuts hold the id as the old type wrote it. Ids of the new type don't match, so that the query finds nothing. \
      Where one of the types is no standard one, it may be the same under another name, and the change is one level lower; \
      so it is where no intent of the older version took or gave the entity.
      """,
    source: "WWDC22 session 10032 (entities are stored by id)",
    examples: [
      ChangeExample(
        """
        struct Book: AppEntity { var id: Int }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """,
        """
        struct ↓Book: AppEntity { var id: UUID }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """),
      ChangeExample(
        """
        struct Book: AppEntity { var id: String }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """,
        """
        struct ↓Book: AppEntity { var id: BookRecord.ID }
        struct OpenBook: AppIntent { @Parameter(title: "Book") var book: Book }
        """, level: .dangerous),
    ],
    harmless: [
      ChangeExample("struct Book: AppEntity { var id: UUID }", "struct Book: AppEntity { let id: Foundation.UUID }")
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      guard let old = pair.old.idType, let new = pair.new.idType, bareName(old) != bareName(new) else { continue }
      let isCertain = standardTypes.contains(bareName(old)) && standardTypes.contains(bareName(new))
      reporter.report(
        "the ids of '\(pair.new.type.name)' are '\(new)' instead of '\(old)': saved ones match nothing",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location),
        level: isCertain && used.contains(pair.old.type.name) ? nil : .dangerous,
        notes: [.before("they were '\(old)' here", pair.old.type.location)])
    }
  }
}

/// Types of which everybody knows that they differ.
private let standardTypes: Set<String> = [
  "String", "Int", "Int32", "Int64", "UInt", "UInt32", "UInt64", "UUID", "URL", "Date", "Bool", "Double",
]

/// `UUID` of `Foundation.UUID`; other qualified names stay as they are.
private func bareName(_ spelling: String) -> String {
  for module in ["Swift.", "Foundation."] where spelling.hasPrefix(module) {
    return String(spelling.dropFirst(module.count))
  }
  return spelling
}
