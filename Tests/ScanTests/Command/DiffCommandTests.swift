import Foundation
@testable import IntentChanges
@testable import IntentRules
@testable import IntentReports
import Testing

@testable import intentscan

/// The command `intentscan diff`.
@Suite struct DiffCommandTests {
  private static let opening =
    "import AppIntents\nstruct Open: AppIntent { static let title: LocalizedStringResource = \"Open\" }\n"
  private static let showing =
    "import AppIntents\nstruct Show: AppIntent {\n  static let title: LocalizedStringResource = \"Open\"\n}\n"

  private static let files: KeyValuePairs = [
    "old/A.swift": opening, "same/A.swift": opening, "renamed/A.swift": showing,
    "more/A.swift": opening + "struct More: AppIntent { static let title: LocalizedStringResource = \"More\" }\n",
    "opens/A.swift": opening.replacing("{ static", with: "{ static let openAppWhenRun = true; static"),
    "none/A.swift": "struct A {}\n", "notes.json": "{\"a\": 1}", "broken.json": "{", "apple.json": #"{"actions": {}}"#,
    "allow.json": #"[{"rule": "intent-identifier-changed", "symbol": "M.Open", "reason": "agreed"}]"#,
    "expired.json":
      #"[{"rule": "intent-identifier-changed", "symbol": "M.Open", "reason": "agreed", "until": "2026-01-31"}]"#,
    "unused.json": #"[{"rule": "intent-removed", "symbol": "M.Open", "reason": "agreed"}]"#,
    "badallow.json": #"[{"rule": "intent-removd", "symbol": "M.Open", "reason": "agreed"}]"#,
    "reasonless.json": #"[{"rule": "intent-removed", "symbol": "M.Open"}]"#,
  ]

  @Test(arguments: [
    ("old same", 0), ("old renamed", 1), ("old more", 0), ("old opens", 0), ("old renamed --fail-on never", 0),
    ("old opens --fail-on dangerous", 1), ("old more --fail-on info", 1), ("old more --fail-on dangerous", 0),
    ("old none", 3), ("none old", 3), ("old none --allow-empty", 1), ("none old --allow-empty", 0),
    ("old missing", 3), ("old missing.json", 3), ("old notes.json", 3), ("old broken.json", 3), ("old apple.json", 3),
    ("old", 2), ("old same more", 2), ("", 2), ("old renamed --fail-on error", 2), ("old renamed --allow none", 2),
    ("old renamed --allow allow.json", 0), ("old renamed --allow expired.json", 1),
    ("old same --allow unused.json", 0), ("old renamed --allow badallow.json", 2),
    ("old renamed --allow reasonless.json", 2), ("old renamed --summary markdown --format json", 2),
    ("--against old same", 0), ("--against old renamed", 1), ("--against git: same", 2), ("--against git:HEAD same", 3),
    ("old renamed -o no/out", 2), ("old renamed -o out", 1),
  ])
  func exitStatus(words: String, status: Int32) throws {
    let outcome = try CommandFolder(Self.files).run("diff --module M \(words)")
    #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
    #expect(status < 2 || !outcome.errors.isEmpty && outcome.output == "")
  }

  /// Two targets can each have a provider of one name. The same folder on both sides has no change.
  @Test func typesOfOneNameAreComparedWithTheirOwn() throws {
    func provider(_ color: String) -> String {
      """
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { [] }
        static let shortcutTileColor: ShortcutTileColor = .\(color)
      }

      """
    }
    let folder = try CommandFolder([
      "x/One/A.swift": provider("red") + Self.opening.dropFirst("import AppIntents\n".count),
      "x/Two/B.swift": provider("blue"),
    ])
    let outcome = try folder.run("diff x x --module M")
    #expect(outcome.output == "" && outcome.errors.hasSuffix("; 0 breaking, 0 dangerous, 0 info\n"), "\(outcome)")
    let other = try CommandFolder([
      "old/A.swift": provider("red") + Self.opening.dropFirst("import AppIntents\n".count),
      "new/A.swift": provider("blue") + Self.opening.dropFirst("import AppIntents\n".count),
    ])
    #expect(try other.run("diff old new --module M").output.contains("the tile color of 'Shortcuts' changed"))
  }

