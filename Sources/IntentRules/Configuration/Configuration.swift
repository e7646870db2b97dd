import IntentModel
import IntentReports

/// The settings of a project, combined from a configuration file and the files that it extends. `ConfigurationSchema` describes the
/// keys.
package struct Configuration: Sendable {
  package struct Module: Sendable {
    package var name: String
    package var paths: [String]
    var kind: LintSettings.ModuleKind?
  }

  /// One value as a file states it, for people who ask where it comes from.
  package struct Statement: Sendable {
    /// The path of keys, such as `severity.duplicate-phrase`.
    package var key: String
    package var value: String
    /// The file, the line and the column of the value, such as `.intentscan.json:3:5`.
    package var origin: String
    /// The index in `overrides` of the element that contains the value; nil for a value outside of `overrides`.
    package var override: Int?
  }

  var selection = RuleSelection()
  /// Patterns of the files that are not scanned.
  package var exclude: [FolderGlob] = []
  var settings = LintSettings()
  /// The language mode that the app is compiled in.
  package var languageMode: LanguageMode?
  /// The languages that the app ships; if empty, the project decides.
  package var languages: [String] = []
  /// The modules, sorted by name.
  package var modules: [Module] = []
  package var baseline: String?
  package var allow: String?
  package var owners: String?
  /// The URL of the folder with a page for each rule.
  package var pages: String?
  package var failOn = FailureLevels()
  package var statements: [Statement] = []

  package init() {}
}

/// The lowest severity and level that fail a run, where they are stated.
package struct FailureLevels: Sendable {
  /// The lowest severity that fails a run. `never` is one of the values: nil means only that nothing is stated.
  package enum Lint: String, Sendable, CaseIterable {
    case error, warning, note, never

    package var severity: Severity? { Severity(rawValue: rawValue) }
    fileprivate var strictness: Int { self == .never ? -1 : Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package enum Diff: String, Sendable, CaseIterable {
    case breaking, dangerous, info, never

    fileprivate var strictness: Int { self == .never ? -1 : Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package var lint: Lint?
  package var diff: Diff?

  package init() {}

  /// The levels for code that several apps share: the strictest ones of the apps. An app that states none has `error` and
  /// `breaking`.
  package init(strictestOf levels: [FailureLevels]) {
    lint = levels.map { $0.lint ?? .error }.max { $0.strictness < $1.strictness }
    diff = levels.map { $0.diff ?? .breaking }.max { $0.strictness < $1.strictness }
  }
}

/// A pattern for paths relative to a folder.
package struct FolderGlob: Sendable {
  /// The folder, written like the paths of the run; empty for the working directory.
  package var folder: String
  package var glob: Glob
}
