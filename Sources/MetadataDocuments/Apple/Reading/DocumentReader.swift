import IntentModel
import DocumentFormats

/// Reads one of Apple's documents as the JSON of a bundle.
///
/// Values without a key in the bundle, and unknown ones, are kept under `unread` with their path. Values that follow from
/// others, or that are the same in every document, are omitted.
package func bundleJSON(reading document: JSONValue, location: @escaping (Int) -> JSONValue) -> JSONValue {
  var reader = DocumentReader(location: location)
  return reader.bundle(document)
}

extension JSONValue {
  /// The bundle's object for a position in a file.
  package static func location(file: String, line: Int, column: Int) -> JSONValue {
    ["file": JSONValue(file), "line": JSONValue(line), "column": JSONValue(column)]
  }
}

struct DocumentReader {
  /// Makes the object with the location of an offset in the document.
  let location: (Int) -> JSONValue
  private(set) var unread: [JSONValue] = []
  /// The document's types by their keys, for references to them and copies of them.
  var actions: [String: JSONValue] = [:]
  var entities: [String: JSONValue] = [:]
  var enums: [String: JSONValue] = [:]
  /// A cache of the normalized forms of entities and enums that actions repeat, so that each is normalized only once.
  var normalizedTypes: [String: JSONValue] = [:]

  // MARK: The document

  mutating func bundle(_ document: JSONValue) -> JSONValue {
    var record = OpenRecord(document, .document, at: "")
    for member in document["actions"]?.members ?? [] { actions[member.key] = member.value }
    for member in document["entities"]?.members ?? [] { entities[member.key] = member.value }
    for value in document["enums"]?.array ?? [] { enums[value["identifier"]?.string ?? ""] = value }
    var bundle = BundleMembers()
    bundle["schemaVersion"] = JSONValue(Generator.bundleVersion)
    bundle["generator"] = [
      "name": JSONValue(Generator.name), "version": JSONValue(Generator.version),
    ]
    bundle["readFrom"] = record.take("generator")
    record.skip("version", ifEqual: 1)
    record.skip("assistantEntities", "assistantIntents", "assistantIntentNegativePhrases", ifEqual: [])
    let intents = (record.take("actions")?.members ?? []).map { action($0.value, at: "actions.\($0.key.shortened)") }
    let entityList = (record.take("entities")?.members ?? []).map {
      entity($0.value, at: "entities.\($0.key.shortened)")
    }
    let queries = (record.take("queries")?.members ?? []).map { query($0.value, at: "queries.\($0.key.shortened)") }
    let enumList = (record.take("enums")?.array ?? []).map {
      appEnum($0, at: "enums[\($0["identifier"]?.string?.shortened ?? "")]")
    }
    let provider = shortcutsProvider(&record)
    finish(record)
    let modules = Set((intents + entityList + queries + enumList).compactMap { $0["module"]?.string })
    bundle.keep("modules", JSONValue(sorted(modules).map { JSONValue($0) }))
    bundle.keep("intents", sorted(intents))
    bundle.keep("entities", sorted(entityList))
    bundle.keep("queries", sorted(queries))
    bundle.keep("optionsProviders", [])
    bundle.keep("enums", sorted(enumList))
    bundle.keep("unions", [])
    bundle.keep("shortcutsProviders", provider.map { [$0] } ?? [])
    bundle.keep("packages", [])
    bundle.keep("extensions", [])
    bundle.keep("diagnostics", [])
    bundle["unread"] = JSONValue(unread)
    return bundle.json
  }

  private func sorted(_ names: Set<String>) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Sorts types by module, name and identifier, because the document orders them by key or not at all.
  private func sorted(_ types: [JSONValue]) -> JSONValue {
    func key(_ type: JSONValue) -> String {
      "\(type["module"]?.string ?? "")\u{0}\(type["qualifiedName"]?.string ?? "")\u{0}\(type["identifier"]?.string ?? "")"
    }
    return JSONValue(types.sorted { key($0).utf8.lexicographicallyPrecedes(key($1).utf8) })
  }

  // MARK: Unread values

  /// Adds to `unread` the members of the record that no reader took, with the reason.
  mutating func finish(_ record: OpenRecord) {
    for member in record.left {
      let path = record.path.isEmpty ? member.key : "\(record.path).\(member.key)"
      keep(member.value, at: path, reason: record.shape.keys[member.key] == nil ? .unknownKey : .noPlace)
    }
  }

  enum Reason: String {
    case unknownKey = "unknown key"
    case unknownValue = "unknown value"
    case noPlace = "no key of the bundle says it"
  }

  mutating func keep(_ value: JSONValue, at path: String, reason: Reason) {
    unread.append(["path": JSONValue(path), "reason": JSONValue(reason.rawValue), "value": value])
  }

  // MARK: What many records have

