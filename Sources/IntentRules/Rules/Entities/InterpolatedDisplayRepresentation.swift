import IntentModel
import SourceFindings

extension Rule {
  static let interpolatedDisplayRepresentation = Rule(
    id: "interpolated-display-representation", severity: .error,
    summary: "a display representation is an interpolated string literal",
    rationale: """
      'DisplayRepresentation' accepts a string literal without interpolation. A literal with an interpolation is a \
      'String', so the code does not compile. Use 'DisplayRepresentation(title:)', whose title accepts an \
      interpolation.
      """,
    source: "AppIntents interface of iOS 17.4: DisplayRepresentation is ExpressibleByStringLiteral alone",
    triggering: [
      Example(
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
      Example(
        """
        struct Book: AppEntity {
          var displayRepresentation: DisplayRepresentation {
            let words = name.split(separator: " ")
            if words.isEmpty { return ↓"Book \\(id)" }
            switch words.count {
            case 1: return "Book"
            default: return (↓"\\(words[0]) and more")
            }
          }
        }
        """),
      Example(
        """
        struct Filter: SetFocusFilterIntent {
          static let title: LocalizedStringResource = "Filter"
          var displayRepresentation: DisplayRepresentation { ↓"\\(account)" }
          func perform() async throws -> some IntentResult { .result() }
        }
        """),
    ],
    nonTriggering: [
      Example(
        #"""
        struct Book: AppEntity {
          let name: String
          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }
        """#),
      Example(#"struct Book: AppEntity { var displayRepresentation: DisplayRepresentation { "Book" } }"#),
      Example(
        #"struct Book: AppEntity { var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") } }"#),
      Example(
        #"struct Book: AppEntity { var displayRepresentation: DisplayRepresentation { .init(stringLiteral: "\(name)") } }"#
      ),
      // The app declares a type of this name.
      Example(
        #"""
        struct DisplayRepresentation: ExpressibleByStringInterpolation { init(stringLiteral: String) {} }
        struct Book: AppEntity { var displayRepresentation: DisplayRepresentation { "\(name)" } }
        """#),
      // The type is not an entity.
      Example(#"struct Book { var displayRepresentation: DisplayRepresentation { "\(name)" } }"#),
    ]
  ) { model, reporter in
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
