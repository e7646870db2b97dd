@testable import IntentReports
@testable import SourceScan
import Testing

@testable import IntentRules

/// Findings that comments switch off, and messages about comments that switch off nothing.
@Suite struct SuppressionTests {
  /// Findings as `rule:offset`, of the rules about titles and suppressions.
  private func findings(_ sources: ExampleSources, _ selection: RuleSelection = .titles) -> [Finding] {
    let files = sources.files.map {
      LintFile(path: $0.path, reportedPath: $0.path, parsed: ReportSample.parsed($0.text))
    }
    return LintResult(of: sources.model(LintSettings()), files: files, selection: selection).findings
  }

  @Test(arguments: [
    // The remaining findings for one untitled intent `A` per line `I`, written as the line's number.
    ("// intentscan:disable:next intent-missing-title\nI\nI", [3]),
    ("// intentscan:disable:next intent-missing-title\n\n// more\nI\nI", [5]),
    ("/* intentscan:disable:next intent-missing-title -- why */\nI\nI", [3]),
    ("/// intentscan:disable:next intent-missing-title\nI", []),
    ("//intentscan:disable:next intent-missing-title,duplicate-phrase\nI", []),
    ("I // intentscan:disable:this intent-missing-title\nI", [2]),
    ("I /* intentscan:disable:this intent-missing-title */\nI", [2]),
    ("I\n// intentscan:disable intent-missing-title\nI\nI\n// intentscan:enable intent-missing-title\nI", [1, 6]),
    ("// intentscan:disable intent-missing-title\nI\nI", []),
    ("// intentscan:disable duplicate-phrase\nI", [2]),
    ("I\nI\n// intentscan:disable:previous intent-missing-title -- why\nI", [1, 4]),
    ("// intentscan:disable:previous intent-missing-title\nI", [2]),
    ("I\n// intentscan:disable:file intent-missing-title\nI\n// intentscan:enable intent-missing-title\nI", []),
    ("// intentscan:disable:next -- intent-missing-title\nI", [2]),
    ("// intentscan:disable:next intent-missing-title\n@available(iOS 17, *) @MainActor\npublic I\nI", [4]),
    ("// text: intentscan:disable:next intent-missing-title\nI", [2]),
    ("let text = \"\"\"\n// intentscan:disable:next intent-missing-title\n\"\"\"\nI", [4]),
  ])
  func suppresses(source: String, lines: [Int]) {
    let text = source.replacing(/\bI\b/) { _ in "struct A: AppIntent {}" }
    // The import is in another file, so that lines stay what they are.
    let sources = ExampleSources("// file: A.swift\n\(text)\nimport AppIntents")
    let index = LineIndex(SourceText(sources.files[0].text.utf8))
    let found = findings(sources).filter { $0.rule == "intent-missing-title" }
    #expect(found.map { index.position(of: $0.place.span.start).line } == lines, "\(text)")
  }

  /// A rule that doesn't run finds nothing, which says nothing about its suppressions.
  @Test func doesNotReportSuppressionsOfRulesThatDidNotRun() {
    let sources = ExampleSources("// intentscan:disable:next intent-missing-title\nstruct A {}")
    var selection = RuleSelection()
    #expect(findings(sources, selection).map(\.rule) == ["unused-suppression"])
    selection.disable("intent-missing-title")
    #expect(findings(sources, selection).isEmpty)
  }

  @Test(arguments: ["disable:prev", "off", "disable:intent-missing-title"])
  func aWrongCommandNamesTheRightForms(command: String) {
    let found = findings(ExampleSources("// intentscan:\(command) intent-missing-title\nstruct A {}"))
    #expect(
      found.map(\.message) == [
        "'intentscan:\(command)' is not a command, so it has no effect; write 'disable:next', 'disable:this', "
          + "'disable:previous', 'disable:file', 'disable' or 'enable', and the ids of rules"
      ])
  }

  @Test func findingsAboutSuppressionsCanBeSuppressed() {
    let unused = "// intentscan:disable:this intent-missing-title unused-suppression"
    #expect(findings(ExampleSources("struct A {} \(unused)")).isEmpty)
  }
}
