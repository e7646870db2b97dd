import DocumentFormats

/// The findings document, see `FindingsSchema`.
extension Report {
  func json() -> [UInt8] {
    JSONWriter.document { json in
      json.object("summary", writeSummary)
      if !failures.isEmpty {
        json.objects("unreadable", failures) { json, failure in
          json.member("file", failure.file)
          json.member("message", failure.message)
        }
      }
      json.array("findings", entries) { json, entry in json.object { write(entry, &$0) } }
    }
  }

  private func writeSummary(_ json: inout JSONWriter) {
    json.member("files", scope.files)
    json.member("types", scope.types)
    json.member("intents", scope.intents)
    json.member("errors", count(.error))
    json.member("warnings", count(.warning))
    json.member("notes", count(.note))
    json.member("notesNotShown", hiddenNotes.findings)
    json.array("notChecked", notChecked) { $0.string($1) }
  }

  private func write(_ entry: Entry, _ json: inout JSONWriter) {
    json.member("rule", entry.rule)
    json.member("severity", entry.severity.rawValue)
    if let impact = entry.impact {
      json.member("level", impact.level)
      json.member("affects", impact.affects)
      json.member("version", impact.version.rawValue)
    }
    json.member("message", entry.message)
    write(entry.location, &json)
    if entry.locationCount > 1 { json.member("locationCount", entry.locationCount) }
    json.member("symbol", entry.symbol)
    if !entry.owners.isEmpty { json.array("owners", entry.owners) { $0.string($1) } }
    if !entry.targets.isEmpty { json.array("targets", entry.targets) { $0.string($1) } }
    if let message = entry.appleMessage { json.member("appleMessage", message) }
    if !entry.notes.isEmpty {
      json.objects("notes", entry.notes) { json, note in
        json.member("message", note.message)
        write(note.location, &json)
      }
    }
    if !entry.fixes.isEmpty { json.array("fixes", entry.fixes) { json, fix in json.object { write(fix, &$0) } } }
    json.member("fingerprint", entry.fingerprint)
  }

  private func write(_ fix: FixIt, _ json: inout JSONWriter) {
    json.member("title", fix.title)
    json.member("safety", fix.safety.rawValue)
    json.objects("edits", fix.edits) { json, edit in
      write(edit.location, &json)
      json.member("replacement", edit.replacement)
    }
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
