/// The name and version of the tool, as in every document that it writes.
public enum Generator {
  public static let name = "intentscan"
  public static let version = "0.1.0"
  /// The version of the bundle's schema. Increased by a change that breaks readers.
  public static let bundleVersion = 1
}
