import IntentLocalization
import IntentReports
import SourceScan

extension Rule {
  static let localizedSummaryParameterMismatch: Rule = Rule(
    id: "localized-summary-parameter-mismatch", severity: .warning,
    summary: "a translated parameter summary has other parameters than the source",
    rationale: """
      The tokens of a summary, such as '${shelf}', become fields in Shortcuts. A translation with another name shows the \
      token as text, and people cannot fill in the parameter there. Names of parameters are not translated. \
      There is one finding for all languages of a file that lack or misname the same tokens.
      """,
    source: "one public app whose summaries had translated names in four languages", needs: [.stringTables],
    isFixable: true,
    reported: Example(
      shelf + "\n\n" + .table("Localizable.xcstrings", .entry("Open ${shelf}", de: "Öffne ↓${Regal}")),
      fixed: shelf + "\n\n" + .table("Localizable.xcstrings", .entry("Open ${shelf}", de: "Öffne ${shelf}"))),
    correct: Example(
      shelf + "\n\n" + .table("Localizable.xcstrings", .entry("Open ${shelf}", de: "${shelf} öffnen"))),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for scope in model.localized?.texts ?? [] {
      for string in scope.strings where string.kind == .summary {
        // A summary whose key is a name has its tokens in the default value.
        let wanted = PhraseTokens(string.texts.first ?? string.key).names
        var found: [Mismatch: [TableText]] = [:]
        for text in scope.table.texts(string.key) where !text.value.isEmpty {
          let names = PhraseTokens(text.value).names
          guard Set(names) != Set(wanted) else { continue }
          let unknown = names.filter { !wanted.contains($0) }, lost = wanted.filter { !names.contains($0) }
          found[Mismatch(file: text.of.file, unknown: unknown, lost: lost), default: []].append(text)
        }
        for (mismatch, texts) in found { reporter.report(texts, mismatch, of: string) }
      }
    }
  }
}

/// The differences between one summary and its texts in one file.
private struct Mismatch: Hashable {
  var file: FileID
  /// The tokens in the texts that the summary does not have; `lost` are those of the summary that the texts do not have.
  var unknown: [String]
  var lost: [String]
}

extension Reporter {
  /// Reports the texts of one file, in several languages, that have the same mismatch. They are in the order of the file.
  fileprivate mutating func report(_ texts: [TableText], _ mismatch: Mismatch, of string: NeededString) {
    let (unknown, lost) = (mismatch.unknown, mismatch.lost)
    func place(_ text: TableText) -> Place? { unknown.first.flatMap { text.places(of: "${\($0)}").first } }
    let places = texts.compactMap(place)
    var fixes: [FixIt] = []
    if unknown.count == 1, lost.count == 1, places.count == texts.count, texts.allSatisfy(\.isEditable) {
      fixes = [FixIt("write '${\(lost[0])}'", .safe, places.map { .init($0, "${\(lost[0])}") })]
    }
    let isOne = texts.count == 1
    let problem =
      unknown.first.map { "\(isOne ? "names" : "name") '${\($0)}', which is not a parameter of the summary" }
      ?? "\(isOne ? "lacks" : "lack") \(listed(lost.map { "'${\($0)}'" }))"
    let advice = lost.isEmpty || unknown.isEmpty ? "" : "; use \(listed(lost.map { "'${\($0)}'" }))"
    let languages = listed(texts.map(\.locale), limit: 6)
    report(
      (isOne ? "\(string.name) in \(languages)" : "the texts of \(string.name) in \(languages)")
        + " \(problem), so people cannot fill in the value\(advice)",
      at: place(texts[0]) ?? texts[0].place, symbol: "\(string.symbol)/\(string.key)/\(texts[0].locale)",
      notes: texts.dropFirst().map { .init(message: "the text in \($0.locale) is here", place: place($0) ?? $0.place) }
        + [.init(message: "the summary in the source is here", place: string.place)], fixes: fixes)
  }
}

private let shelf = """
  \(String.shelf)

  struct Open: AppIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Shelf") var shelf: Shelf
    static var parameterSummary: some ParameterSummary { Summary("Open \\(\\.$shelf)") }
  }
  """
