import AppIntents

public struct Modified: AppIntent {
  public static let title: LocalizedStringResource = "Modified"
  public init() {}
  @Parameter(title: "a") public var a: Int
  @Parameter(title: "b")
  // a comment between
  internal
  var b: Int
  @Parameter(title: "c") @available(macOS 13, *) fileprivate var c: Int
  @available(macOS 13, *) @Parameter(title: "d") var d: Int
  public func perform() async throws -> some IntentResult { .result() }
}
