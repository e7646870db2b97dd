import IntentReports

extension Rule {
  static let interpolatedDisplayRepresentation: Rule = Rule(
    id: "interpolated-display-representation", severity: .error,
    summary: "a display representation is an interpolated string literal",
    rationale: """
      'DisplayRepresentation' accepts a string literal without interpolation. A literal with an interpolation is a \
      'String', so the code does not compile. Use 'DisplayRepresentation(title:)', whose title accepts an \
      interpolation.
      """,
    source: "AppIntents interface of iOS 17.4: DisplayRepresentation is ExpressibleByStringLiteral alone",
    isFixable: true,
    reported: Example(
      #"""
      struct Book: AppEntity {
        let name: String
        var displayRepresentation: DisplayRepresentation { ↓"\(name)" }
      }
      """#,
      fixed: #"""
        struct Book: AppEntity {
          let name: String
          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }
        """#),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let owners =
      model.bundle.entities.map { ($0.type, $0.interpolatedDisplays) }
      + model.bundle.intents.map { ($0.type, $0.interpolatedDisplays) }
    for (type, places) in owners {
      for place in places {
        reporter.report(
          "'displayRepresentation' of '\(type.name)' is an interpolated string literal, which does not compile",
          at: place,
          symbol: type.symbol("displayRepresentation"),
          fixes: [
            FixIt(
              "use 'DisplayRepresentation(title:)'", .safe,
              [.init(place.beginning, "DisplayRepresentation(title: "), .init(place.ending, ")")])
          ])
      }
    }
  }
}
