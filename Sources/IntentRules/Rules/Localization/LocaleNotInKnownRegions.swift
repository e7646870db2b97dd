import IntentLocalization
import SourceFindings
import SourceScan
import StringCatalogs

extension Rule {
  static let localeNotInKnownRegions = Rule(
    id: "locale-not-in-known-regions", severity: .warning,
    summary: "a string table has a language that the project does not list",
    rationale: """
      Xcode copies the '.lproj' folders of the languages in the project's 'knownRegions' only, and does not report the \
      others. Add the language in the project's settings under Localizations. Whether this also holds for the languages of \
      a catalog is unverified, so there it is a note.
      """,
    source: "a public report; nine languages of one app", needs: [.stringTables],
    triggering: [
      Example(
        "// regions: en, de\n// file: App/Shortcuts.swift\n" + .shortcut(.openPhrase) + """


          // file: App/fr.lproj/AppShortcuts.strings
          ↓"Open ${applicationName}" = "Ouvrir ${applicationName}";
          """),
      Example(
        "// regions: en, fr\n// file: App/Shortcuts.swift\n"
          + .localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen")).replacing(
            text: "\"de\"", with: "↓\"de\"")),
    ],
    nonTriggering: [
      Example(
        "// regions: en, de\n// file: App/Shortcuts.swift\n"
          + .localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))),
      // No project lists the languages.
      Example(.localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))),
    ]
  ) { model, reporter in
    guard let localized = model.localized, localized.localization.plan.isOfProject else { return }
    let plan = localized.localization.plan
    let known = Set(plan.knownRegions.map(Language.canonical))
    guard !known.isEmpty else { return }
    let own = Set(plan.scopes.flatMap(\.files))
    for (number, table) in localized.localization.tables.sorted(by: { $0.key < $1.key }) where own.contains(number) {
      let file = table.file, isCatalog = file.format == .catalog
      let unknown = table.locales.filter { Language.isLanguage($0) && !known.contains(Language.canonical($0)) }
      guard let first = unknown.first else { continue }
      let start = ByteSpan(table.start, table.start)
      reporter.report(
        "\(file.table) has texts in \(listed(unknown)), which the known regions of the project lack"
          + (isCatalog ? "" : ", so Xcode does not copy this file") + "; add the language in the project's settings",
        at: Place(
          FileID(localized.firstFile + number), isCatalog ? table.catalog?.firstSpan(of: first) ?? start : start),
        symbol: "\(file.table)/\(isCatalog ? "regions" : first)", severity: isCatalog ? .note : nil,
        cause: .init(unknown.joined(separator: " "), note: "\(file.table) has texts in \(listed(unknown)) too"))
    }
  }
}

extension StringCatalog {
  /// Where a language occurs first.
  fileprivate func firstSpan(of locale: String) -> ByteSpan? {
    for entry in entries { if let found = entry.localization(locale) { return found.localeSpan } }
    return nil
  }
}
