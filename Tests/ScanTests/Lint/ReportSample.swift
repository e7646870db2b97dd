@testable import IntentReports
@testable import SourceScan

@testable import IntentRules

/// A report with everything in it that a format could stumble over.
enum ReportSample {
  static let source = """
    import AppIntents
    struct OpenShelf: AppIntent {
    \tstatic let title: LocalizedStringResource = "日本 🎉" + suffix
      let description = \"""
        Two lines
        \"""
    }

    """

  static let files = [
    LintFile(
      path: "/home/me/Äpp/Sources/A,B:100%/Shelf <1>.swift", reportedPath: "Sources/A,B:100%/Shelf <1>.swift",
      parsed: parsed(source)),
    LintFile(path: "../Kit/Kit.swift", reportedPath: "../Kit/Kit.swift", parsed: parsed("struct Kit {}\n")),
  ]

  static func parsed(_ source: String) -> ParsedFile {
    var buffer = TokenBuffer()
    return parse(SourceText(source.utf8), &buffer)
  }

  /// The location of a text in a file.
  static func place(_ text: String, file: FileID = 0) -> Place {
    let bytes = Array(file == 0 ? source.utf8 : "struct Kit {}\n".utf8), wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return Place(file, ByteSpan(UInt32(start), UInt32(start + wanted.count)))
  }

  static let findings = [
    Finding(
      rule: "non-literal-title", severity: .error,
      message: "'title' must be a literal; 100% sure: a, b | c < d & \"e\"",
      place: place("\"日本 🎉\" + suffix"), symbol: "App.OpenShelf/title", appleMessage: "Only 1 <x> is `allowed`",
      notes: [.init(message: "'Kit' is declared\nhere", place: place("Kit", file: 1))],
      fixes: [
        FixIt("drop '+ suffix'", .safe, [.init(place(" + suffix"), "")]),
        FixIt("write 'let'", .needsReview, [.init(place("static"), "let\n"), .init(place("let title"), "x")]),
      ]),
    Finding(
      rule: "long-description", severity: .warning, message: "the description has two lines",
      place: place("\"\"\"\n    Two lines\n    \"\"\""), symbol: "App.OpenShelf/description", appleMessage: nil,
      notes: [],
      fixes: []),
    Finding(
      rule: "long-description", severity: .note, message: "and again", place: place("description"),
      symbol: "App.OpenShelf/description", appleMessage: nil, notes: [], fixes: []),
  ]

  static let rules = [
    rule("long-description", .warning), rule("non-literal-title", .error), rule("needs-a-lot", .error, [.targetMap]),
    rule("passed", .note),
  ]

  private static func rule(_ id: String, _ severity: Severity, _ needs: [RuleNeed] = []) -> Rule {
    Rule(
      id: id, severity: severity, summary: "a summary of \(id)", rationale: "It breaks.", source: "a talk",
      isOptIn: severity == .note, needs: needs, reported: "", correct: "", check: { _, _ in })
  }

  static let report = Report(
    LintResult(findings: findings, notChecked: ["needs-a-lot"]), files: files, rules: rules.map(\.description),
    scope: .init(files: 2, types: 3, intents: 1))

  /// The report with an input that could not be read.
  static let incomplete: Report = {
    var report = Self.report
    report.failures = [
      .init(file: "Sources/A,B:100%/Gone <1>.swift", message: "cannot read 'Gone <1>.swift': No such file")
    ]
    return report
  }()

  static let empty = Report(
    LintResult(findings: [], notChecked: []), files: files, rules: rules.map(\.description),
    scope: .init(files: 2, types: 3, intents: 1))
}
