import IntentModel

/// What `.intentscan.json` says about a project, see `ConfigurationSchema`.
public struct Configuration: Sendable {
  public struct Module: Sendable {
    public var name: String
    /// Relative to the configuration's folder.
    public var paths: [String]
    public var kind: LintSettings.ModuleKind?
  }

  public var selection = RuleSelection()
  /// Files that are not scanned, by paths relative to the configuration's folder.
  public var exclude: [Glob] = []
  public var settings = LintSettings()
  /// The language mode that the app is compiled in.
  public var languageMode: LanguageMode?
  /// The languages that the app ships.
  public var locales: [String] = []
  /// By name.
  public var modules: [Module] = []

  public init() {}
}
