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
    for (intent, body) in model.ownBodies {
      for thrown in body.throwing {
        guard let (old, new) = deprecated(thrown, in: body) else { continue }
        reporter.report(
          "'\(old)' is deprecated; use \(new)", at: thrown.place, symbol: intent.type.symbol("perform()"))
      }
    }
  }

  private static func deprecated(_ thrown: PerformBody.Throw, in body: PerformBody) -> (String, String)? {
    let name = thrown.type.name
    if name == "AppIntentError", body.mentions(["throw", name, "Unrecoverable", "unknown"]) {
      return ("AppIntentError.Unrecoverable.unknown", "a case that names the problem, such as '.entityNotFound'")
    }
    guard name.hasPrefix("$") else { return nil }
    let old = ["requestValue", "needsValue"].first { body.mentions(["throw", name, $0]) }
    return old.map { ("throw \(name).\($0)", "'throw \(name).needsValueError(…)'") }
  }
}

extension PerformBody {
  /// Whether these names come one after the other.
  func mentions(_ sequence: [String]) -> Bool { position(of: sequence) != nil }

  /// The position of the first of these names, which come one after the other.
  func position(of sequence: [String]) -> Int? {
    names.indices.first { names[$0...].starts(with: sequence) }
  }
}
