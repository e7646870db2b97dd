extension JSONWriter {
  /// A document of the tool: an object with the version of its schema, the name and version of the tool, and the members that
  /// `writeMembers` adds.
  package static func document(_ writeMembers: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", 1)
      json.object("generator") { json in
        json.member("name", Generator.name)
        json.member("version", Generator.version)
      }
      writeMembers(&json)
    }
    return json.document()
  }
}
