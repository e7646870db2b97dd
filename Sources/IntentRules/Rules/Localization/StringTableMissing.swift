import IntentLocalization
import SourceFindings
import SourceScan

extension Rule {
  static let stringTableMissing = Rule(
    id: "string-table-missing", severity: .error,
    summary: "a text names a string table that the app does not have",
    rationale: """
      Without its table, a text is shown as the source has it, in every language, and neither Xcode nor the app reports \
      anything. Add the table, or remove 'table:' to use Localizable. A text of a file that several targets compile needs the \
      table in each of them; if one of them has it, this is a warning.
      """,
    source: "a public app that names such a table three times", needs: [.stringTables],
    triggering: [
      Example(
        "struct Open: AppIntent {\n  static let title = LocalizedStringResource(↓\"Open\", table: \"Intents\")\n}\n\n"
          + .table("Localizable.xcstrings", .entry("Close", de: "Schließen"))),
      // The table of a package: a warning.
      Example(
        "// regions: en, de\n// file: App/Open.swift\n"
          + "struct Open: AppIntent {\n  static let title = LocalizedStringResource(↓\"Open\", table: \"Intents\")\n}\n\n"
          + .table("Kit/Intents.xcstrings", .entry("Open", de: "Öffnen"))),
    ],
    nonTriggering: [
      Example(
        "struct Open: AppIntent {\n  static let title = LocalizedStringResource(\"Open\", table: \"Intents\")\n}\n\n"
          + .table("Intents.xcstrings", .entry("Open", de: "Öffnen")))
    ]
  ) { model, reporter in
    guard let localized = model.localized else { return }
    let plan = localized.localization.plan
    func has(_ table: String, _ scope: TablePlan.Scope) -> Bool {
      scope.files.contains { plan.files[$0].table == table }
    }
    let standard = [NeededString.standardTable, NeededString.phraseTable]
    var places: Set<Place> = [], known: Set<Place> = []
    for scope in localized.texts where has(scope.table.name, scope.scope) {
      known.formUnion(scope.strings.map(\.place))
    }
    for scope in localized.texts where !standard.contains(scope.table.name) && !has(scope.table.name, scope.scope) {
      for string in scope.strings where !known.contains(string.place) && places.insert(string.place).inserted {
        let elsewhere = plan.files.first { $0.table == scope.table.name }
        let advice =
          elsewhere.map { "'\($0.shownPath)' belongs to another target" } ?? "add the table, or remove 'table:'"
        reporter.report(
          "'\(scope.scope.name)' has no table '\(scope.table.name)', so \(string.name) is never translated; \(advice)",
          at: string.place, symbol: "\(string.symbol)/\(string.key)", severity: elsewhere == nil ? nil : .warning)
      }
    }
  }
}
