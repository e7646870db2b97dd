import Foundation
@testable import IntentReports
@testable import SourceScan
import Testing

@testable import IntentRules

/// The tests of all rules. A rule that reports what is right costs its users' trust; one that misses what it says it finds
/// costs them a feature.
@Suite struct RuleCaseTests {
  static let ofModel = RuleCase.reported.filter { Rule.named($0.id)?.isAboutSuppressions == false }

  @Test func casesNamesARule() { #expect(!RuleCase.ids.isEmpty, "no rule has the id in CASES") }

  /// The locations of findings, their messages, what is related to them, the titles of their fix-its, and what these make.
  @Test(arguments: RuleCase.ids)
  func findsWhatIsMarked(id: String) throws {
    let rule = try #require(Rule.named(id)), document = RuleCase.document(id)
    let shown = ExampleSources(rule.reported.source).terminal(of: rule, rule.reported.settings)
    var replacements = [document.showing(shown, of: id)]
    for item in document.cases {
      let ruleCase = try RuleCase(id, document, item), fixed = item.fences(.fixed)
      let findings = try ruleCase.findings(ruleCase.sources), report = ruleCase.sources.report(of: rule, findings)
      replacements += document.marked(item.fences(.source)) { RuleCase.marks(findings, report, $0, $1, $2) }
      if !fixed.isEmpty { replacements += document.repaired(fixed, try ruleCase.repaired()) }
    }
    try document.expect(replacements)
  }

  /// A case says whether it is reported, so that no update of the marks changes it.
  @Test(arguments: RuleCase.all)
  func isReportedOrNot(_ ruleCase: RuleCase) throws {
    let found = try ruleCase.findings(ruleCase.sources)
    #expect(found.isEmpty == !ruleCase.isReported, "\(found.map(\.message))")
    #expect(try ruleCase.rule.isFixable || found.allSatisfy(\.fixes.isEmpty), "the rule needs 'isFixable: true'")
    #expect(ruleCase.sources.places(of: found) == ruleCase.sources.expectedPlaces)
  }

  /// Line breaks, a byte order mark and an emoji before the code change where a finding is, not whether.
  @Test(arguments: ofModel)
  func reportsInEveryWriting(_ ruleCase: RuleCase) throws {
    let prefix = "// 🎉\n"
    let written = ruleCase.sources.varied({ prefix + $0 }, mark: { offset, _ in offset + prefix.utf8.count })
      .varied(
        tables: true, { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") },
        mark: { offset, text in offset + 3 + text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } })
    #expect(written.places(of: try ruleCase.findings(written)) == written.expectedPlaces)
  }

  /// Code in a comment or a string is no code.
  @Test(arguments: ofModel)
  func ignoresCodeInCommentsAndStrings(_ ruleCase: RuleCase) throws {
    let noCode = ruleCase.sources.varied(
      { "/*\n\($0)\n*/\nlet code = ###\"\"\"\n\($0)\n\"\"\"###\n" }, mark: { _, _ in 0 })
    #expect(try ruleCase.findings(noCode).isEmpty)
  }

  /// A repair makes exactly what the case shows, and what it repaired is no longer reported.
  @Test(arguments: ofModel.filter { $0.fixed != nil })
  func repairs(_ ruleCase: RuleCase) throws {
    let fixed = try #require(ruleCase.fixed), found = try ruleCase.findings(ruleCase.sources)
    let fixes = found.compactMap(\.fixes.first)
    try #require(fixes.count == found.count, "a case with 'After the fix:' needs a fix for each finding")
    #expect(ruleCase.sources.applying(fixes) == fixed.files.map(\.text))
    #expect(try ruleCase.findings(fixed).isEmpty)
  }

  /// 'intentscan rules' says which rules have fix-its; the result of at least one is shown.
  @Test(arguments: RuleCase.ids)
  func rulesWithFixItsAreMarked(id: String) throws {
    let rule = try #require(Rule.named(id)), cases = RuleCase.reported.filter { $0.id == id }
    guard !rule.isAboutSuppressions else { return }
    #expect(rule.isFixable == cases.contains { $0.fixed != nil })
  }

  /// A file that no test reads says nothing about the tool.
  @Test func everyFileIsOfARule() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: RuleCase.folder.path(percentEncoded: false))
    #expect(Set(files) == Set(Rule.known.map { "\($0.id).md" } + ["README.md"]))
  }

  @Test func idsAreUniqueAndNameProblems() {
    var seen: Set<String> = []
    for id in Rule.all.flatMap({ [$0.id] + $0.description.aliases }) {
      #expect(seen.insert(id).inserted, "\(id) is the id of two rules")
      #expect(id.utf8.allSatisfy { ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) || $0 == UInt8(ascii: "-") })
    }
    for rule in Rule.all {
      #expect(!rule.description.summary.hasSuffix(".") && rule.description.rationale.hasSuffix("."), "\(rule.id)")
    }
  }
}
