import IntentModel
import Reports
import SourceFindings
import SourceScan

/// What a page shows: one or more apps, and the version before them where two are compared.
public struct PreviewInput: Sendable {
  /// The title of the page: the name of the project or folder.
  public var title: String
  public var apps: [PreviewApp]
  /// Nil if no versions are compared.
  public var comparison: PreviewComparison?

  public init(title: String, apps: [PreviewApp], comparison: PreviewComparison? = nil) {
    self.title = title
    self.apps = apps
    self.comparison = comparison
  }
}

/// The version before, and what changed since then.
public struct PreviewComparison: Sendable {
  /// `main`
  public var name: String
  public var apps: [PreviewApp]
  /// The changes, most harmful first; each has an impact.
  public var changes: [Report.Entry]

  public init(name: String, apps: [PreviewApp], changes: [Report.Entry]) {
    self.name = name
    self.apps = apps
    self.changes = changes
  }
}

/// An app, or what no app uses, with everything that its sections show.
public struct PreviewApp: Sendable {
  /// As people see it: `Trip Planner`.
  public var name: String
  /// What the app is called on a page where others have its name.
  var heading: String
  /// `app for iOS 17.0`; nil for a folder.
  public var kind: String?
  /// The model without what is declared in files that were read for their names alone.
  public var bundle: MetadataBundle
  /// What places in the bundle and in findings count in.
  public var files: [LintFile]
  public var findings: [Finding]
  public var translations: Translations

  public init(
    name: String, kind: String?, bundle: MetadataBundle, files: [LintFile],
    findings: [Finding] = [],
    translations: Translations = Translations()
  ) {
    self.name = name
    heading = name
    self.kind = kind
    self.bundle = bundle
    self.files = files
    self.findings = findings
    self.translations = translations
  }
}

extension PreviewApp {
  /// The same app under another name.
  public mutating func rename(_ name: String) {
    self.name = name
    heading = name
  }
}

/// The texts of an app in other languages than that of its source.
public struct Translations: Sendable {
  /// How a text is looked up.
  public struct Key: Hashable, Sendable {
    public var table: String
    public var key: String

    public init(table: String, key: String) {
      self.table = table
      self.key = key
    }
  }

  /// `en`; nil if no string table states it.
  public var sourceLanguage: String?
  /// The other languages, in the order in which the page offers them.
  public var languages: [String]
  /// By language. One text for each key, except for the phrases of an App Shortcut: they are all the texts of the first
  /// phrase's key.
  public var texts: [String: [Key: [String]]]

  public init(
    sourceLanguage: String? = nil, languages: [String] = [], texts: [String: [Key: [String]]] = [:]
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.texts = texts
  }
}
