import AppIntents

open class BaseIntent: AppIntent, @unchecked Sendable {
  open class var title: LocalizedStringResource { "Base" }
  public required init() {}
  @Parameter(title: "Amount") public var amount: Int
  public func perform() async throws -> some IntentResult { .result() }
}

open class NoIntent {
  public init() {}
}
