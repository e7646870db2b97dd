extension Rule {
  static let classNotFinal: Rule = Rule(
    id: "class-not-final", severity: .error, summary: "an intent, query or entity is a class without 'final'",
    rationale: """
      The protocols require 'init()', which in a class without 'final' must be 'required'; otherwise the class does not \
      compile. They also refine 'Sendable', to which a class without 'final' cannot conform: the compiler warns, and the \
      Swift 6 language mode makes it an error. The finding is a warning if 'init()' is required. Use a struct, or add \
      'final'.
      """,
    source: "AppIntents interface of iOS 17.4: AppIntent, EntityQuery; the Swift compiler's verdict",
    reported: """
      class ↓OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        func perform() async throws -> some IntentResult { .result() }
      }
      """,
    correct: """
      final class OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        func perform() async throws -> some IntentResult { .result() }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for type in model.bundle.intents.map(\.type) + model.bundle.queries.map(\.type)
    where type.kind == .class && !type.isFinal && type.hasFrameworkMembersAlone {
      let hasInitializer = type.ownMembers.contains {
        $0.kind == .initializer && $0.parameters.isEmpty && $0.modifiers.contains("required")
      }
      // The app itself is responsible for a class that states '@unchecked Sendable'.
      guard !hasInitializer || !type.inherited.contains(where: { $0.name == "Sendable" }) else { continue }
      reporter.report(
        hasInitializer
          ? "the class '\(type.name)' must be final, because it conforms to 'Sendable' through the framework's protocol"
          : "the class '\(type.name)' must be final or declare 'required init()', or it does not compile",
        of: type, severity: hasInitializer ? .warning : nil)
    }
  }
}
