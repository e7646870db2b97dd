/// The description of a rule of the linter or of a kind of change, for tables, pages and lists.
package struct RuleDescription: Sendable {
  /// The profiles that switch a rule on.
  package enum Profile: String, Sendable, CaseIterable {
    /// Only problems that Apple's own tools reject, or drop without a message.
    case appleBuild = "apple-build"
    /// Everything that is on by default.
    case recommended
    /// The recommended rules, and those about facts that assistants need.
    case siriTools = "siri-tools"
    /// Only the rules about App Intents that replace SiriKit's intents.
    case migration
  }

  /// A fact that a rule requires. If it is missing, the rule reports nothing and the summary names the fact.
  package struct Need: Sendable, Hashable {
    /// The missing fact and where to state it, for messages.
    package let name: String

    package init(_ name: String) { self.name = name }
  }

  /// The id in kebab case, which names the problem. An id is never reused.
  package let id: String
  package let severity: Severity
  /// One line that starts with a lowercase letter.
  package let summary: String
  /// The effect on users, and when it occurs.
  package let rationale: String
  /// The source of the fact: a session, a page of documentation, a tool's message.
  package let source: String
  /// Apple's own message, exactly; `<…>` is a part that varies. Nil if no message is known.
  package let appleMessage: String?
  /// Further messages that Apple's tools print about the same problem.
  let furtherAppleMessages: [String]
  /// Whether the rule is off unless it is enabled by name or profile.
  package let isOptIn: Bool
  package let profiles: [Profile]
  /// Former ids.
  package let aliases: [String]
  /// The facts that the rule needs to run.
  let needs: Set<Need>
  /// The facts that a message names if the rule was not checked: its needs, or, for a rule without needs, the facts without which
  /// it skips modules.
  let possibleNeeds: Set<Need>

  package init(
    id: String, severity: Severity, summary: String, rationale: String, source: String,
    appleMessage: String? = nil, furtherAppleMessages: [String] = [], isOptIn: Bool = false,
    profiles: [Profile] = [],
    aliases: [String] = [], needs: Set<Need> = [], possibleNeeds: Set<Need> = []
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.appleMessage = appleMessage
    self.furtherAppleMessages = furtherAppleMessages
    self.isOptIn = isOptIn
    self.profiles = profiles
    self.aliases = aliases
    self.needs = needs
    self.possibleNeeds = possibleNeeds
  }
}

extension RuleDescription {
  /// The description without examples, for a list of findings.
  var briefText: String {
    rationale + "\n" + (facts + appleMessageFacts).map { "\n\($0.name): \($0.value)" }.joined()
  }

  /// `briefText` in Markdown.
  var briefMarkdown: String {
    "\(markdownProse(rationale))\n\n\(factsMarkdown)"
      + appleMessages.map { "- Apple's message: \(markdownCode($0))\n" }.joined()
  }

  /// Severity, profiles, needs, source and former ids as a list in Markdown.
  var factsMarkdown: String { facts.map { "- \($0.name): \(markdownProse($0.value))\n" }.joined() }

  /// The messages that Apple's tools print about the problem.
  package var appleMessages: [String] { [appleMessage].compactMap(\.self) + furtherAppleMessages }

  /// The facts of the description with their names, without Apple's messages.
  package var facts: [(name: String, value: String)] {
    var facts = [("Severity", severity.rawValue)]
    let profiles = Profile.allCases.filter(self.profiles.contains).map(\.rawValue)
    if isOptIn || !profiles.isEmpty {
      facts.append(("Profiles", profiles.isEmpty ? "none (enable the rule by name)" : profiles.joined(separator: ", ")))
    }
    if !needs.isEmpty { facts.append(("Needs", needs.map(\.name).sorted().joined(separator: ", "))) }
    facts.append(("Source", source))
    if !aliases.isEmpty { facts.append(("Former ids", aliases.joined(separator: ", "))) }
    return facts
  }

  package var appleMessageFacts: [(name: String, value: String)] { appleMessages.map { ("Apple's message", $0) } }
}

extension RuleDescription.Need {
  /// The names of facts that are missing together, as one text.
  package static func list(_ needs: Set<Self>) -> String { needs.map(\.name).sorted().joined(separator: ", and ") }
}
