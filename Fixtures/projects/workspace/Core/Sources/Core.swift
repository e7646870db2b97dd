import AppIntents

public struct CorePackage: AppIntentsPackage {}

public struct StopRadio: AppIntent {
  public static let title: LocalizedStringResource = "Stop Radio"

  public init() {}

  public func perform() async throws -> some IntentResult { .result() }
}
