/// The language mode that sources are compiled in: what `-swift-version`, Xcode's `SWIFT_VERSION` and SwiftPM's
/// `swiftLanguageModes` say. It is not the compiler's version, which `#if compiler(…)` asks for.
public enum LanguageMode: String, CaseIterable, Sendable {
  case five = "5"
  case six = "6"

  /// What the compiler takes if nothing says otherwise, and what Xcode writes into a new project.
  public static let standard = LanguageMode.five
}
