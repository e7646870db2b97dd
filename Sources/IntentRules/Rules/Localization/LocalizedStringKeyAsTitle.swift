import IntentLocalization

extension Rule {
  static let localizedStringKeyAsTitle = Rule(
    id: "localized-string-key-as-title", severity: .warning,
    summary: "a title or another text is a key, and the string table has no text for it",
    rationale: """
      Where the table has no text for a key, Shortcuts, Spotlight and Siri show the key: people see 'intent.open.title' in \
      the list of actions. This happens when the entry was deleted or is in the table of a package, in which the system does \
      not look. Add the text to the table of the app, or state it in the source with \
      'LocalizedStringResource(_:defaultValue:)'. A key is one word with periods or underscores between its parts. For the \
      title and the description of a widget's or a control's intent the finding is a note, because the widget itself states the \
      name that people see.
      """,
    source: "an analysis of the intents of macOS 26: 11 % of their texts are keys without a text",
    needs: [.stringTables],
    triggering: [
      Example(
        "struct Open: AppIntent {\n  static let title: LocalizedStringResource = ↓\"intent.open.title\"\n}\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
      // The table has the key in another language only.
      Example(
        .open(parameter: "↓\"OPEN_BOOK_PAGE\"") + "\n\n"
          + .table("Localizable.xcstrings", .entry("OPEN_BOOK_PAGE", de: "Seite"))),
      // The texts are in the table of a package.
      Example(
        "// regions: en, de\n// file: Kit/Open.swift\n" + .open(parameter: "↓\"page_title\"") + "\n\n"
          + .table("Kit/Localizable.xcstrings", .english("page_title", "Page")) + "\n\n"
          + .table("App/Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
    ],
    nonTriggering: [
      Example(
        "struct Open: AppIntent {\n  static let title: LocalizedStringResource = \"intent.open.title\"\n}\n\n"
          + .table("Localizable.xcstrings", .english("intent.open.title", "Open"))),
      Example(
        .open(parameter: "LocalizedStringResource(\"open.page\", defaultValue: \"Page\")") + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
      // The file of the source's language.
      Example(
        "// regions: en, de\n// file: App/Open.swift\n" + .open(parameter: "\"open.page\"") + """


          // file: App/Base.lproj/Localizable.strings
          "open.page" = "Page";
          """),
      // Words, sites, files and numbers.
      Example(
        ["iCloud", "github.com", "Notes.txt", "Web3.0", "v2.1", "A_", "e.g.", "Sign-in", "24_7"].map { text in
          .open(parameter: "\"\(text)\"").replacing(text: "Open", with: "Open\(text.filter(\.isLetter))")
        }.joined(separator: "\n") + "\n\n" + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
      // Shortcuts does not show this intent.
      Example(
        .open(parameter: "\"open.page\"").replacing(
          text: "\"Open\"", with: "\"Open\"\n  static let isDiscoverable = false")
          + "\n\n" + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
      // The text is looked up in another bundle.
      Example(
        .open(parameter: "LocalizedStringResource(\"open.page\", bundle: .forClass(Book.self))") + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
    ]
  ) { model, reporter in
    guard let localized = model.localized else { return }
    let hidden = model.hiddenIntents, names = model.namesOfConfigurations
    let isOfProject = localized.localization.plan.isOfProject
    // A text of several products is looked up in each: it is missing where none of their tables has it.
    var found: Set<String> = [], reported: Set<String> = []
    for scope in localized.texts {
      for string in scope.strings where string.isKeyWithoutText {
        if scope.table.isIncomplete { reporter.leaveUnchecked(without: .readableTables) }
        if scope.table.isIncomplete || scope.table.hasSourceText(string.key) { found.insert(model.spot(string)) }
      }
    }
    for scope in localized.texts where isOfProject || !scope.table.isEmpty {
      for string in scope.strings
      where string.isKeyWithoutText && !string.kind.isOfPhrases && !string.isOf(hidden)
        && !found.contains(model.spot(string))
        && reported.insert(model.spot(string)).inserted
      {
        let reason =
          scope.table.isEmpty
          ? "'\(scope.scope.name)' has no table \(scope.table.name)"
          : "\(scope.table.fileName) has no text for it in \(scope.table.sourceLanguage)"
        reporter.report(
          "\(string.name), '\(string.key)', looks like a key, and \(reason), so people see the key; add the text, or "
            + "state it with 'defaultValue:'",
          at: string.place, symbol: "\(string.symbol)/\(string.key)",
          severity: names.contains(string.symbol) ? .note : nil,
          cause: .init(reason, note: "so does \(string.name), '\(string.key)'"))
      }
    }
  }
}

extension ScopedTable {
  /// Whether the table has a text of a key in the language of the source.
  fileprivate func hasSourceText(_ key: String) -> Bool {
    texts(key).contains {
      !$0.value.isEmpty && (isSource($0.locale) || Language.inherits($0.locale, from: sourceLanguage))
    }
  }
}

extension String {
  /// An intent with one parameter.
  fileprivate static func open(parameter title: String) -> String {
    """
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: \(title)) var page: Int
    }
    """
  }

  /// An entry with a text in English.
  fileprivate static func english(_ key: String, _ text: String) -> String {
    """
    "\(key)" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
    """
  }
}
