import IntentExtraction

/// The findings document, see `FindingsSchema`.
extension Report {
  func json() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("schemaVersion", 1)
    json.key("generator")
    json.beginObject()
    json.member("name", MetadataBundle.generatorName)
    json.member("version", MetadataBundle.generatorVersion)
    json.end()
    json.key("summary")
    summary(&json)
    json.key("findings")
    json.beginArray()
    for entry in entries { write(entry, &json) }
    json.end()
    json.end()
    return json.document()
  }

  private func summary(_ json: inout JSONWriter) {
    json.beginObject()
    json.member("files", scope.files)
    json.member("types", scope.types)
    json.member("intents", scope.intents)
    json.member("errors", count(.error))
    json.member("warnings", count(.warning))
    json.member("notes", count(.note))
    json.key("notChecked")
    json.beginArray()
    for id in notChecked { json.string(id) }
    json.end()
    json.end()
  }

  private func write(_ entry: Entry, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("rule", entry.rule)
    json.member("severity", entry.severity.rawValue)
    json.member("message", entry.message)
    write(entry.location, &json)
    json.member("symbol", entry.symbol)
    if let message = entry.appleMessage { json.member("appleMessage", message) }
    if !entry.notes.isEmpty {
      json.key("notes")
      json.beginArray()
      for note in entry.notes {
        json.beginObject()
        json.member("message", note.message)
        write(note.location, &json)
        json.end()
      }
      json.end()
    }
    if !entry.fixes.isEmpty {
      json.key("fixes")
      json.beginArray()
      for fix in entry.fixes { write(fix, &json) }
      json.end()
    }
    json.member("fingerprint", entry.fingerprint)
    json.end()
  }

  private func write(_ fix: Fix, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("title", fix.title)
    json.member("safety", fix.safety.rawValue)
    json.key("edits")
    json.beginArray()
    for edit in fix.edits {
      json.beginObject()
      write(edit.location, &json)
      json.member("replacement", edit.replacement)
      json.end()
    }
    json.end()
    json.end()
  }

  private func write(_ location: Location, _ json: inout JSONWriter) {
    json.key("location")
    json.beginObject(staysOnOneLine: true)
    json.member("file", location.file)
    json.member("line", location.start.line)
    json.member("column", location.start.column)
    json.member("endLine", location.end.line)
    json.member("endColumn", location.end.column)
    json.end()
  }
}

extension JSONWriter {
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    int(value)
  }

  mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }
}
