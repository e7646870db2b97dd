import IntentModel
import SourceScan

extension Rule {
  static let nonLiteralTypeDisplayRepresentation: Rule = Rule(
    id: "non-literal-type-display-representation", severity: .error,
    summary: "a type display representation is not a literal",
    rationale: """
      Apple's tool reads the name of the type from the expression at build time. The value must be a string \
      literal or a call of the initializer; a constant declared elsewhere or a function call stops the build. The \
      texts in the call are checked by non-literal-localized-string, and a getter with statements by \
      non-static-metadata-property.
      """,
    source: "Apple's metadata processor; WWDC25 244",
    appleMessage: "'TypeDisplayRepresentation' must be initialized with a call to its initializer",
    reported: """
      struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = ↓Names.book

        let id: Int
      }
      """,
    correct: """
      struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"

        let id: Int
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var seen: Set<Place> = []
    for (type, fact) in model.typeDisplays {
      for alternative in fact.own {
        guard let unreadable = alternative.content.unreadable, !unreadable.isRun, unreadable.reason != .depth,
          seen.insert(unreadable.place).inserted
        else { continue }
        reporter.report(
          "'typeDisplayRepresentation' of '\(type.name)' must be a literal, because Xcode reads it at build time; found '\(unreadable.excerpt)'",
          at: unreadable.place, symbol: type.symbol("typeDisplayRepresentation"), severity: unreadable.severity)
      }
    }
  }
}

extension Unreadable {
  /// Whether statements or conditions compute the value, which `non-static-metadata-property` reports.
  var isRun: Bool { reason == .statements || reason == .conditional }
}
