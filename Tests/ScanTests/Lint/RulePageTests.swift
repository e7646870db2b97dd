import Foundation
@testable import IntentReports
import Testing

@testable import IntentChanges
@testable import IntentRules
@testable import intentscan

/// Pages that are generated from the rules.
@Suite struct RulePageTests {
  /// A page of a rule that no longer exists misleads.
  @Test func pagesAreUpToDate() throws {
    for page in GeneratedPages.rules { try DocumentationPages.expect(page.text, page.name, in: "Rules") }
    #expect(try DocumentationPages.names(in: "Rules") == Set(GeneratedPages.rules.map(\.name)))
  }

  /// `explain` fits one screen: about 50 lines of at most 100 columns, but for source.
  @Test(arguments: Rule.known.map(\.id))
  func pagesFitAScreen(id: String) throws {
    let lines = try #require(Rule.named(id)).page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 50, "\(id): \(lines.count) lines")
  }

  /// A reader decides by the first sentence whether a page is about the problem at hand.
  @Test func firstSentencesAreShort() {
    let texts =
      Rule.known.flatMap { [$0.description.summary, $0.description.rationale] }
      + ChangeKind.all.flatMap { [$0.summary, $0.rationale] }
    for text in texts {
      let first = text.split(separator: ". ", maxSplits: 1)[0]
      #expect(first.split(separator: " ").count <= 20, "\(first)")
    }
  }

