import IntentModel

extension Rule {
  static let nonLiteralLocalizedString = Rule(
    id: "non-literal-localized-string", severity: .error,
    summary: "a title or another localized string is not a literal",
    rationale: """
      Apple's tool reads titles, descriptions and display names at build time. It understands a string literal, \
      and an initializer call with literals. A constant declared elsewhere, a symbol generated from a catalog or a \
      function call stops the build; so does a table that is not a literal. Write the text as a literal. A default \
      value that is not a literal is a warning, because the metadata contains only the key. A macro is a warning, \
      because its expansion is unknown. A dialog is a note: it is not part of the metadata, but only a literal can be \
      translated. Other rules report strings that are built (concatenated-metadata-string), interpolated \
      (interpolation-in-static-title) or computed by statements (non-static-metadata-property).
      """,
    source: "Apple's metadata processor; WWDC25 244: metadata is constant",
    appleMessage: "'LocalizedStringResource' must be initialized with a call to its initializer or a string literal",
    triggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = ↓Strings.openTitle
        }
        """),
      Example(.titled("static let title = ↓makeTitle(\"Open\")")),
      Example(.titled("static var title: LocalizedStringResource { ↓.openTitle }")),
      Example(.titled("static let title: LocalizedStringResource = ↓.init(stringLiteral: titleKey)")),
      Example(.titled("static let title: LocalizedStringResource = ↓titles[0]")),
      Example(.titled(#"static let title: LocalizedStringResource = ↓L10n["open"]"#)),
      Example(.titled(#"static let title: LocalizedStringResource = ↓titles["open"]!"#)),
      Example(.titled(#"static let title: LocalizedStringResource = ↓titles["open"] ?? "Open""#)),
      Example(.titled("static let title: LocalizedStringResource = ↓try! loadTitle()")),
      Example(.titled("static let title: LocalizedStringResource = ↓titles(for: 1)[0]")),
      // Whether Apple's tool sees through a macro is unverified: a warning.
      Example(.titled("static let title: LocalizedStringResource = ↓#localized(\"Open\")")),
      Example(.titled(#"static let title = LocalizedStringResource("open", table: ↓tables[0])"#)),
      // The metadata contains only the key, so this is a warning.
      Example(.titled(#"static let title = LocalizedStringResource("open", defaultValue: ↓defaults[0])"#)),
      Example(.intent("Open", "AppIntent", "static let description = ↓Strings.description")),
      Example(
        .intent("Open", "AppIntent", "static let description: IntentDescription? = ↓Strings.description")),
      Example(
        .intent(
          "Open", "AppIntent", #"static let description = IntentDescription(↓Strings.text, categoryName: "Books")"#)),
      Example(.intent("Open", "AppIntent", "@Parameter(title: ↓L10n.count) var count: Int")),
      Example(
        .intent("Open", "AppIntent", #"@Parameter(title: "Count", description: ↓isPro ? "A" : "B") var count: Int"#)),
      Example(
        .intent("Open", "AppIntent", #"@Parameter(title: "N", requestValueDialog: ↓dialog(for: count)) var n: Int"#)),
      Example("struct Book: AppEntity { let id: Int; @Property(title: ↓Strings.name) var name: String }"),
      Example(.appEnum("case a", "[.a: DisplayRepresentation(title: ↓Strings.a)]")),
      Example(
        "struct Book: AppEntity { static let typeDisplayRepresentation = TypeDisplayRepresentation(name: ↓Strings.book) }"
      ),
      Example(
        .shortcuts(
          #"AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"], shortTitle: ↓Strings.open)"#)),
      Example(
        .shortcuts(#"AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"], shortTitle: ↓titles[0])"#)),
    ],
    nonTriggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """),
      Example(.titled("static var title: LocalizedStringResource { \"Open\" }")),
      Example(.titled("static var title: LocalizedStringResource { get { return \"Open\" } }")),
      Example(.titled(#"static let title = LocalizedStringResource("open", defaultValue: "Open", table: "Intents")"#)),
      Example(.titled(#"static let title: LocalizedStringResource = .init("open", comment: "A button")"#)),
      Example(.titled(#"static var title: LocalizedStringResource = .init(stringLiteral: "Open")"#)),
      Example(.titled("static let title: LocalizedStringResource = (\"\"\"\n    Open\n    \"\"\")")),
      // Reported by other rules.
      Example(.titled(#"static let title: LocalizedStringResource = "Open \(name)""#)),
      Example(.titled("static var title: LocalizedStringResource { let a = 1; return make(a) }")),
      Example(.titled("static var title: LocalizedStringResource { isPro ? \"A\" : \"B\" }")),
      Example(
        .titled(#"static let title = LocalizedStringResource(stringLiteral: NSLocalizedString("a", comment: ""))"#)),
      // Not part of the metadata: a variable of another type, an instance variable, a default of a protocol.
      Example(.intent("Open", "AppIntent", "static let description: String = Strings.description")),
      Example(
        "struct Book: AppEntity { var displayRepresentation: DisplayRepresentation { .init(title: makeTitle()) } }"),
      Example(
        """
        protocol Titled: AppIntent {}
        extension Titled { static var title: LocalizedStringResource { Strings.title } }
        struct Open: Titled {}
        """),
      Example(
        .intent(
          "Open", "AppIntent",
          #"@Parameter(title: "On", displayName: .init(true: "On", false: "Off")) var isOn: Bool"#)),
      // A dialog that is a constant may be a literal where it is declared.
      Example(
        .intent(
          "Open", "AppIntent",
          """
          static let dialog: IntentDialog = "How many?"
          @Parameter(title: "Count", requestValueDialog: Open.dialog) var count: Int
          """)),
    ]
  ) { model, reporter in
    for text in model.unreadableTexts(.nonLiteral) {
      reporter.report(
        "\(text.name) \(text.obligation) be a literal, \(text.purpose); found '\(text.unreadable.excerpt)'",
        at: text.unreadable.place,
        symbol: text.type.symbol(text.member), severity: text.severity, cause: text.cause)
    }
  }
}

extension String {
  /// An intent with only this title, for examples.
  static func titled(_ title: String) -> String { "struct Open: AppIntent {\n  \(title)\n}" }
}
