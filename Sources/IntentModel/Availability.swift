/// One platform of an `@available` attribute, or of the condition of an `if #available`.
public struct Availability: Equatable, Sendable {
  /// The releases in which a declaration is deprecated: all for `deprecated` alone, those from 17.0 on for `deprecated: 17.0`.
  public enum Since: Equatable, Sendable {
    case always
    case version(String)
  }

  /// `iOS`, `macOS`, `macCatalyst`, `swift`, …, or `*`.
  public var platform: String
  public var introduced: String?
  public var deprecated: Since?
  public var obsoleted: String?
  public var isUnavailable: Bool = false
  public var message: String?
  public var renamed: String?
}
