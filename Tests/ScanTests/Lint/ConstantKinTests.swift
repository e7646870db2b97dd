@testable import IntentReports
import Testing

@testable import IntentRules

/// Several rules are about values that are no constants, one for each form of them. However an expression is written, at
/// most one of them reports it.
@Suite struct ConstantKinTests {
  static let kin: [Rule] = [
    .appShortcutPhrasesHoisted, .concatenatedMetadataString, .descriptionWrongType,
    .enumRepresentationsNotDictionaryLiteral, .interpolationInStaticTitle, .nonLiteralLocalizedString,
    .nonLiteralTypeDisplayRepresentation, .nonStaticMetadataProperty, .parameterArgumentNotLiteral,
    .parameterDefaultNotLiteral, .appShortcutArgumentNotLiteral, .caseImageNotLiteral,
    .stringResourceNotMainBundle, .summaryNotStatic,
  ]
  static let cases = RuleCase.all.filter { item in kin.contains { $0.id == item.id } }

  @Test(arguments: cases)
  func reportsOnce(_ item: RuleCase) {
    let findings = LintResult(of: item.sources.model(item.settings), with: Self.kin).findings
    #expect(Set(findings.map(\.place)).count == findings.count, "\(findings.map(\.rule))")
  }
}
