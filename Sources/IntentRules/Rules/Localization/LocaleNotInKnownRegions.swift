import IntentLocalization
import SourceScan

extension Rule {
  static let localeNotInKnownRegions: Rule = Rule(
    id: "locale-not-in-known-regions", severity: .note,
    summary: "a string table has a language that the project does not list",
    rationale: """
      A build with the setting 'BUILD_ONLY_KNOWN_LOCALIZATIONS' has the languages in the project's 'knownRegions' only. \
      It does not report the others. By default the setting is off, and all languages are built. Add the \
      language in the project's settings under Localizations.
      """,
    source: "release notes of Xcode 26.4; CoreBuildSystem.xcspec of swift-build: the default is NO",
    needs: [.stringTables],
    reported: Example(
      "// regions: en, de\n// file: App/Shortcuts.swift\n" + .shortcut(.openPhrase) + """


        // file: App/fr.lproj/AppShortcuts.strings
        ↓"Open ${applicationName}" = "Ouvrir ${applicationName}";
        """),
    correct: Example(
      "// regions: en, de\n// file: App/Shortcuts.swift\n"
        + .localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
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
        "\(file.table) has texts in \(listed(unknown)), which the known regions of the project lack, so a build with "
          + "'BUILD_ONLY_KNOWN_LOCALIZATIONS' leaves them out; add the language in the project's settings",
        at: Place(
          FileID(localized.firstFile + number), isCatalog ? table.catalog?.firstSpan(of: first) ?? start : start),
        symbol: "\(file.table)/\(isCatalog ? "regions" : first)",
        cause: .init(unknown.joined(separator: " "), note: "\(file.table) has texts in \(listed(unknown)) too"))
    }
  }
}

extension StringCatalog {
  /// The first occurrence of a language.
  fileprivate func firstSpan(of locale: String) -> ByteSpan? {
    for entry in entries { if let found = entry.localization(locale) { return found.localeSpan } }
    return nil
  }
}
