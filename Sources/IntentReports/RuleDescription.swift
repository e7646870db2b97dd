/// What is to be said about what made a finding, for tables, pages and lists: a rule of the linter, or a kind of change.
package struct RuleDescription: Sendable {
  /// Which profiles switch a rule on.
  package enum Profile: String, Sendable, CaseIterable {
    /// Only what Apple's own tools reject, or drop without a word.
    case appleBuild = "apple-build"
    /// Everything that is on by default.
    case recommended
    /// What assistants need besides.
    case siriTools = "siri-tools"
  }

  /// What a rule can't do without. Where it is missing, the rule reports nothing and the summary names it.
  package struct Need: Sendable, Hashable {
    /// What is missing, and where it is stated, for messages.
    package let name: String

    package init(_ name: String) { self.name = name }
  }

  /// Kebab case, names the problem. Never reused.
  package let id: String
  package let severity: Severity
  /// One line, starts in lower case.
  package let summary: String
  /// What breaks for whom, and when.
  package let rationale: String
  /// Where the fact comes from: a session, a page of documentation, a tool's message.
  package let source: String
  /// Apple's own message, exactly; `<…>` refers to what varies.
  package let appleMessage: String?
  /// Others that Apple's tools print about the same thing.
  package let furtherAppleMessages: [String]
  /// Off unless enabled by name or profile.
  package let isOptIn: Bool
  package let profiles: Set<Profile>
  /// Former ids.
  package let aliases: [String]
  /// The facts that the rule needs to run.
  let needs: Set<Need>
  /// What it may lack, where it needs none to run.
  let possibleNeeds: Set<Need>

  package init(
    id: String, severity: Severity, summary: String, rationale: String, source: String,
    appleMessage: String? = nil, furtherAppleMessages: [String] = [], isOptIn: Bool = false,
    profiles: Set<Profile> = [],
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
  /// Without examples: all that a list of findings needs besides it.
  var briefText: String {
    rationale + "\n" + (facts + appleMessageFacts).map { "\n\($0.name): \($0.value)" }.joined()
  }

  /// The same in Markdown.
  var briefMarkdown: String {
    "\(markdownProse(rationale))\n\n\(factsMarkdown)"
      + appleMessages.map { "- Apple's message: \(markdownCode($0))\n" }.joined()
  }

  /// Severity, profiles, needs, source and former ids as a list in Markdown.
  package var factsMarkdown: String { facts.map { "- \($0.name): \(markdownProse($0.value))\n" }.joined() }

  /// What Apple's tools print about it.
  package var appleMessages: [String] { [appleMessage].compactMap(\.self) + furtherAppleMessages }

  /// All but its messages.
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
  /// A set of facts that are missing together.
  package static func list(_ needs: Set<Self>) -> String { needs.map(\.name).sorted().joined(separator: ", and ") }
}
