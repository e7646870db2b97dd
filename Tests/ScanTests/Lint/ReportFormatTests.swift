import Foundation
@testable import DocumentFormats
@testable import IntentReports
import Testing

@testable import intentscan

/// All formats of one run hold the same findings, wherever they go.
@Suite struct ReportFormatTests {
  /// Warnings and notes, of several rules, some of one cause.
  private static func folder() throws -> CommandFolder {
    let intents = ["A", "B", "C"].map { name in
      """
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        @Parameter(title: "N") var n: Int
        func perform() async throws -> some IntentResult { print(n); return .result() }
      }

      """
    }
    return try CommandFolder([
      "App/A.swift": "import AppIntents\n// intentscan:disable:next intent-missing-title\n" + intents.joined()
    ])
  }

  /// The rules of the findings of a report, one for each finding.
  private static func rules(_ report: String, as format: ReportFormat) throws -> [String] {
    func matches(_ pattern: Regex<(Substring, Substring)>) -> [String] {
      report.matches(of: pattern.anchorsMatchLineEndings()).map { String($0.output.1) }
    }
    switch format {
    case .text: return matches(/: (?:error|warning|note): .* \[([a-z0-9-]+)\]$/)
    case .github: return matches(/,title=([a-z0-9-]+)::/) + matches(/: (?:error|warning|note): .* \[([a-z0-9-]+)\]$/)
    case .checkstyle: return matches(/\ source="intentscan\.([a-z0-9-]+)"/)
    case .junit: return matches(/\ classname="intentscan\.([a-z0-9-]+)"/)
    case .markdown: return matches(/<br>`([a-z0-9-]+)`/)
    case .json: return try parseJSON(Array(report.utf8))["findings"]?.array?.compactMap { $0["rule"]?.string } ?? []
    case .gitlab: return try parseJSON(Array(report.utf8)).array?.compactMap { $0["check_name"]?.string } ?? []
    case .sarif:
      let run = try parseJSON(Array(report.utf8))["runs"]?.array?.first
      return run?["results"]?.array?.compactMap { $0["ruleId"]?.string } ?? []
    }
  }

