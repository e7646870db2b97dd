import IntentModel
import DocumentFormats

/// Reads actions, which are the bundle's intents.
extension DocumentReader {
  mutating func action(_ value: JSONValue, at path: String) -> JSONValue {
    var record = OpenRecord(value, .action, at: path)
    var members = BundleMembers()
    let modes = record.peek("supportedModes")?.int ?? 0
    let scopes = searchScopes(record)
    let protocols = actionProtocols(&record, modes)
    addDeclaration(
      &record, identifierKey: "identifier", kind: "struct", conformances: ["AppIntent"] + protocols, to: &members)
    members["schema"] = schema(&record, .intent)
    addTexts(&record, to: &members)
    addLaunch(&record, modes, to: &members)
    members["intentClassName"] = record.take("customIntentClassName")
    members["deprecation"] = deprecation(&record)
    members["allowedExecutionTargets"] = targets(&record)
    members["searchScopes"] = scopes
    let flags = record.take("outputFlags")?.int ?? 0
    members.keep("hasPerform", JSONValue(flags & KnownResults.noResultBit == 0))
    let parameters = record.take("parameters")?.array ?? []
    members["parameters"] = JSONValue(
      parameters.map { parameter($0, at: "\(path).parameters[\($0["name"]?.string?.shortened ?? "")]") })
    if let configuration = record.take("actionConfiguration") {
      members.keep("parameterSummary", summary(configuration, at: "\(path).actionConfiguration"))
    }
    members["result"] = result(&record, flags, at: path)
    skipSubject(&record)
    skipTraits(&record, members["schema"]?.string)
    record.skip("presentationStyle", ifEqual: 0)
    finish(record)
    return members.json
  }

  // MARK: Protocols

  private mutating func actionProtocols(_ record: inout OpenRecord, _ modes: Int) -> [String] {
    var protocols = systemProtocols(&record, Self.actionProtocols)
    // An intent with one of these modes has this protocol in the document, although it does not declare the conformance.
    if modes & (KnownConstants.deferredMode | KnownConstants.dynamicMode) != 0 {
      protocols.removeAll { $0 == "ForegroundContinuableIntent" }
    }
    return protocols
  }

  private static let actionProtocols = SystemProtocols.ofIntents.protocolsByIdentifier()

  private func searchScopes(_ record: OpenRecord) -> JSONValue? {
    record.peek("systemProtocolMetadata")?.pairs?.first { $0.key == SystemProtocols.search }?
      .value["showInAppStringSearchResults"]?["searchScopes"]
  }

  // MARK: Texts

  private mutating func addTexts(_ record: inout OpenRecord, to members: inout BundleMembers) {
    let path = "\(record.path).descriptionMetadata"
    members["title"] = text(record.take("title"), at: "\(record.path).title")
    members["description"] = record.take("descriptionMetadata").map { description($0, at: path) }
  }

  /// The description of an action, or of the values that a query finds.
  mutating func description(_ metadata: JSONValue, at path: String) -> JSONValue {
    var description = BundleMembers()
    description["text"] = text(metadata["descriptionText"], at: "\(path).descriptionText")
    description["categoryName"] = text(metadata["categoryName"]?["title"], at: "\(path).categoryName.title")
    description["searchKeywords"] = texts(metadata["searchKeywords"], at: "\(path).searchKeywords")
    description["resultValueName"] = text(metadata["resultValueName"], at: "\(path).resultValueName")
    let known: Set = ["descriptionText", "categoryName", "searchKeywords", "resultValueName"]
    keepOthers(of: metadata, than: known, at: path)
    return description.json
  }

  private mutating func deprecation(_ record: inout OpenRecord) -> JSONValue? {
    guard let metadata = record.take("deprecationMetadata") else { return nil }
    let path = "\(record.path).deprecationMetadata"
    var deprecation = BundleMembers()
    deprecation["message"] = text(metadata["messageText"], at: "\(path).messageText")
    deprecation["replacedBy"] = metadata["replacedByIntentIdentifier"]?.string.map { reference(action: $0) }
    keepOthers(of: metadata, than: ["messageText", "replacedByIntentIdentifier"], at: path)
    return deprecation.json
  }

