extension ChangeKind {
  static let enumRawValueChanged = ChangeKind(
    "enum-raw-value-changed", .breaking, .savedShortcuts, summary: "a case of an app enum has another raw value",
    rationale: """
      Saved shortcuts hold the raw value. A case that has none of its own takes it from its name, or from its position where \
      the raw values are numbers: renaming the one and inserting before the other changes it, and a saved number then means \
      another case. Write the old raw value down. In an enum that no intent of the older version took or gave, it is one \
      level lower.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    examples: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum {
          case read, unread
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read", .unread: "Unread"]
        }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """,
        """
        enum Shelf: String, AppEnum {
          case read, ↓waiting
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read", .waiting: "Unread"]
        }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """),
      ChangeExample(
        """
        enum Level: Int, AppEnum { case low, high }
        struct SetLevel: AppIntent { @Parameter(title: "Level") var level: Level }
        """,
        """
        enum Level: Int, AppEnum { case low, middle, ↓high }
        struct SetLevel: AppIntent { @Parameter(title: "Level") var level: Level }
        """),
    ],
    harmless: [
      ChangeExample(
        """
        enum Shelf: String, AppEnum { case read, unread }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """,
        """
        enum Shelf: String, AppEnum { case read, waiting = "unread" }
        struct OpenShelf: AppIntent { @Parameter(title: "Shelf") var shelf: Shelf }
        """),
      ChangeExample(
        """
        enum Level: Int, AppEnum { case low, high }
        struct SetLevel: AppIntent { @Parameter(title: "Level") var level: Level }
        """,
        """
        enum Level: Int, AppEnum { case low, high, highest }
        struct SetLevel: AppIntent { @Parameter(title: "Level") var level: Level }
        """),
    ]
  ) { comparison, reporter in
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.enums.pairs where !pair.hasOtherRawType {
      for match in comparison.cases(of: pair).pairs {
        guard match.old.savedValue != match.new.savedValue, (match.old.rawValue == nil) == (match.new.rawValue == nil)
        else { continue }
        var note = "the case stood here with '\(match.old.savedValue)'"
        if let rename = match.rename { note += "; \(rename.explanation)" }
        reporter.report(
          "case '\(match.old.name)' of '\(pair.old.type.name)' is stored as '\(match.new.savedValue)' instead of "
            + "'\(match.old.savedValue)': saved values no longer mean it",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: used.contains(pair.old.type.name) ? nil : .dangerous, notes: [.before(note, match.old.location)])
      }
    }
  }
}

extension Matching<Catalog.Enum>.Pair {
  /// Both state a raw type, and not the same.
  var hasOtherRawType: Bool {
    guard let old = old.rawType, let new = new.rawType else { return false }
    return old != new
  }
}
