import Reports

/// One rule with its examples, for `explain` and for the page of all rules.
struct RulePage {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  /// For a terminal.
  var text: String {
    var text = "\(rule.id): \(rule.description.summary)\n\n\(PageText.wrapped(rule.description.rationale))\n\n"
    for (name, value) in rule.description.facts { text += "\(name): \(value)\n" }
    let examples = [
      ("Reported, where '↓' stands", rule.triggering.map(\.source)), ("Repaired", rule.triggering.compactMap(\.fixed)),
      ("Not reported", rule.nonTriggering.map(\.source)),
    ]
    for (title, sources) in examples where !sources.isEmpty {
      text += "\n\(title):\n" + sources.map(PageText.indented).joined(separator: "\n")
    }
    return text
  }

  /// Without a heading, so that it stands anywhere.
  var markdown: String {
    var text = rule.description.briefMarkdown
    for example in rule.triggering {
      text += "\nReported:\n\n" + PageText.fenced(example.source)
      if let fixed = example.fixed { text += "\nRepaired:\n\n" + PageText.fenced(fixed) }
    }
    for example in rule.nonTriggering { text += "\nNot reported:\n\n" + PageText.fenced(example.source) }
    return text
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
      text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.description.isOptIn ? "off" : "on") "
      text += "| \(rule.description.summary.split(separator: "|").joined(separator: "\\|")) |\n"
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
      return "\(id)  \(severity)  \(rule.description.isOptIn ? "off" : "on ")  \(rule.description.summary)\n"
    }.joined()
  }
}
