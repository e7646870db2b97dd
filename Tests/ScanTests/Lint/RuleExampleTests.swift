import SourceFindings
import SourceScan
import Testing

@testable import IntentRules

/// Every rule's examples are its tests. A rule that reports what is right costs its users' trust; one that misses what it
/// says it finds costs them a feature.
@Suite struct RuleExampleTests {
  static let triggering = Rule.all.flatMap { rule in rule.triggering.enumerated().map { (rule.id, $0.offset) } }
  static let nonTriggering = Rule.all.flatMap { rule in rule.nonTriggering.enumerated().map { (rule.id, $0.offset) } }

  private func rule(_ id: String) throws -> Rule { try #require(Rule.all.first { $0.id == id }) }

  private func findings(_ rule: Rule, _ sources: ExampleSources, _ settings: LintSettings) -> [Finding] {
    LintResult(of: sources.model(settings), with: [rule]).findings
  }

  @Test(arguments: triggering)
  func reports(id: String, index: Int) throws {
    let rule = try rule(id), example = rule.triggering[index], sources = ExampleSources(example.source)
    try #require(!sources.expectedPlaces.isEmpty, "a triggering example needs a ↓")
    #expect(
      sources.places(of: findings(rule, sources, example.settings)) == sources.expectedPlaces, "\(example.source)")
  }

  @Test(arguments: nonTriggering)
  func isSilent(id: String, index: Int) throws {
    let rule = try rule(id), example = rule.nonTriggering[index], sources = ExampleSources(example.source)
    try #require(sources.expectedPlaces.isEmpty, "a non-triggering example has no ↓")
    #expect(findings(rule, sources, example.settings).map(\.message) == [], "\(example.source)")
  }

  /// Line breaks, a byte order mark and an emoji before the code change where a finding is, not whether.
  @Test(arguments: triggering)
  func reportsInEveryWriting(id: String, index: Int) throws {
    let rule = try rule(id), example = rule.triggering[index], sources = ExampleSources(example.source)
    let prefix = "// 🎉\n"
    let writings: [ExampleSources] = [
      sources.varied({ prefix + $0 }, mark: { offset, _ in offset + prefix.utf8.count }),
      sources.varied(tables: true, { "\u{FEFF}" + $0 }, mark: { offset, _ in offset + 3 }),
      sources.varied(
        tables: true, { $0.replacing("\n", with: "\r\n") },
        mark: { offset, text in offset + text.utf8.prefix(offset).filter { $0 == UInt8(ascii: "\n") }.count }),
    ]
    for writing in writings {
      #expect(writing.places(of: findings(rule, writing, example.settings)) == writing.expectedPlaces)
    }
  }

  /// Code in a comment or a string is no code.
  @Test(arguments: triggering)
  func ignoresCodeInCommentsAndStrings(id: String, index: Int) throws {
    let rule = try rule(id), example = rule.triggering[index], sources = ExampleSources(example.source)
    let comment = sources.varied({ "/*\n\($0)\n*/\n" }, mark: { _, _ in 0 })
    #expect(findings(rule, comment, example.settings).isEmpty)
    let string = sources.varied({ "let code = ###\"\"\"\n\($0)\n\"\"\"###\n" }, mark: { _, _ in 0 })
    #expect(findings(rule, string, example.settings).isEmpty)
  }

  /// A repair makes exactly what the example shows, and what it repaired is no longer reported.
  @Test(arguments: triggering)
  func repairs(id: String, index: Int) throws {
    let rule = try rule(id), example = rule.triggering[index], sources = ExampleSources(example.source)
    guard let fixed = example.fixed else { return }
    let found = findings(rule, sources, example.settings)
    let fixes = found.compactMap(\.fixes.first)
    try #require(fixes.count == found.count, "an example with `fixed` needs a fix for each finding")
    let expected = ExampleSources(fixed)
    #expect(sources.applying(fixes) == expected.files.map(\.text))
    #expect(findings(rule, expected, example.settings).isEmpty)
  }

  @Test func idsAreUniqueAndNameProblems() {
    var seen: Set<String> = []
    for id in Rule.all.flatMap({ [$0.id] + $0.description.aliases }) {
      #expect(seen.insert(id).inserted, "\(id) is the id of two rules")
      #expect(id.utf8.allSatisfy { ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) || $0 == UInt8(ascii: "-") })
    }
    for rule in Rule.all {
      #expect(!rule.triggering.isEmpty && !rule.nonTriggering.isEmpty, "\(rule.id) needs examples of both kinds")
      #expect(!rule.description.summary.hasSuffix(".") && rule.description.rationale.hasSuffix("."), "\(rule.id)")
    }
  }
}
