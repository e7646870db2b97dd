import IntentModel

extension Rule {
  static let appEnumAssociatedValues = Rule(
    id: "app-enum-associated-values", severity: .error, summary: "an app enum's case has associated values",
    rationale: """
      An app enum is a fixed list of values with raw values. A case with associated values has none, so that the enum \
      doesn't conform; a union of types is an enum with '@UnionValue'.
      """,
    source: "WWDC22 10032; WWDC24 10134",
    triggering: [
      Example("enum Shelf: String, AppEnum { case read, ↓custom(Int) }"),
      Example("enum Shelf: AppEnum { case read, ↓custom(name: String) }"),
    ],
    nonTriggering: [
      Example("enum Shelf: String, AppEnum { case read, toRead }"),
      Example("@UnionValue enum Item { case a(Int), b(String) }"),
      // Raw values and the list of cases can be written out.
      Example(
        """
        enum Shelf: AppEnum {
          case read, custom(Int)
          init?(rawValue: String) { nil }
          var rawValue: String { "" }
        }
        """),
    ]
  ) { model, reporter in
    for appEnum in model.bundle.enums
    where appEnum.rawType != nil || !(appEnum.mayHide("rawValue") || appEnum.type.hasRawValues) {
      for element in appEnum.cases where !element.associatedValues.isEmpty {
        reporter.report(
          "case '\(element.name)' has associated values, which an app enum can't have", at: element.place,
          symbol: appEnum.type.symbol(element.name))
      }
    }
  }
}
