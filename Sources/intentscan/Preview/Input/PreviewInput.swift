import DocumentFormats
import IntentModel
import IntentReports
import SourceScan

/// The content of a page: one or more apps, and the previous version if two are compared.
struct PreviewInput: Sendable {
  /// The title of the page, such as the name of the only app, of the project or of the folder.
  var title: String
  var apps: [PreviewApp]
  /// The old version and the changes; nil if no versions are compared.
  var comparison: PreviewComparison?
  /// The texts that are shown if there are no apps: what was read, and what to do.
  var nothing = ["found no App Intents"]
}

/// The old version, and the changes since then.
struct PreviewComparison: Sendable {
  /// The name of the old version: `main`.
  var name: String
  /// The date and the subject of the old version's commit: `2026-11-20, Add shelves`. Nil if they cannot be read.
  var commit: String?
  var apps: [PreviewApp]
  /// The changes, most harmful first; each has an impact.
  var changes: [Report.Entry]
  /// The new names of types that were renamed, by the kind and the qualified name before: `intent OpenShelf`.
  var newNames: [String: String] = [:]
}

/// An app, or the targets that no app uses, with everything that the sections show.
struct PreviewApp: Sendable {
  /// The name that people see: `Trip Planner`.
  var name: String
  /// Whether the heading has the kind, too, because several apps have the name.
  var showsKind = false
  /// The kind of the app and its system: `app for iOS 17.0`. Nil for targets that no app uses, and for a folder.
  var kind: String?
  /// The model without declarations in files that were read for their names alone.
  var bundle: MetadataBundle
  /// The files that locations in the bundle and in findings refer to.
  var files: [LintFile]
  var findings: [Finding] = []
  /// The findings that a report lists: those of one cause as one.
  var reported: [Finding] = []
  var translations = Translations()
  /// The rules that found something, by their ids.
  var rules: [String: RuleDescription] = [:]
  /// The addresses of locations in source; nil if the user gave none.
  var sourceLink: SourceLink?
  /// The products that ship it; empty without a target map.
  var products = AppProducts([], MetadataBundle(modules: [])) { _ in "" }
  /// The runners of its intents; nil if only declarations were read.
  var runners: IntentRunners?

  var heading: String { showsKind ? kind.map { "\(name) (\($0))" } ?? name : name }
}

/// The address of a line of source: a text with `{path}` and `{line}`.
struct SourceLink: Equatable, Sendable {
  private let text: String

  /// Nil if the text lacks `{path}`, or does not begin with a scheme such as `https://`.
  init?(_ text: String) {
    let schemes = ["https://", "http://", "vscode://", "xcode://", "file://"]
    guard text.contains(text: "{path}"), schemes.contains(where: text.hasPrefix) else { return nil }
    self.text = text
  }

  func url(path: String, line: String) -> String {
    text.replacing(text: "{path}", with: path).replacing(text: "{line}", with: line)
  }
}

extension String {
  /// The path in an address; nil for an empty path, and for one that leads out of the folder that paths are relative to.
  var utf8URLPath: String? {
    guard !isEmpty, !split(separator: "/").contains("..") else { return nil }
    return percentEncoded(self, except: "-._~/+")
  }
}

/// The texts of an app in other languages than that of its source.
struct Translations: Sendable {
  /// The key by which a text is looked up.
  struct Key: Hashable, Sendable {
    var table: String
    var key: String
  }

  /// The language of the source, such as `en`; nil if no string table states it.
  var sourceLanguage: String?
  /// The other languages, in the order in which the page offers them.
  var languages: [String] = []
  /// Texts by language. One text for each key, except for the phrases of an App Shortcut: all of them are texts of the first
  /// phrase's key.
  var texts: [String: [Key: [String]]] = [:]
  /// The number of texts that each language lacks, as 'strings' counts them.
  var missing: [String: Int] = [:]
}
