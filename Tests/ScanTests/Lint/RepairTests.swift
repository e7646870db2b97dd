import Foundation
@testable import IntentReports
@testable import SourceScan
import Testing

@testable import IntentRules
@testable import intentscan

/// Repairs never make a file worse: what they do is linted before it counts.
@Suite struct RepairTests {
  /// Finds each `from` in the source; repairs it to `to`.
  private func rule(_ id: String, _ from: String, _ to: String, _ safety: Report.FixIt.Safety = .safe)
    -> @Sendable (
      [UInt8]
    ) -> [Finding]
  {
    { bytes in
      let wanted = Array(from.utf8)
      return bytes.indices.filter { bytes[$0...].starts(with: wanted) }.map { start in
        let place = Place(0, ByteSpan(UInt32(start), UInt32(start + wanted.count)))
        return Finding(
          rule: id, severity: .warning, message: "found \(from)", place: place, symbol: id, appleMessage: nil,
          notes: [],
          fixes: [FixIt("mend it", safety, [.init(place, to)])])
      }
    }
  }

  /// Finding out which of thousands of repairs do harm takes a scan for each: most are not tried.
  @Test func triesALimitedNumberOfRepairs() {
    var scans = 0
    let findings = rule("a", "a", "b"), harm = rule("b", "b", "c", .needsReview)
    func lint(_ bytes: [UInt8]) -> LintedSources {
      scans += 1
      var buffer = TokenBuffer()
      let file = LintFile(path: "A.swift", reportedPath: "A.swift", parsed: parse(SourceText(bytes), &buffer))
      return LintedSources(files: [file], findings: findings(bytes) + harm(bytes))
    }
    let original = Array(String(repeating: "a ", count: 2_000).utf8)
    let repaired = Repaired(lint(original)) { lint($0[0] ?? original) }
    #expect(repaired.count == 0 && repaired.contents.isEmpty)
    #expect(scans <= SourceScan.Limits.repairAttempts + 1)
    #expect(
      Set(repaired.refusals.map(\.reason)) == [
        "the fix-it would cause a finding of 'b': found b",
        "too many other fix-its would cause findings, so it was not tried",
      ])
  }

  /// Each attempt lints everything again, so there are fewer of what is large; all apps of a run share them.
  @Test func attemptsAreLimitedByTheirWork() {
    let start = Array(String(repeating: "a ", count: 64).utf8)
    var scans = 0, budget = RepairBudget()
    let findings = rule("a", "a", "b"), harm = rule("b", "b", "c", .needsReview)
    func lint(_ bytes: [UInt8]) -> LintedSources {
      scans += 1
      var buffer = TokenBuffer()
      let file = LintFile(path: "A.swift", reportedPath: "A.swift", parsed: parse(SourceText(bytes), &buffer))
      let names = Array(bytes[..<start.count])
      return LintedSources(files: [file], findings: findings(names) + harm(names))
    }
    let original = start + Array(repeating: UInt8(ascii: " "), count: 4 << 20)
    let sources = lint(original)
    for (app, most) in [(1, 5), (2, 9), (3, 13)] {
      budget.beginApp()
      let repaired = Repaired(sources, budget: &budget) { contents, _ in lint(contents[0] ?? original) }
      #expect(repaired.refusals.count == 64 && scans <= most, "\(scans) scans of \(app) apps")
    }
  }

  /// A repair that failed together with another one is tried again alone, so that a second run finds nothing to do.
  @Test func aRepairIsTriedAgainAfterOthers() {
    // While there is an 'x', 'b' may not become 'c'.
    let first = rule("1", "x", "y"), second = rule("2", "b", "c")
    let third: @Sendable ([UInt8]) -> [Finding] = { [self] bytes in
      bytes.contains(UInt8(ascii: "x")) ? rule("3", "c", "d", .needsReview)(bytes) : []
    }
    let rules = [first, second, third, rule("4", ")", "")]
    let outcome = repaired("let b = (1) // x\n", rules)
    #expect(outcome.text == "let c = (1) // y\n")
    #expect(outcome.repaired.refusals.map(\.finding.rule) == ["4"])
    let again = repaired(outcome.text, rules)
    #expect(again.text == outcome.text && again.repaired.count == 0)
  }

  /// Trials run the rules of known findings. A finding of another one, which only a part of the fix-its causes, is found in the end.
  @Test func acceptedRepairsAreLintedWithAllRules() {
    let repairs = [rule("1", "a", "b"), rule("2", "x", "y")], harm = rule("3", "b", "c", .needsReview)
    var ran: [Set<String>?] = [], budget = RepairBudget()
    func lint(_ bytes: [UInt8], _ rules: Set<String>?) -> LintedSources {
      ran.append(rules)
      var buffer = TokenBuffer()
      let file = LintFile(path: "A.swift", reportedPath: "A.swift", parsed: parse(SourceText(bytes), &buffer))
      var findings = repairs.flatMap { $0(bytes) } + harm(bytes)
      // The fourth rule reports a 'y' next to an 'a'.
      if bytes.contains(UInt8(ascii: "a")) { findings += rule("4", "y", "z", .needsReview)(bytes) }
      return LintedSources(files: [file], findings: findings.filter { rules?.contains($0.rule) ?? true })
    }
    let original = Array("a x".utf8)
    let repaired = Repaired(lint(original, nil), budget: &budget) { lint($0[0] ?? original, $1) }
    #expect(repaired.contents.isEmpty && repaired.count == 0)
    #expect(
      repaired.refusals.map(\.reason) == [
        "the fix-it would cause a finding of '3': found b", "the fix-it would cause a finding of '4': found y",
      ])
    #expect(ran == [nil, nil, ["1", "2", "3"], ["1", "2", "3"], nil])
  }

  /// A disk that is full: what could not be written is not called fixed.
  @Test func whatIsNotWrittenIsNotFixed() throws {
    let folder = try CommandFolder(Self.stale)
    let tool = try #require(builtTool)
    let outcome = try shell("trap '' XFSZ; ulimit -f 0; \"$1\" lint App --fix --strict", tool, in: folder)
    #expect(outcome.status == 2 && outcome.errors.contains("cannot write 'App/A.swift'"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("fixed"), "\(outcome.errors)")
  }

  private func repaired(
    _ source: String, _ rules: [@Sendable ([UInt8]) -> [Finding]]
  ) -> (text: String, repaired: Repaired) {
    func lint(_ bytes: [UInt8]) -> LintedSources {
      var buffer = TokenBuffer()
      let file = LintFile(path: "A.swift", reportedPath: "A.swift", parsed: parse(SourceText(bytes), &buffer))
      let findings = rules.flatMap { $0(bytes) }.sorted { $0.place.span.start < $1.place.span.start }
      return LintedSources(files: [file], findings: findings)
    }
    let original = Array(source.utf8)
    let repaired = Repaired(lint(original)) { lint($0[0] ?? original) }
    return (String(decoding: repaired.contents[0] ?? original, as: UTF8.self), repaired)
  }

  @Test func appliesEverythingThatIsSafe() {
    let outcome = repaired(
      "let aa = 1\nlet bb = 2\nlet aa2 = 3\n",
      [rule("a", "aa", "x"), rule("b", "bb", "yyyy"), rule("c", "3", "4", .needsReview)])
    #expect(outcome.text == "let x = 1\nlet yyyy = 2\nlet x2 = 3\n")
    #expect(outcome.repaired.count == 3 && outcome.repaired.refusals.isEmpty)
    #expect(outcome.repaired.after.findings.map(\.rule) == ["c"])
  }

  /// Both want the same bytes: one of them waits until the other is done.
  @Test func overlappingRepairsTakeTurns() {
    let outcome = repaired("let abc = 1\n", [rule("1", "ab", "xb"), rule("2", "bc", "yy")])
    #expect(outcome.text == "let xyy = 1\n")
    #expect(outcome.repaired.count == 2)
  }

  @Test func rejectsRepairsThatDoNotParse() {
    let outcome = repaired("let a = (1)\nlet b = 2\n", [rule("1", ")", ""), rule("2", "b", "c")])
    #expect(outcome.text == "let a = (1)\nlet c = 2\n")
    #expect(outcome.repaired.refusals.map(\.finding.rule) == ["1"])
    #expect(outcome.repaired.refusals.map(\.reason) == ["'A.swift' would not parse"])
  }

  @Test func rejectsRepairsThatCauseNewFindings() {
    let outcome = repaired("let a = 1\n", [rule("1", "a", "bad"), rule("2", "bad", "worse", .needsReview)])
    #expect(outcome.text == "let a = 1\n")
    #expect(outcome.repaired.refusals.map(\.reason) == ["the fix-it would cause a finding of '2': found bad"])
    #expect(outcome.repaired.contents.isEmpty)
  }

  @Test func rejectsRepairsThatLeaveTheFinding() {
    let outcome = repaired("let q = 1\n", [rule("1", "q", "q ")])
    #expect(outcome.text == "let q = 1\n")
    #expect(outcome.repaired.refusals.map(\.reason) == ["the fix-it would not remove the finding of '1'"])
  }

  @Test func oneBadRepairAmongManyIsTheOnlyOneRefused() {
    let names = (0..<9).map { "v\($0)" }
    let source = names.map { "let \($0) = [1]\n" }.joined() + "let bad = [2]\n"
    let rules = names.map { rule($0, $0 + " ", "w\($0.dropFirst()) ") } + [rule("bad", "2]", "2")]
    let outcome = repaired(source, rules)
    #expect(outcome.text == source.replacing("v", with: "w"))
    #expect(outcome.repaired.refusals.map(\.finding.rule) == ["bad"])
    #expect(outcome.repaired.count == 9)
  }

  /// A repair that waits for another round is still made if another repair of the first round was rejected.
  @Test func continuesRepairingAfterARejectedRepair() {
    let outcome = repaired("let abc = (1)\n", [rule("1", "ab", "xb"), rule("2", "bc", "yy"), rule("3", ")", "")])
    #expect(outcome.text == "let xyy = (1)\n")
    #expect(outcome.repaired.count == 2)
    #expect(outcome.repaired.refusals.map(\.finding.rule) == ["3"])
  }

  @Test func theSameEditOfTwoFindingsIsMadeOnce() {
    let outcome = repaired("let a = 1\n", [rule("1", "let", "var"), rule("2", "let", "var")])
    #expect(outcome.text == "var a = 1\n")
    #expect(outcome.repaired.count == 2)
  }

  // MARK: The command

  /// Every rule's own cases, through the command: a safe repair is made, another one isn't.
  @Test(arguments: RuleCaseTests.ofModel.filter { $0.fixed != nil })
  func cases(_ item: RuleCase) throws {
    let id = item.id, rule = try item.rule, sources = item.sources, expected = try #require(item.fixed)
    guard item.settings == LintSettings(), sources.files.count == 1 else { return }
    let found = LintResult(of: sources.model(LintSettings()), with: [rule]).findings
    let areSafe = !found.isEmpty && found.allSatisfy { $0.fixes.first?.safety == .safe }
    let folder = try CommandFolder(["App/A.swift": sources.files[0].text])
    let others = Rule.known.filter { $0.id != id }.flatMap { ["--disable", $0.id] }
    let outcome = try folder.run(["lint", "App", "--fix", "--enable", id, "--allow-empty"] + others)
    guard found.allSatisfy({ $0.fixes.first?.safety != .safe }) || areSafe else { return }
    #expect(folder.contents(of: "App/A.swift") == (areSafe ? expected : sources).files[0].text, "\(outcome.errors)")
  }

  private static let stale: KeyValuePairs = [
    "App/A.swift": "\r\n  // intentscan:disable:next intent-missing-title\r\n" + intent("A"),
    "App/B.swift": intent("B").dropLast() + " /* intentscan:disable:this intent-missing-title */ // more\n",
    ".intentscan.json": configuration(running: ["intent-missing-title"]),
  ]

  @Test func filesAreRepairedInPlace() throws {
    let folder = try CommandFolder(Self.stale)
    try folder.setMode(0o600, of: "App/A.swift")
    let outcome = try folder.run("lint App --fix --strict")
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("fixed 2 findings\n0 errors, 0 warnings, 0 notes in 2 files with 2 types"))
    #expect(folder.contents(of: "App/A.swift") == "\r\n" + intent("A"))
    #expect(folder.contents(of: "App/B.swift") == intent("B").dropLast() + "  // more\n")
    #expect(try folder.mode(of: "App/A.swift") == 0o600)
    #expect(try folder.run("lint App --fix").errors.hasPrefix("fixed 0 findings\n0 errors, "))
  }

  /// Fix-its that need review are counted, and applied only on request.
  @Test func fixesThatNeedReviewAreAppliedOnRequest() throws {
    let folder = try CommandFolder([
      "App/A.swift": "import AppIntents\nstruct OpenShelf: AppIntent {}\n",
      ".intentscan.json": configuration(running: ["intent-missing-title"]),
    ])
    let safe = try folder.run("lint App --fix")
    #expect(safe.errors.hasPrefix("fixed 0 findings; 1 finding needs review (--unsafe-fixes applies the fix-its)\n"))
    #expect(safe.status == 1)
    let preview = try folder.run("lint App --fix --unsafe-fixes --dry-run")
    #expect(preview.errors.hasPrefix("would fix 1 finding\n"))
    let all = try folder.run("lint App --fix --unsafe-fixes")
    #expect(all.status == 0 && all.errors.hasPrefix("fixed 1 finding\n"))
    #expect(folder.contents(of: "App/A.swift")?.contains("= \"Open Shelf\"") == true)
  }

  @Test(arguments: ["\n", "\r\n"])
  func anInsertedImportHasTheLineBreaksOfItsFile(lineBreak: String) throws {
    let source = ["// A", "import Foundation", "", "struct A: AppIntent {", "\tvar a = 1", "}", ""]
    let folder = try CommandFolder([
      "App/A.swift": source.joined(separator: lineBreak),
      ".intentscan.json": configuration(running: ["app-intents-import-missing"]),
    ])
    #expect(try folder.run("lint App --fix").status == 0)
    let expected = [source[0], "import AppIntents"] + source.dropFirst()
    #expect(folder.contents(of: "App/A.swift") == expected.joined(separator: lineBreak))
  }

  @Test func aDryRunShowsTheDiffAndChangesNothing() throws {
    let folder = try CommandFolder(Self.stale)
    let outcome = try folder.run("lint App --fix --dry-run --strict")
    #expect(
      outcome.output.hasPrefix(
        "--- a/App/A.swift\n+++ b/App/A.swift\n@@ -1,4 +1,3 @@\n \r\n-  // intentscan:disable:next intent-missing-title\r\n import"
      ))
    #expect(outcome.output.contains("+++ b/App/B.swift\n"))
    // The findings to repair still exist.
    #expect(outcome.status == 1)
    #expect(folder.contents(of: "App/A.swift") == Self.stale[0].value)
  }

  @Test func doesNotRepairBaselineFindings() throws {
    let folder = try CommandFolder(Self.stale)
    #expect(try folder.run("lint App --write-baseline old.json").status == 0)
    #expect(try folder.run("lint App --fix --baseline old.json").status == 0)
    #expect(folder.contents(of: "App/A.swift") == Self.stale[0].value)
  }

  @Test func needsAFileToWriteTo() throws {
    #expect(try CommandFolder().run("lint - --fix", input: intent("A")).status == 2)
    #expect(try CommandFolder().run("lint - --fix --dry-run --fail-on never", input: intent("A")).status == 0)
    #expect(try CommandFolder().run("lint - --dry-run", input: intent("A")).status == 2)
  }
}

