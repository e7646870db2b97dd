import IntentModel
import SourceFindings

extension Rule {
  static let resultValueWrongType = Rule(
    id: "result-value-wrong-type", severity: .error,
    summary: "'.result(value:)' passes a value of another type than 'ReturnsValue' declares",
    rationale: """
      The value of '.result(value:)' must have the type in 'ReturnsValue'. Otherwise 'perform()' does not compile. The rule \
      compares literals, and parameters of the intent, with 'String', 'Int', 'Double', 'Bool' and arrays of these.
      """,
    source: "AppIntents interface of iOS 17.4: IntentResult.result(value:), ReturnsValue",
    triggering: [
      Example(
        """
        struct HasBook: AppIntent {
          static let title: LocalizedStringResource = "Has Book"

          func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
            return .result(value: ↓"yes")
          }
        }
        """),
      Example(.returning("Int?", ".result(value: ↓\"\\(name)\", dialog: \"Done\")")),
      Example(.returning("[String]", ".result(dialog: \"Done\", value: ↓name) { Text(\"A\") }")),
      Example(.returning("String", "if flag { return .result(value: ↓true) }; return .result(value: name)")),
      Example(.returning("Double", "return .result(value: ↓self.count)")),
      Example(.returning("Int", "let total = count + 1; print(total); return .result(value: ↓[count, 3])")),
    ],
    nonTriggering: [
      Example(
        """
        struct HasBook: AppIntent {
          static let title: LocalizedStringResource = "Has Book"

          func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
            return .result(value: true)
          }
        }
        """),
      Example(.returning("String", "return .result(value: name)")),
      Example(.returning("String", "return .result(value: name + \"!\")")),
      Example(.returning("String?", "return .result(value: nil)")),
      Example(.returning("Double", "return .result(value: 3)")),
      Example(.returning("Double", "return .result(value: Double(count))")),
      Example(.returning("[Int]", "return .result(value: [1, count])")),
      // A local variable of the same name.
      Example(.returning("Double", "let count = Double(count); return .result(value: count)")),
      Example(
        .returning(
          "Double", "guard let (name, count) = make() else { return .result(value: 1) }; return .result(value: count)")),
      Example(.returning("Double", "return try await counts { count in .result(value: count) }")),
      // The result of something else.
      Example(.returning("Bool", "return other.result(value: \"yes\")")),
      Example(.returning("Bool", "let text = Text.result(value: \"yes\"); return .result(value: true)")),
      Example(.returning("Flag", "return .result(value: \"yes\")")),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents {
      for alternative in intent.result.alternatives where alternative.origin.providedBy == nil {
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
  /// What the value is, as words for a message, if it certainly does not have this type.
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

extension String {
  /// An intent with parameters `name` and `count`, whose `perform()` returns a value of the type.
  fileprivate static func returning(_ type: String, _ statements: String) -> String {
    """
    struct Open: AppIntent {
      @Parameter(title: "Name") var name: String
      @Parameter(title: "Count") var count: Int
      func perform() async throws -> some IntentResult & ReturnsValue<\(type)> {
        \(statements)
      }
    }
    """
  }
}
