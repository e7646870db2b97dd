extension ChangeKind {
  static let enumRawValueChanged: ChangeKind = ChangeKind(
    "enum-raw-value-changed", .breaking, .savedShortcuts, summary: "the raw value of an app enum's case changed",
    rationale: """
      Saved shortcuts store the raw value. A case without an explicit raw value takes it from its name, or from its \
      position if the raw values are numbers. So the raw value changes when you rename a case, or insert another case \
      before it. A saved number then refers to another case. State the old raw value explicitly. The change is one \
      level lower if no intent that the old version offers takes or returns the enum.
      """,
    source: "WWDC22 session 10032 (enums are stored by raw value)",
    reported: ChangeExample(
      .shelf(
        "case read, unread",
        #"static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read", .unread: "Unread"]"#,
        isTaken: true),
      .shelf(
        "case read, ↓waiting",
        #"static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read", .waiting: "Unread"]"#,
        isTaken: true)),
    harmless: ChangeExample(
      .shelf("case read, unread", isTaken: true),
      .shelf("case read", #"case waiting = "unread""#, isTaken: true)),
    check: check)

  private static func check(_ comparison: VersionComparison, _ reporter: inout ChangeReporter) {
    let used = comparison.usedTypes(in: comparison.old)
    for pair in comparison.enums.pairs where !pair.hasOtherRawType {
      let keeper = comparison.keeper(ofValues: pair.old.type.name)
      for match in comparison.cases(of: pair).pairs {
        guard match.old.savedValue != match.new.savedValue, (match.old.rawValue == nil) == (match.new.rawValue == nil)
        else { continue }
        var note = "the raw value was '\(match.old.savedValue)' here"
        if let rename = match.rename { note += "; \(rename.explanation)" }
        reporter.report(
          "the raw value of '\(match.old.name)' in '\(pair.old.type.name)' changed from '\(match.old.savedValue)' to "
            + "'\(match.new.savedValue)', so \(keeper.name) no longer refer to this case; state the old raw value explicitly",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", at: .new(match.new.location),
          level: used.contains(pair.old.type.name) ? nil : .dangerous, audience: keeper.audience,
          notes: [.before(note, match.old.location)])
      }
    }
  }
}

extension Matching<Catalog.Enum>.Pair {
  /// Whether both versions state a raw type, and these types differ.
  var hasOtherRawType: Bool {
    guard let old = old.rawType, let new = new.rawType else { return false }
    return old != new
  }
}
