import DocumentFormats

/// SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format): one run, with the table of rules.
extension Report {
  func sarif() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs", [self]) { json, report in json.object { report.run(&$0) } }
    }
    return json.document()
  }

  private func run(_ json: inout JSONWriter) {
    // A rule that was not checked and found nothing is omitted.
    let found = Set(entries.map(\.rule)), rules = rules.filter { found.contains($0.id) || !notChecked.contains($0.id) }
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", Generator.name)
        json.member("semanticVersion", Generator.version)
        json.array("rules", rules) { json, rule in json.object { describe(rule, &$0) } }
      }
    }
    json.member("columnKind", "utf16CodeUnits")
    json.array("results", entries) { json, entry in json.object { result(entry, indices[entry.rule], &$0) } }
    json.objects("invocations", [notChecked]) { json, ids in
      json.member("executionSuccessful", failures.isEmpty)
      if !failures.isEmpty {
        json.array("toolExecutionNotifications", failures) { json, each in json.object { notification(each, &$0) } }
      }
      json.objects("toolConfigurationNotifications", ids) { json, id in
        json.member("level", "note")
        json.object("message") {
          $0.member("text", "'\(id)' was not checked, because the tool does not know \(needs(of: id))")
        }
        json.object("associatedRule") { $0.member("id", id) }
      }
    }
  }

  private func notification(_ failure: Failure, _ json: inout JSONWriter) {
    json.member("level", "error")
    json.object("message") { $0.member("text", failure.message) }
    json.array("locations", [failure.file]) { json, file in
      json.object { $0.object("physicalLocation") { artifact(file, &$0) } }
    }
  }

  private func describe(_ rule: RuleDescription, _ json: inout JSONWriter) {
    json.member("id", rule.id)
    if let page = page(of: rule.id) { json.member("helpUri", page) }
    json.object("shortDescription") { $0.member("text", rule.summary) }
    json.object("fullDescription") { $0.member("text", rule.rationale) }
    json.object("help") { json in
      json.member("text", rule.briefText)
      json.member("markdown", rule.briefMarkdown)
    }
    json.object("defaultConfiguration") { json in
      json.member("level", rule.severity.rawValue)
      if rule.isOptIn { json.member("enabled", false) }
    }
    json.object("properties") { json in
      json.array("tags", rule.profiles.map(\.rawValue).sorted()) { $0.string($1) }
    }
  }

  private func result(_ entry: Entry, _ index: Int?, _ json: inout JSONWriter) {
    json.member("ruleId", entry.rule)
    if let index { json.member("ruleIndex", index) }
    json.member("level", entry.severity.rawValue)
    json.object("message") { $0.member("text", entry.message) }
    json.objects("locations", [entry]) { json, entry in
      physicalLocation(entry.location, &json)
      json.array("logicalLocations", [entry.symbol]) { json, symbol in
        json.object { $0.member("fullyQualifiedName", symbol) }
      }
    }
    if !entry.notes.isEmpty {
      json.objects("relatedLocations", Array(entry.notes.enumerated())) { json, note in
        json.member("id", note.offset)
        physicalLocation(note.element.location, &json)
        json.object("message") { $0.member("text", note.element.message) }
      }
    }
    json.object("partialFingerprints") { $0.member("ruleAndSymbol/v1", entry.fingerprint) }
    if !entry.fixes.isEmpty { json.array("fixes", entry.fixes) { json, each in json.object { fix(each, &$0) } } }
    if entry.appleMessage == nil, entry.owners.isEmpty { return }
    json.object("properties") { json in
      if let message = entry.appleMessage { json.member("appleMessage", message) }
      if !entry.owners.isEmpty { json.array("owners", entry.owners) { $0.string($1) } }
    }
  }

  private func fix(_ fix: FixIt, _ json: inout JSONWriter) {
    json.object("description") { $0.member("text", fix.title + (fix.safety == .safe ? "" : " (needs review)")) }
    let files = fix.edits.map(\.location.file)
    let distinct = files.indices.filter { !files[..<$0].contains(files[$0]) }.map { files[$0] }
    json.objects("artifactChanges", distinct) { json, file in
      artifact(file, &json)
      json.objects("replacements", fix.edits.filter { $0.location.file == file }) { json, edit in
        json.key("deletedRegion")
        region(edit.location, &json)
        json.object("insertedContent") { $0.member("text", edit.replacement) }
      }
    }
  }

  // MARK: Places

  private func physicalLocation(_ location: Location, _ json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      artifact(location.file, &json)
      json.key("region")
      region(location, &json)
    }
  }

  private func artifact(_ file: String, _ json: inout JSONWriter) {
    json.object("artifactLocation") { json in
      json.member("uri", uriReference(file))
      // A reader of SARIF replaces `%SRCROOT%` by the folder that paths are relative to; a path with `..` leads out of that folder.
      if !file.hasPrefix("/"), !file.hasPrefix("../") { json.member("uriBaseId", "%SRCROOT%") }
    }
  }

  private func region(_ location: Location, _ json: inout JSONWriter) {
    json.beginObject(staysOnOneLine: true)
    json.member("startLine", location.start.line)
    json.member("startColumn", location.start.utf16Column)
    json.member("endLine", location.end.line)
    json.member("endColumn", location.end.utf16Column)
    json.end()
  }
}

/// A path with the escapes of RFC 3986; with `isAddress`, an address, whose separators such as `:` and `?` are not escaped.
func uriReference(_ text: String, isAddress: Bool = false) -> String {
  percentEncoded(text, except: "-._~/+@!" + (isAddress ? ":?=&%#" : ""))
}
