import Reports

/// One thing that can be wrong, told in one file: what it is, why it matters, what it looks like, how it is found.
///
/// From the list of rules alone come the tests, the generated page, `intentscan rules`, the SARIF table and the checker
/// of suppressions. A rule reads the model and nothing else; it keeps no state and relies on no other rule. (An object: each
/// run sorts and picks from all of them, and would count a dozen references of each at every step.)
package final class Rule: Sendable {
  /// What is to be said about it.
  package let description: RuleDescription
  /// The facts that it needs to run.
  package let needs: Set<RuleNeed>
  let possibleNeeds: Set<RuleNeed>
  /// The facts of the model that are computed for it.
  package let reads: Set<RuleFact>
  /// Made on demand: they are many, and a run of the linter asks for none.
  package var triggering: [Example] { makeTriggering() }
  package var nonTriggering: [Example] { makeNonTriggering() }
  private let makeTriggering: @Sendable () -> [Example]
  private let makeNonTriggering: @Sendable () -> [Example]
  let check: @Sendable (LintModel, inout Reporter) -> Void

  /// Not inlined, nor are examples: it is called once for each of many rules, and only when the list of rules is used.
  @inline(never)
  init(
    id: String, severity: Severity, summary: String, rationale: String, source: String,
    appleMessage: String? = nil,
    furtherAppleMessages: [String] = [],
    isOptIn: Bool = false, profiles: [RuleDescription.Profile]? = nil, aliases: [String] = [],
    needs: [RuleNeed] = [], reads: Set<RuleFact> = [],
    triggering: @escaping @Sendable @autoclosure () -> [Example],
    nonTriggering: @escaping @Sendable @autoclosure () -> [Example],
    check: @escaping @Sendable (LintModel, inout Reporter) -> Void
  ) {
    // An error is what Apple's tools reject or drop; everything on by default is recommended.
    let profiles =
      profiles
      ?? (isOptIn ? [] : severity == .error ? [.appleBuild, .recommended, .siriTools] : [.recommended, .siriTools])
    self.needs = Set(needs)
    self.reads = reads
    // A rule without needs skips modules of unknown kind.
    possibleNeeds = needs.isEmpty ? [.targetMap] : self.needs
    description = RuleDescription(
      id: id, severity: severity, summary: summary, rationale: rationale, source: source, appleMessage: appleMessage,
      furtherAppleMessages: furtherAppleMessages, isOptIn: isOptIn, profiles: Set(profiles), aliases: aliases,
      needs: Set(needs.map(\.description)), possibleNeeds: Set(possibleNeeds.map(\.description)))
    makeTriggering = triggering
    makeNonTriggering = nonTriggering
    self.check = check
  }

  package var id: String { description.id }
  package var severity: Severity { description.severity }

  /// Whether its findings carry a fix-it, safe or not, in at least one case.
  package var isFixable: Bool { triggering.contains { $0.fixed != nil } }
}

/// Source that a rule does or doesn't report: test and documentation.
package struct Example: Sendable {
  /// `↓` marks the start of each finding and is removed. `// file: Name.swift` on a line of its own starts another file,
  /// `// file: Kit/Name.swift` another file of module Kit. The import is added.
  package let source: String
  /// What the safe fixes make of it; of a fix that needs review, what its first one makes.
  package let fixed: String?
  package let settings: LintSettings
  /// What the page says of the project where the source does not tell a reported example from a correct one: `no target compiles
  /// the file`.
  package let project: String?

  @inline(never)
  init(_ source: String, fixed: String? = nil, settings: LintSettings? = nil, project: String? = nil) {
    self.project = project
    self.source = source
    self.fixed = fixed
    self.settings = settings ?? LintSettings()
  }
}
