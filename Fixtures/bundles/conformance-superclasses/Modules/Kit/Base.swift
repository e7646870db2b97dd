import AppIntents

open class BaseIntent: AppIntent, @unchecked Sendable {
  open class var title: LocalizedStringResource { "Base" }
  public required init() {}
  @Parameter(title: "Amount") public var amount: Int
  open func perform() async throws -> IntentResultContainer<Never> { fatalError() }
}

open class NoIntent {
  public init() {}
}
