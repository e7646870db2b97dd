@testable import IntentModel
@testable import DocumentFormats
@testable import IntentReports
import Testing

@testable import IntentRules

@Suite struct BaselineTests {
  private let findings = ReportSample.findings

  @Test func readsWhatItWrites() throws {
    let baseline = Baseline(findings)
    #expect(
      String(decoding: baseline.json(), as: UTF8.self) == """
        {
          "schemaVersion": 1,
          "findings": [
            {"rule": "long-description", "symbol": "App.OpenShelf/description", "count": 2},
            {"rule": "non-literal-title", "symbol": "App.OpenShelf/title", "count": 1}
          ]
        }

        """)
    #expect(try Baseline(baseline.json()) == baseline)
    #expect(try Baseline(Baseline().json()) == Baseline())
  }

  @Test func baselineSuppressesOnlyTheExpectedNumber() throws {
    let ran: Set = ["long-description", "non-literal-title"]
    var left = findings
    #expect(Baseline(Array(findings[...1])).apply(to: &left, ran: ran) == [])
    #expect(left == [findings[2]])
    // More of the same are found than expected, and others are gone.
    left = [findings[0], findings[0]]
    let stale = Baseline(findings).apply(to: &left, ran: ran)
    #expect(left == [findings[0]])
    #expect(
      stale.map(\.message) == [
        "the baseline expects 2 findings of 'long-description' about 'App.OpenShelf/description', found 0; '--prune-baseline' removes what is no longer found"
      ])
    left = []
    #expect(Baseline(findings).apply(to: &left, ran: ["non-literal-title"]).map(\.key.rule) == ["non-literal-title"])
  }

  /// A text that lacks translations is expected for each language: another language is a new finding.
  @Test func aNewlyMissingTranslationIsNew() throws {
    func missing(_ languages: [String]) -> Finding {
      var finding = findings[0]
      finding.languages = languages
      return finding
    }
    let baseline = Baseline([missing(["de", "fr"])]), ran: Set = ["non-literal-title"]
    let text = String(decoding: baseline.json(), as: UTF8.self)
    #expect(
      text.contains(
        #"{"rule": "non-literal-title", "symbol": "App.OpenShelf/title", "language": "de", "count": 1},"#), "\(text)")
    #expect(try Baseline(baseline.json()) == baseline)
    var left = [missing(["de", "fr"])]
    #expect(baseline.apply(to: &left, ran: ran) == [] && left == [])
    left = [missing(["de", "es", "fr"])]
    #expect(baseline.apply(to: &left, ran: ran) == [] && left == [missing(["de", "es", "fr"])])
    left = [missing(["fr"])]
    #expect(
      baseline.apply(to: &left, ran: ran).map(\.message) == [
        "the baseline expects 1 finding of 'non-literal-title' about 'App.OpenShelf/title' in de, found 0; "
          + "'--prune-baseline' removes what is no longer found"
      ])
    #expect(left == [])
    // A former version wrote no language: its entry is about all of them.
    let former = Baseline([findings[0]])
    left = [missing(["de", "es", "fr"])]
    #expect(former.apply(to: &left, ran: ran) == [] && left == [])
  }

  @Test func reportsBaselineEntriesOfUnknownRules() throws {
    let folder = try CommandFolder([
      "App/A.swift": "import AppIntents\nstruct A: AppIntent {}\n",
      "old.json": #"{"schemaVersion": 1, "findings": [{"rule": "gone", "symbol": "App.A", "count": 1}]}"#,
    ])
    let outcome = try folder.run("lint App --baseline old.json")
    #expect(
      outcome.errors.contains(
        "warning: the baseline expects 1 finding of 'gone' about 'App.A', found 0; '--prune-baseline' removes what is no longer found\n"
      )
    )
  }

  /// People write who takes care of a finding, and why it is accepted. Neither writing the file again nor pruning it loses that.
  @Test func remarksAreKeptAndStaleEntriesArePruned() throws {
    let untitled = "import AppIntents\nstruct A: AppIntent {}\n"
    let folder = try CommandFolder([
      "App/A.swift": untitled, ".intentscan.json": configuration(running: ["intent-missing-title"]),
      "b.json": """
      {"schemaVersion": 1, "findings": [
        {"rule": "intent-missing-title", "symbol": "App.A", "count": 3, "owner": "@ios", "reason": "removed in May"},
        {"rule": "intent-missing-title", "symbol": "App.B", "count": 2, "reason": "gone"}]}
      """,
    ])
    let kept = """
      {
        "schemaVersion": 1,
        "findings": [
          {"rule": "intent-missing-title", "symbol": "App.A", "count": 1, "owner": "@ios", "reason": "removed in May"}
        ]
      }

      """
    let pruned = try folder.run("lint App --baseline b.json --prune-baseline")
    #expect(pruned.errors.hasPrefix("wrote 'b.json': removed 4 findings, 1 left\n"), "\(pruned.errors)")
    #expect(folder.contents(of: "b.json") == kept)
    #expect(try folder.run("lint App --baseline b.json --prune-baseline").errors.contains("wrote") == false)
    let written = try folder.run("lint App --write-baseline b.json")
    #expect(written.errors.hasPrefix("wrote 'b.json': 1 finding\n") && folder.contents(of: "b.json") == kept)
  }

  /// A part of a project does not show what is gone from the rest.
  @Test func aRunOfAPartDoesNotPrune() throws {
    let folder = try CommandFolder([
      ".git/HEAD": "", "Trips.xcodeproj/project.pbxproj": AppConfigurationTests.twoApps,
      "Trips/A.swift": "import AppIntents\nstruct A: AppIntent {}\n", "Widgets/W.swift": intent("W"),
      "Shared/S.swift": "struct S {}\n", ".intentscan.json": configuration(running: ["intent-missing-title"]),
    ])
    #expect(try folder.run("lint --write-baseline b.json").status == 0)
    #expect(try folder.run("lint Widgets --baseline b.json").errors.contains("warning: the baseline") == false)
    for words in ["lint Widgets", "lint --target Widgets"] {
      let outcome = try folder.run("\(words) --baseline b.json --prune-baseline")
      #expect(outcome.status == 2 && outcome.errors.contains("needs a run that checks the whole project"))
    }
    #expect(try folder.run("lint --prune-baseline").errors.contains("needs a baseline: state 'baseline'"))
    #expect(try folder.run("lint --prune-baseline --baseline b.json --write-baseline c.json").status == 2)
  }

  @Test(arguments: [
    ("[]", 1), ("{}", 1), (#"{"schemaVersion": 2, "findings": []}"#, 19), (#"{"schemaVersion": 1}"#, 1),
    (#"{"schemaVersion": 1, "findings": [{"rule": "a", "symbol": "b"}]}"#, 35),
    (#"{"schemaVersion": 1, "findings": [{"rule": "a", "symbol": "b", "count": 0}]}"#, 35),
  ])
  func refuses(text: String, column: Int) {
    do {
      _ = try Baseline(Array(text.utf8))
      Issue.record("read \(text)")
    } catch {
      #expect(error.column == column)
    }
  }
}

@Suite struct SnapshotTests {
  private func snapshot(_ source: String) -> Snapshot { Snapshot(ExampleSources(source).model(LintSettings()).bundle) }

  private let before = """
    struct A: AppIntent {}
    struct B: AppIntent {}
    struct S: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: A(), phrases: ["Do in \\(.applicationName)", "Do", "Do"], shortTitle: "", systemImageName: "")
      }
    }
    """

  @Test func namesEverything() throws {
    let snapshot = snapshot(before)
    #expect(snapshot.intents == ["App.A", "App.B"])
    #expect(snapshot.shortcuts == ["App.S/A"])
    #expect(snapshot.phrases == ["App.S/A/Do", "App.S/A/Do", "App.S/A/Do in ${applicationName}"])
    #expect(try Snapshot(snapshot.json()) == snapshot)
  }

  @Test(arguments: [
    ("", "", []), ("struct B: AppIntent {}\n", "", ["intent 'App.B'"]),
    ("\"Do\", \"Do\"", "\"Do\"", ["phrase 'App.S/A/Do'"]),
    ("Do in", "Do with", ["phrase 'App.S/A/Do in ${applicationName}'"]),
    (
      "intent: A()", "intent: B()",
      [
        "shortcut 'App.S/A'", "phrase 'App.S/A/Do'", "phrase 'App.S/A/Do'", "phrase 'App.S/A/Do in ${applicationName}'",
      ]
    ),
  ])
  func whatDisappears(old: String, new: String, missing: [String]) {
    let after = old.isEmpty ? before + "\nstruct C: AppIntent {}" : before.replacing(old, with: new)
    #expect(snapshot(before).missing(in: snapshot(after)) == missing)
  }

  @Test(arguments: [
    (#"{"intents": "x"}"#, "'intents' must be an array of strings"),
    (#"{"intents": [1]}"#, "'intents' must be an array of strings"),
    (#"{"intent": []}"#, "unknown key 'intent'; did you mean 'intents'?"), ("[]", "expected an object, found an array"),
  ])
  func refuses(text: String, message: String) {
    #expect { try Snapshot(Array(text.utf8)) } throws: { ($0 as? JSONError)?.message == message }
  }

  @Test(arguments: [
    ("intents=2", []), ("intents=2,shortcuts=1,phrases=3", []), ("intents=3", ["expected 3 intents, found 2"]),
    ("intents=1,phrases=0", ["expected 1 intent, found 2", "expected 0 phrases, found 3"]),
  ])
  func expectations(text: String, failures: [String]) throws {
    #expect(try Expectation(text).failures(in: snapshot(before)) == failures)
  }

  @Test(arguments: ["", "intents", "intents=", "intents=x", "intents=-1", "intents=1,", "intent=1", "Intents=1"])
  func noExpectations(text: String) {
    #expect(throws: Expectation.Mistake.self) { try Expectation(text) }
  }

  @Test func aSumOfCountsHasALimit() throws {
    let entry = #"{"rule": "intent-missing-title", "symbol": "A", "count": 9223372036854775807}"#
    let baseline = try Baseline(Array(#"{"schemaVersion": 1, "findings": [\#(entry), \#(entry)]}"#.utf8))
    #expect(String(decoding: baseline.json(), as: UTF8.self).contains("9223372036854775807"))
  }
}