  /// Keeps the members whose keys are not in `known`, for an object that has no `RecordShape`.
  mutating func keepOthers(of value: JSONValue, than known: Set<String>, at path: String) {
    for member in value.members ?? [] where !known.contains(member.key) {
      keep(member.value, at: "\(path).\(member.key)", reason: .unknownKey)
    }
  }

  // MARK: Launch and visibility

  private mutating func addLaunch(_ record: inout OpenRecord, _ modes: Int, to members: inout BundleMembers) {
    members["openAppWhenRun"] = record.take("openAppWhenRun")
    let visibility = record.take("visibilityMetadata")
    let shown = record.take("isDiscoverable")
    let assistantOnly = visibility?["assistantOnly"]?.bool ?? false
    // `visibilityMetadata` has the value that the source declares; the outer `isDiscoverable` is derived from it.
    members["isDiscoverable"] = visibility?["isDiscoverable"] ?? shown
    if assistantOnly { members["isAssistantOnly"] = true }
    if let visibility {
      keepOthers(of: visibility, than: ["assistantOnly", "isDiscoverable"], at: "\(record.path).visibilityMetadata")
    }
    if let number = record.peek("authenticationPolicy")?.int,
      let name = KnownConstants.authenticationPolicies.name(number)
    {
      record.skip("authenticationPolicy")
      if record.peek("isAuthPolExplicit")?.bool ?? (number != 0) { members["authenticationPolicy"] = JSONValue(name) }
      record.skip("isAuthPolExplicit")
    }
    let bits = Set(KnownConstants.modes.rows.map(\.number)).sorted()
    let names = bits.filter { modes & $0 != 0 }.compactMap(KnownConstants.modes.name)
    members["supportedModes"] = JSONValue(names.map { JSONValue($0) })
    record.skip("supportedModes") { _ in modes < 16 }
  }

  // MARK: Results

  private mutating func result(_ record: inout OpenRecord, _ flags: Int, at path: String) -> JSONValue? {
    let known = KnownResults.all.compactMap { row in row.bit.map { (row.key, $0) } }
    let rest = known.reduce(flags & ~KnownResults.noResultBit) { $0 & ~$1.1 }
    if rest != 0 { keep(JSONValue(flags), at: "\(path).outputFlags", reason: .unknownValue) }
    let value = record.take("outputType").map { type($0, at: "\(path).outputType") }
    if flags & KnownResults.noResultBit != 0, value == nil { return nil }
    var members = BundleMembers()
    members["value"] = value
    for (name, bit) in known { members.keep(name, JSONValue(flags & bit != 0)) }
    return members.json
  }

  // MARK: What other members say already

  /// Skips the copy of the entity or enum that an action opens or deletes, if it equals the entry in the document's own section.
  /// Also skips an empty list.
  private mutating func skipSubject(_ record: inout OpenRecord) {
    var known = normalizedTypes
    record.skip("typeSpecificMetadata") { value in
      guard let pairs = value.pairs else { return false }
      let metadata = Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
      if metadata.isEmpty { return true }
      guard metadata.count == 2,
        let name = metadata["LNActionTypeMetadataKeyEntityType"]?.unwrapped?.value.string,
        let repeated = metadata["LNActionTypeMetadataKeyEntityMetadata"]?.unwrapped
      else { return false }
      let isEnum = repeated.kind == "enumMetadata", key = "\(isEnum) \(name)"
      let original = known[key] ?? (isEnum ? enums[name] : entities[name]).map { NormalizedDocument($0).json }
      known[key] = original
      return original == NormalizedDocument(repeated.value).json
    }
    normalizedTypes = known
  }

  private func skipTraits(_ record: inout OpenRecord, _ schema: String?) {
    record.skip("assistantDefinedSchemaTraits", ifEqual: [])
    if let schema, SchemaNames.updatedEntity[schema] != nil { record.skip("assistantDefinedSchemaTraits") }
  }
}
