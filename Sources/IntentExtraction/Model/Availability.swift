/// What one `@available`, or the condition of an `if #available`, says about one platform.
public struct Availability: Equatable, Sendable {
  /// `deprecated` alone, or `deprecated: 17.0`.
  public enum Since: Equatable, Sendable {
    case always
    case version(String)
  }

  /// `iOS`, `macOS`, `macCatalyst`, `swift`, …, or `*`.
  public var platform: String
  public var introduced: String? = nil
  public var deprecated: Since? = nil
  public var obsoleted: String? = nil
  public var isUnavailable: Bool = false
  public var message: String? = nil
  public var renamed: String? = nil
}
