import IntentModel
import IntentReports
import SourceScan

/// Collects the findings of one rule.
struct Reporter {
  let rule: Rule
  private(set) var findings: [Finding] = []
  /// The facts that the sources lack for some declarations.
  private(set) var lacked: Set<RuleDescription.Need> = []

  /// Removes repeated findings: several texts of the source may be looked up in one entry of a table, whose problem is reported
  /// once. The files of tables have the numbers from `firstTable` on.
  mutating func removeRepetitions(from firstTable: Int) {
    var seen: Set<String> = []
    findings.removeAll { finding in
      let place = finding.place
      return place.file.rawValue >= firstTable
        && !seen.insert("\(place.file.rawValue) \(place.span.start) \(finding.message)").inserted
    }
  }

  /// Records that something was left unchecked because `fact` is missing; the summary names the rule and the fact.
  mutating func leaveUnchecked(without fact: RuleDescription.Need) {
    assert(rule.mayLackFacts, "'\(rule.id)' leaves something unchecked and does not state 'mayLackFacts'")
    lacked.insert(fact)
  }

  /// Adds a finding. `symbol` names the declaration or value without lines. `severity` overrides the rule's own, for the reason
  /// that the rule's documentation gives. Findings with one `cause` are fixed by one decision: the report has one of them, with
  /// the others as related locations. Not inlined, because every rule calls it.
  @inline(never)
  mutating func report(
    _ message: String, at place: Place, symbol: String, severity: Severity? = nil, notes: [Finding.Note] = [],
    fixes: [FixIt] = [], cause: Finding.Cause? = nil, languages: [String] = []
  ) {
    findings.append(
      Finding(
        rule: rule.id, severity: severity ?? rule.severity, message: message, place: place, symbol: symbol,
        appleMessage: rule.description.appleMessage, notes: notes, fixes: fixes, cause: cause,
        languages: languages))
  }

  /// Reports a declaration at its name.
  mutating func report(
    _ message: String, of type: DeclaredType, severity: Severity? = nil, notes: [Finding.Note] = [],
    fixes: [FixIt] = [],
    cause: Finding.Cause? = nil
  ) {
    report(
      message, at: type.place, symbol: type.symbol, severity: severity, notes: notes, fixes: fixes, cause: cause)
  }
}

extension Finding.Note {
  static func declaration(of name: String, at place: Place) -> Self {
    Self(message: "'\(name)' is declared here", place: place)
  }
}

extension DeclaredType {
  /// The symbol of findings about the type, such as `App.Shelves.OpenShelf`.
  var symbol: String { "\(module).\(qualifiedName)" }
}
