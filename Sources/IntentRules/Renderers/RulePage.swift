/// What is to be said about one rule, for `explain`, for SARIF and for the page of all rules.
struct RulePage {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  /// For a terminal.
  var text: String {
    var text = "\(rule.id): \(rule.summary)\n\n\(PageText.wrapped(rule.rationale))\n\n"
    for (name, value) in facts { text += "\(name): \(value)\n" }
    let examples = [
      ("Reported, where '↓' stands", rule.triggering.map(\.source)), ("Repaired", rule.triggering.compactMap(\.fixed)),
      ("Not reported", rule.nonTriggering.map(\.source)),
    ]
    for (title, sources) in examples where !sources.isEmpty {
      text += "\n\(title):\n" + sources.map(PageText.indented).joined(separator: "\n")
    }
    return text
  }

  /// Without examples: all that a list of findings needs beside it.
  var briefText: String {
    rule.rationale + "\n" + facts.map { "\n\($0.name): \($0.value)" }.joined()
  }

  /// The same in Markdown.
  var briefMarkdown: String {
    var text = "\(rule.rationale)\n\n"
    for (name, value) in facts {
      text += "- \(name): \(name == "Apple's message" ? markdownCode(value) : value)\n"
    }
    return text
  }

  /// Without a heading, so that it stands anywhere.
  var markdown: String {
    var text = briefMarkdown
    for example in rule.triggering {
      text += "\nReported:\n\n" + PageText.fenced(example.source)
      if let fixed = example.fixed { text += "\nRepaired:\n\n" + PageText.fenced(fixed) }
    }
    for example in rule.nonTriggering { text += "\nNot reported:\n\n" + PageText.fenced(example.source) }
    return text
  }

  private var facts: [(name: String, value: String)] {
    var facts = [("Severity", rule.severity.rawValue)]
    let profiles = Rule.Profile.allCases.filter(rule.profiles.contains).map(\.rawValue)
    if rule.isOptIn || !profiles.isEmpty {
      facts.append(("Profiles", profiles.isEmpty ? "none: on where it is enabled" : profiles.joined(separator: ", ")))
    }
    if !rule.needs.isEmpty { facts.append(("Needs", rule.needs.map(\.name).sorted().joined(separator: ", "))) }
    facts.append(("Source", rule.source))
    if let message = rule.appleMessage { facts.append(("Apple's message", message)) }
    for message in rule.furtherAppleMessages { facts.append(("Apple's message", message)) }
    if !rule.aliases.isEmpty { facts.append(("Formerly", rule.aliases.joined(separator: ", "))) }
    return facts
  }
}

extension Rule.Need {
  /// In messages: "needs the kinds of the modules".
  public var name: String {
    switch self {
    case .targetMap: "the modules' kinds ('modules' of the configuration)"
    case .deployment: "a deployment target ('--deployment-target', or 'deployment' of the configuration)"
    case .xcode: "the version of Xcode ('--xcode', or 'xcode' of the configuration)"
    case .applicationName: "the app's name ('applicationName' of the configuration)"
    }
  }
}

extension Rule {
  /// The page of one rule, for a terminal.
  public var page: String { RulePage(self).text }

  /// The page of all rules, in Markdown: `Sources/RULES.md`.
  public static var allPages: String {
    var text = """
      # Rules

      What `intentscan lint` checks. Generated from the rules themselves; `UPDATE_GOLDEN=1 swift test` writes it anew.
      In the examples `↓` stands where the finding starts.

      | Rule | Severity | Default | What it finds |
      | --- | --- | --- | --- |

      """
    for rule in known {
      text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.isOptIn ? "off" : "on") "
      text += "| \(rule.summary.split(separator: "|").joined(separator: "\\|")) |\n"
    }
    for rule in known { text += "\n## \(rule.id)\n\n" + RulePage(rule).markdown }
    return text
  }

  /// One line for each rule.
  public static var table: String {
    let width = known.map(\.id.count).max() ?? 0
    return known.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
      return "\(id)  \(severity)  \(rule.isOptIn ? "off" : "on ")  \(rule.summary)\n"
    }.joined()
  }
}
