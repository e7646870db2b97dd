import IntentReports

/// A check for one problem: its description, two examples, and the function that finds it. Each rule has its own file.
///
/// The generated page, `intentscan rules`, the SARIF table and the checker of suppressions use the list of rules, and the tests
/// run the cases of `Tests/RuleCases`. A rule reads only the model; it keeps no state and does not depend on other rules. A class,
/// so that sorting and filtering the rules copies one reference each.
package final class Rule: Sendable {
  package let description: RuleDescription
  /// Whether at least one of its findings has a fix-it.
  let isFixable: Bool
  /// The facts that it needs to run.
  package let needs: Set<RuleNeed>
  let possibleNeeds: Set<RuleNeed>
  /// The facts of the model that are computed for it.
  let reads: Set<RuleFact>
  /// Whether the rule may leave something unchecked because the sources or the tables lack a fact, although its needs are met.
  let mayLackFacts: Bool
  /// The examples of its page, made on demand, because a run of the linter shows none.
  var reported: Example { makeReported() }
  var correct: Example { makeCorrect() ?? Example(reported.fixed ?? "", settings: reported.settings) }
  private let makeReported: @Sendable () -> Example
  private let makeCorrect: @Sendable () -> Example?
  let check: @Sendable (LintModel, inout Reporter) -> Void

  /// The correct example is the result of the fix-it, unless `correct` states another one. Not inlined, like the initializer of
  /// `Example`, because there are many rules.
  @inline(never)
  init(
    id: String, severity: Severity, summary: String, rationale: String, source: String,
    appleMessage: String? = nil,
    furtherAppleMessages: [String] = [],
    isOptIn: Bool = false, profiles: [RuleDescription.Profile]? = nil, aliases: [String] = [],
    needs: [RuleNeed] = [], reads: Set<RuleFact> = [], mayLackFacts: Bool = false, isFixable: Bool = false,
    reported: @escaping @Sendable @autoclosure () -> Example,
    correct: @escaping @Sendable @autoclosure () -> Example? = nil,
    check: @escaping @Sendable (LintModel, inout Reporter) -> Void
  ) {
    // An error is a problem that Apple's tools reject or drop; everything on by default is recommended.
    let profiles =
      profiles
      ?? (isOptIn ? [] : severity == .error ? [.appleBuild, .recommended, .siriTools] : [.recommended, .siriTools])
    self.needs = Set(needs)
    self.reads = reads
    self.mayLackFacts = mayLackFacts
    // A rule without needs skips modules of unknown kind.
    possibleNeeds = needs.isEmpty ? [.targetMap] : self.needs
    description = RuleDescription(
      id: id, severity: severity, summary: summary, rationale: rationale, source: source, appleMessage: appleMessage,
      furtherAppleMessages: furtherAppleMessages, isOptIn: isOptIn, profiles: profiles, aliases: aliases,
      needs: Set(needs.map(\.description)), possibleNeeds: Set(possibleNeeds.map(\.description)))
    self.isFixable = isFixable
    makeReported = reported
    makeCorrect = correct
    self.check = check
  }

  package var id: String { description.id }
  var severity: Severity { description.severity }
}

/// Source that a rule reports, or correct source, for the page of the rule.
struct Example: Sendable {
  /// `↓` marks the start of each finding and is removed. `// file: Name.swift` on a line of its own starts another file,
  /// `// file: Kit/Name.swift` another file of module Kit. The import is added.
  let source: String
  /// The result of the safe fixes, or of the first fix if it needs review.
  let fixed: String?
  let settings: LintSettings
  /// The project's part in the example, for the page, if both examples have the same source: `no target compiles
  /// the file`.
  let project: String?

  @inline(never)
  init(_ source: String, fixed: String? = nil, settings: LintSettings? = nil, project: String? = nil) {
    self.project = project
    self.source = source
    self.fixed = fixed
    self.settings = settings ?? LintSettings()
  }
}

extension Example: ExpressibleByStringInterpolation {
  package init(stringLiteral source: String) { self.init(source) }
}
