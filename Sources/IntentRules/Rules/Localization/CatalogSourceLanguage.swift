import IntentLocalization
import SourceScan

extension Rule {
  static let catalogSourceLanguage: Rule = Rule(
    id: "catalog-source-language", severity: .warning,
    summary: "a string catalog has another source language than the project",
    rationale: """
      Xcode adds the texts of the source to a string catalog in the catalog's 'sourceLanguage'. It takes the project's \
      development region for the language of the source. If they differ, the export of localizations fails. Set 'sourceLanguage' \
      to the development region, or create the catalog again after the region was changed. Whether languages that \
      differ in region or script only, such as 'en' and 'en-GB', fail the export is unverified, so they are not reported.
      """,
    source: "chen2he/orange-cloud#140",
    appleMessage: "Project has development language <region>, but .xcstrings has sourceLocale <language>",
    needs: [.stringTables],
    reported: Example(
      "// regions: de, en\n// file: App/Shortcuts.swift\n"
        + String.localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))
        .replacing(text: "\"sourceLanguage\" : \"en\"", with: "\"sourceLanguage\" : ↓\"en\"")),
    correct: Example(
      "// regions: en, de\n// file: App/Shortcuts.swift\n"
        + .localized(.openPhrase, .entry(.openKey, de: "${applicationName} öffnen"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized, localized.localization.plan.isOfProject else { return }
    let plan = localized.localization.plan
    guard let region = plan.developmentRegion else { return }
    let own = Set(plan.scopes.flatMap(\.files))
    for (number, table) in localized.localization.tables.sorted(by: { $0.key < $1.key }) where own.contains(number) {
      guard let language = table.catalog?.sourceLanguage,
        Language.primary(language.text) != Language.primary(region)
      else { continue }
      reporter.report(
        "the source language of the catalog is '\(language.text)', but the development region of the project is '\(region)', so the "
          + "export of localizations fails; set 'sourceLanguage' to '\(region)'",
        at: Place(FileID(localized.firstFile + number), language.span),
        symbol: "\(table.file.table)/sourceLanguage")
    }
  }
}
