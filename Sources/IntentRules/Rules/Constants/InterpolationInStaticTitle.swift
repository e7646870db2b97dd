import IntentModel

extension Rule {
  static let interpolationInStaticTitle = Rule(
    id: "interpolation-in-static-title", severity: .error,
    summary: "a run-time value in a title or another static string",
    rationale: """
      The metadata is written when the app is built: there is no value to put in. Phrases and summaries take the app's name \
      and parameters, 'numericFormat' a placeholder; other strings are plain text. In a dialog, which isn't in the metadata, \
      it is a note: nothing can translate the parts.
      """,
    source: "WWDC25 244: metadata is constant",
    triggering: [
      Example(.titled(#"static let title: LocalizedStringResource = ↓"Open \(appName)""#)),
      Example(.titled(#"static let title = ↓LocalizedStringResource("Open \(Self.kind)")"#)),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: ↓"\(kind) count") var count: Int"#)),
      Example(.intent("Open", "AppIntent", #"static let description = IntentDescription(↓"Opens \(kind)")"#)),
      Example(.appEnum("case a", #"[.a: ↓"\(kind) A"]"#)),
    ],
    nonTriggering: [
      Example(.titled("static let title: LocalizedStringResource = \"Open\"")),
      Example(
        """
        struct Book: AppEntity {
          static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Book", numericFormat: "\\(placeholder: .int) books")
        }
        """),
      Example(.phrases(#""Open \(.applicationName)""#)),
      Example(.summary(#"Summary("Open \(\.$book)")"#)),
      // An entity's own representation is made when it is shown.
      Example(
        #"struct Book: AppEntity { var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") } }"#),
    ]
  ) { model, reporter in
    for text in model.unreadableTexts(.interpolation) {
      reporter.report(
        "\(text.name) interpolates a run-time value: '\(text.unreadable.excerpt)'", at: text.unreadable.place,
        symbol: text.type.symbol(text.member), severity: text.severity)
    }
  }
}
