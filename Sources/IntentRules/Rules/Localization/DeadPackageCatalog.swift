import IntentReports

extension Rule {
  static let deadPackageCatalog: Rule = Rule(
    id: "dead-package-catalog", severity: .note,
    summary: "a package has a string table for its intents, which the system does not read",
    rationale: """
      The system looks up the texts of intents in the app that has their metadata. A package's table becomes part of a \
      bundle of its own, so its translations are never shown in Shortcuts. Move these texts to the table of the app.
      """,
    source: "Apple feedback FB19991780; rrroyal/AppIntentsLocalizationBug", needs: [.stringTables],
    reported: Example(
      "// regions: en, de\n// file: Kit/Open.swift\n" + openIntent + "\n\n"
        + .table("Kit/Localizable.xcstrings", "↓" + .entry("Open", de: "Öffnen"))),
    correct: Example(
      "// regions: en, de\n// file: Kit/Open.swift\n" + openIntent + "\n\n"
        + .table("Kit/Localizable.xcstrings", .entry("Open", de: "Öffnen")) + "\n"
        + .table("App/Localizable.xcstrings", .entry("Open", de: "Öffnen"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized else { return }
    let localization = localized.localization
    for (module, files) in localization.plan.packageFiles.sorted(by: { $0.key < $1.key }) {
      for number in files {
        guard let table = localization.tables[number], let catalog = table.catalog else { continue }
        let lost = localization.needed.strings.filter { string in
          string.module == module && string.table == table.file.table && !string.hasOwnBundle
            && !string.kind.isOfPhrases && catalog.entry(string.key) != nil
            && !localized.texts.contains { $0.table.name == table.file.table && $0.table.hasEntry(string.key) }
        }
        guard let first = lost.first, let entry = catalog.entry(first.key) else { continue }
        reporter.report(
          "the system reads \(counted(lost.count, "text")) of intents of '\(module)' from the app's table "
            + "\(table.file.table) and never from this one; move the translations there",
          at: localized.place(entry.keySpan, in: table), symbol: "\(module).\(table.file.table)",
          notes: [.init(message: "the text in the source is here", place: first.place)])
      }
    }
  }
}

private let openIntent =
  "struct Open: AppIntent {\n  static let title: LocalizedStringResource = \"Open\"\n}"
