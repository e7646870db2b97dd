extension Rule {
  /// App Shortcuts and their phrases.
  static let shortcutRules: [Rule] = [
    phraseMissingApplicationName,
    tooManyAppShortcuts,
  ]
}
