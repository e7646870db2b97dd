import Foundation
@testable import IntentChanges
@testable import IntentModel
@testable import IntentReports
import Testing

@testable import IntentRules

/// The statements of Apple's texts on App Intents: `Tests/Practice`. A rule that does not say what its statement says, or an error for
/// code that Apple teaches, fails here.
@Suite struct PracticeTests {
  @Test func everyStatementHasAVerdict() {
    #expect(Statement.all.map(\.id) == (1...155).map { "P\($0)" })
    #expect(Statement.all.count { $0.verdict == "not checked" } <= 30)
    #expect(Self.rows("Contradictions").compactMap(\.first) == (1...26).map { "C\($0)" })
  }

  @Test(arguments: Statement.all)
  func namedRulesExist(_ statement: Statement) {
    for name in statement.names {
      let isKnown = statement.verdict == "changes" ? ChangeKind.all.contains { $0.id == name } : Rule.named(name) != nil
      #expect(isKnown, "\(statement.id): \(name)")
    }
    #expect(
      statement.names.isEmpty == ["accepted", "no rule", "not readable", "not checked"].contains(statement.verdict))
    #expect(!statement.verdict.hasPrefix("not") || !statement.detail.isEmpty, "\(statement.id) has no reason")
  }

  @Test func rulesOfContradictionsExist() {
    for row in Self.rows("Contradictions") {
      let name = row[3].filter { $0 != "`" }
      #expect(name.isEmpty || Rule.named(name) != nil, "\(row[0]): \(name)")
    }
  }

  /// The first input of a statement is wrong.
  @Test(arguments: Statement.all.filter { ["checked", "opt-in"].contains($0.verdict) && !$0.inputs.isEmpty })
  func wrongFormsAreReported(_ statement: Statement) throws {
    let rule = try #require(Rule.named(statement.names[0]))
    #expect(rule.description.isOptIn == (statement.verdict == "opt-in"))
    let found = statement.findings(in: statement.inputs[0])
    #expect(found.contains { $0.rule == rule.id }, "\(statement.id): \(found.map(\.rule))")
  }

  /// No right form is rejected. A note of the rule may say that the form is unverified, where it reports the wrong one as more.
  @Test(arguments: Statement.all.filter { $0.rightForm != nil })
  func rightFormsAreNot(_ statement: Statement) throws {
    let found = statement.findings(in: try #require(statement.rightForm))
    let rule = statement.names.first.flatMap { Rule.named($0) }
    for finding in found where finding.severity != .note || finding.rule == rule?.id && rule?.severity == .note {
      Issue.record("\(statement.id): \(finding.rule): \(finding.message)")
    }
  }

  @Test func floorsAreThoseOfTheTable() throws {
    let platforms = ["iOS", "macOS", "watchOS", "tvOS", "visionOS"]
    for row in Self.rows("Floors") where ["checked", "schema"].contains(row[6]) {
      var stated: [String: KnownFloors.Floor] = [:]
      for (platform, text) in zip(platforms, row[1...5]) where !text.isEmpty {
        stated[platform] = text == "–" ? .missing : .since(text.split(separator: ".").compactMap { Int($0) })
      }
      for name in row[0].split(separator: "`").map(String.init)
      where name.contains(where: \.isLetter) && !name.contains(" ") {
        let found =
          row[6] == "schema"
          ? KnownFloors.schema(String(name.dropFirst())) : KnownFloors.protocols[name] ?? KnownFloors.names[name]
        #expect(found == stated, "\(name)")
      }
    }
  }

  static func rows(_ name: String) -> [[String]] {
    Statement.text(name).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}

/// A heading of `Tests/Practice` with its verdict and its inputs.
struct Statement: Sendable, CustomTestStringConvertible {
  let id: String
  /// `checked`, `opt-in`, …
  let verdict: String
  /// The text after the verdict: rules, kinds of changes, or a reason.
  let detail: String
  let inputs: [[String]]

  var testDescription: String { id }
  var names: [String] {
    ["checked", "opt-in", "changes"].contains(verdict)
      ? detail.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } : []
  }
  var rightForm: [String]? {
    if verdict == "accepted" { return inputs.first }
    return inputs.count > 1 ? inputs[1] : nil
  }

  static let all: [Statement] = ["Intents", "Entities", "Schemas"].flatMap { name in
    text(name).components(separatedBy: "\n### ").dropFirst().map { part in
      let lines = part.split(separator: "\n").map(String.init)
      let verdict = lines[1].split(separator: ":", maxSplits: 1).map(String.init)
      return Statement(
        id: lines[0].split(separator: " ").first.map(String.init) ?? "", verdict: verdict[0],
        detail: verdict.dropFirst().joined().trimmingCharacters(in: .whitespaces), inputs: fences(part))
    }
  }

  static func text(_ name: String) -> String {
    (try? String(contentsOf: repositoryFolder.appending(path: "Tests/Practice/\(name).md"), encoding: .utf8)) ?? ""
  }

  private static func fences(_ text: String) -> [[String]] {
    text.components(separatedBy: "```swift\n").dropFirst().map { part in
      (part.components(separatedBy: "\n```").first ?? "").components(separatedBy: "\n")
    }
  }

  private static let shared = fences(text("README"))

  /// The findings of all rules in an input, together with the declarations that all inputs share.
  func findings(in input: [String]) -> [Finding] {
    let ownsQuery = input.contains { $0.hasPrefix("struct NoteQuery") }
    var sources = ExampleSources(input.joined(separator: "\n"))
    let common = ExampleSources.File(path: "Shared.swift", Self.shared[0] + (ownsQuery ? [] : Self.shared[1]))
    sources.files = sources.files + [common]
    var settings = LintSettings()
    settings.xcode = [27, 0]
    settings.deployment = sources.deployment.isEmpty ? ["iOS": [27, 0]] : sources.deployment
    return LintResult(of: sources.model(settings), with: Rule.all).findings.filter { finding in
      verdict == "opt-in" || Rule.named(finding.rule)?.description.isOptIn == false
    }
  }
}
