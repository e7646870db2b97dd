import IntentModel
import SourceScan

extension Rule {
  static let enumRepresentationsNotDictionaryLiteral = Rule(
    id: "enum-representations-not-dictionary-literal", severity: .error,
    summary: "'caseDisplayRepresentations' is no dictionary literal",
    rationale: """
      The compiler hands Apple's tool the keys and values of a dictionary literal, in a stored property or as a getter's one \
      expression. A dictionary that a function makes, or an entry that one makes, has no titles at build time. A getter of \
      several statements is reported by non-static-metadata-property, a title inside an entry by \
      non-literal-localized-string and its kin.
      """,
    source: "WWDC22 10032: a dictionary literal, because the compiler reads it; Apple's metadata processor",
    appleMessage: "The property '<p>' must have a compile-time static value and cannot be computed or dynamic",
    triggering: [
      Example(.appEnum("case a", #"↓Dictionary(uniqueKeysWithValues: allCases.map { ($0, "A") })"#)),
      Example(.appEnum("case a", #"↓Names.shelves"#)),
      Example(.appEnum("case a", #"↓[.a: "A"].merging(more) { $1 }"#)),
      Example(.appEnum("case a, b", #"[.a: "A", .b: ↓makeRepresentation()]"#)),
      Example(.appEnum("case a, b", #"[.a: "A", ↓Names.key(): "B"]"#)),
    ],
    nonTriggering: [
      Example(.appEnum("case a, b", #"[.a: "A", .b: DisplayRepresentation(title: "B", subtitle: "C")]"#)),
      Example(.appEnum("case a", #"([a: .init(title: "A", image: .init(systemName: "book"))])"#)),
      Example(
        "enum Shelf: String { case a }\nextension Shelf: AppEnum { static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [.a: \"A\"] } }"
      ),
      // Another rule's.
      Example(.appEnum("case a", "[.a: .init(title: Strings.a)]")),
      Example(.appEnum("case a", "isPro ? [.a: \"A\"] : [.a: \"B\"]")),
      // Whose cases it is about can't be told.
      Example(
        """
        protocol Titled: AppEnum {}
        extension Titled { static var caseDisplayRepresentations: [Self: DisplayRepresentation] { make() } }
        enum Shelf: String, Titled { case a }
        """),
    ]
  ) { model, reporter in
    var seen: Set<Place> = []
    for appEnum in model.bundle.enums {
      let symbol = appEnum.type.symbol("caseDisplayRepresentations")
      for alternative in appEnum.ownRepresentations {
        switch alternative.content {
        case .unreadable(let unreadable):
          // Whatever isn't a literal, `Dictionary(…)` among it; statements and conditions are another rule's.
          guard unreadable.reason != .statements, unreadable.reason != .conditional, unreadable.reason != .macro,
            seen.insert(unreadable.place).inserted
          else { continue }
          reporter.report(
            "'caseDisplayRepresentations' of '\(appEnum.type.name)' is no dictionary literal, but "
              + "'\(unreadable.excerpt)'", at: unreadable.place, symbol: symbol)
        case .known(let entries):
          for unreadable in entries.compactMap(unreadable) where seen.insert(unreadable.place).inserted {
            reporter.report(
              "an entry of 'caseDisplayRepresentations' is no literal: '\(unreadable.excerpt)'", at: unreadable.place,
              symbol: symbol)
          }
        }
      }
    }
  }

  private static func unreadable(_ entry: AppEnum.CaseRepresentation) -> Unreadable? {
    let unreadable = entry.caseName.unreadable ?? entry.representation.unreadable
    return unreadable.flatMap { $0.reason == .macro || $0.reason == .other ? nil : $0 }
  }
}
