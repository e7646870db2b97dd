import IntentReports
import DocumentFormats
import SourceScan

/// Which rules run, and how severe their findings are: a profile, and what the user says otherwise.
package struct RuleSelection: Sendable {
  package var profile: RuleDescription.Profile
  /// Ids of rules that do not run, in any profile.
  var disabled: Set<String> = []
  /// Ids of rules that run, in any profile.
  package var enabled: Set<String> = []
  /// Severity by id, instead of the findings' own.
  var severities: [String: Severity] = [:]
  /// If not empty, the ids of all rules that run, whatever else is stated.
  package var only: Set<String> = []

  package init(profile: RuleDescription.Profile = .recommended) { self.profile = profile }

  package mutating func enable(_ id: String) {
    disabled.remove(id)
    enabled.insert(id)
  }

  package mutating func disable(_ id: String) {
    enabled.remove(id)
    disabled.insert(id)
  }

  package func includes(_ rule: Rule) -> Bool {
    if !only.isEmpty { return only.contains(rule.id) }
    return enabled.contains(rule.id) || (rule.description.profiles.contains(profile) && !disabled.contains(rule.id))
  }

  /// By id. Those about suppressions are among them.
  package var rules: [Rule] { Rule.known.filter(includes) }

  /// The rules that may be left unchecked. A rule that reads the languages of tables is one of them only if `readsLanguages`: it lacks
  /// a fact where no project states the language of the source, or a table cannot be read.
  package func rulesThatMayLackFacts(with settings: LintSettings, readsLanguages: Bool) -> [Rule] {
    rules.filter { rule in
      !rule.needs.allSatisfy(settings.states)
        || rule.mayLackFacts && (readsLanguages || !rule.reads.contains(.languages))
    }
  }

  /// The facts that these rules read.
  package var facts: Set<RuleFact> { rules.reduce(into: []) { $0.formUnion($1.reads) } }
}

extension Rule {
  /// The rule of an id, or of a former one.
  package static func named(_ id: String) -> Rule? { byID[id] }

  private static let byID: [String: Rule] = Dictionary(
    known.flatMap { rule in ([rule.id] + rule.description.aliases).map { ($0, rule) } },
    uniquingKeysWith: { first, _ in first })

  /// "; did you mean 'x'?" for an unknown id that is a misspelling or a part of a known one.
  package static func suggestion(for id: String) -> String {
    let suggestion = known.map(\.id).suggestion(for: id)
    guard suggestion.isEmpty, id.utf8.count > 3 else { return suggestion }
    let longer = known.filter { $0.id.holds(id.lowercased()) }
    return longer.count == 1 ? "; did you mean '\(longer[0].id)'?" : ""
  }
}

extension Rule {
  /// The rules whose texts contain a number, a name or a few words. Nothing for a single short word, which many contain.
  package static func mentioning(_ text: String) -> [Rule] {
    let words = text.lowercased()
    guard words.utf8.count > 3 else { return [] }
    let found = known.filter { rule in rule.texts.contains { $0.lowercased().contains(text: words) } }
    return found.count > 12 ? [] : found
  }

  /// The rules that have most words with a text in common, as long as there are at least two.
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
  /// In small letters, without the words that every text has.
  fileprivate var wordsOfText: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 4 }
  }

  fileprivate func holds(_ part: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(part) }
  }
}
