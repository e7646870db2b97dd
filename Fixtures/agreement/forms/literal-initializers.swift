import AppIntents

// T("text") is the literal; .init("text") is a call.
struct ByType: AppIntent {
  static let title = LocalizedStringResource("By Type")
  static let description = IntentDescription("described")
  func perform() async throws -> some IntentResult { .result() }
}
struct ByDot: AppIntent {
  static let title: LocalizedStringResource = .init("By Dot")
  static let description: IntentDescription? = .init("described")
  func perform() async throws -> some IntentResult { .result() }
}
struct ByLabel: AppIntent {
  static let title = LocalizedStringResource(stringLiteral: "By Label")
  static let description = IntentDescription(stringLiteral: "described")
  func perform() async throws -> some IntentResult { .result() }
}
struct ByInit: AppIntent {
  static let title = LocalizedStringResource.init("By Init")
  static let description: IntentDescription? = IntentDescription.init("described", categoryName: .init("Category"))
  func perform() async throws -> some IntentResult { .result() }
}
