import IntentModel

extension Rule {
  static let performWrongResult: Rule = Rule(
    id: "perform-wrong-result", severity: .error, summary: "'perform()' does not return an 'IntentResult'",
    rationale: """
      'AppIntent' requires that the result type of 'perform()' conforms to 'IntentResult'. With another result, with 'any \
      IntentResult', or without a result type, the intent does not compile. Return 'some IntentResult', and a value as \
      'some IntentResult & ReturnsValue<Int>'. The rule does not report types that the scan does not hold.
      """,
    source: "AppIntents interface of iOS 17.4: AppIntent.PerformResult, and the Swift compiler's verdict on each form",
    reported: """
      struct CountBooks: AppIntent {
        static let title: LocalizedStringResource = "Count Books"

        func ↓perform() async throws -> Int { 3 }
      }
      """,
    correct: """
      struct CountBooks: AppIntent {
        static let title: LocalizedStringResource = "Count Books"

        func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for intent in model.bundle.intents where !intent.hasFrameworkPerform {
      let type = intent.type
      guard !type.mayHaveHiddenMembers, !type.hiddenMembers.contains("perform") else { continue }
      let candidates = type.members.filter { $0.kind == .function && !$0.isStatic && $0.signature == "perform()" }
      guard let first = candidates.first, first.providedBy == nil,
        candidates.allSatisfy({ $0.wrongResult != nil }), let found = first.wrongResult
      else { continue }
      reporter.report(
        "'perform()' of '\(type.name)' must return 'some IntentResult'; found \(found), so the intent does not compile",
        at: first.place, symbol: type.symbol("perform()"))
    }
  }
}

extension DeclaredMember {
  /// The result type as words for a message, if it certainly does not conform to 'IntentResult'; else nil.
  fileprivate var wrongResult: String? {
    guard let type else { return "no result type" }
    return type.isCertainlyNoResult ? "'\(type.spelling)'" : nil
  }
}

extension ValueType {
  /// Protocols and types of Apple's that are not results.
  private static let others: Set<String> = [
    "Void", "View", "AppIntent", "AppEntity", "AppEnum", "Sendable", "Equatable", "Hashable", "Codable", "IntentDialog",
    "LocalizedStringResource",
  ]

  fileprivate var isCertainlyNoResult: Bool {
    if isOptional || isExistential { return true }
    switch kind {
    case .primitive, .entity, .enum, .union, .measurement, .file, .person, .intent, .array, .set, .framework:
      return true
    case .unknown: break
    }
    if declaration != nil {
      return unknownAncestors.allSatisfy { KnownAncestors.plain.contains($0) }
    }
    guard let name else { return isDictionaryTupleOrFunction }
    return Self.others.contains(name) || ParameterTypes.replacements[name] != nil
  }

  /// Whether it begins with 'any', is 'IntentResult', or is a composition that begins with 'IntentResult'. Existentials do not
  /// conform to their protocol.
  private var isExistential: Bool {
    spelling.hasPrefix("any ") || spelling == "IntentResult" || spelling.hasPrefix("IntentResult &")
  }

  private var isDictionaryTupleOrFunction: Bool {
    if spelling == "()" || spelling.hasPrefix("[") { return true }
    return spelling.hasPrefix("(") && !spelling.contains(text: "some ") && !spelling.contains("<")
      && spelling.contains(",")
  }
}
