import IntentModel

extension Rule {
  static let performWrongResult = Rule(
    id: "perform-wrong-result", severity: .error, summary: "'perform()' does not return an 'IntentResult'",
    rationale: """
      'AppIntent' requires that the result type of 'perform()' conforms to 'IntentResult'. With another result, with 'any \
      IntentResult', or without a result type, the intent does not compile. Return 'some IntentResult', and a value as \
      'some IntentResult & ReturnsValue<Int>'. The rule does not report types that the scan does not hold.
      """,
    source: "AppIntents interface of iOS 17.4: AppIntent.PerformResult, and the Swift compiler's verdict on each form",
    triggering: [
      Example(
        """
        struct CountBooks: AppIntent {
          static let title: LocalizedStringResource = "Count Books"

          func ↓perform() async throws -> Int { 3 }
        }
        """),
      Example(.performing("func ↓perform() async throws { print(1) }")),
      Example(.performing("func ↓perform() async throws -> Void {}")),
      Example(.performing("func ↓perform() -> () {}")),
      Example(.performing("func ↓perform() async throws -> String { \"Done\" }")),
      Example(.performing("func ↓perform() async throws -> IntentDialog { \"Done\" }")),
      Example(.performing("func ↓perform() async throws -> [Int] { [] }")),
      Example(.performing("func ↓perform() async throws -> (some IntentResult)? { nil }")),
      Example(.performing("func ↓perform() async throws -> any IntentResult { .result() }")),
      Example(
        .performing("func ↓perform() async throws -> any IntentResult & ReturnsValue<Int> { .result(value: 3) }")),
      Example(.performing("func ↓perform() async throws -> IntentResult { .result() }")),
      Example(.performing("func ↓perform() async throws -> some View { Text(\"A\") }")),
      Example(.performing("func ↓perform() async throws -> (Int, Int) { (1, 2) }")),
      Example("struct Answer: Sendable {}\n" + .performing("func ↓perform() async throws -> Answer { Answer() }")),
      Example("typealias Answer = Int\n" + .performing("func ↓perform() async throws -> Answer { 3 }")),
    ],
    nonTriggering: [
      Example(
        """
        struct CountBooks: AppIntent {
          static let title: LocalizedStringResource = "Count Books"

          func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
        }
        """),
      Example(.performing("func perform() -> some IntentResult { .result() }")),
      Example(.performing("@MainActor func perform() async -> (some IntentResult & ProvidesDialog) { make() }")),
      Example(.performing("func perform() async throws -> some ReturnsValue<[Int]> { .result(value: []) }")),
      Example(.performing("func perform() async throws -> IntentResultContainer<Int, Never, Never, Never> { make() }")),
      Example(.performing("func perform() async throws -> Never { while true {} }")),
      Example(
        "typealias Done = IntentResult\n" + .performing("func perform() async throws -> some Done { .result() }")),
      Example(
        "protocol Done: IntentResult {}\n" + .performing("func perform() async throws -> some Done { make() }")),
      Example("struct Done: IntentResult {}\n" + .performing("func perform() async throws -> Done { make() }")),
      Example(.performing("func perform() async throws -> KitResult { make() }")),
      // Another function fits.
      Example(
        .performing(
          "func perform() async throws -> Int { 3 }\nfunc perform() async throws -> some IntentResult { make() }")
      ),
      // Another function, which the rule about a missing one reports.
      Example(.performing("static func perform() -> Int { 3 }\nfunc perform(now: Bool) -> Int { 3 }")),
      // The framework has one for these.
      Example("struct Open: OpenIntent { @Parameter(title: \"B\") var target: Book\nfunc perform() -> Int { 3 } }"),
      Example("struct Open<T: IntentResult>: AppIntent { func perform() async throws -> T { result } }"),
      Example(
        .performing(
          "#if DEBUG\nfunc perform() -> Int { 3 }\n#else\nfunc perform() -> some IntentResult { make() }\n#endif")),
      Example("protocol P { func perform() -> Int }\nstruct A: P { func perform() -> Int { 3 } }"),
    ]
  ) { model, reporter in
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
  /// The result type as words for a message, if it certainly does not conform to 'IntentResult'.
  fileprivate var wrongResult: String? {
    guard let type else { return "no result type" }
    return type.isCertainlyNoResult ? "'\(type.spelling)'" : nil
  }
}

extension ValueType {
  /// Protocols and types of Apple's that are no results.
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
    return Self.others.contains(name) || ParameterTypes.unsupportedByName[name] != nil
  }

  /// `any IntentResult`, or a composition without 'some'. Existentials do not conform to their protocol.
  private var isExistential: Bool {
    spelling.hasPrefix("any ") || spelling == "IntentResult" || spelling.hasPrefix("IntentResult &")
  }

  private var isDictionaryTupleOrFunction: Bool {
    if spelling == "()" || spelling.hasPrefix("[") { return true }
    return spelling.hasPrefix("(") && !spelling.contains(text: "some ") && !spelling.contains("<")
      && spelling.contains(",")
  }
}

extension String {
  /// An intent with this 'perform()', for examples.
  fileprivate static func performing(_ function: String) -> String {
    """
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      \(function)
    }
    """
  }
}
