import IntentLocalization
import IntentModel
import SourceScan

extension Rule {
  static let missingIntentString: Rule = Rule(
    id: "missing-intent-string", severity: .warning,
    summary: "a title, parameter, summary or case has no translation that other texts of its table have",
    rationale: """
      Shortcuts and Spotlight show the text of the source where the table has none. People then see two languages in one \
      list. Texts of a package are looked up in the app's table, which Xcode does not fill in for them. The rule skips a \
      language of which nine in ten texts are those of the source, or that lacks more than a third; a text for which a table has \
      only spaces; and the name of a type that only the configuration of a widget or a control uses. The finding is a note \
      for the title and the description of such a configuration, because the widget itself states the name that people see.
      """,
    source: "261 of 992 texts of public apps in several languages", needs: [.stringTables],
    reads: [.languages],
    mayLackFacts: true,
    reported: Example(
      twoIntents + "\n\n"
        + .table("Localizable.xcstrings", opened + ",\n↓\"Close\" : {}")),
    correct: Example(
      twoIntents + "\n\n"
        + .table("Localizable.xcstrings", .entry("Open", de: "Öffnen") + ",\n" + .entry("Close", de: "Schließen"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized else { return }
    // A text that several products compile is looked up in the tables of each, and is missing if none of them has it.
    var found: [String: Set<String>] = [:]
    let hidden = model.hiddenIntents + model.hiddenTypeNames, names = model.namesOfConfigurations
    for scope in localized.texts {
      for string in scope.strings where scope.table.hasEntry(string.key) {
        found[model.spot(string), default: []].insert(string.key)
      }
    }
    var reported: Set<String> = [], reportedEntries: Set<Place> = [], absent: [AbsentKey: [NeededString]] = [:]
    for scope in localized.texts where !scope.table.isEmpty && !scope.table.languages.isEmpty {
      if scope.table.isIncomplete {
        reporter.leaveUnchecked(without: .readableTables)
        continue
      }
      let languages = scope.table.finishedLanguages.filter {
        !Language.inherits($0, from: scope.table.sourceLanguage)
      }
      let kinds = Set(scope.strings.filter { scope.table.hasEntry($0.key) }.map(\.kind))
      for string in scope.strings where string.isTranslatable && !string.isOf(hidden) {
        let entries = scope.table.entries(string.key)
        if localized.isBlankInPackage(string) || entries.contains(where: \.entry.isBlank) { continue }
        if entries.isEmpty {
          // Another rule reports a key without a text.
          guard kinds.contains(string.kind), !string.isKeyWithoutText,
            found[model.spot(string)]?.contains(string.key) != true,
            reported.insert(model.spot(string)).inserted
          else { continue }
          let key = AbsentKey(key: string.key, table: scope.table.fileName, files: scope.table.paths)
          absent[key, default: []].append(string)
        } else if !entries.contains(where: { !$0.entry.shouldTranslate }) {
          let missing = scope.table.languages(languages, without: entries)
          // Several texts of the source may have one entry.
          guard !missing.isEmpty, reportedEntries.insert(entries[0].place).inserted else { continue }
          reporter.report(string, missing, entries[0], isNote: names.contains(string.symbol))
        }
      }
    }
    for (key, found) in absent {
      let strings = found.sorted { $0.place.order < $1.place.order }
      // People see the names of configurations least, so one of them does not lower the severity of other texts with the key.
      let first = strings.first { !names.contains($0.symbol) } ?? strings[0]
      reporter.report(
        "\(first.name), '\(key.key)', is not in \(key.table), which has others; add it, or people see "
          + "it in the language of the source",
        at: first.place, symbol: "\(first.symbol)/\(key.key)", severity: names.contains(first.symbol) ? .note : nil,
        notes: strings.filter { $0.place != first.place }.map {
          .init(message: "\($0.name) has the same key", place: $0.place)
        },
        cause: .init("absent \(key.table) \(key.files)", note: "\(first.name), '\(key.key)', is not in it either"))
    }
  }
}

/// A key that no file of a table has.
private struct AbsentKey: Hashable {
  var key: String
  /// The name and the files of the table.
  var table: String
  var files: String
}

extension LocalizedModel {
  /// Whether a table of the text's package has a text for it that is only spaces.
  fileprivate func isBlankInPackage(_ string: NeededString) -> Bool {
    (localization.plan.packageFiles[string.module] ?? []).contains {
      localization.tables[$0]?.catalog?.entry(string.key)?.isBlank == true
    }
  }
}

extension LintModel {
  /// The symbols of the names of types that only widgets use, which people never see in Shortcuts.
  fileprivate var hiddenTypeNames: [String] {
    let types = typesOfConfigurationsAlone, named = bundle.entities.map(\.type) + bundle.enums.map(\.type)
    return named.filter { types.contains(TypeKey($0)) }.map { $0.symbol("typeDisplayRepresentation") }
  }
}

extension Reporter {
  fileprivate mutating func report(
    _ string: NeededString, _ missing: [String], _ entry: TableEntry, isNote: Bool
  ) {
    let isCatalog = entry.table.file.format == .catalog
    report(
      "\(string.name), '\(string.key)', is not translated into \(listed(missing)), but other texts of "
        + "\(entry.table.file.table) are",
      at: isCatalog ? entry.place : string.place, symbol: "\(string.symbol)/\(string.key)",
      severity: isNote ? .note : nil,
      notes: isCatalog ? [.init(message: "the text in the source is here", place: string.place)] : [],
      cause: .init(
        "untranslated \(entry.table.file.shownPath)",
        note: "\(string.name), '\(string.key)', is not translated into \(listed(missing))"), languages: missing)
  }
}

extension NeededString {
  /// Whether the text has words to translate. A key that begins with '%' is taken to have none.
  fileprivate var isTranslatable: Bool {
    PhraseTokens(texts.first ?? key).hasWords && !key.hasPrefix("%")
  }
}

/// Three texts in German.
private let opened = [("Open", "Öffnen"), ("Sort", "Sortieren"), ("Settings", "Einstellungen")]
  .map { .entry($0, de: $1) }.joined(separator: ",\n")

private let twoIntents = """
  struct Open: AppIntent {
    static let title: LocalizedStringResource = "Open"
  }

  struct Close: AppIntent {
    static let title: LocalizedStringResource = "Close"
  }
  """