  /// Adds the members that all types have. The module and the name are those of the full name, else those of the mangled name; if
  /// there is neither, the name is the key.
  mutating func addDeclaration(
    _ record: inout OpenRecord, fullNameKey: String = "fullyQualifiedTypeName", identifierKey: String, kind: String,
    conformances: [String], to members: inout BundleMembers
  ) {
    let identifier = record.take(identifierKey)?.string ?? ""
    let mangled = record.take("mangledTypeName")?.string
    record.skip("mangledTypeNameV2") { $0.string == mangled }
    let nominal = mangled.flatMap { NominalName(mangled: $0) }
    let full = record.take(fullNameKey)?.string?.split(separator: ".").map(String.init)
    let path =
      full.flatMap { $0.count > 1 ? $0 : nil } ?? nominal.map { [$0.module] + $0.components } ?? ["", identifier]
    members.keep("module", JSONValue(path[0]))
    members["name"] = JSONValue(path[path.count - 1])
    members["qualifiedName"] = JSONValue(path.dropFirst().joined(separator: "."))
    members["mangledName"] = mangled.map { JSONValue($0) }
    members["identifier"] = JSONValue(identifier)
    members["kind"] = JSONValue(nominal.map { ["V": "struct", "O": "enum", "C": "class"][$0.kind] ?? kind } ?? kind)
    members["conformances"] = JSONValue(KnownProtocol.closure(of: conformances).map { JSONValue($0) })
    members["location"] = location(record.offset)
    members["availability"] = availability(&record)
    record.skip(
      "mangledTypeNameByBundleIdentifier", "mangledTypeNameByBundleIdentifierV2", ifEqual: [:])
    record.skip("effectiveBundleIdentifiers", "requiredCapabilities", ifEqual: [])
  }

  mutating func availability(_ record: inout OpenRecord) -> JSONValue? {
    guard let platforms = record.take("availabilityAnnotations")?.members else { return nil }
    var entries: [JSONValue] = []
    for platform in platforms {
      let path = "\(record.path).availabilityAnnotations.\(platform.key)"
      if platform.key == "LNPlatformNameWildcard", platform.value == ["introducedVersion": "*"] { continue }
      guard let name = Platform.allCases.first(where: { $0.documentName == platform.key })?.rawValue,
        let members = platform.value.members,
        members.allSatisfy({ $0.value.string != nil && Self.versions[$0.key] != nil })
      else {
        keep(platform.value, at: path, reason: .unknownValue)
        continue
      }
      if platform.value == ["obsoletedVersion": "*"] {
        entries.append(["platform": JSONValue(name), "unavailable": true])
        continue
      }
      var entry: [(key: String, value: JSONValue)] = [("platform", JSONValue(name))]
      for key in ["introducedVersion", "deprecatedVersion", "obsoletedVersion"] {
        if let version = platform.value[key], let label = Self.versions[key] { entry.append((label, version)) }
      }
      entries.append(JSONValue(members: entry))
    }
    return JSONValue(entries)
  }

  /// The bundle's keys for the document's keys of versions.
  private static let versions = [
    "introducedVersion": "introduced", "deprecatedVersion": "deprecated", "obsoletedVersion": "obsoleted",
  ]

  /// Reads a localizable text as `{"key", "table"}`; nil if there is none.
  mutating func text(_ value: JSONValue?, at path: String) -> JSONValue? {
    guard let value else { return nil }
    var record = OpenRecord(value, .localized, at: path)
    record.skip("alternatives", ifEqual: [])
    var text = BundleMembers()
    text.keep("key", record.take("key") ?? "")
    text["table"] = record.take("table")
    finish(record)
    return text.json
  }

  mutating func texts(_ value: JSONValue?, at path: String) -> JSONValue? {
    guard let elements = value?.array else { return nil }
    return JSONValue(elements.enumerated().compactMap { text($1, at: "\(path)[\($0)]") })
  }

  /// Takes the name of the schema in source, such as `photos.openAsset`, from its name in the document. Nil unless there is exactly
  /// one schema, of a known name and version.
  mutating func schema(_ record: inout OpenRecord, _ kind: KnownSchemas.Kind) -> JSONValue? {
    record.skip("assistantDefinedSchemas", ifEqual: [])
    guard let schemas = record.peek("assistantDefinedSchemas")?.array, schemas.count == 1,
      let domain = schemas[0]["domain"]?.string, let name = schemas[0]["name"]?.string,
      schemas[0]["version"]?.string == SchemaNames.version,
      let spelling = KnownSchemas.name(kind, ofDocument: name, in: domain)
    else { return nil }
    _ = record.take("assistantDefinedSchemas")
    return JSONValue(spelling)
  }

  mutating func targets(_ record: inout OpenRecord) -> JSONValue? {
    guard record.peek("allowedTargets") == [["type": 1]] else { return nil }
    _ = record.take("allowedTargets")
    return ["main"]
  }

  /// Adds the name, the numeric format and the synonyms of a type. If the source calls the initializer without a numeric format,
  /// the document has the name as the format.
  mutating func addTypeDisplay(_ record: inout OpenRecord, to members: inout BundleMembers) {
    let name = text(record.take("displayTypeName"), at: "\(record.path).displayTypeName")
    let format = text(record.take("numericFormatTypeName"), at: "\(record.path).numericFormatTypeName")
    // If the key is empty, the schema supplies the text.
    if name?["key"]?.string?.isEmpty == false {
      members["typeDisplayName"] = name
      members["typeDisplayForm"] = format == nil ? "literal" : "initializer"
    }
    if format != name { members["numericFormat"] = format }
    members["typeDisplaySynonyms"] = texts(record.take("synonyms"), at: "\(record.path).synonyms")
  }
}
