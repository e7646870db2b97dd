extension Rule {
  static let comparatorWrongType: Rule = Rule(
    id: "comparator-wrong-type", severity: .error,
    summary: "a filter of a property query does not fit the type of its property",
    rationale: """
      'HasPrefixComparator' and 'HasSuffixComparator' compare texts, and the comparators for less and greater need numbers, dates or \
      texts. With another type the code does not compile. Shortcuts shows 'IsBetweenComparator' for dates only, so it is a note \
      for numbers. A number for '%@' of 'NSPredicate(format:)' is read as the address of an object, which is a warning.
      """,
    source: """
      AppIntents interface of iOS 17.4: the comparators; Apple's guide for agents in Xcode 27: property queries; documentation of \
      NSPredicate.init(format:_:); alin23/Lunar commit cc8149ca
      """,
    reported: Example(filtering("$pages", by: "↓HasPrefixComparator")),
    correct: Example(filtering("$pages", by: "LessThanComparator")),
    check: check)

  private static let ofTexts: Set<String> = ["HasPrefixComparator", "HasSuffixComparator"]
  private static let ofOrder: Set<String> = [
    "LessThanComparator", "LessThanOrEqualToComparator", "GreaterThanComparator", "GreaterThanOrEqualToComparator",
    "IsBetweenComparator",
  ]

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for query in model.bundle.queries where query.conforms(to: "EntityPropertyQuery") {
      guard let entity = model.entity(query.entity) else { continue }
      for property in query.properties.known.flatMap({ $0 }) {
        guard let name = property.property.known?.name,
          let type = entity.properties.first(where: { $0.name == name })?.type, type.kind == .primitive,
          let found = type.name
        else { continue }
        // Other types are objects, or are bridged to one.
        for place in property.objects where ["Bool", "Int", "Double"].contains(found) && !type.isOptional {
          reporter.report(
            "'%@' takes an object, but '\(name)' is of type '\(type.spelling)', so the app ends when people use the filter; write "
              + "'NSNumber(value: $0)'",
            at: place, symbol: query.type.symbol(name), severity: .warning)
        }
        for comparator in property.comparators.compactMap(\.known) {
          let isUnordered = ["Bool", "URL", "UUID"].contains(found) && ofOrder.contains(comparator.name)
          let isNoText = !["String", "AttributedString"].contains(found) && ofTexts.contains(comparator.name)
          let isHidden = comparator.name == "IsBetweenComparator" && found != "Date"
          guard isUnordered || isNoText || isHidden else { continue }
          reporter.report(
            isUnordered || isNoText
              ? "'\(comparator.name)' cannot compare '\(name)', which is of type '\(type.spelling)', so the code does not compile"
              : "Shortcuts shows '\(comparator.name)' for dates only; '\(name)' is of type '\(type.spelling)'",
            at: comparator.place, symbol: query.type.symbol(name), severity: isUnordered || isNoText ? nil : .note)
        }
      }
    }
  }
}

private func filtering(_ property: String, by comparator: String) -> String {
  .filtering(
    "properties = QueryProperties {\n    Property(\\Book.\(property)) { \(comparator) { BookFilter($0) } }\n  }",
    "pages: Int")
}
