import AppIntents

public func titled(_ text: String = "default") -> LocalizedStringResource { "x" }
public struct Ride: AppIntent {
  public static let title: LocalizedStringResource = "Ride"
  public init() {}
  public init(count: Int = 3, name: String? = nil) {}
  public func perform() async throws -> some IntentResult { .result() }
}
public struct Numbers: DynamicOptionsProvider {
  public init(limit: Int = 3, name: String? = nil) {}
  public func results() async throws -> [Int] { [] }
}
