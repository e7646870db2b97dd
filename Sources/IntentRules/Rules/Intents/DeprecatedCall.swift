import IntentModel

extension Rule {
  static let deprecatedCall: Rule = Rule(
    id: "deprecated-call", severity: .note, summary: "'perform()' uses a name of the framework that is deprecated",
    rationale: """
      'throw $name.requestValue(…)' and 'throw $name.needsValue(…)' are older forms of 'needsValueError', and \
      'AppIntentError.Unrecoverable.unknown' tells people nothing. Use 'needsValueError', or 'try await $name.requestValue(…)' \
      without 'throw', and an error that has a message.
      """,
    source: "Apple's guide for agents in Xcode 27: parameters, errors",
    reported: Example(.performing("some IntentResult", "throw ↓$name.requestValue(\"Which?\")")),
    correct: Example(.performing("some IntentResult", "throw $name.needsValueError(\"Which?\")")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for (intent, body) in model.ownBodies where !body.throwing.isEmpty {
      let deprecated = deprecatedNames(in: body)
      for thrown in body.throwing {
        guard let (old, new) = deprecated[thrown.type.name] else { continue }
        reporter.report(
          "'\(old)' is deprecated; use \(new)", at: thrown.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }

  /// The deprecated names that follow `throw`, each with its replacement, by their first name.
  private static func deprecatedNames(in body: PerformBody) -> [String: (old: String, new: String)] {
    var found: [String: (old: String, new: String)] = [:]
    for index in body.names.indices where body.names[index] == "throw" {
      let thrown = body.names[index...].dropFirst().prefix(3)
      guard let name = thrown.first, let member = thrown.dropFirst().first else { continue }
      if name == "AppIntentError", Array(thrown.dropFirst()) == ["Unrecoverable", "unknown"] {
        found[name] = (
          "AppIntentError.Unrecoverable.unknown", "a case that names the problem, such as '.entityNotFound'"
        )
      } else if name.hasPrefix("$"), member == "requestValue" || member == "needsValue" && found[name] == nil {
        found[name] = ("throw \(name).\(member)", "'throw \(name).needsValueError(…)'")
      }
    }
    return found
  }
}

extension PerformBody {
  /// Whether these names come one after the other.
  func mentions(_ sequence: [String]) -> Bool { position(of: sequence) != nil }

  /// The first position at which these names come one after the other; nil if they never do.
  func position(of sequence: [String]) -> Int? {
    names.indices.first { names[$0...].starts(with: sequence) }
  }
}
