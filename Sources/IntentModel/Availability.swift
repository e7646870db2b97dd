/// One platform of an `@available` attribute, or of the condition of an `if #available`.
public struct Availability: Equatable, Sendable {
  /// `deprecated` alone, or `deprecated: 17.0`.
  public enum Since: Equatable, Sendable {
    case always
    case version(String)
  }

  /// `iOS`, `macOS`, `macCatalyst`, `swift`, …, or `*`.
  public var platform: String
  public var introduced: String?
  public var deprecated: Since?
  public var obsoleted: String?
  public var isUnavailable: Bool
  public var message: String?
  public var renamed: String?

  package init(
    platform: String, introduced: String? = nil, deprecated: Since? = nil, obsoleted: String? = nil,
    isUnavailable: Bool = false, message: String? = nil, renamed: String? = nil
  ) {
    self.platform = platform
    self.introduced = introduced
    self.deprecated = deprecated
    self.obsoleted = obsoleted
    self.isUnavailable = isUnavailable
    self.message = message
    self.renamed = renamed
  }
}
