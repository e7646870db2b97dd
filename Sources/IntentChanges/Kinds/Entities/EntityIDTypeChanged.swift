extension ChangeKind {
  static let entityIDTypeChanged: ChangeKind = ChangeKind(
    "entity-id-type-changed", .breaking, .savedShortcuts, summary: "the type of an entity's 'id' changed",
    rationale: """
      Saved shortcuts store ids of the old type. These match no id of the new type, so the query finds no entity. If \
      one of the types is not a standard type, it may be the same type under another name, so the change is one level \
      lower. It is also one level lower if no intent that the old version offers takes or returns the entity.
      """,
    source: "WWDC22 session 10032 (entities are stored by id)",
    reported: ChangeExample(
      .book(isTaken: true),
      """
      struct ↓Book: AppEntity {
        var id: UUID
      }
      struct OpenBook: AppIntent {
        @Parameter(title: "Book") var book: Book
      }
      """),
    harmless: ChangeExample(
      """
      struct Book: AppEntity {
        var id: UUID
      }
      """,
      """
      struct Book: AppEntity {
        let id: Foundation.UUID
      }
      """),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.entities.pairs {
      guard let old = pair.old.idType, let new = pair.new.idType, bareName(old) != bareName(new) else { continue }
      let keeper = comparison.keeper(ofValues: pair.old.type.name)
      let isCertain = standardTypes.contains(bareName(old)) && standardTypes.contains(bareName(new))
      reporter.report(
        "the type of 'id' in '\(pair.new.type.name)' changed from '\(old)' to '\(new)', so ids in \(keeper.name) match no entity; "
          + "keep the old type",
        symbol: pair.old.type.symbol, at: .new(pair.new.type.location),
        level: isCertain && used.contains(pair.old.type.name) ? nil : .dangerous, audience: keeper.audience,
        notes: [.before("the type was '\(old)' here", pair.old.type.location)])
    }
  }
}

/// Types that certainly differ from one another. Any other name may be an alias of the other version's type.
private let standardTypes: Set<String> = [
  "String", "Int", "Int32", "Int64", "UInt", "UInt32", "UInt64", "UUID", "URL", "Date", "Bool", "Double",
]

/// The name without the module for types of Swift and Foundation: `UUID` for `Foundation.UUID`. Other qualified names stay as they
/// are.
private func bareName(_ spelling: String) -> String {
  for module in ["Swift.", "Foundation."] where spelling.hasPrefix(module) {
    return String(spelling.dropFirst(module.count))
  }
  return spelling
}
