/// The language mode that sources are compiled in: `-swift-version`, Xcode's `SWIFT_VERSION`, SwiftPM's `swiftLanguageModes`.
/// It is not the compiler's version, which `#if compiler(…)` compares with.
public enum LanguageMode: String, CaseIterable, Sendable {
  case five = "5"
  case six = "6"

  /// The compiler's default, which Xcode also writes into new projects.
  public static let standard = LanguageMode.five
}
