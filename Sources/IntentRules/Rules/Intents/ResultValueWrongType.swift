import IntentModel
import IntentReports

extension Rule {
  static let resultValueWrongType: Rule = Rule(
    id: "result-value-wrong-type", severity: .error,
    summary: "'.result' passes a value of another type than 'perform()' declares, or no snippet intent",
    rationale: """
      The value of '.result(value:)' must have the type in 'ReturnsValue'. Otherwise 'perform()' does not compile. The rule \
      compares literals, and parameters of the intent, with 'String', 'Int', 'Double', 'Bool' and arrays of these.
      """,
    source: "AppIntents interface of iOS 17.4: IntentResult.result(value:), ReturnsValue",
    reported: """
      struct HasBook: AppIntent {
        static let title: LocalizedStringResource = "Has Book"

        func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
          return .result(value: ↓"yes")
        }
      }
      """,
    correct: """
      struct HasBook: AppIntent {
        static let title: LocalizedStringResource = "Has Book"

        func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
          return .result(value: true)
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents {
      for reference in intent.performBodies.filter({ $0.providedBy == nil }).flatMap(\.calls).compactMap(\.bareSnippet)
      {
        guard let shown = model.intent(reference), !shown.type.mayHaveHiddenMembers,
          !shown.conforms(to: "SnippetIntent")
        else { continue }
        reporter.report(
          "'\(shown.type.name)' is not a 'SnippetIntent', so '.result(snippetIntent:)' does not compile",
          at: reference.place,
          symbol: intent.type.symbol("perform()"))
      }
      for alternative in intent.result.own {
        guard let declared = alternative.content.known?.value,
          let body = intent.performBodies.first(where: { $0.place == alternative.origin.member })
        else { continue }
        for call in body.calls where call.isImplicitMember {
          guard let value = call.value, let found = declared.mismatch(with: value, in: body, of: intent) else {
            continue
          }
          reporter.report(
            "the value of '.result' must be of type '\(declared.spelling)'; found \(found)", at: value.place,
            symbol: intent.type.symbol("perform()"),
            notes: [Finding.Note(message: "the return type is declared here", place: declared.place)])
        }
      }
    }
  }
}

extension ValueType {
  /// The words for the value, in a message, if it certainly does not have this type; else nil.
  fileprivate func mismatch(with value: Value, in body: PerformBody, of intent: Intent) -> String? {
    if let literal = mismatch(with: value) { return literal }
    guard let unreadable = value.unreadable, unreadable.reason == .reference else { return nil }
    let ofSelf = unreadable.text.hasPrefix("self.")
    let name = ofSelf ? String(unreadable.text.dropFirst(5)) : unreadable.text
    guard let type = intent.parameter(name)?.type, certainlyDiffers(from: type), ofSelf || !body.mayDeclare(name) else {
      return nil
    }
    return "the parameter '\(name)' of type '\(type.spelling)'"
  }
}

extension PerformBody {
  /// Whether a local variable or a closure's parameter may have the name: a word that declares something is near it.
  func mayDeclare(_ name: String) -> Bool {
    let distance = 6
    return names.indices.contains { index in
      guard names[index] == name else { return false }
      let before = names[max(0, index - distance)..<index], after = names[(index + 1)...].prefix(distance)
      return before.contains { ["let", "var", "for", "case", "func", "inout"].contains($0) } || after.contains("in")
    }
  }
}
