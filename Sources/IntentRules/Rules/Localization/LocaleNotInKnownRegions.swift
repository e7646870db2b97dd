import IntentLocalization

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
      .inProject("en, de", .shortcut(.openPhrase)) + """


        // file: App/fr.lproj/AppShortcuts.strings
        ↓"Open ${applicationName}" = "Ouvrir ${applicationName}";
        """),
    correct: Example(.inProject("en, de", .translatedPhrase)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized else { return }
    let known = Set(localized.localization.plan.knownRegions.map(Language.canonical))
    guard !known.isEmpty else { return }
    for table in localized.filesOfProducts {
      let file = table.file, isCatalog = file.format == .catalog
      let unknown = table.locales.filter { Language.isLanguage($0) && !known.contains(Language.canonical($0)) }
      guard let first = unknown.first else { continue }
      // The first occurrence of the language in a catalog.
      let entry = isCatalog ? table.catalog?.entries.lazy.compactMap { $0.localization(first) }.first : nil
      reporter.report(
        "\(file.table) has texts in \(listed(unknown)), which the known regions of the project lack, so a build with "
          + "'BUILD_ONLY_KNOWN_LOCALIZATIONS' leaves them out; add the language in the project's settings",
        at: localized.place(entry?.localeSpan ?? table.start, in: table),
        symbol: "\(file.table)/\(isCatalog ? "regions" : first)",
        cause: .init(unknown.joined(separator: " "), note: "\(file.table) has texts in \(listed(unknown)) too"))
    }
  }
}
