import AppIntents

@available(iOS 17.0, macOS 14.0, *)
@available(watchOS, unavailable)
struct Limited: AppIntent {
  static let title: LocalizedStringResource = "Limited"
  @available(*, deprecated, message: "not \"now\"") @Parameter(title: "Old") var old: Int
  @available(iOS 18, *) @Parameter(title: "New") var new: Int
  func perform() async throws -> some IntentResult { .result() }
}
@available(*, deprecated, renamed: "Limited") struct Former: AppIntent { static let title: LocalizedStringResource = "Former"; func perform() async throws -> some IntentResult { .result() } }
