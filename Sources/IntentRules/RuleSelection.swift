import IntentReports

/// A severity as a user states it: `off` turns the rule off.
enum StatedSeverity: String, Sendable, CaseIterable {
  case note, warning, error, off
}

/// Settings of rules that a user states, for all files or for some.
package struct RuleOverride: Sendable {
  /// The files; empty for all of them.
  package var paths: [FolderGlob] = []
  /// The names of apps, targets or modules; empty for all of them.
  package var targets: [String] = []
  var disabled: Set<String> = []
  var enabled: Set<String> = []
  var severities: [String: StatedSeverity] = [:]

  /// Removes what the override states about whether a rule runs, because the command line decides it.
  fileprivate mutating func forget(_ id: String) {
    disabled.remove(id)
    enabled.remove(id)
    if severities[id] == .off { severities[id] = nil }
  }
}

/// The rules that run, and the severity of their findings: a profile, and what the user states beyond it.
package struct RuleSelection: Sendable {
  package var profile: RuleDescription.Profile
  /// Ids of rules that do not run, in any profile.
  var disabled: Set<String> = []
  /// Ids of rules that run, in any profile.
  var enabled: Set<String> = []
  /// Severity by id, instead of the findings' own.
  var severities: [String: Severity] = [:]
  /// The ids of rules that the severity `off` disabled. Another severity turns them on again.
  private var off: Set<String> = []
  /// If not empty, the ids of all rules that run, whatever else is stated.
  var only: Set<String> = []
  /// Settings for some files. A later one takes precedence over an earlier one.
  package var overrides: [RuleOverride] = []
  /// The ids of the rules that may run, whatever else is stated; nil for all.
  package var limit: Set<String>?

  package init(profile: RuleDescription.Profile = .recommended) { self.profile = profile }

  /// Runs a rule in all files.
  package mutating func enable(_ id: String) { decide(id, runs: true) }

  /// Runs a rule in no file.
  package mutating func disable(_ id: String) { decide(id, runs: false) }

  private mutating func decide(_ id: String, runs: Bool) {
    set(id, runs: runs)
    for index in overrides.indices { overrides[index].forget(id) }
  }

  private mutating func set(_ id: String, runs: Bool) {
    if runs { disabled.remove(id) } else { enabled.remove(id) }
    if runs { enabled.insert(id) } else { disabled.insert(id) }
  }

  /// Adds settings, which take precedence over those stated before.
  mutating func apply(_ change: RuleOverride) {
    for id in change.disabled { set(id, runs: false) }
    for id in change.enabled { set(id, runs: true) }
    for (id, severity) in change.severities {
      severities[id] = Severity(rawValue: severity.rawValue)
      if severity == .off {
        set(id, runs: false)
        off.insert(id)
      } else if off.remove(id) != nil {
        disabled.remove(id)
      }
    }
  }

  /// The selection for a file that some of the overrides apply to, by number.
  package func applying(_ numbers: [Int]) -> RuleSelection {
    var copy = self
    copy.overrides = []
    for number in numbers where overrides.indices.contains(number) { copy.apply(overrides[number]) }
    return copy
  }

  package func includes(_ rule: Rule) -> Bool {
    if limit?.contains(rule.id) == false { return false }
    if !only.isEmpty { return only.contains(rule.id) }
    return enabled.contains(rule.id) || (rule.description.profiles.contains(profile) && !disabled.contains(rule.id))
  }

  /// Whether a rule runs in all files, or in some.
  private func mayInclude(_ rule: Rule) -> Bool {
    includes(rule)
      || only.isEmpty && limit?.contains(rule.id) != false && overrides.contains { $0.enabled.contains(rule.id) }
  }

  /// The severity of a rule's findings, if the user states one for all files; else nil.
  package func severity(of rule: Rule) -> Severity? { severities[rule.id] }

  /// The ids of the rules that the user turns on by name.
  package var namedRules: Set<String> { overrides.reduce(enabled.union(only)) { $0.union($1.enabled) } }

  /// The rules that run in at least one file, sorted by id. The rules about suppressions are among them.
  package var rules: [Rule] { Rule.known.filter(mayInclude) }

  /// The rules that may be left unchecked. A rule whose needs are met and that reads the languages of tables is one of them only if
  /// `readsLanguages`: it lacks a fact where no project states the language of the source, or a table cannot be read.
  package func rulesThatMayLackFacts(with settings: LintSettings, readsLanguages: Bool) -> [Rule] {
    rules.filter { rule in
      !rule.needs.allSatisfy(settings.states)
        || rule.mayLackFacts && (readsLanguages || !rule.reads.contains(.languages))
    }
  }

  package var facts: Set<RuleFact> { rules.reduce(into: []) { $0.formUnion($1.reads) } }
}

extension Rule {
  /// The rule with this id, or with this former id.
  package static func named(_ id: String) -> Rule? { byID[id] }

  private static let byID: [String: Rule] = Dictionary(
    known.flatMap { rule in ([rule.id] + rule.description.aliases).map { ($0, rule) } },
    uniquingKeysWith: { first, _ in first })

  /// The message about an id that no rule has.
  package static func unknown(_ id: String) -> String {
    let suggestion = Self.suggestion(for: id)
    return "there is no rule '\(id)'" + (suggestion.isEmpty ? "; 'intentscan rules' lists all rules" : suggestion)
  }

  /// "; did you mean 'x'?" for an unknown id that is a misspelling of a known one, or that has at least four bytes and is a part of
  /// exactly one. Empty for any other id.
  package static func suggestion(for id: String) -> String {
    let suggestion = known.map(\.id).suggestion(for: id)
    guard suggestion.isEmpty, id.utf8.count > 3 else { return suggestion }
    let part = id.lowercased(), longer = known.filter { $0.id.contains(text: part) }
    return longer.count == 1 ? "; did you mean '\(longer[0].id)'?" : ""
  }
}

extension Rule {
  /// The rules whose texts contain a number, a name or a few words. Empty for a text of at most three bytes, or one that more than
  /// twelve rules contain.
  package static func mentioning(_ text: String) -> [Rule] {
    let words = text.lowercased()
    guard words.utf8.count > 3 else { return [] }
    let found = known.filter { rule in rule.texts.contains { $0.lowercased().contains(text: words) } }
    return found.count > 12 ? [] : found
  }

  /// The rules, at most four, that have most words in common with a text. Empty if these are fewer than three words, or at most
  /// half of the text's.
  package static func resembling(_ text: String) -> [Rule] {
    let words = Set(text.wordsOfText)
    let scored = known.map { rule in
      (rule: rule, score: words.intersection(rule.texts.flatMap(\.wordsOfText)).count)
    }
    guard let best = scored.map(\.score).max(), best > 2, best * 2 > words.count else { return [] }
    return scored.filter { $0.score == best }.prefix(4).map(\.rule)
  }

  private var texts: [String] {
    [description.summary, description.rationale, description.source] + description.appleMessages
  }
}

extension String {
  /// The words of more than four characters, in lower case: shorter ones are in most texts.
  fileprivate var wordsOfText: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 4 }
  }
}