  /// A page begins with the code, what the tool says of it, and the corrected code. Several exceptions are a table.
  @Test func pagesBeginWithTheFix() throws {
    for page in GeneratedPages.rules.dropLast() {
      let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings.first == "## How to fix it", "\(page.name)")
      #expect(!page.text.contains("↓"), "\(page.name)")
    }
    let page = try #require(GeneratedPages.rules.first { $0.name == "missing-parameter-summary" }).text
    #expect(page.contains("^~~~~~~~ warning: 'OpenBook' has parameters but no 'parameterSummary'"))
    #expect(page.contains("## Exceptions\n\n| case | what the rule does |"))
  }

  /// Two examples with the same source tell a reader nothing, unless the page says how the projects differ.
  @Test(arguments: Rule.known.map(\.id))
  func pagesSayWhatTellsWrongFromRight(id: String) throws {
    let rule = try #require(Rule.named(id)), reported = rule.reported, correct = rule.correct
    guard reported.fixed == nil else { return }
    let isSame = reported.source.filter { $0 != "↓" } == correct.source
    #expect(isSame == (reported.project != nil) && isSame == (correct.project != nil), "give both examples 'project:'")
  }

  @Test func everyRuleIsListed() throws {
    let text = try CommandFolder().run("rules").output.split(separator: "\n")
    let json = try JSONDocument(parsing: try CommandFolder().run("rules --format json").output)
    let ids = Rule.known.map(\.id) + ChangeKind.all.map(\.id)
    #expect(text.map { $0.prefix { $0 != " " } } == ids.map { Substring($0) })
    #expect(json["rules"]?.elements.compactMap { $0["id"]?.string } == Rule.known.map(\.id))
    for rule in Rule.all { #expect(Rule.known.contains { $0.id == rule.id }) }
  }

  @Test(arguments: Rule.known.map(\.id))
  func everyRuleIsExplained(id: String) throws {
    let rule = try #require(Rule.named(id)), outcome = try CommandFolder().run("explain \(id)")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("\(id): \(rule.description.summary)\n"))
    #expect(outcome.output.contains(rule.description.source))
    let examples = try CommandFolder().run("explain --examples \(id)").output
    for example in [rule.reported, rule.correct] {
      let line = try #require(example.source.split(separator: "\n").first)
      #expect(examples.contains(line))
    }
  }

  /// A reader of a SARIF file sees the reason that 'explain' prints.
  @Test(arguments: Rule.known.map(\.id))
  func sarifExplainsARuleAsExplainDoes(id: String) throws {
    let rule = try #require(Rule.named(id)), text = rule.description.rationale
    let report = Report(entries: [], scope: Report.Scope(files: 0, types: 0, intents: 0), rules: [rule.description])
    let sarif = try JSONDocument(parsing: String(decoding: report.rendered(as: .sarif), as: UTF8.self))
    let described = sarif["runs"]?.elements[0]["tool"]?["driver"]?["rules"]?.elements[0]
    #expect(described?["fullDescription"]?["text"]?.string == text)
    #expect(described?["help"]?["text"]?.string?.hasPrefix(text) == true)
    #expect(described?["help"]?["markdown"]?.string?.hasPrefix(markdownProse(text)) == true)
    #expect(described?["helpUri"] == nil)
    #expect(rule.page.contains(PageText.wrapped(text)))
  }

  // MARK: Apple's messages

  static let withMessage = Rule.known.filter { $0.description.appleMessage != nil }.map(\.id)

  /// The message as it is, with the varying parts filled in, in other quotes, after a file's name, and cut off.
  @Test(arguments: withMessage)
  func everyMessageLeadsToItsRule(id: String) throws {
    let message = try #require(Rule.named(id)?.description.appleMessage)
    let filled = message.replacing(/<[^>]*>/, with: "MyApp.Thing")
    let copies = [
      message, filled, filled.replacing("'", with: "’"), "/a/b/Shortcuts.swift:12:3: error: \(filled)",
      filled.split(separator: " ").dropLast(filled.split(separator: " ").count / 3).joined(separator: " "),
    ]
    for copy in copies {
      #expect(Self.rules(matching: copy).contains(id), "\(copy)")
    }
  }

  static func rules(matching text: String) -> [String] {
    AppleMessage.matching(text).compactMap { if case .ofRule(let rule) = $0 { rule.id } else { nil } }
  }

  @Test(arguments: Rule.known.flatMap { rule in rule.description.furtherAppleMessages.map { (rule.id, $0) } })
  func everyFurtherMessageLeadsToItsRule(id: String, message: String) {
    #expect(Self.rules(matching: message).contains(id))
  }

  /// Also after a file's name, and with what varied filled in.
  @Test(arguments: ToolMessage.all.map(\.text))
  func messagesWithoutARuleAreExplained(text: String) throws {
    let filled = text.replacing(/<[^>]*>/, with: "thing")
    for copy in [text, filled, "warning: \(filled) (in target 'App')"] {
      let outcome = try CommandFolder().run(["explain", copy])
      #expect(outcome.status == 0 && outcome.output.hasPrefix("\(text)\n\n"), "\(copy)")
    }
  }

  @Test(arguments: ToolMessage.all.flatMap(\.related))
  func relatedIDsOfMessagesExist(id: String) {
    #expect(Rule.named(id) != nil || ChangeKind.named(id) != nil)
  }

  @Test func acceptsBackslashesThatAShellAdded() throws {
    let words = "Invalid Utterance. Every App Shortcut utterance should have one '\\${applicationName}' in it."
    let outcome = try CommandFolder().run(["explain", words])
    #expect(outcome.output.hasPrefix("phrase-missing-application-name: "))
    // Separate words without quotes.
    #expect(
      try CommandFolder().run("explain Every App Shortcut utterance should have").output.contains(
        "phrase-missing-application-name: "))
  }

  private static let advice = "; 'intentscan rules' lists all rules and changes"

  @Test(arguments: [
    ("intent-mising-title", "; did you mean 'intent-missing-title'?"), ("frobnicate", Self.advice),
    ("the", Self.advice), ("phrase", "; 'intentscan rules phrase' lists the rules with this word"),
    ("zebra lamp of the neighbor", Self.advice),
  ])
  func unknownQuestionsHaveAHint(question: String, hint: String) throws {
    let outcome = try CommandFolder().run(["explain", question])
    #expect(outcome.errors == "error: '\(question)' is not a rule, a change, or a message of Apple's tools\(hint)\n")
    #expect(outcome.status == 2 && outcome.output == "")
  }
}
