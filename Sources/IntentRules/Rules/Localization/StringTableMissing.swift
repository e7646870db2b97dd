import IntentLocalization
import SourceScan

extension Rule {
  static let stringTableMissing: Rule = Rule(
    id: "string-table-missing", severity: .warning,
    summary: "a text names a string table that the app does not have",
    rationale: """
      Without its table, a text is shown as the source has it, in every language. Neither Xcode nor the app reports \
      anything. Add the table, or remove 'table:' to use Localizable. A text of a file that several targets compile needs the \
      table in each of them. There is one finding for each table. The rule skips an app without any string table: it is in one \
      language.
      """,
    source: "a public app that names such a table three times", needs: [.stringTables],
    mayLackFacts: true,
    reported: Example(
      "struct Open: AppIntent {\n  static let title = LocalizedStringResource(↓\"Open\", table: \"Intents\")\n}\n\n"
        + .table("Localizable.xcstrings", .entry("Close", de: "Schließen"))),
    correct: Example(
      "struct Open: AppIntent {\n  static let title = LocalizedStringResource(\"Open\", table: \"Intents\")\n}\n\n"
        + .table("Intents.xcstrings", .entry("Open", de: "Öffnen"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let localized = model.localized, !localized.localization.plan.files.isEmpty else { return }
    let plan = localized.localization.plan, standard = [NeededString.standardTable, NeededString.phraseTable]
    func has(_ table: String, _ scope: TablePlan.Scope) -> Bool { scope.filesByTable[table] != nil }
    let firstFiles = Dictionary(plan.files.map { ($0.table, $0) }) { first, _ in first }
    var places: Set<Place> = [], known: Set<Place> = [], missing: [MissingTable: [NeededString]] = [:]
    for scope in localized.texts where has(scope.table.name, scope.scope) {
      known.formUnion(scope.strings.map(\.place))
    }
    for scope in localized.texts where !standard.contains(scope.table.name) && !has(scope.table.name, scope.scope) {
      if scope.table.isIncomplete {
        reporter.leaveUnchecked(without: .readableTables)
        continue
      }
      // `string-table-in-no-target` reports a table that exists and is in no target.
      if plan.unusedTable(scope.table.name, besides: scope.scope) != nil { continue }
      let elsewhere = firstFiles[scope.table.name]?.shownPath
      let table = MissingTable(
        name: scope.table.name, target: elsewhere == nil ? nil : scope.scope.name, elsewhere: elsewhere)
      let strings = scope.strings.filter { !known.contains($0.place) && places.insert($0.place).inserted }
      if !strings.isEmpty { missing[table, default: []] += strings }
    }
    for (table, strings) in missing {
      let first = strings[0], texts = "\(first.name) \(verb(andOthers: strings.count - 1, "text"))"
      let problem: String
      if let suffix = [".strings", ".xcstrings", ".stringsdict"].first(where: table.name.hasSuffix) {
        problem =
          "the name of a string table has no suffix, so the app has no table '\(table.name)' and \(texts) never translated; "
          + "write '\(table.name.dropLast(suffix.count))'"
      } else {
        let owner = table.target.map { "'\($0)'" } ?? "the app"
        let advice = table.elsewhere.map { "'\($0)' belongs to another target" } ?? "add the table, or remove 'table:'"
        problem = "\(owner) has no table '\(table.name)', so \(texts) never translated; \(advice)"
      }
      reporter.report(
        problem, at: first.place, symbol: "\(first.symbol)/\(first.key)",
        notes: strings.dropFirst().map { .init(message: "\($0.name) names it too", place: $0.place) })
    }
  }

  private struct MissingTable: Hashable {
    var name: String
    /// The target that lacks the table; nil if no target has it.
    var target: String?
    var elsewhere: String?
  }
}
