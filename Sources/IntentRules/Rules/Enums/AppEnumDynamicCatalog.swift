extension Rule {
  static let appEnumDynamicCatalog: Rule = Rule(
    id: "app-enum-dynamic-catalog", severity: .note, summary: "an app enum has more than 30 cases",
    rationale: """
      An app enum is meant for a short, fixed list. Users scroll through all cases in Shortcuts, and each case \
      adds phrases to App Shortcuts that use the enum. Use an entity with a query for a catalog.
      """,
    source: "WWDC22 10032: enums for fixed sets, entities for dynamic ones", isOptIn: true,
    reported: Example(shelf("↓Shelf", count: 31)),
    correct: Example(shelf("Shelf", count: 30)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums {
      guard let count = appEnum.offeredCases?.count, count > 30 else { continue }
      reporter.report(
        "'\(appEnum.type.name)' offers \(count) cases; use an entity with a query for a long list",
        of: appEnum.type)
    }
  }
}

private func shelf(_ name: String, count: Int) -> String {
  let names = (1...count).map { "s\($0)" }
  return """
    enum \(name): String, AppEnum {
      case \(names[..<16].joined(separator: ", "))
      case \(names[16...].joined(separator: ", "))
    }
    """
}
