import IntentLocalization
import DocumentFormats
import IntentReports

/// The languages in which people can talk to each app: the coverage table.
struct CoverageReport: StringsReport {
  struct App {
    var title: String
    var name: String?
    var coverage: Coverage
    var tables: [String]
    /// The reason why nothing could be looked up.
    var reason: String?
  }

  var apps: [App]

  init(_ apps: LocalizedApps) {
    self.apps = apps.apps.map { app in
      let tables = app.localization.tables.values.filter {
        $0.file.table != NeededString.infoPlistTable && $0.catalog != nil
      }
      return App(
        title: app.title, name: app.part.group?.app?.name,
        coverage: Coverage(app.localization, languages: apps.languages, path: app.path),
        tables: tables.map(\.file.reportedPath).sorted(), reason: app.localization.plan.reason)
    }
  }

  func text(_ style: TextStyle) -> String {
    apps.map { $0.lines(style).map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  var json: [UInt8] {
    JSONWriter.document { json in
      json.array("apps", apps) { json, app in json.object { app.write(to: &$0) } }
    }
  }
}

extension CoverageReport.App {
  fileprivate func lines(_ style: TextStyle) -> [String] {
    if let reason { return [style.strong(visible(title)), "  not checked: \(visible(reason))"] }
    let parts = Coverage.Part.allCases.filter { part in coverage.rows.contains { $0[part].needed > 0 } }
    var rows = [[""] + parts.map { "\($0.rawValue) (\(coverage.rows[0][$0].needed))" }]
    for row in coverage.rows {
      rows.append([row.language] + parts.map { row.isSource ? "source" : row[$0].words(coverage.rows[0].language) })
    }
    let table = TextTable(rows: rows) { row, column, text in
      if row == 0 { return style.dim(text) }
      let shown = coverage.rows[row - 1]
      guard column > 0, !shown.isSource else { return row > 0 && column > 0 ? style.dim(text) : text }
      let cell = shown[parts[column - 1]]
      if cell.missing > 0 || cell.isUntranslated { return style.bad(text) }
      return cell.toReview > 0 ? style.doubtful(text) : style.good(text)
    }
    return [style.strong(visible(title))] + table.lines + notes.map { "  note: " + visible($0) }
  }

  /// Facts that the table does not show.
  private var notes: [String] {
    var notes: [String] = []
    let others = coverage.rows.dropFirst().count, source = coverage.rows[0].language
    if others == 0 { notes.append("the app has one language, \(source)") }
    for table in coverage.absentTables where others > 0 {
      notes.append(
        table == NeededString.phraseTable
          ? "the app has no table '\(table)', so Siri understands its phrases only in \(source); "
            + "'intentscan strings --sync' creates the table"
          : "the app has no table '\(table)', so its texts are shown only in \(source); 'intentscan strings --sync' creates "
            + "the table")
    }
    for target in coverage.targetsWithoutTable where others > 0 {
      notes.append(
        "'\(target.target)' has no table '\(target.table)', so \(counted(target.texts, "text")) of it "
          + "\(target.texts == 1 ? "is" : "are") shown only in \(source)")
    }
    let missing = coverage.withoutEntry.values.reduce(0, +)
    if missing > 0, others > 0 {
      notes.append(
        "\(counted(missing, "text")) \(missing == 1 ? "is" : "are") not in the tables; "
          + "'intentscan strings --sync' adds \(missing == 1 ? "it" : "them")")
    }
    let unspoken = coverage.rows.dropFirst().filter { row in
      row[.phrases].missing > 0 && !Language.isSpokenBySiri(row.language)
    }
    if !unspoken.isEmpty {
      notes.append(
        "phrases in \(unspoken.map(\.language).joined(separator: ", ")) are not asked for by 'lint': Siri does not speak "
          + (unspoken.count == 1 ? "the language" : "these languages"))
    }
    let copied = coverage.copiedLanguages
    if !copied.isEmpty {
      notes.append(
        "the texts in \(copied.joined(separator: ", ")) are those of \(source), so 'lint' does not take them for translations"
      )
    }
    if coverage.uncounted > 0 {
      notes.append(
        "\(counted(coverage.uncounted, "text")) \(coverage.uncounted == 1 ? "is" : "are") not counted, because the table that "
          + "holds \(coverage.uncounted == 1 ? "it" : "them") is not known")
    }
    return notes
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.member("title", title)
    if let name { json.member("name", name) }
    if let reason { json.member("notChecked", reason) }
    json.array("tables", tables) { $0.string($1) }
    json.array("absentTables", coverage.absentTables) { $0.string($1) }
    json.array("targetsWithoutTable", coverage.targetsWithoutTable) { json, target in
      json.object { json in
        json.member("target", target.target)
        json.member("table", target.table)
        json.member("texts", target.texts)
      }
    }
    json.array("copiedLanguages", coverage.copiedLanguages) { $0.string($1) }
    json.array("languages", coverage.rows) { json, row in
      json.object { json in
        json.member("language", row.language)
        json.member("isSource", row.isSource)
        for part in Coverage.Part.allCases {
          json.object(part.rawValue) { json in
            let cell = row[part]
            json.member("needed", cell.needed)
            json.member("complete", cell.complete)
            json.member("missing", cell.missing)
            json.member("toReview", cell.toReview)
            json.member("asInSource", cell.asInSource)
          }
        }
      }
    }
  }
}

extension Coverage.Cell {
  /// `complete`, `2 missing, 1 to review`, `3 in en`.
  fileprivate func words(_ source: String) -> String {
    if needed == 0 { return "-" }
    var words: [String] = []
    if missing > 0 { words.append("\(missing) missing") }
    if toReview > 0 { words.append("\(toReview) to review") }
    if isUntranslated { words.append("\(asInSource) in \(source)") }
    return words.isEmpty ? "complete" : words.joined(separator: ", ")
  }
}