  @Test(arguments: ["", "--notes", "--fail-on warning", "--fail-on note", "--fail-on never"])
  func allFormatsHoldTheSameFindings(options: String) throws {
    let folder = try Self.folder()
    let warnings = ["missing-parameter-summary", "unused-suppression"]
    let notes = options.contains("note") ? ["intent-missing-description"] : []
    let wanted = try Self.rules(try folder.run("lint App \(options)").output, as: .text).sorted()
    #expect(Set(wanted) == Set(warnings + notes), "\(wanted)")
    for format in ReportFormat.allCases {
      let words = "lint App \(options) --format \(format.rawValue)"
      for quiet in options.isEmpty ? ["", " --quiet"] : [""] {
        _ = try folder.run(words + quiet + " -o out")
        #expect(
          try Self.rules(folder.contents(of: "out") ?? "", as: format).sorted() == wanted, "\(words)\(quiet) -o out")
        // Text on standard output is for the terminal.
        if format == .text, !quiet.isEmpty { continue }
        #expect(try Self.rules(folder.run(words + quiet).output, as: format).sorted() == wanted, "\(words)\(quiet)")
      }
    }
  }

  // MARK: Markdown

  /// A location leads to its line, where the variables of a service say the address of the sources.
  @Test(arguments: [
    (
      ["GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/app", "GITHUB_SHA": "1a"],
      "GITHUB_WORKSPACE", "https://github.com/o/app/blob/1a/"
    ),
    (
      ["CI_PROJECT_URL": "https://git.example/o/app", "CI_COMMIT_SHA": "1a"], "CI_PROJECT_DIR",
      "https://git.example/o/app/-/blob/1a/"
    ),
  ])
  func locationsAreLinks(variables: [String: String], workspace: String, address: String) throws {
    let folder = try Self.folder()
    func report(_ words: String, in checkout: String) throws -> String {
      try folder.run("lint App --format markdown \(words)".split(separator: " ").map(String.init)) {
        $0.variable = { $0 == workspace ? checkout : variables[$0] }
      }.output
    }
    let link = "| [`A.swift:2`](\(address)App/A.swift#L2) |\n"
    #expect(try report("", in: folder.path).contains(link))
    #expect(try report("--root App", in: folder.path).contains(link))
    #expect(try report("", in: folder.path + "/App").contains("| `App/A.swift:2` |\n"))
    #expect(try folder.run("lint App --format markdown").output.contains("| `App/A.swift:2` |\n"))
  }

  /// Findings whose messages differ by names alone are one row, with three of their locations.
  @Test func equalFindingsAreOneRow() throws {
    let files = ["A", "B", "C", "D", "E"].map { "struct \($0): AppIntent {}\n" }
    let folder = try CommandFolder(["App/A.swift": "import AppIntents\n" + files.joined()])
    let words = "lint App --only intent-missing-title --format markdown"
    let rows = try folder.run(words).output.split(separator: "\n").filter { $0.hasPrefix("| 🔴") }
    #expect(rows.count == 1 && rows[0].contains("; the same applies to `B`, `C`, `D` and `E`<br>"), "\(rows)")
    #expect(rows[0].hasSuffix("| `App/A.swift:2`<br>`App/A.swift:3`<br>`App/A.swift:4`<br>and 2 more |"), "\(rows)")
    try folder.write("import AppIntents\n" + files[...2].joined(), to: "App/A.swift")
    #expect(try folder.run(words).output.split(separator: "\n").count { $0.hasPrefix("| 🔴") } == 3)
  }

  /// `--quiet` is about the terminal.
  @Test func quietSilencesTheTerminalAlone() throws {
    let folder = try Self.folder()
    let outcome = try folder.run("lint App --quiet")
    #expect(outcome.output == "" && outcome.errors == "")
    #expect(try folder.run("lint App --quiet -o -").output == "")
    #expect(try folder.run("lint App --quiet --fail-on warning").output.contains(": warning: "))
  }

  // MARK: Counts

  /// One number for one thing: findings of one cause are one finding at several locations, on every surface.
  @Test func everySurfaceHasTheSameNumbers() throws {
    let folder = try Self.folder()
    let lint = try folder.run("lint App --write-baseline old.json")
    #expect(lint.errors.contains("0 errors, 2 warnings at 4 locations, 3 notes not shown"), "\(lint.errors)")
    #expect(lint.errors.contains("wrote 'old.json': 5 findings at 7 locations\n"), "\(lint.errors)")
    let entries = try parseJSON(Array((folder.contents(of: "old.json") ?? "").utf8))["findings"]?.array ?? []
    #expect(entries.reduce(0) { $0 + ($1["count"]?.int ?? 0) } == 7)
    let hidden = try folder.run("lint App --baseline old.json").errors
    #expect(hidden.contains("5 findings at 7 locations hidden by the baseline"), "\(hidden)")
    let statistics = try folder.run("lint App --statistics").output
    #expect(statistics.contains("1 warning at 3 locations  missing-parameter-summary"), "\(statistics)")
    let page = try folder.run("preview App").output
    let count = PageCheck(page).elements.first { $0.name == "a" && $0.attributes["href"] == "#findings" }
    #expect(count?.text.contains("2") == true, "\(count?.text ?? "")")
    let json = try parseJSON(Array(try folder.run("lint App --format json").output.utf8))
    #expect(json["summary"]?["warnings"]?.int == 2 && json["summary"]?["notesNotShown"]?.int == 3)
    #expect(json["findings"]?.array?.contains { $0["locationCount"]?.int == 3 } == true)
    #expect(
      try folder.run("lint App --format markdown").output.hasPrefix(
        "### App Intents: 2 warnings at 4 locations\n\n3 types read; 3 notes not shown.\n"))
  }

  /// A baseline that hides some locations of a finding hides no finding.
  @Test func aPartlyHiddenFindingIsReported() throws {
    let folder = try Self.folder()
    _ = try folder.run("lint App --only missing-parameter-summary --write-baseline old.json")
    let source = try #require(folder.contents(of: "App/A.swift"))
    try folder.write(source.replacing("struct A:", with: "struct D:"), to: "App/A.swift")
    let outcome = try folder.run("lint App --only missing-parameter-summary --baseline old.json --no-summary")
    #expect(outcome.output.split(separator: "\n").count == 1 && outcome.output.contains("'D' has parameters"))
  }
}
