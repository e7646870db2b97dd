import IntentLocalization

extension Rule {
  static let localizedStringKeyAsTitle: Rule = Rule(
    id: "localized-string-key-as-title", severity: .warning,
    summary: "a title or another text is a key, and the string table has no text for it",
    rationale: """
      Shortcuts, Spotlight and Siri show a key where the table has no text for it. People see 'intent.open.title' in the \
      list of actions. This happens when the entry was deleted or is in the table of a package, in which the system does \
      not look. Add the text to the table of the app, or state it in the source with \
      'LocalizedStringResource(_:defaultValue:)'. A key is one word with periods or underscores between its parts. For the \
      title and the description of a widget's or a control's intent the finding is a note, because the widget itself states the \
      name that people see.
      """,
    source: "an analysis of the intents of macOS 26: 11 % of their texts are keys without a text",
    needs: [.stringTables],
    mayLackFacts: true,
    reported: Example(
      "struct Open: AppIntent {\n  static let title: LocalizedStringResource = ↓\"intent.open.title\"\n}\n\n"
        + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
    correct: Example(
      "struct Open: AppIntent {\n  static let title: LocalizedStringResource = \"intent.open.title\"\n}\n\n"
        + .table("Localizable.xcstrings", english("intent.open.title", "Open"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized else { return }
    let hidden = model.hiddenIntents, names = model.namesOfConfigurations
    let isOfProject = localized.localization.plan.isOfProject
    // A text that several products compile is looked up in the tables of each, and is missing if none of them has it.
    var found: Set<String> = [], reported: Set<String> = []
    for scope in localized.texts {
      for string in scope.strings where string.isKeyWithoutText {
        if scope.table.isIncomplete { reporter.leaveUnchecked(without: .readableTables) }
        // An entry whose text is its key, as 'strings --sync' adds it to a '.strings' file, is not a text.
        let texts = scope.table.sourceTexts(string.key).filter { !$0.text.isText(string.key) }
        if scope.table.isIncomplete || !texts.isEmpty {
          found.insert(model.spot(string))
        }
      }
    }
    for scope in localized.texts where isOfProject || !scope.table.isEmpty {
      for string in scope.strings
      where string.isKeyWithoutText && !string.isOf(hidden) && !found.contains(model.spot(string))
        && reported.insert(model.spot(string)).inserted
      {
        let file = scope.table.fileName, language = scope.table.sourceLanguage
        let reason =
          scope.table.isEmpty
          ? "'\(scope.scope.name)' has no table \(scope.table.name)"
          : scope.table.sourceTexts(string.key).isEmpty
            ? "\(file) has no text for it in \(language)" : "\(file) has the key itself as its text in \(language)"
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
  /// The texts of a key in the language of the source and its variants.
  fileprivate func sourceTexts(_ key: String) -> [TableText] {
    texts(key) { isSource($0) || Language.inherits($0, from: sourceLanguage) }.filter { !$0.value.isEmpty }
  }
}

private func english(_ key: String, _ text: String) -> String {
  """
  "\(key)" : { "localizations" : {
    "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
  """
}
