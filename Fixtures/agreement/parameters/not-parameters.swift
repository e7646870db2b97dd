import AppIntents

struct Others: AppIntent {
  static let title: LocalizedStringResource = "Others"
  @Dependency var service: Service
  @AppDependency(key: "k") var other: Service
  @Parameter(title: "Real") private(set) var real: Int
  let constant = 5
  var computed: Int { 1 }
  lazy var lazy = 2
  func perform() async throws -> some IntentResult { .result() }
}
final class Service: Sendable {}
