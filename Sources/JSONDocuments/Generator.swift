/// The tool, as every document names it that the tool wrote.
public enum Generator {
  public static let name = "intentscan"
  public static let version = "0.1.0"
  /// Of the metadata bundle's schema. Raised by a change that would break a reader.
  public static let bundleVersion = 1
}
