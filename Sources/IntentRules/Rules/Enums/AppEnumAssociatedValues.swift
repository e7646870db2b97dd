extension Rule {
  static let appEnumAssociatedValues: Rule = Rule(
    id: "app-enum-associated-values", severity: .error, summary: "a case of an app enum has associated values",
    rationale: """
      The system stores a value of an app enum as its raw value. A case with associated values has no raw value, \
      so the enum does not compile. Use an entity, or an enum with '@UnionValue' if the value can have different \
      types.
      """,
    source: "WWDC22 10032; WWDC24 10134",
    reported: """
      enum Shelf: String, AppEnum {
        case read
        case ↓custom(name: String)
      }
      """,
    correct: """
      enum Shelf: String, AppEnum {
        case read
        case custom
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for appEnum in model.bundle.enums
    where appEnum.rawType != nil || !(appEnum.mayHide("rawValue") || appEnum.type.hasRawValues) {
      for element in appEnum.cases where !element.associatedValues.isEmpty {
        reporter.report(
          "case '\(element.name)' has associated values, so '\(appEnum.type.name)' cannot conform to 'AppEnum'",
          at: element.place,
          symbol: appEnum.type.symbol(element.name))
      }
    }
  }
}
