import DocumentFormats
import IntentLocalization
import IntentRules
import IntentScans
import OperatingSystem
import SourceScan

extension Command {
  /// Replaces Apple's tool that checks the tables of phrases.
  static let processStrings = Command(
    "process-strings", alias: "appshortcutstringsprocessor",
    overview: "Check tables of phrases as Xcode's appshortcutstringsprocessor does, with its options.",
    discussion: """
      Prints a JSON array of objects with 'status', 'message', 'path', 'line',
      and, for catalogs, 'languageCode' and 'key', which swift-build shows as
      diagnostics. The command 'lint' checks more. Exit status: 0 if there is no
      error, 1 if there is one, 2 for wrong usage or a file that cannot be read.
      """,
    options: [
      .table, .documentFolder, .skipsCheck, .unknownOptions,
      Option("platform-family", .text("name"), isRepeatable: true, help: "Ignored."),
      Option("deployment-target", .text("version"), isRepeatable: true, help: "Ignored."),
      Option("metadata-file-list", .file("file"), isRepeatable: true, help: "Ignored."),
      Option("app-name-override", help: "Ignored."),
    ], run: runTables)
}

extension Option {
  fileprivate static let table = Option(
    "source-file", .file("file"), isRepeatable: true, help: "A table of phrases, AppShortcuts.strings or .xcstrings.")
  fileprivate static let documentFolder = Option(
    "input-data-path", .directory("dir"), isRepeatable: true, help: "The folder Metadata.appintents of the app.")
  fileprivate static let skipsCheck = Option("disable", help: "Check nothing.")
}

private func runTables(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  var check = TableCheck()
  if !arguments.has(.skipsCheck) {
    let folder = try arguments.only(.documentFolder) ?? ".", path = "\(folder)/\(MetadataFile.actions)"
    if (try? environment.files.status(of: FilePath(path))) != nil {
      check.document = try MetadataFile(at: path, in: environment.files).document
    } else {
      check.results.append(.init(status: .warning, message: "there is no '\(path)', so no phrase is compared with it"))
    }
    for path in arguments.all(.table) { check.read(path, try environment.files.bytes(at: path)) }
  }
  try environment.print(check.json)
  return check.results.contains { $0.status == .error } ? .findings : .success
}

/// Compares tables of phrases with the App Shortcuts of a document, and checks that each phrase names the app once.
private struct TableCheck {
  struct Result {
    enum Status: String { case warning, error }

    var status: Status
    var message: String
    var path: String?
    var line: Int?
    var language: String?
    var key: String?
  }

  var document: JSONValue?
  var results: [Result] = []

  /// The keys of the phrases in the document; nil without a document.
  private var phrases: Set<String>? {
    document.map { document in
      let shortcuts = (document["autoShortcuts"]?.array ?? []).flatMap { $0["phraseTemplates"]?.array ?? [] }
      let negatives = (document["negativePhrases"]?.array ?? []).compactMap { $0["phrase"] }
      return Set((shortcuts + negatives).compactMap { $0["key"]?.string })
    }
  }

  mutating func read(_ path: String, _ bytes: [UInt8]) {
    let catalog: StringCatalog
    do throws(CatalogError) {
      catalog = try readCatalog(path: path, bytes: bytes)
    } catch {
      results.append(.init(status: .error, message: error.message, path: path, line: error.position.line))
      return
    }
    // Only the table of App Shortcuts is compared, because phrases of assistant intents are not in the document.
    guard catalog.table == "AppShortcuts" else { return }
    let lines = LineIndex(catalog.text), phrases = self.phrases
    for entry in catalog.entries {
      let line = lines.position(of: entry.keySpan.start).line
      if let phrases, !phrases.contains(entry.key) {
        let message = "the phrase '\(entry.key)' is not that of an App Shortcut or a negative phrase"
        results.append(.init(status: .warning, message: message, path: path, line: line))
      }
      for localization in entry.localizations {
        for text in localization.texts where PhraseTokens(text.value).applicationNames != 1 {
          let message = "the phrase '\(text.value)' must have '${applicationName}' once"
          results.append(
            .init(
              status: .error, message: message, path: path, line: lines.position(of: text.span.start).line,
              language: catalog.format == .catalog ? localization.locale : nil,
              key: catalog.format == .catalog ? entry.key : nil))
        }
      }
    }
  }

  var json: [UInt8] {
    var json = JSONWriter()
    json.array(results) { json, result in
      json.object { json in
        json.member("status", result.status.rawValue)
        json.member("message", result.message)
        if let path = result.path { json.member("path", path) }
        if let line = result.line { json.member("line", line) }
        if let language = result.language { json.member("languageCode", language) }
        if let key = result.key { json.member("key", key) }
      }
    }
    return json.document()
  }
}
