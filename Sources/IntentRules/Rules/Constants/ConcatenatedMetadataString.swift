import IntentModel

extension Rule {
  static let concatenatedMetadataString = Rule(
    id: "concatenated-metadata-string", severity: .error,
    summary: "a title or another static string is put together or looked up when the app runs",
    rationale: """
      Apple's tool reads one literal. It doesn't add strings, and it calls neither 'String(format:)' nor \
      'NSLocalizedString' nor 'String(localized:)'; the literal itself is what gets translated. In a dialog, which isn't in \
      the metadata, it is a note: the words are then in the app's language, not in Siri's.
      """,
    source: "Apple's metadata processor; WWDC25 244",
    appleMessage: "'LocalizedStringResource' must be initialized with a call to its initializer or a string literal",
    triggering: [
      Example(.titled(#"static let title = ↓LocalizedStringResource(stringLiteral: "Open" + " Book")"#)),
      Example(
        .titled(#"static let title: LocalizedStringResource = ↓.init(stringLiteral: String(localized: "Open"))"#)),
      Example(
        .titled(
          #"static var title: LocalizedStringResource { ↓.init(stringLiteral: NSLocalizedString("a", comment: "")) }"#)
      ),
      Example(.intent("Open", "AppIntent", #"@Parameter(title: ↓"Count of " + kind) var count: Int"#)),
      Example(
        .intent("Open", "AppIntent", #"static let description = IntentDescription(↓String(format: "Opens %@", kind))"#)),
      // A note: dialogs aren't in the metadata.
      Example(
        .intent(
          "Open", "AppIntent",
          #"@Parameter(title: "N", requestValueDialog: ↓IntentDialog(stringLiteral: String(localized: "N?"))) var n: Int"#
        )),
    ],
    nonTriggering: [
      Example(.titled("static let title: LocalizedStringResource = \"Open Book\"")),
      Example(.titled("static let title: LocalizedStringResource = \"\"\"\n    Open \\\n    Book\n    \"\"\"")),
      Example(.titled("static let title: LocalizedStringResource = makeTitle()")),
      // What runs may call what it likes.
      Example(
        .performing("some IntentResult & ProvidesDialog", #"return .result(dialog: "\(String(localized: "Done"))")"#)),
    ]
  ) { model, reporter in
    for text in model.unreadableTexts(.builtString) {
      reporter.report(
        "\(text.name) is made when the app runs: '\(text.unreadable.excerpt)'", at: text.unreadable.place,
        symbol: text.type.symbol(text.member), severity: text.severity)
    }
  }
}
