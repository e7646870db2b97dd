import Foundation
import Testing

@testable import intentscan

/// The table of the guide "Configuration": an option goes before the file, the file before what it extends, and that before the
/// default. And every way to run the tool reads the same.
@Suite struct SettingPrecedenceTests {
  struct Row: CustomTestStringConvertible {
    var key: String
    /// Members that the file always has.
    var common = ""
    /// The members of the file that is extended, and of the one that extends it.
    var base: String
    var own: String
    var option: String
    var command = "lint App"
    /// The exit statuses with none of these, with the first, with the first two, and with all.
    var statuses: [Int32]

    var testDescription: String { key }
  }

  private static let files: KeyValuePairs = [
    "App/A.swift":
      "import AppIntents\nstruct A: AppIntent { func perform() async throws -> some IntentResult { .result() } }\n",
    "Old/A.swift": intent("A") + intent("B").replacing("import AppIntents\n", with: ""), "New/A.swift": intent("A"),
    "all.json": #"{"schemaVersion": 1, "findings": [{"rule": "intent-missing-title", "symbol": "App.A", "count": 1}]}"#,
    "none.json": #"{"schemaVersion": 1, "findings": []}"#, "nothing.json": "[]",
    "ok.json": #"[{"rule": "intent-removed", "symbol": "M.B", "reason": "agreed"}]"#,
  ]

