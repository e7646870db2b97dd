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
      .inProject("de, en", .translatedPhrase)
        .replacing(text: "\"sourceLanguage\" : \"en\"", with: "\"sourceLanguage\" : ↓\"en\"")),
    correct: Example(.inProject("en, de", .translatedPhrase)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized, let region = localized.localization.plan.developmentRegion else { return }
    for table in localized.filesOfProducts {
      guard let language = table.catalog?.sourceLanguage, Language.primary(language.text) != Language.primary(region)
      else { continue }
      reporter.report(
        "the source language of the catalog is '\(language.text)', but the development region of the project is '\(region)', so the "
          + "export of localizations fails; set 'sourceLanguage' to '\(region)'",
        at: localized.place(language.span, in: table), symbol: "\(table.file.table)/sourceLanguage")
    }
  }
}
