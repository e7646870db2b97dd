import IntentLocalization
import SourceFindings

extension Rule {
  static let localizedSummaryParameterMismatch = Rule(
    id: "localized-summary-parameter-mismatch", severity: .warning,
    summary: "a translated parameter summary has other parameters than the source",
    rationale: """
      The tokens of a summary, such as '${shelf}', become fields in Shortcuts. A translation with another name shows the \
      token as text, and people cannot fill in the parameter there. Names of parameters are not translated.
      """,
    source: "one public app whose summaries had translated names in four languages", needs: [.stringTables],
    triggering: [
      Example(
        .summary + "\n\n" + .table("Localizable.xcstrings", .entry("Open ${shelf}", de: "Öffne ↓${Regal}")),
        fixed: .summary + "\n\n" + .table("Localizable.xcstrings", .entry("Open ${shelf}", de: "Öffne ${shelf}"))),
      Example(
        .summary + "\n\n" + .table("Localizable.xcstrings", .entry("Open ${shelf}", de: "Öffne Regal", mark: "↓"))),
    ],
    nonTriggering: [
      Example(.summary + "\n\n" + .table("Localizable.xcstrings", .entry("Open ${shelf}", de: "${shelf} öffnen"))),
      Example(.summary + "\n\n" + .table("Localizable.xcstrings", .entry("Open ${shelf}", de: "", state: "new"))),
    ]
  ) { model, reporter in
    for scope in model.localized?.texts ?? [] {
      for string in scope.strings where string.kind == .summary {
        // A key of its own says nothing about the tokens; the default value does.
        let wanted = PhraseTokens(string.texts.first ?? string.key).names
        for text in scope.table.texts(string.key) where !text.value.isEmpty {
          let names = PhraseTokens(text.value).names
          guard Set(names) != Set(wanted) else { continue }
          let unknown = names.filter { !wanted.contains($0) }, lost = wanted.filter { !names.contains($0) }
          reporter.report(text, unknown, lost, of: string)
        }
      }
    }
  }
}

extension Reporter {
  fileprivate mutating func report(_ text: TableText, _ unknown: [String], _ lost: [String], of string: NeededString) {
    let place = unknown.first.flatMap { text.place(ofBytes: Array("${\($0)}".utf8)) }
    var fixes: [FixIt] = []
    if unknown.count == 1, lost.count == 1, let place, text.isEditable {
      fixes = [FixIt("write '${\(lost[0])}'", .safe, [.init(place, "${\(lost[0])}")])]
    }
    let problem =
      unknown.first.map { "names '${\($0)}', which is not a parameter of the summary" }
      ?? "lacks \(listed(lost.map { "'${\($0)}'" }))"
    let advice = lost.isEmpty || unknown.isEmpty ? "" : "; use \(listed(lost.map { "'${\($0)}'" }))"
    report(
      "\(string.name) in \(text.locale) \(problem), so people cannot fill in the value\(advice)",
      at: place ?? text.place, symbol: "\(string.symbol)/\(string.key)/\(text.locale)",
      notes: [.init(message: "the summary in the source is here", place: string.place)], fixes: fixes)
  }
}

extension String {
  fileprivate static let summary = """
    \(String.shelf)

    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Shelf") var shelf: Shelf
      static var parameterSummary: some ParameterSummary { Summary("Open \\(\\.$shelf)") }
    }
    """
}