  private static let rows = [
    Row(
      key: "failOn.lint", base: #""failOn": {"lint": "never"}"#, own: #""failOn": {"lint": "error"}"#,
      option: "--fail-on never", statuses: [1, 0, 1, 0]),
    Row(
      key: "strict", common: #""severity": {"intent-missing-title": "warning"}"#, base: #""strict": true"#,
      own: #""strict": false"#, option: "--strict", statuses: [0, 1, 0, 1]),
    Row(
      key: "disabled", base: #""disabled": ["intent-missing-title"]"#, own: #""enabled": ["intent-missing-title"]"#,
      option: "--disable intent-missing-title", statuses: [1, 0, 1, 0]),
    Row(
      key: "severity", base: #""severity": {"intent-missing-title": "off"}"#,
      own: #""severity": {"intent-missing-title": "error"}"#, option: "--disable intent-missing-title",
      statuses: [1, 0, 1, 0]),
    Row(
      key: "overrides", base: #""overrides": [{"paths": ["App/**"], "disabled": ["intent-missing-title"]}]"#,
      own: #""overrides": [{"targets": ["App"], "enabled": ["intent-missing-title"]}]"#,
      option: "--disable intent-missing-title", statuses: [1, 0, 1, 0]),
    Row(
      key: "profile", common: #""severity": {"intent-missing-title": "off", "intent-missing-description": "error"}"#,
      base: #""profile": "apple-build""#, own: #""profile": "recommended""#, option: "--profile apple-build",
      statuses: [1, 0, 1, 0]),
    Row(
      key: "baseline", base: #""baseline": "all.json""#, own: #""baseline": "none.json""#,
      option: "--baseline all.json", statuses: [1, 0, 1, 0]),
    Row(
      key: "exclude", base: #""exclude": ["App/B.swift"]"#, own: #""exclude": ["App/A.swift"]"#,
      option: "--allow-empty", statuses: [1, 1, 1, 0]),
    Row(
      key: "failOn.diff", base: #""failOn": {"diff": "never"}"#, own: #""failOn": {"diff": "info"}"#,
      option: "--fail-on never", command: "diff --module M Old New", statuses: [1, 0, 1, 0]),
    Row(
      key: "allow", base: #""allow": "ok.json""#, own: #""allow": "nothing.json""#, option: "--allow ok.json",
      command: "diff --module M Old New", statuses: [1, 0, 1, 0]),
  ]

  @Test(arguments: rows)
  func precedence(row: Row) throws {
    let folder = try CommandFolder(Self.files)
    func status(base: String, own: String, option: String) throws -> Int32 {
      func object(_ members: [String]) -> String { "{" + members.filter { !$0.isEmpty }.joined(separator: ", ") + "}" }
      try folder.write(object([base]), to: "team.intentscan.json")
      try folder.write(object([#""extends": "team.intentscan.json""#, row.common, own]), to: ".intentscan.json")
      return try folder.run("\(row.command) \(option)").status
    }
    #expect(
      try [
        status(base: "", own: "", option: ""), status(base: row.base, own: "", option: ""),
        status(base: row.base, own: row.own, option: ""), status(base: row.base, own: row.own, option: row.option),
      ] == row.statuses)
  }

  // MARK: Every way to run the tool

  private static let root = FixtureFiles.root.deletingLastPathComponent()

  private static func plugin(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Two apps: one finding is in the baseline, one is turned off by path, one is a warning, and one change is accepted.
  private static func team() throws -> GitFolder {
    let git = try GitFolder()
    let files = [
      "Trips.xcodeproj/project.pbxproj": AppConfigurationTests.twoApps, "Shared/S.swift": "struct S {}\n",
      "Trips/A.swift": "import AppIntents\nstruct A: AppIntent {}\nstruct B: AppIntent {}\n" + intent("Gone"),
      "Widgets/Old/C.swift": "import AppIntents\nstruct C: AppIntent {}\n",
      ".intentscan.json": configuration(
        running: ["intent-missing-title"],
        and: """
          "baseline": "b.json", "allow": "ok.json", "strict": true, "severity": {"intent-missing-title": "warning"},
          "overrides": [{"paths": ["Widgets/Old"], "severity": {"intent-missing-title": "off"}}]
          """),
      "b.json":
        #"{"schemaVersion": 1, "findings": [{"rule": "intent-missing-title", "symbol": "Trips.A", "count": 1}]}"#,
      "ok.json": #"[{"rule": "intent-removed", "symbol": "Trips.Gone", "reason": "never shipped"}]"#,
    ]
    for (path, text) in files { try git.folder.write(text, to: path) }
    try git.commit("v1")
    try git.folder.write(
      "import AppIntents\nstruct A: AppIntent {}\nstruct B: AppIntent {}\n", to: "Trips/A.swift")
    return git
  }

  private static let finding =
    "Trips/A.swift:3:8: warning: 'B' has no 'title', which 'AppIntent' requires [intent-missing-title]\n"

  @Test(.enabled(if: GitFolder.hasGit && builtTool != nil)) func everyWayReadsTheSame() throws {
    let git = try Self.team(), folder = git.folder
    // The command line.
    let lint = try folder.run("lint")
    #expect(lint.output == Self.finding && lint.status == 1, "\(lint.errors)")
    let diff = try folder.run("diff --against git:v1")
    #expect(diff.status == 0 && diff.errors.contains("1 more accepted by the allow file"), "\(diff.errors)")
    // 'check.sh', which the action, GitLab's template and Xcode Cloud's script call.
    let script = try Self.check(in: folder)
    #expect(script.output == Self.finding && script.status == 1)
    try #require(folder.contents(of: "reports/summary.md")?.contains("<summary>1 accepted change</summary>") == true)
    for path in [
      "Plugins/GitHubAction/action.yml", "Plugins/GitLab/intentscan.gitlab-ci.yml", "Plugins/Runner/ci_post_clone.sh",
    ] {
      #expect(try Self.plugin(path).contains("check.sh"), "\(path)")
    }
    // Both steps of the action read the same apps.
    let action = try Self.plugin("Plugins/GitHubAction/action.yml")
    #expect(action.components(separatedBy: "INTENTSCAN_CHANGED_ONLY:").count == 3)
    // The hooks of pre-commit, which pass no file.
    let hooks = try Self.plugin(".pre-commit-hooks.yaml")
    let entries = hooks.split(separator: "\n").filter { $0.hasPrefix("  entry: ") }.map { String($0.dropFirst(9)) }
    #expect(entries.count == 2 && hooks.components(separatedBy: "pass_filenames: false").count == 3)
    for entry in entries {
      let words = entry.split(separator: " ").dropFirst().joined(separator: " ")
      #expect(try folder.run(words).output == Self.finding)
    }
    // The plugins, which name the files of one target.
    try folder.write(
      #"{"modules": [{"product": "Trips", "role": "target", "files": ["Trips/A.swift", "Shared/S.swift"]}]}"#,
      to: "inputs.json")
    let words = "--root \(folder.path) --allow-empty --no-summary"
    let build = try folder.run("lint --inputs inputs.json \(words)")
    #expect(build.output == Self.finding && build.status == 1, "\(build.errors)")
    for path in ["Plugins/IntentLint/IntentLint.swift", "Plugins/IntentMetadata/IntentMetadata.swift"] {
      let text = try Self.plugin(path)
      #expect(text.contains(#""lint", "--inputs", inputs.filePath, "--root", root.filePath"#), "\(path)")
      #expect(text.contains(#"["--allow-empty", "--no-summary"]"#), "\(path)")
    }
  }

  private static func check(in folder: CommandFolder) throws -> (output: String, status: Int32) {
    let process = Process(), output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [root.appending(path: "Plugins/Runner/check.sh").path]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }
      .merging(["INTENTSCAN": builtTool ?? "", "INTENTSCAN_BASE": "v1", "INTENTSCAN_REPORTS": "reports"]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  /// A build shows no summary, so it says in a line of its own that rules lack facts.
  @Test func buildsSayThatRulesWereNotChecked() throws {
    let folder = try CommandFolder([
      "App/A.swift": intent("A"),
      "inputs.json": #"{"modules": [{"name": "App", "role": "target", "files": ["App/A.swift"]}]}"#,
    ])
    let outcome = try folder.run("lint --inputs inputs.json --allow-empty --no-summary")
    #expect(
      outcome.errors.hasPrefix("note: ")
        && outcome.errors.hasSuffix(" rules not checked; 'intentscan lint --explain-unchecked' says why\n"))
    #expect(try folder.run("lint --inputs inputs.json --allow-empty --no-summary --quiet").errors == "")
  }
}
