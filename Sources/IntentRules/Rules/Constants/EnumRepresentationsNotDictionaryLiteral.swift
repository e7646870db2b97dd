import IntentModel
import SourceScan

extension Rule {
  static let enumRepresentationsNotDictionaryLiteral: Rule = Rule(
    id: "enum-representations-not-dictionary-literal", severity: .error,
    summary: "'caseDisplayRepresentations' is not a dictionary literal",
    rationale: """
      Apple's tool reads the keys and values of a dictionary literal at build time. It reads them from a stored property \
      or from a getter with one expression. If a function creates the dictionary or an entry, the build fails. Write the \
      dictionary as a literal. A getter with several statements is reported by non-static-metadata-property, and a \
      title that is not a literal by non-literal-localized-string.
      """,
    source: "WWDC22 10032: a dictionary literal, because the compiler reads it; Apple's metadata processor",
    appleMessage: "The property '<p>' must have a compile-time static value and cannot be computed or dynamic",
    reported: """
      enum Shelf: String, AppEnum {
        case read, toRead

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = ↓makeRepresentations()
      }
      """,
    correct: Example(.shelf()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var seen: Set<Place> = []
    for appEnum in model.bundle.enums {
      let symbol = appEnum.type.symbol("caseDisplayRepresentations")
      for alternative in appEnum.caseDisplayRepresentations.own {
        switch alternative.content {
        case .unreadable(let unreadable):
          // Another rule reports statements and conditions. An expression that is nested too deep to be read may be a literal.
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
