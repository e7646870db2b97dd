import IntentModel
import SourceScan

extension Rule {
  static let enumRepresentationsNotDictionaryLiteral = Rule(
    id: "enum-representations-not-dictionary-literal", severity: .error,
    summary: "'caseDisplayRepresentations' is not a dictionary literal",
    rationale: """
      Apple's tool reads the keys and values of a dictionary literal at build time, from a stored property or from \
      a getter with one expression. If a function creates the dictionary or an entry, the build fails. Write the \
      dictionary as a literal. A getter with several statements is reported by non-static-metadata-property, and a \
      title that is not a literal by non-literal-localized-string.
      """,
    source: "WWDC22 10032: a dictionary literal, because the compiler reads it; Apple's metadata processor",
    appleMessage: "The property '<p>' must have a compile-time static value and cannot be computed or dynamic",
    triggering: [
      Example(
        """
        enum Shelf: String, AppEnum {
          case read, toRead

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
          static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = ↓makeRepresentations()
        }
        """),
      Example(.appEnum("case a", #"↓Dictionary(uniqueKeysWithValues: allCases.map { ($0, "A") })"#)),
      Example(.appEnum("case a", #"↓Names.shelves"#)),
      Example(.appEnum("case a", #"↓[.a: "A"].merging(more) { $1 }"#)),
      Example(.appEnum("case a, b", #"[.a: "A", .b: ↓makeRepresentation()]"#)),
      Example(.appEnum("case a, b", #"[.a: "A", ↓Names.key(): "B"]"#)),
      Example(.appEnum("case a, b", #"[.a: "A", .b: ↓representations["b"]!]"#)),
      Example(.appEnum("case a", #"↓representations ?? [.a: "A"]"#)),
    ],
    nonTriggering: [
      Example(
        .shelf()),
      Example(.appEnum("case a, b", #"[.a: "A", .b: DisplayRepresentation(title: "B", subtitle: "C")]"#)),
      Example(.appEnum("case a", #"([a: .init(title: "A", image: .init(systemName: "book"))])"#)),
      Example(
        "enum Shelf: String { case a }\nextension Shelf: AppEnum { static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [.a: \"A\"] } }"
      ),
      // Reported by other rules.
      Example(.appEnum("case a", "[.a: .init(title: Strings.a)]")),
      Example(.appEnum("case a", "isPro ? [.a: \"A\"] : [.a: \"B\"]")),
      // The dictionary of a protocol extension can apply to several enums.
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
          // Anything but a literal. Statements and conditions are reported by another rule.
          guard !unreadable.isRun, unreadable.reason != .depth, seen.insert(unreadable.place).inserted else { continue }
          reporter.report(
            "'caseDisplayRepresentations' of '\(appEnum.type.name)' must be a dictionary literal, "
              + "because Xcode reads it at build time; found '\(unreadable.excerpt)'", at: unreadable.place,
            symbol: symbol, severity: unreadable.severity)
        case .known(let entries):
          for unreadable in entries.compactMap(unreadable) where seen.insert(unreadable.place).inserted {
            reporter.report(
              "an entry of 'caseDisplayRepresentations' must be a literal, because Xcode reads it at build time; found '\(unreadable.excerpt)'",
              at: unreadable.place,
              symbol: symbol, severity: unreadable.severity, cause: .init(symbol, note: "so must this one"))
          }
        }
      }
    }
  }

  private static func unreadable(_ entry: AppEnum.CaseRepresentation) -> Unreadable? {
    entry.caseName.unreadable ?? entry.representation.unreadable
  }
}
