import IntentLocalization
import DocumentFormats
import IntentReports
import SourceScan

/// The texts of an app's source that have to be in string tables.
struct KeyReport: StringsReport {
  private struct Key {
    var string: NeededString
    var location: KeyLocation
    /// The files in which it is looked up.
    var tables: [String]
    var hasEntry: Bool
  }

  private let title: String
  private var keys: [Key] = []
  private var unreadable: [(string: UnreadableString, location: KeyLocation)] = []

  init(_ app: LocalizedApp) {
    title = app.title
    var lines = LineIndices(app.scan.lines)
    func location(_ place: Place) -> KeyLocation {
      KeyLocation(
        file: app.scan.program.files[place.file].path,
        position: lines.lines(of: place.file).position(of: place.span.start))
    }
    let localization = app.localization
    for string in localization.needed.strings {
      let scopes = app.scopes(of: string)
      let tables = string.table.map { name in scopes.flatMap { localization.tables(named: name, in: $0) } } ?? []
      keys.append(
        Key(
          string: string, location: location(string.place), tables: Set(tables.map(\.file.reportedPath)).sorted(),
          hasEntry: !scopes.isEmpty && scopes.allSatisfy { localization.hasEntry(for: string, in: $0) }))
    }
    for string in localization.needed.unreadable { unreadable.append((string, location(string.place))) }
  }

  func lines(_ style: TextStyle) -> [String] {
    var lines = [style.strong(visible(title))]
    for (table, keys) in Dictionary(grouping: keys, by: { $0.string.table ?? "?" }).sorted(by: { $0.key < $1.key }) {
      let files = Set(keys.flatMap(\.tables)).sorted()
      lines.append(
        "  \(style.strong(visible(table))) "
          + style.dim(files.isEmpty ? "(no file)" : "(\(files.map(visible).joined(separator: ", ")))"))
      let rows = keys.map { key in
        ["  \"\(key.string.key)\"", key.string.detail, key.hasEntry ? "" : "no entry", key.location.text]
      }
      lines +=
        TextTable(rows: rows) { _, column, text in
          column == 2 ? style.bad(text) : column == 3 ? style.dim(text) : text
        }.lines
    }
    if !unreadable.isEmpty {
      lines.append("  " + style.strong("not readable"))
      lines += TextTable(rows: unreadable.map { ["  \($0.string.name)", $0.location.text] }).lines
    }
    return lines
  }

  func write(to json: inout JSONWriter) {
    json.member("title", title)
    json.objects("keys", keys) { json, key in
      let string = key.string
      if let table = string.table { json.member("table", table) }
      json.member("key", string.key)
      json.member("kind", string.kind.rawValue)
      json.array("values", string.texts) { $0.string($1) }
      if let comment = string.comment { json.member("comment", comment) }
      json.array("placeholders", string.placeholders) { $0.string($1) }
      json.member("name", string.name)
      json.member("symbol", string.symbol)
      json.member("isActive", string.isActive)
      json.member("hasEntry", key.hasEntry)
      json.array("files", key.tables) { $0.string($1) }
      key.location.write(to: &json)
    }
    json.objects("unreadable", unreadable) { json, entry in
      json.member("kind", entry.string.kind.rawValue)
      json.member("name", entry.string.name)
      json.member("source", entry.string.source)
      entry.location.write(to: &json)
    }
  }
}

private struct KeyLocation {
  var file: String
  var position: LineIndex.Position

  var text: String { "\(file):\(position.line)" }

  func write(to json: inout JSONWriter) {
    json.object("location") { json in
      json.member("file", file)
      json.member("line", position.line)
      json.member("column", position.column)
    }
  }
}

extension NeededString {
  /// The tokens of all texts, each once, in the order of their first use.
  fileprivate var placeholders: [String] { ([key] + texts).flatMap(TextPart.tokens).uniqued }

  /// The text in words: `3 phrases of the App Shortcut for 'OpenTrip'`, `the title of 'OpenTrip'`.
  fileprivate var detail: String {
    guard kind == .phrases else { return isActive ? name : "\(name) (another build)" }
    let words = name.hasPrefix("the phrases ") ? String(name.dropFirst("the phrases ".count)) : name
    return "\(counted(texts.count, "phrase")) \(words)"
  }
}
