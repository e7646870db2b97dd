import SourceFindings
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
  static let examples = kin.flatMap { $0.triggering + $0.nonTriggering }

  @Test(arguments: examples.indices)
  func reportsOnce(index: Int) {
    let example = Self.examples[index]
    let findings = LintResult(of: ExampleSources(example.source).model(example.settings), with: Self.kin).findings
    #expect(Set(findings.map(\.place)).count == findings.count, "\(findings.map(\.rule)): \(example.source)")
  }
}
