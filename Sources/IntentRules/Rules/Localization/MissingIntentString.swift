import IntentLocalization
import SourceFindings
import SourceScan
import StringCatalogs

extension Rule {
  static let missingIntentString = Rule(
    id: "missing-intent-string", severity: .warning,
    summary: "a title, parameter, summary or case has no translation that other texts of its table have",
    rationale: """
      Shortcuts and Spotlight show the text of the source where the table has none, so people see two languages in one \
      list. Texts of a package are looked up in the app's table, which Xcode does not fill in for them. A language of which \
      nine in ten texts are those of the source is not counted as a translation. For the title and the description of a \
      widget's or a control's intent the finding is a note, because the widget itself states the name that people see.
      """,
    source: "261 of 992 texts of public apps in several languages", needs: [.stringTables],
    triggering: [
      Example(
        .twoIntents + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen") + ",\n↓\"Close\" : {}")),
      // Other titles are in the table.
      Example(
        .twoIntents.replacing(text: "= \"Close\"", with: "= ↓\"Close\"") + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
      // The name of a widget is stated by the widget: a note.
      Example(
        .twoIntents.replacing("Close: AppIntent", with: "Close: WidgetConfigurationIntent")
          .replacing("= \"Close\"", with: "= ↓\"Close\"") + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
    ],
    nonTriggering: [
      // German is a copy of the source that nobody translated.
      Example(
        .twoIntents + "\n\n"
          + .table(
            "Localizable.xcstrings",
            (["Open", "A1", "B2", "C3", "D4"].map { .entry($0, de: $0) } + ["\"Close\" : {}"]).joined(separator: ",\n"))
      ),
      Example(
        .twoIntents + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen") + ",\n" + .entry("Close", de: "Schließen"))),
      // Shortcuts does not show this intent.
      Example(
        .twoIntents.replacing(text: "\"Close\"", with: "\"Close\"\n  static let isDiscoverable = false") + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
      // A key, which `localized-string-key-as-title` reports.
      Example(
        .twoIntents.replacing(text: "= \"Close\"", with: "= \"close.title\"") + "\n\n"
          + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
      // No title is in the table: Xcode may add them all in a build that is not committed.
      Example(.twoIntents + "\n\n" + .table("Localizable.xcstrings", .entry("Settings", de: "Einstellungen"))),
      Example(
        .twoIntents + "\n\n"
          + .table(
            "Localizable.xcstrings", .entry("Open", de: "Öffnen") + ",\n\"Close\" : { \"shouldTranslate\" : false }")),
    ]
  ) { model, reporter in
    guard let localized = model.localized else { return }
    // A text of several products is looked up in each: it is missing where none of their tables has it.
    var found: [String: Set<String>] = [:]
    let hidden = model.hiddenIntents, names = model.namesOfConfigurations
    for scope in localized.texts {
      for string in scope.strings where !scope.table.entries(string.key).isEmpty {
        found[model.spot(string), default: []].insert(string.key)
      }
    }
    var reported: Set<String> = [], reportedEntries: Set<Place> = []
    for scope in localized.texts where !scope.table.isEmpty && !scope.table.languages.isEmpty {
      if scope.table.isIncomplete {
        reporter.leaveUnchecked()
        continue
      }
      let kinds = Set(scope.strings.filter { !scope.table.entries($0.key).isEmpty }.map(\.kind))
      for string in scope.strings where string.isTranslatable && !string.isOf(hidden) {
        let entries = scope.table.entries(string.key)
        if entries.isEmpty {
          // A key without a text is what another rule reports.
          guard kinds.contains(string.kind), !string.isKeyWithoutText,
            found[model.spot(string)]?.contains(string.key) != true,
            reported.insert(model.spot(string)).inserted
          else { continue }
          reporter.report(
            "\(string.name), '\(string.key)', is not in \(scope.table.fileName), which has others; add it, or people see "
              + "it in the language of the source",
            at: string.place, symbol: "\(string.symbol)/\(string.key)",
            severity: names.contains(string.symbol) ? .note : nil)
        } else if !entries.contains(where: { !$0.entry.shouldTranslate }) {
          let missing = scope.table.languages.filter { language in
            !Language.inherits(language, from: scope.table.sourceLanguage)
              && !scope.table.isLocalized(string.key, in: language)
          }
          // Several texts of the source may have one entry.
          guard !missing.isEmpty, reportedEntries.insert(entries[0].place).inserted else { continue }
          reporter.report(string, missing, entries[0], isNote: names.contains(string.symbol))
        }
      }
    }
  }
}

extension Reporter {
  fileprivate mutating func report(
    _ string: NeededString, _ missing: [String], _ entry: TableEntry, isNote: Bool
  ) {
    let isCatalog = entry.table.file.format == .catalog
    report(
      "\(string.name), '\(string.key)', has no translation into \(listed(missing)), which other texts of "
        + "\(entry.table.file.table) have",
      at: isCatalog ? entry.place : string.place, symbol: "\(string.symbol)/\(string.key)",
      severity: isNote ? .note : nil,
      notes: isCatalog ? [.init(message: "the text in the source is here", place: string.place)] : [])
  }
}

extension NeededString {
  /// Whether there are words to translate.
  fileprivate var isTranslatable: Bool {
    !kind.isOfPhrases && PhraseTokens(texts.first ?? key).hasWords && !key.hasPrefix("%")
  }
}

extension String {
  fileprivate static let twoIntents = """
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
    }

    struct Close: AppIntent {
      static let title: LocalizedStringResource = "Close"
    }
    """
}
