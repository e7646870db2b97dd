import IntentModel

/// What `.intentscan.json` says about a project, see `ConfigurationSchema`.
package struct Configuration: Sendable {
  package struct Module: Sendable {
    package var name: String
    /// Relative to the configuration's folder.
    package var paths: [String]
    var kind: LintSettings.ModuleKind?
  }

  package var selection = RuleSelection()
  /// Files that are not scanned, by paths relative to the configuration's folder.
  package var exclude: [Glob] = []
  package var settings = LintSettings()
  /// The language mode that the app is compiled in.
  package var languageMode: LanguageMode?
  /// The languages that the app ships.
  package var locales: [String] = []
  /// By name.
  package var modules: [Module] = []

  init() {}
}
