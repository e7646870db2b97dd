import Foundation
@testable import IntentReports
import Testing

@testable import IntentRules
@testable import intentscan
@testable import OperatingSystem

/// `intentscan lint` as its users meet it.
@Suite struct LintCommandTests {
  /// An error, a warning and nothing.
  private static let files: KeyValuePairs = [
    "Bad/A.swift": "import AppIntents\nstruct A: AppIntent {}\n",
    "Warned/A.swift": "// intentscan:disable:next intent-missing-title\n" + intent("A"), "Good/A.swift": intent("A"),
    "Plain/A.swift": "struct A {}\n", "Empty/a.txt": "",
    ".intentscan.json": configuration(running: ["intent-missing-title"]),
    "severity.json": configuration(
      running: ["intent-missing-title"], and: #""severity": {"intent-missing-title": "note"}"#),
    "old.json": #"{"schemaVersion": 1, "findings": [{"rule": "intent-missing-title", "symbol": "Bad.A", "count": 1}]}"#,
    "names.json": #"{"intents": ["Good.A"]}"#, "more.json": #"{"intents": ["Good.A", "Good.B"]}"#,
  ]

  @Test(arguments: [
    ("lint Bad", 1), ("lint Good", 0), ("lint Warned", 0), ("lint Plain", 1), ("lint Empty", 1),
    ("lint Plain --allow-empty", 0), ("lint Empty --allow-empty", 0), ("lint Missing", 2), ("lint Bad Missing", 2),
    ("lint Warned --strict", 1), ("lint Warned --fail-on warning", 1), ("lint Warned --fail-on note", 1),
    ("lint Good --strict", 0), ("lint Bad --fail-on never", 0), ("lint Plain --fail-on never", 1),
    ("lint Bad --strict --fail-on never", 2), ("lint Bad --fail-on sometimes", 2), ("lint Bad --format yaml", 2),
    ("lint Bad --config severity.json", 0), ("lint Bad --config severity.json --strict", 0),
    ("lint Bad --config severity.json --fail-on note", 1), ("lint Bad --config none.json", 2),
    ("lint Bad --disable intent-missing-title", 0), ("lint Bad --disable intent-mising-title", 2),
    ("lint Bad --baseline old.json", 0), ("lint Good --baseline old.json", 0), ("lint Bad --baseline none.json", 2),
    ("lint Bad --baseline severity.json", 2), ("lint Bad --write-baseline new.json", 0),
    ("lint Empty --write-baseline new.json", 1),
    ("lint Good --expect intents=1", 0), ("lint Good --expect intents=2", 1), ("lint Good --expect intents", 2),
    ("lint Bad --fail-on never --expect intents=2", 1), ("lint Good --snapshot names.json", 0),
    ("lint Good --snapshot more.json", 1), ("lint Good --snapshot none.json", 2), ("lint Good --snapshot old.json", 2),
    ("lint Good --deployment-target 17.0 --xcode 26", 0), ("lint Good --deployment-target seventeen", 2),
    ("lint Good --xcode 26.0.0.0", 2), ("lint Bad --profile siri-tools", 1), ("lint Bad --profile siri", 2),
    ("lint Bad -o no/out", 2), ("lint Bad -o out", 1), ("lint Bad --quiet", 1), ("explain", 2), ("rules", 0),
    ("rules --format xml", 2),
  ])
  func exitStatus(words: String, status: Int32) throws {
    let outcome = try CommandFolder(Self.files).run(words)
    #expect(outcome.status == status, "\(outcome.errors)")
  }

  @Test func thisFolderIsTheDefault() throws {
    let folder = try CommandFolder([
      "A.swift": "import AppIntents\nstruct A: AppIntent {}\n",
      ".intentscan.json": configuration(running: ["intent-missing-title"]),
    ])
    let outcome = try folder.run("lint")
    #expect(
      outcome.output == "A.swift:2:8: error: 'A' has no 'title', which 'AppIntent' requires [intent-missing-title]\n")
    #expect(outcome.errors.hasPrefix("1 error, 0 warnings, 0 notes in 1 file with 1 type; "))
    #expect(outcome.errors.hasSuffix(" ms\n"))
    #expect(try folder.run("lint --quiet").errors == "")
  }