  @Test func comparesBundles() throws {
    let folder = try CommandFolder(Self.files)
    for name in ["old", "renamed"] {
      #expect(try folder.run("extract --module M \(name) --root \(name) -o \(name).json").status == 0)
    }
    let outcome = try folder.run("diff old.json renamed.json")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "breaking, saved shortcuts:\nA.swift:2:8: error: the identifier of an intent changed from 'Open' to 'Show', so saved "
          + "shortcuts that use it stop working; state 'Open' as its 'persistentIdentifier' [intent-identifier-changed]\n"
      ))
    #expect(outcome.errors == "compared 1 type with old.json; 1 breaking, 0 dangerous, 0 info\n")
    #expect(try folder.run("diff old.json old.json --quiet").output == "")
    // Sources can be compared with a bundle.
    #expect(try folder.run("diff old.json same --module M --root same").status == 0)
    #expect(try folder.run("diff --against old.json renamed --module M --root renamed").status == 1)
  }

  /// Renames are found by comparing what was removed with what was added, up to a limit. One more is said.
  @Test(arguments: [0, 1])
  func moreThanAreComparedIsSaid(beyond: Int) throws {
    func version(_ name: String, _ count: Int) -> String {
      let numbers = 1...count
      func repeated(_ text: String) -> String { numbers.map { text.replacing("$", with: "\(name)\($0)") }.joined() }
      return "import AppIntents\n" + repeated("struct $: AppIntent {}\n")
        + "struct Form: AppIntent {\n\(repeated("@Parameter(title: \"$\") var $: Int\n"))}\n"
        + "struct Book: AppEntity {\n\(repeated("@Property(title: \"$\") var $: Int\n"))}\n"
        + "enum Kind: String, AppEnum {\n\(repeated("case $\n"))}\n"
    }
    let folder = try CommandFolder([
      "old/A.swift": version("a", MatchingLimits.renamed + beyond), "new/A.swift": version("b", 1),
    ])
    let outcome = try folder.run("diff --module M old new --format json")
    #expect(outcome.status == 1)
    let warnings = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("warning: too many ") }
    #expect(warnings.count == 4 * beyond, "\(outcome.errors)")
    if beyond > 0 {
      let text = "$ intentscan diff old new\n\(warnings.joined(separator: "\n"))\n"
      try expectGolden(text, "messages/command-line/renames.txt")
    }
  }

  /// Apple's metadata can be a version.
  @Test func comparesAppleMetadata() throws {
    let body =
      "static let title: LocalizedStringResource = \"Open\"\n  func perform() async throws -> some IntentResult { .result() }"
    let folder = try CommandFolder([
      "old/A.swift": "import AppIntents\nstruct Open: AppIntent {\n  \(body)\n}\n",
      "renamed/A.swift": "import AppIntents\nstruct Show: AppIntent {\n  \(body)\n}\n",
    ])
    for name in ["old", "renamed"] {
      #expect(try folder.run("extract --module M \(name) --format appintents -o \(name)-app").status == 0)
    }
    let outcome = try folder.run("diff old-app renamed-app")
    #expect(outcome.status == 1 && outcome.output.contains("changed from 'Open' to 'Show'"), "\(outcome.errors)")
    #expect(try folder.run("diff old-app old-app --fail-on info").status == 0)
    let file = "old-app/Metadata.appintents/extract.actionsdata"
    #expect(try folder.run("diff \(file) old --module M --fail-on dangerous").status == 0)
    #expect(try folder.run("diff \(file) renamed --module M").status == 1)
  }

  @Test(arguments: ReportFormat.allCases)
  func writesEveryFormatToAFile(format: ReportFormat) throws {
    let folder = try CommandFolder(Self.files), words = "diff --module M old renamed --format \(format.rawValue)"
    let printed = try folder.run(words).output
    #expect(printed.contains("intent-identifier-changed"))
    #expect(try folder.run(words + " -o out").output == "" && folder.contents(of: "out") == printed)
  }

  @Test func jsonContainsTheFix() throws {
    let outcome = try CommandFolder(Self.files).run("diff --module M old renamed --format json")
    let finding = try JSONDocument(parsing: outcome.output)["findings"]?.elements.first
    #expect(finding?["level"] == .string("breaking") && finding?["affects"] == .string("saved shortcuts"))
    #expect(finding?["version"] == .string("new") && finding?["symbol"] == .string("M.Open"))
    let edit = finding?["fixes"]?.elements.first?["edits"]?.elements.first
    #expect(edit?["replacement"] == .string("\n  static let persistentIdentifier = \"Open\""))
    let schema = JSONSchemaValidator(schema: try JSONDocument(parsing: FindingsSchema.text), isStrict: true)
    #expect(schema.failures(in: try JSONDocument(parsing: outcome.output)) == [])
  }

  /// A type whose body is on one line gets the member on that line.
  @Test func fixKeepsABodyOnOneLine() throws {
    let outcome = try CommandFolder(Self.files).run("diff --module M renamed old --format json")
    let finding = try JSONDocument(parsing: outcome.output)["findings"]?.elements.first
    let edit = finding?["fixes"]?.elements.first?["edits"]?.elements.first
    #expect(edit?["replacement"] == .string(" static let persistentIdentifier = \"Show\";"))
  }

  @Test func warnsAboutUnusedAndExpiredAllowFileEntries() throws {
    let folder = try CommandFolder(Self.files)
    let expired = try folder.run(["diff", "--module", "M", "old", "renamed", "--allow", "expired.json"]) {
      $0.today = { "2026-02-01" }
    }
    #expect(
      expired.errors.contains(
        "for 'intent-identifier-changed' of 'M.Open' was valid until 2026-01-31, so the change is reported again"))
    let inTime = try folder.run(["diff", "--module", "M", "old", "renamed", "--allow", "expired.json"]) {
      $0.today = { "2026-01-31" }
    }
    #expect(inTime.status == 0 && inTime.errors.contains("1 more accepted"))
    let unused = try folder.run("diff --module M old same --allow unused.json")
    #expect(unused.errors.contains("but there is no such change"))
  }

  @Test func namesTheSymbolOrTheKindThatAnEntryMeans() throws {
    let folder = try CommandFolder(Self.files)
    func warning(_ rule: String, _ symbol: String) throws -> String {
      try folder.write(#"[{"rule": "\#(rule)", "symbol": "\#(symbol)", "reason": "agreed"}]"#, to: "wrong.json")
      return try folder.run("diff --module M old renamed --allow wrong.json").errors
    }
    #expect(
      try warning("intent-identifier-changed", "M.Opn").contains(
        "warning: the allow file allows 'intent-identifier-changed' of 'M.Opn', but there is no such change; did you mean "
          + "'M.Open'?\n"))
    #expect(
      try warning("intent-removed", "M.Open").contains("; the change of this symbol is 'intent-identifier-changed'\n"))
  }

  /// A team lets one change through: the run passes, reviewers see it, and the next change fails.
  @Test func writesAcceptedChanges() throws {
    let folder = try CommandFolder(Self.files)
    let words = "diff --module M old renamed"
    #expect(try folder.run("\(words) --write-allow ok.json").errors.contains("'--write-allow' needs '--reason'"))
    let written = try folder.run(
      words.split(separator: " ").map(String.init) + ["--write-allow", "ok.json", "--reason", "never shipped"]
    ) { $0.today = { "2026-11-27" } }
    #expect(written.status == 0)
    #expect(
      written.errors.hasPrefix(
        "wrote 'ok.json': 1 change accepted\nnote: state 'allow' in .intentscan.json, so that every run reads 'ok.json'\n"
      ),
      "\(written.errors)")
    #expect(
      folder.contents(of: "ok.json") == """
        [
          {
            "rule": "intent-identifier-changed",
            "symbol": "M.Open",
            "reason": "never shipped",
            "date": "2026-11-27"
          }
        ]

        """)
    try folder.write(#"{"allow": "ok.json"}"#, to: ".intentscan.json")
    let accepted = try folder.run("\(words) --summary markdown")
    #expect(accepted.status == 0 && accepted.output.contains("| never shipped |"), "\(accepted.output)")
    #expect(accepted.output.contains("<summary>1 accepted change</summary>"))
    // The option goes before the file.
    try folder.write("[]", to: "none.json")
    #expect(try folder.run("\(words) --allow none.json").status == 1)
    try folder.write(#"{"allow": "none.json", "failOn": {"diff": "never"}}"#, to: ".intentscan.json")
    #expect(try folder.run(words).status == 0)
    #expect(try folder.run("\(words) --fail-on breaking").status == 1)
  }

  @Test func writesASummaryAsMarkdown() throws {
    let folder = try CommandFolder(Self.files)
    let summary = try folder.run("diff --module M old renamed --summary markdown")
    #expect(summary.status == 1)
    #expect(
      summary.output.hasPrefix(
        "### App Intents: 1 breaking since `old`\n\n| | Change | Where |\n| --- | --- | --- |\n| 🔴 breaking | "))
    #expect(summary.output.contains("<br>`intent-identifier-changed` · saved shortcuts"), "\(summary.output)")
    #expect(summary.output.contains("`static let persistentIdentifier = \"Open\"`"))
    let more = try folder.run("diff --module M old more --summary markdown").output
    #expect(more.contains("<summary>1 change that breaks nothing</summary>"), "\(more)")
    #expect(
      try folder.run("diff --module M old same --summary markdown").output
        == "### App Intents: no changes since `old`\n")
  }
}
