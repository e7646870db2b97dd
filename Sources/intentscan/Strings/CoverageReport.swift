import IntentLocalization
import DocumentFormats
import IntentReports
import ProjectFiles

/// The languages in which people can talk to an app: the coverage table.
struct CoverageReport: StringsReport {
  private let app: LocalizedApp
  private let coverage: Coverage

  init(_ app: LocalizedApp, languages: [String]?) {
    self.app = app
    coverage = Coverage(app.localization, languages: languages, path: app.path)
  }

  /// The language of the source.
  private var source: String { coverage.rows[0].language }

  func lines(_ style: TextStyle) -> [String] {
    let title = style.strong(visible(app.title))
    if let reason = app.localization.plan.reason { return [title, "  not checked: \(visible(reason))"] }
    let parts = Coverage.Part.allCases.filter { part in coverage.rows.contains { $0[part].needed > 0 } }
    var rows = [[""] + parts.map { "\($0.rawValue) (\(coverage.rows[0][$0].needed))" }]
    for row in coverage.rows {
      rows.append([row.language] + parts.map { row.isSource ? "source" : row[$0].words(source) })
    }
    let table = TextTable(rows: rows) { row, column, text in
      if row == 0 { return style.dim(text) }
      if column == 0 { return text }
      let shown = coverage.rows[row - 1], cell = shown[parts[column - 1]]
      if shown.isSource { return style.dim(text) }
      if cell.missing > 0 || cell.isUntranslated { return style.bad(text) }
      return cell.toReview > 0 || cell.notKnown > 0 ? style.doubtful(text) : style.good(text)
    }
    return [title] + (parts.isEmpty ? [] : table.lines) + notes.map { "  note: " + visible($0) }
  }

  /// Facts that the table does not show.
  private var notes: [String] {
    let others = coverage.rows.dropFirst(), missing = coverage.withoutEntry.values.reduce(0, +)
    let hasOneLanguage = others.isEmpty && coverage.uncounted == 0 && !coverage.hasIncompleteTable
    var notes = hasOneLanguage ? ["the app has one language, \(source)"] : []
    if !others.isEmpty {
      notes += coverage.absentTables.map { table in
        let lost = table == NeededString.phraseTable ? "Siri understands its phrases" : "its texts are shown"
        return
          "the app has no table '\(table)', so \(lost) only in \(source); 'intentscan strings --sync' creates the table"
      }
      notes += coverage.targetsWithoutTable.map { target in
        "'\(target.target)' has no table '\(target.table)', so \(counted(target.texts, "text")) of it "
          + "\(target.texts == 1 ? "is" : "are") shown only in \(source)"
      }
      if !coverage.tablesNotFound.isEmpty {
        let names = coverage.tablesNotFound.map { "'\($0)'" }.listed()
        notes.append(
          "no files of \(names) were found, so their texts are not known: "
            + ProjectNote.absent(submodules: app.localization.plan.absentSubmodules).message)
      }
      if missing > 0 {
        notes.append(
          "\(areTexts(missing)) not in the tables; 'intentscan strings --sync' adds \(missing == 1 ? "it" : "them")")
      }
    }
    let unspoken = others.filter { $0[.phrases].missing > 0 && !Language.isSpokenBySiri($0.language) }
    if !unspoken.isEmpty {
      notes.append(
        "phrases in \(unspoken.map(\.language).joined(separator: ", ")) are not asked for by 'lint': Siri does not speak "
          + (unspoken.count == 1 ? "the language" : "these languages"))
    }
    if !coverage.copiedLanguages.isEmpty {
      notes.append(
        "the texts in \(coverage.copiedLanguages.joined(separator: ", ")) are those of \(source), so 'lint' does not take "
          + "them for translations")
    }
    if coverage.uncounted > 0 {
      notes.append(
        "\(areTexts(coverage.uncounted)) not counted, because the table that holds "
          + "\(coverage.uncounted == 1 ? "it" : "them") is not known")
    }
    if coverage.uncountedLanguages > 0 {
      notes.append(
        "only \(AppLanguages.limit) languages are counted; languages not counted: \(coverage.uncountedLanguages)")
    }
    return notes
  }

  func write(to json: inout JSONWriter) {
    let tables = app.localization.tables.values.filter {
      $0.file.table != NeededString.infoPlistTable && $0.catalog != nil
    }
    json.member("title", app.title)
    if let name = app.part.group?.app?.name { json.member("name", name) }
    if let reason = app.localization.plan.reason { json.member("notChecked", reason) }
    json.array("tables", tables.map(\.file.reportedPath).sorted()) { $0.string($1) }
    json.array("absentTables", coverage.absentTables) { $0.string($1) }
    json.objects("targetsWithoutTable", coverage.targetsWithoutTable) { json, target in
      json.member("target", target.target)
      json.member("table", target.table)
      json.member("texts", target.texts)
    }
    json.array("copiedLanguages", coverage.copiedLanguages) { $0.string($1) }
    json.objects("languages", coverage.rows) { json, row in
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
          if cell.notKnown > 0 { json.member("notKnown", cell.notKnown) }
        }
      }
    }
  }
}

extension Coverage.Cell {
  /// `complete`, `2 missing, 1 to review`, `3 in en`, `not known`.
  fileprivate func words(_ source: String) -> String {
    if needed == 0 { return "-" }
    var words: [String] = []
    if missing > 0 { words.append("\(missing) missing") }
    if notKnown > 0 { words.append(notKnown == needed ? "not known" : "\(notKnown) not known") }
    if toReview > 0 { words.append("\(toReview) to review") }
    if isUntranslated { words.append("\(asInSource) in \(source)") }
    return words.isEmpty ? "complete" : words.joined(separator: ", ")
  }
}