  @Test func aFileOfTwoModulesIsReportedOnce() throws {
    let folder = try CommandFolder(Self.files)
    let outcome = try folder.run("lint --module One=Bad --module Two=Bad")
    #expect(
      outcome.output
        == "Bad/A.swift:2:8: error: 'A' has no 'title', which 'AppIntent' requires [intent-missing-title]\n")
    #expect(outcome.errors.contains("1 error"))
    // Two files that are alike are two.
    let other = try CommandFolder(["One/A.swift": intent("B"), "Two/A.swift": intent("B")])
    #expect(try other.run("lint One Two --profile siri-tools --notes").output.contains("Two/A.swift"))
  }

  // Findings about which people decide once are one finding, and none of its locations is lost.
  @Test func oneCauseIsOneFinding() throws {
    func parameters(_ names: String...) -> String {
      names.map { "struct \($0): AppIntent { @Parameter(title: \"N\") var n: Int }\n" }.joined()
    }
    let folder = try CommandFolder([
      "App/A.swift": "import AppIntents\n" + parameters("A", "B", "C"),
      "App/D.swift": "import AppIntents\n" + parameters("D"),
      "Copy/A.swift": "import AppIntents\n" + parameters("A", "B", "C"),
      "Fork/D.swift": "import AppIntents\n" + parameters("D"),
      "Other/D.swift": "import AppIntents\n" + parameters("E"),
      "App/.intentscan.json": configuration(running: ["missing-parameter-summary"]),
    ])
    let result =
      "has parameters but no 'parameterSummary', so Shortcuts lists them below the title, and Spotlight on the Mac does not offer the intent"
    let rule = "[missing-parameter-summary]"
    func output(_ words: String) throws -> [String] {
      try folder.run("lint \(words) --config App/.intentscan.json").output.split(separator: "\n").map(String.init)
    }
    #expect(
      try output("App") == [
        "App/A.swift:2:8: warning: 'A' \(result); the same applies to 2 more locations \(rule)",
        "App/A.swift:3:8: note: 'B' has none either", "App/A.swift:4:8: note: 'C' has none either",
        "App/D.swift:2:8: warning: 'D' \(result) \(rule)",
      ])
    // A copy of a file has the same cause, and another file of its name has not.
    #expect(
      try output("App/D.swift Fork Other") == [
        "App/D.swift:2:8: warning: 'D' \(result); the same applies to 1 more location \(rule)",
        "Fork/D.swift:2:8: note: 'D' has none either",
        "Other/D.swift:2:8: warning: 'E' \(result) \(rule)",
      ])
    // Nor is a location lost where both files have several.
    #expect(
      try output("App/A.swift Copy") == [
        "App/A.swift:2:8: warning: 'A' \(result); the same applies to 5 more locations \(rule)",
        "App/A.swift:3:8: note: 'B' has none either", "App/A.swift:4:8: note: 'C' has none either",
        "Copy/A.swift:2:8: note: 'A' has none either", "Copy/A.swift:3:8: note: 'B' has none either",
        "Copy/A.swift:4:8: note: 'C' has none either",
      ])
    // A suppression and a baseline are about each finding.
    try folder.write(
      "import AppIntents\n// intentscan:disable:next missing-parameter-summary\n" + parameters("A", "B", "C"),
      to: "App/A.swift")
    #expect(
      try output("App/A.swift").first
        == "App/A.swift:4:8: warning: 'B' \(result); the same applies to 1 more location \(rule)")
    _ = try folder.run("lint App/A.swift --config App/.intentscan.json --write-baseline old.json")
    try folder.write("import AppIntents\n" + parameters("B", "C", "F"), to: "App/A.swift")
    #expect(try output("App/A.swift --baseline old.json") == ["App/A.swift:4:8: warning: 'F' \(result) \(rule)"])
  }

  // More findings of a rule in one file than people read one by one.
  @Test func manyFindingsInOneFileAreOne() throws {
    func intents(_ count: Int) -> String {
      "import AppIntents\n"
        + (1...count).map {
          "private struct A\($0): AppIntent { static let title: LocalizedStringResource = \"\($0)\"; func perform() async throws -> some IntentResult & ShowsSnippetView { .result() } }\n"
        }.joined()
    }
    let folder = try CommandFolder([
      "Few/A.swift": intents(5), "Many/A.swift": intents(6),
      ".intentscan.json": configuration(running: ["result-type-mismatch"]),
    ])
    #expect(try folder.run("lint Few").errors.contains("5 warnings"))
    let outcome = try folder.run("lint Many")
    #expect(outcome.errors.contains("1 warning at 6 locations,"))
    #expect(outcome.output.contains("; the same applies to 5 more locations [result-type-mismatch]"))
    #expect(outcome.output.contains("'perform()' of 'A6' returns"))
  }

  @Test(arguments: [("Bad", 1), ("Good", 0), ("Bad Missing", 2)])
  func lintBundleEqualsExtractBundle(paths: String, status: Int32) throws {
    let folder = try CommandFolder(Self.files)
    try folder.write("old", to: "bundle.json")
    let outcome = try folder.run("lint \(paths) --bundle bundle.json --no-summary")
    #expect(outcome.status == status)
    #expect(!outcome.errors.contains("checked"))
    let extracted = status == 2 ? "old" : try folder.run("extract \(paths)").output
    #expect(folder.contents(of: "bundle.json") == extracted)
  }

  @Test func twoOutputsNeedTwoFiles() throws {
    let outcome = try CommandFolder(Self.files).run("lint Good -o out --bundle out")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: '--output' and '--bundle' need different files; found 'out' for both\n"))
  }

  @Test func pathsInTextAreAsGivenAndInJSONRelativeToTheRoot() throws {
    let folder = try CommandFolder(Self.files)
    #expect(try folder.run(["lint", "\(folder.path)/Bad"]).output.hasPrefix("\(folder.path)/Bad/A.swift:2:8: "))
    let json = try JSONDocument(parsing: try folder.run("lint Bad --root Bad --format json").output)
    #expect(json["findings"]?.elements.first?["location"]?["file"] == .string("A.swift"))
    #expect(json["summary"]?["intents"] == .number(1))
  }

  @Test(arguments: ReportFormat.allCases)
  func everyFormatGoesToAFile(format: ReportFormat) throws {
    let folder = try CommandFolder(Self.files), words = "lint Bad --format \(format.rawValue)"
    let printed = try folder.run(words).output
    #expect(!printed.isEmpty)
    #expect(try folder.run(words + " -o out").output == "")
    #expect(folder.contents(of: "out") == printed)
    // Nothing replaces it: no text that lacks a part, and no result of a wrong path.
    #expect(try folder.run("lint Good Missing -o out").status == 2)
    #expect(folder.contents(of: "out") == printed)
    let nothing = try folder.run("lint Plain --format \(format.rawValue) -o out")
    #expect(nothing.status == 1 && nothing.errors.contains("'out' was not written, because nothing was found"))
    #expect(folder.contents(of: "out") == printed)
  }

  /// A report that another program reads says what it is not about.
  @Test(arguments: ReportFormat.allCases.filter(\.recordsFailures))
  func unreadableInputsAreInTheReport(format: ReportFormat) throws {
    let folder = try CommandFolder(Self.files)
    let outcome = try folder.run("lint Bad Missing --format \(format.rawValue) -o out")
    #expect(outcome.status == 2 && outcome.errors.contains("error: cannot read 'Missing'"))
    let report = try #require(folder.contents(of: "out"))
    #expect(report.contains("Missing") && report.contains("intent-missing-title"))
    switch format {
    case .sarif: #expect(report.contains(#""executionSuccessful": false"#))
    case .junit: #expect(report.contains(#"failures="1" errors="1""#))
    default: break
    }
  }

  @Test func onlyTheNamedRulesRun() throws {
    let folder = try CommandFolder(Self.files)
    #expect(try folder.run("lint Bad --only intent-missing-title").output.contains("[intent-missing-title]"))
    #expect(try folder.run("lint Bad --only intent-empty-title,duplicate-phrase").status == 0)
    // Neither the configuration nor a severity hides what is asked for by name.
    try folder.write(#"{"disabled": ["intent-missing-title"]}"#, to: "disabled.json")
    #expect(try !folder.run("lint Bad --config disabled.json").output.contains("[intent-missing-title]"))
    #expect(try folder.run("lint Bad --config disabled.json --only intent-missing-title").status == 1)
    #expect(try folder.run("lint Bad --config severity.json --only intent-missing-title").output.contains(": note: "))
    #expect(try folder.run("lint Bad --only intent-missing-title --disable intent-empty-title").status == 2)
    #expect(
      try folder.run("lint Bad --only intent-mising-title").errors.contains("did you mean 'intent-missing-title'"))
  }

  @Test func statisticsCountTheFindingsOfEachRule() throws {
    let folder = try CommandFolder([
      "A.swift": "import AppIntents\nstruct A: AppIntent {}\nstruct B: AppIntent {}\n",
      "B.swift": "import AppIntents\nstruct C: AppIntent { static let title: LocalizedStringResource = \"\" }\n",
    ])
    let outcome = try folder.run("lint --statistics --only intent-missing-title,intent-empty-title")
    #expect(outcome.status == 1)
    #expect(outcome.output == "2 errors  intent-missing-title (in 1 file)\n1 error   intent-empty-title (in 1 file)\n")
    #expect(try folder.run("lint --statistics --format json").status == 2)
  }

  /// Findings that do not fail the run are not printed, unless a program reads the report.
  @Test func quietPrintsErrorsAlone() throws {
    let folder = try CommandFolder(Self.files)
    let loud = try folder.run("lint Warned"), quiet = try folder.run("lint Warned --quiet")
    #expect(loud.output.contains(": warning: ") && quiet.output == "" && quiet.errors == "" && quiet.status == 0)
    #expect(try folder.run("lint Warned --quiet --strict").output.contains(": warning: "))
    #expect(try folder.run("lint Bad --quiet").output.contains(": error: "))
    #expect(try folder.run("lint Warned --quiet --format json").output.contains(#""severity": "warning""#))
  }

  @Test func watchChecksAgainAfterEachChange() throws {
    let folder = try CommandFolder(Self.files)
    let turns = Synchronized(0)
    let outcome = try folder.run(["lint", "Bad", "--watch", "--only", "intent-missing-title"]) { environment in
      environment.continuesWatching = {
        turns.withLock { turn in
          turn += 1
          switch turn {
          case 1: try? folder.write(intent("A"), to: "Bad/A.swift")
          case 2: try? folder.write("import AppIntents\nstruct New: AppIntent {}\n", to: "Bad/Deep/New.swift")
          case 3: try? folder.write("{", to: "Bad/.intentscan.json")
          default: return false
          }
          return true
        }
      }
    }
    #expect(outcome.status == 2)
    #expect(
      outcome.output.split(separator: "\n").map { $0.split(separator: ":")[0] } == [
        "Bad/A.swift", "Bad/Deep/New.swift",
      ])
    for change in ["'Bad/A.swift' changed", "'Bad/Deep/New.swift' changed", "'Bad/.intentscan.json' changed"] {
      #expect(outcome.errors.contains(change), "\(outcome.errors)")
    }
    #expect(outcome.errors.contains("Bad/.intentscan.json:1:2: error: "))
  }

  @Test func notesAreShownWhereTheyAreAskedFor() throws {
    let folder = try CommandFolder(Self.files), words = "lint Bad --config severity.json"
    #expect(try folder.run(words).output == "")
    #expect(try folder.run(words).errors.contains("1 note"))
    #expect(try folder.run(words + " --notes").output.contains(": note: "))
    // Selected by the rule's name.
    #expect(try folder.run(words + " --enable intent-missing-title").output.contains(": note: "))
    #expect(try folder.run(words + " --enable intent-empty-title").output == "")
    #expect(try folder.run(words + " --fail-on note").output.contains(": note: "))
    #expect(try folder.run(words + " --format json").output.contains("\"notesNotShown\": 1"))
    #expect(try folder.run(words + " --format json --notes").output.contains("\"severity\": \"note\""))
  }

  // MARK: Terminals

  @Test(arguments: [
    ("", false, false, false, false), ("", true, false, true, true), ("", true, true, true, false),
    ("--color never", true, false, true, false), ("--color always", false, true, true, true),
    ("-o out", true, false, false, false),
  ])
  func colors(words: String, isTerminal: Bool, forbidsColor: Bool, hasExcerpt: Bool, hasColor: Bool) throws {
    let folder = try CommandFolder(Self.files)
    let outcome = try folder.run("lint Bad \(words)".split(separator: " ").map(String.init)) {
      $0.isOutputTerminal = isTerminal
      $0.forbidsColor = forbidsColor
    }
    let text = words.hasPrefix("-o") ? folder.contents(of: "out") ?? "" : outcome.output
    #expect(text.contains("\u{1B}[") == hasColor)
    #expect(text.contains("struct A: AppIntent {}\n       ") == hasExcerpt)
  }

  // MARK: Files besides the sources

  @Test func writtenBaselineSuppressesItsFindings() throws {
    let folder = try CommandFolder(Self.files)
    #expect(try folder.run("lint Bad --write-baseline new.json").status == 0)
    #expect(try Baseline(Array((folder.contents(of: "new.json") ?? "").utf8)).counts.count == 1)
    let held = try folder.run("lint Bad --baseline new.json")
    #expect(held.output == "" && held.status == 0)
    #expect(held.errors.contains("0 errors") && held.errors.contains("1 finding hidden by the baseline"))
    let stale = try folder.run("lint Good --baseline new.json")
    #expect(
      stale.errors.hasPrefix("warning: the baseline expects 1 finding of 'intent-missing-title' about 'Bad.A', found 0")
    )
  }

  @Test func writtenSnapshotMatchesTheSameSource() throws {
    let folder = try CommandFolder(Self.files)
    #expect(try folder.run("lint Good --write-snapshot new.json").status == 0)
    #expect(try folder.run("lint Good --snapshot new.json").status == 0)
    try folder.write(intent("B"), to: "Good/A.swift")
    let outcome = try folder.run("lint Good --snapshot new.json")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error: intent 'Good.A' of the snapshot is missing from the source\n"))
    #expect(outcome.errors.contains("note: 'new.json' lacks 1 name; '--write-snapshot new.json' updates the file\n"))
  }

  // MARK: What is read

  /// A comment that says nothing about an intent is heard as well.
  @Test func suppressionsInOtherFilesAreSeen() throws {
    let folder = try CommandFolder([
      "A.swift": intent("A"), "B.swift": "// intentscan:disable intent-mising-title\nstruct B {}\n",
    ])
    #expect(try folder.run("lint --module M .").output.contains("B.swift:1:23: warning: there is no rule"))
  }

  @Test func contextIsNotReported() throws {
    let folder = try CommandFolder([
      "App/A.swift": intent("A"), "Kit/K.swift": "import AppIntents\n// intentscan:disable x\nstruct K: AppIntent {}\n",
      ".intentscan.json": configuration(running: ["intent-missing-title"]),
    ])
    #expect(try folder.run("lint App --context Kit=Kit").output == "")
    #expect(try folder.run("lint App Kit").output != "")
  }

  @Test func threadsAndOrderChangeNothing() throws {
    let folder = try CommandFolder()
    for index in 0..<30 {
      try folder.write("import AppIntents\nstruct I\(index): AppIntent {}\n", to: "F\(index % 5)/I\(index).swift")
    }
    let folders = (0..<5).map { "F\($0)" }
    let outputs = try [1, 8].flatMap { threads in
      try [folders, folders.reversed()].map { folders in
        try folder.run(["lint"] + folders + ["--module", "M", "--threads", "\(threads)", "--format", "json"]).output
      }
    }
    #expect(Set(outputs).count == 1)
  }
}

/// A configuration under which these rules run and those about suppressions, whatever others there are.
func configuration(running ids: Set<String>, and members: String = "") -> String {
  let others = Rule.all.map(\.id).filter { !ids.contains($0) }.map { "\"\($0)\"" }.joined(separator: ", ")
  return "{\"disabled\": [\(others)]" + (members.isEmpty ? "" : ", \(members)") + "}"
}
