import IntentLocalization
import DocumentFormats
import IntentReports
import SourceScan

/// The texts of the source that have to be in string tables.
struct KeyReport: StringsReport {
  struct Key {
    var string: NeededString
    var place: String
    var file: String
    var position: LineIndex.Position
    /// The files in which it is looked up.
    var tables: [String]
    var hasEntry: Bool
  }

  struct App {
    var title: String
    var keys: [Key]
    var unreadable: [(string: UnreadableString, file: String, position: LineIndex.Position)]
  }

  var apps: [App]

  init(_ apps: LocalizedApps) {
    self.apps = apps.apps.map { app in
      var lines = LineIndices(app.scan.lines)
      func position(_ place: Place) -> LineIndex.Position {
        lines.lines(of: place.file).position(of: place.span.start)
      }
      func path(_ place: Place) -> String { app.scan.program.files[place.file].path }
      let localization = app.localization
      let keys = localization.needed.strings.map { string in
        let scopes = localization.scopes(of: string, path: app.path(of: string)), at = position(string.place)
        let tables = string.table.map { name in scopes.flatMap { localization.tables(named: name, in: $0) } } ?? []
        return Key(
          string: string, place: "\(path(string.place)):\(at.line)", file: path(string.place), position: at,
          tables: Set(tables.map(\.file.reportedPath)).sorted(),
          hasEntry: !scopes.isEmpty && scopes.allSatisfy { localization.hasEntry(for: string, in: $0) })
      }
      return App(
        title: app.title, keys: keys,
        unreadable: localization.needed.unreadable.map { ($0, path($0.place), position($0.place)) })
    }
  }

  func text(_ style: TextStyle) -> String {
    apps.map { $0.lines(style).map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  var json: [UInt8] {
    JSONWriter.document { json in
      json.array("apps", apps) { json, app in
        json.object { json in
          json.member("title", app.title)
          json.array("keys", app.keys) { json, key in json.object { key.write(to: &$0) } }
          json.array("unreadable", app.unreadable) { json, entry in
            json.object { json in
              json.member("kind", entry.string.kind.rawValue)
              json.member("name", entry.string.name)
              json.member("source", entry.string.source)
              writeLocation(entry.file, entry.position, to: &json)
            }
          }
        }
      }
    }
  }
}

private func writeLocation(_ file: String, _ position: LineIndex.Position, to json: inout JSONWriter) {
  json.object("location") { json in
    json.member("file", file)
    json.member("line", position.line)
    json.member("column", position.column)
  }
}

extension KeyReport.App {
  fileprivate func lines(_ style: TextStyle) -> [String] {
    var lines = [style.strong(visible(title))]
    let tables = Set(keys.map { $0.string.table ?? "?" }).sorted()
    for table in tables {
      let own = keys.filter { ($0.string.table ?? "?") == table }
      let files = Set(own.flatMap(\.tables)).sorted()
      lines.append(
        "  \(style.strong(visible(table))) "
          + style.dim(files.isEmpty ? "(no file)" : "(\(files.map(visible).joined(separator: ", ")))"))
      let rows = own.map { key in
        ["  \"\(key.string.key)\"", key.string.detail, key.hasEntry ? "" : "no entry", key.place]
      }
      lines +=
        TextTable(rows: rows) { _, column, text in
          column == 2 ? style.bad(text) : column == 3 ? style.dim(text) : text
        }.lines
    }
    if !unreadable.isEmpty {
      lines.append("  " + style.strong("not readable"))
      lines +=
        TextTable(
          rows: unreadable.map { ["  \($0.string.name)", "\($0.file):\($0.position.line)"] }
        ).lines
    }
    return lines
  }
}

extension KeyReport.Key {
  fileprivate func write(to json: inout JSONWriter) {
    if let table = string.table { json.member("table", table) }
    json.member("key", string.key)
    json.member("kind", string.kind.rawValue)
    json.array("values", string.texts) { $0.string($1) }
    if let comment = string.comment { json.member("comment", comment) }
    json.array("placeholders", string.placeholders) { $0.string($1) }
    json.member("name", string.name)
    json.member("symbol", string.symbol)
    json.member("isActive", string.isActive)
    json.member("hasEntry", hasEntry)
    json.array("files", tables) { $0.string($1) }
    writeLocation(file, position, to: &json)
  }
}

extension NeededString {
  /// The tokens of all texts, each once, in the order of their first use.
  fileprivate var placeholders: [String] {
    var names: [String] = []
    for text in [key] + texts {
      for case .token(let name) in TextPart.parts(of: text) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// `3 phrases of the App Shortcut for 'OpenTrip'`, `the title of 'OpenTrip'`.
  fileprivate var detail: String {
    guard kind == .phrases else { return isActive ? name : "\(name) (another build)" }
    let words = name.hasPrefix("the phrases ") ? String(name.dropFirst("the phrases ".count)) : name
    return "\(counted(texts.count, "phrase")) \(words)"
  }
}
