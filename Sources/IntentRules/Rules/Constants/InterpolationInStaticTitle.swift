import IntentModel

extension Rule {
  static let interpolationInStaticTitle = Rule(
    id: "interpolation-in-static-title", severity: .error,
    summary: "a title or another static string contains a run-time value",
    rationale: """
      Apple's tool writes the metadata at build time, when a run-time value does not exist, so the build fails. \
      Phrases and summaries can contain the app's name and parameters, and 'numericFormat' a placeholder; other \
      strings must be plain text. In a dialog, which is not part of the metadata, the finding is a note: the \
      interpolated parts cannot be translated.
      """,
    source: "WWDC25 244: metadata is constant",
    triggering: [
      Example(
        #"""
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = ↓"Open \(appName)"
        }
        """#),
      Example(.titled(#"static let title = ↓LocalizedStringResource("Open \(Self.kind)")"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: ↓"\(kind) count") var count: Int"#)),
      Example(.intent("Open", "AppIntent", #"static let description = IntentDescription(↓"Opens \(kind)")"#)),
      Example(.appEnum("case a", #"[.a: ↓"\(kind) A"]"#)),
    ],
    nonTriggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """),
      Example(
        """
        struct Book: AppEntity {
          static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Book", numericFormat: "\\(placeholder: .int) books")
        }
        """),
      Example(.phrases(#""Open \(.applicationName)""#)),
      Example(.summary(#"Summary("Open \(\.$book)")"#)),
      // The app creates the representation of an entity at run time.
      Example(
        #"struct Book: AppEntity { var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") } }"#),
    ]
  ) { model, reporter in
    for text in model.unreadableTexts(.interpolation) {
      reporter.report(
        "\(text.name) \(text.obligation) not contain a run-time value, \(text.purpose); found '\(text.unreadable.excerpt)'",
        at: text.unreadable.place,
        symbol: text.type.symbol(text.member), severity: text.severity, cause: text.cause)
    }
  }
}