/// A finding that was there before, about one language, is no reason to refuse a fix-it.
@Test func aMissingTranslationDoesNotRefuseFixes() throws {
  let german = #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "X"}}}}"#
  let folder = try CommandFolder([
    "App/A.swift": intent("Open") + intent("Close") + """
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Open(), phrases: ["Open \\(.applicationName)", "Open \\(.applicationName)"], shortTitle: "Open",
            systemImageName: "star")
        }
      }

      """,
    "App/Localizable.xcstrings": """
    {"sourceLanguage": "en", "strings": {"Open": \(german), "Sort": \(german), "Other": \(german), "Close": {}}, "version": "1.0"}
    """,
  ])
  let outcome = try folder.run("lint App --only duplicate-phrase --fix")
  #expect(!outcome.errors.contains("is not fixed"), "\(outcome.errors)")
  let all = try folder.run("lint App")
  #expect(all.output.contains("[missing-intent-string]") && !all.output.contains("[duplicate-phrase]"), "\(all.output)")
}

@Suite struct UnifiedDiffTests {
  /// Lines between two distant changes are not repeated.
  @Test func distantChangesAreTwoHunks() {
    let old = (1...400).map { "\($0)\n" }
    var new = old
    (new[4], new[394]) = ("x\n", "y\n")
    let text = diff(old.joined(), new.joined())
    #expect(text.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    #expect(text.split(separator: "\n").count < 25)
  }

  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: unifiedDiff(Array(old.utf8), Array(new.utf8), path: "A.swift"), as: UTF8.self)
  }

  @Test(arguments: [
    ("a\n", "a\n", ""), ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"), ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\nx\n6\n", "@@ -2,5 +2,5 @@\n 2\n 3\n 4\n-5\n+x\n 6\n"),
    ("1\r\n2\r\n", "1\r\nx\r\n", "@@ -1,2 +1,2 @@\n 1\r\n-2\r\n+x\r\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "x\n2\n3\n4\n5\n6\n7\n8\ny\n",
      "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n"
    ),
  ])
  func hunks(old: String, new: String, hunks: String) {
    #expect(diff(old, new) == (hunks.isEmpty ? "" : "--- a/A.swift\n+++ b/A.swift\n\(hunks)"))
  }

  /// `patch` turns the old text into the new one.
  @Test(arguments: 0..<30)
  func patchAgrees(seed: Int) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/patch") else { return }
    var generator = SeededGenerator(seed: UInt64(seed))
    let old = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
      "line \(Int.random(in: 0...3, using: &generator))"
    }
    let new = old.flatMap { line -> [String] in
      switch Int.random(in: 0...6, using: &generator) {
      case 0: []
      case 1: [line, "new"]
      default: [line]
      }
    }
    let oldText = old.joined(separator: "\n") + (seed % 2 == 0 ? "\n" : "")
    let newText = new.joined(separator: "\n") + (seed % 3 == 0 ? "\n" : "")
    let folder = try CommandFolder(["A.swift": oldText, "A.diff": diff(oldText, newText)])
    let patch = Process()
    patch.executableURL = URL(filePath: "/usr/bin/patch")
    patch.arguments = ["-s", "-p1", "-i", "A.diff"]
    patch.currentDirectoryURL = URL(filePath: folder.path)
    if oldText != newText {
      try patch.run()
      patch.waitUntilExit()
    }
    #expect(folder.contents(of: "A.swift") ?? "" == newText, "seed \(seed)")
  }
}

extension Repaired {
  init(_ sources: LintedSources, lint: @escaping ([FileID: [UInt8]]) -> LintedSources) {
    var budget = RepairBudget()
    self.init(sources, [.safe], budget: &budget) { contents, _ in lint(contents) }
  }
}
