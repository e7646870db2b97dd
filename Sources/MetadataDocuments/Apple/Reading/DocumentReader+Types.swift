import IntentModel
import DocumentFormats
import SourceScan

/// Reads entities, queries, enums, and the types of values.
extension DocumentReader {
  mutating func entity(_ value: JSONValue, at path: String) -> JSONValue {
    var record = OpenRecord(value, .entity, at: path)
    var members = BundleMembers()
    let protocols = systemProtocols(&record, Self.entityProtocols)
    let isTransient = record.take("transient")?.bool ?? false
    addDeclaration(
      &record, identifierKey: "typeName", kind: "struct",
      conformances: [isTransient ? "TransientAppEntity" : "AppEntity"] + protocols, to: &members)
    members["schema"] = schema(&record, .entity)
    addTypeDisplay(&record, to: &members)
    members["isTransient"] = JSONValue(isTransient)
    members["defaultQuery"] = record.take("defaultQueryIdentifier")?.string.map { reference(fullName: $0) }
    let properties = record.take("properties")?.array ?? []
    members["properties"] = JSONValue(
      properties.map { property($0, at: "\(path).properties[\($0["identifier"]?.string ?? "")]") })
    members["allowedExecutionTargets"] = targets(&record)
    addVisibility(&record, to: &members)
    record.skip("typeSpecificMetadata", ifEqual: [])
    record.skip(
      "entitySyncMetadata",
      ifEqual: ["entitySyncType": protocols.contains("SyncableEntity") ? 1 : 0])
    finish(record)
    return members.json
  }

  /// Adds the values that differ from the defaults. For a type that declares no value, a document has the default.
  private mutating func addVisibility(_ record: inout OpenRecord, to members: inout BundleMembers) {
    guard let visibility = record.take("visibilityMetadata") else { return }
    if visibility["isDiscoverable"]?.bool == false { members["isDiscoverable"] = false }
    if visibility["assistantOnly"]?.bool == true { members["isAssistantOnly"] = true }
    keepOthers(of: visibility, than: ["assistantOnly", "isDiscoverable"], at: "\(record.path).visibilityMetadata")
  }

  private static let entityProtocols = SystemProtocols.ofEntities.protocolsByIdentifier()

  /// The public protocols of a record's identifiers, by `names`; unknown identifiers are kept as unread. Takes `systemProtocols`
  /// from the record, and the lists of metadata if they hold nothing but identifiers and search scopes.
  mutating func systemProtocols(
    _ record: inout OpenRecord, _ names: [String: String]
  ) -> [String] {
    let listed = record.take("systemProtocols")?.array?.compactMap(\.string)
    var identifiers = listed ?? []
    for key in ["systemProtocolMetadata", "systemProtocolMetadataV2"] {
      guard let pairs = record.peek(key)?.pairs else { continue }
      if listed == nil { identifiers += pairs.map(\.key).filter { !identifiers.contains($0) } }
      let isPlain = pairs.allSatisfy { $0.value == ["empty": [:]] || $0.value["showInAppStringSearchResults"] != nil }
      if isPlain { record.skip(key) }
    }
    let unknown = identifiers.filter { names[$0] == nil }.sorted()
    if !unknown.isEmpty {
      keep(JSONValue(unknown.map { JSONValue($0) }), at: "\(record.path).systemProtocols", reason: .noPlace)
    }
    return identifiers.compactMap { names[$0] }
  }

  private mutating func property(_ value: JSONValue, at path: String) -> JSONValue {
    var record = OpenRecord(value, .property, at: path)
    var members = BundleMembers()
    members["name"] = record.take("identifier")
    let wrapper = wrapper(ofCapabilities: record.peek("capabilities"))
    if wrapper != nil { record.skip("capabilities") }
    members["wrapper"] = JSONValue(wrapper ?? "Property")
    members["title"] = text(record.take("title"), at: "\(path).title")
    members["type"] = valueType(&record)
    if let key = record.take("spotlightAttributeKey")?.string { members["indexingKey"] = ["keyPath": JSONValue(key)] }
    if let key = record.take("spotlightCustomAttributeKey") {
      let argument: JSONValue = ["label": "keyName", "value": ["string": key]]
      members["customIndexingKey"] = ["call": "CSCustomAttributeKey", "arguments": [argument]]
    }
    members["location"] = location(value.offset)
    finish(record)
    return members.json
  }

  private func wrapper(ofCapabilities value: JSONValue?) -> String? {
    switch value?.form {
    // A `@ComputedProperty` presumably has the same number.
    case .int(0): "Property"
    case .int(2): "DeferredProperty"
    default: nil
    }
  }

  // MARK: Queries

  mutating func query(_ value: JSONValue, at path: String) -> JSONValue {
    var record = OpenRecord(value, .query, at: path)
    var members = BundleMembers()
    let name = record.peek("identifier")
    record.skip("queryType") { $0 == name }
    addDeclaration(
      &record, fullNameKey: "fullyQualifiedIdentifier", identifierKey: "identifier", kind: "struct",
      conformances: queryProtocols(&record), to: &members)
    let entity = record.take("entityType")?.string
    members["entity"] = entity.map { reference(entity: $0) }
    record.skip("resultValueType") { $0.compact == entity.map { DocumentType.entity($0).json.compact } }
    record.skip("defaultQueryForEntity") { value in
      let isDefault = entities[entity ?? ""]?["defaultQueryIdentifier"]?.string?.hasSuffix(name?.string ?? "") ?? false
      return value.bool == isDefault
    }
    // The document doesn't state this fact, but the bundle requires the key.
    members["providesSuggestedEntities"] = false
    let options = record.take("sortingOptions")?.array ?? []
    members["sortingOptions"] = JSONValue(options.compactMap { $0["propertyIdentifier"].map { ["property": $0] } })
    members["properties"] = JSONValue((record.take("parameters")?.array ?? []).map { queryProperty($0) })
    if let metadata = record.take("descriptionMetadata") {
      members["findIntentDescription"] = description(metadata, at: "\(path).descriptionMetadata")
    }
    members["allowedExecutionTargets"] = targets(&record)
    addVisibility(&record, to: &members)
    finish(record)
    return members.json
  }

  private mutating func queryProtocols(_ record: inout OpenRecord) -> [String] {
    guard let capabilities = record.peek("capabilities")?.int else { return ["EntityQuery"] }
    var rest = capabilities & ~QueryCapabilities.sinceXcode26Point4
    var protocols: [String] = []
    for (name, bit, _) in SystemProtocols.capabilities where rest & bit != 0 {
      protocols.append(name)
      rest &= ~bit
    }
    if rest == 0 { record.skip("capabilities") }
    return protocols
  }

  private func queryProperty(_ value: JSONValue) -> JSONValue {
    let numbers = (value["comparators"]?.array ?? []).compactMap { $0["comparatorTypeValue"]?.int }
    let names = numbers.map { number in
      KnownConstants.comparators.name(number) ?? "\(number)"
    }
    var members = BundleMembers()
    members["property"] = value["propertyIdentifier"]
    members["comparators"] = JSONValue(names.map { JSONValue($0) })
    members["location"] = location(value.offset)
    return members.json
  }

  // MARK: Enums

  mutating func appEnum(_ value: JSONValue, at path: String) -> JSONValue {
    var record = OpenRecord(value, .enumeration, at: path)
    var members = BundleMembers()
    addDeclaration(&record, identifierKey: "identifier", kind: "enum", conformances: ["AppEnum"], to: &members)
    members["schema"] = schema(&record, .enum)
    addTypeDisplay(&record, to: &members)
    record.skip("isSystem", ifEqual: false)
    record.skip("systemProtocolMetadata", ifEqual: [])
    addVisibility(&record, to: &members)
    let cases = record.take("cases")?.array ?? []
    members["cases"] = JSONValue(cases.map { enumCase($0, at: "\(path).cases[\($0["identifier"]?.string ?? "")]") })
    finish(record)
    return members.json
  }

  /// Reads a case. Its name is its raw value, because the document lacks the name in the source.
  private mutating func enumCase(_ value: JSONValue, at path: String) -> JSONValue {
    var record = OpenRecord(value, .enumerationCase, at: path)
    var members = BundleMembers()
    let identifier = record.take("identifier")
    members["name"] = identifier
    members["rawValue"] = identifier
    if let representation = record.take("displayRepresentation") {
      var parts = OpenRecord(representation, .displayRepresentation, at: "\(path).displayRepresentation")
      members["title"] = text(parts.take("title"), at: "\(parts.path).title")
      members["subtitle"] = text(parts.take("subtitle"), at: "\(parts.path).subtitle")
      let image = parts.peek("image")
      if let name = image?["systemImageName"]?["_0"] {
        members["image"] = ["systemName": name]
        parts.skip("image")
        parts.skip("imageV2") { $0 == image }
      }
      members["synonyms"] = texts(parts.take("synonyms"), at: "\(parts.path).synonyms")
      members["descriptionText"] = text(parts.take("descriptionText"), at: "\(parts.path).descriptionText")
      finish(parts)
    }
    members["location"] = location(value.offset)
    finish(record)
    return members.json
  }

  // MARK: Types of values

  mutating func valueType(_ record: inout OpenRecord) -> JSONValue? {
    let isOptional = record.take("isOptional")?.bool ?? false
    guard let value = record.take("valueType") else { return nil }
    return type(value, isOptional: isOptional, at: "\(record.path).valueType")
  }

  mutating func type(_ value: JSONValue, isOptional: Bool = false, at path: String) -> JSONValue {
    if let known = DocumentType(json: value) { return type(known, isOptional: isOptional) }
    keep(value, at: path, reason: .unknownValue)
    return ["spelling": JSONValue(value.members?.first?.key ?? ""), "kind": "unknown"]
  }

  private func type(_ type: DocumentType, isOptional: Bool) -> JSONValue {
    var members = BundleMembers()
    let name = type.name
    members["spelling"] = JSONValue(type.spelling + (isOptional ? "?" : ""))
    members["name"] = name.map { JSONValue($0) }
    members["kind"] = JSONValue(type.kind)
    if isOptional { members["isOptional"] = true }
    switch type {
    case .array(let member), .set(let member): members["element"] = self.type(member, isOptional: false)
    case .measurement(let unit): members["unit"] = KnownConstants.units.name(unit).map { JSONValue($0) }
    case .entity(let name): if entities[name] != nil { members["declaration"] = reference(entity: name) }
    case .enumeration(let name):
      if let full = enums[name]?["fullyQualifiedTypeName"]?.string {
        members["declaration"] = reference(fullName: full)
      }
    default: break
    }
    return members.json
  }

  // MARK: References

  func reference(action key: String) -> JSONValue {
    let full = actions[key]?["fullyQualifiedTypeName"]?.string
    let mangled = actions[key]?["mangledTypeName"]?.string
    let nominal = mangled.flatMap { NominalName(mangled: $0) }.map {
      ([$0.module] + $0.components).joined(separator: ".")
    }
    return reference(fullName: full ?? nominal ?? key)
  }

  func reference(entity name: String) -> JSONValue {
    entities[name]?["fullyQualifiedTypeName"]?.string.map { reference(fullName: $0) } ?? ["name": JSONValue(name)]
  }

  /// A reference to a type by its full name, `Module.Outer.Inner`. It has only a name if the full name is too long or has no
  /// module.
  func reference(fullName: String) -> JSONValue {
    guard fullName.utf8.count <= Limits.typeName else { return ["name": JSONValue(fullName.shortened)] }
    let parts = fullName.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return ["name": JSONValue(fullName)] }
    return [
      "name": JSONValue(parts[parts.count - 1]), "qualifiedName": JSONValue(parts.dropFirst().joined(separator: ".")),
      "module": JSONValue(parts[0]),
    ]
  }
}

extension DocumentType {
  /// The name of the type; nil for an array or a set, and for an unknown number.
  fileprivate var name: String? {
    switch self {
    case .primitive(let number): Self.name(of: .primitive(number))
    case .entity(let name), .enumeration(let name): name
    case .array, .set: nil
    case .intents(let number): Self.name(of: .intents(number))
    case .measurement: "Measurement"
    case .duration: Self.name(of: .duration)
    case .searchCriteria: Self.name(of: .searchCriteria)
    case .foundation(let number): Self.name(of: .foundation(number))
    }
  }

  /// The name of the known type that has this form and is not an alias; nil if there is none.
  private static func name(of form: KnownType.Form) -> String? {
    KnownTypes.all.first { $0.form == form && $0.aliasOf == nil }?.name
  }

  fileprivate var spelling: String {
    switch self {
    case .array(let member): "[\(member.spelling)]"
    case .set(let member): "Set<\(member.spelling)>"
    case .measurement(let unit): KnownConstants.units.name(unit).map { "Measurement<\($0)>" } ?? "Measurement"
    default: name ?? "unknown"
    }
  }

  /// The kind of the type in the bundle.
  fileprivate var kind: String {
    switch self {
    case .placemark: "framework"
    case .primitive: "primitive"
    case .entity: "entity"
    case .enumeration: "enum"
    case .array: "array"
    case .set: "set"
    case .file: "file"
    case .intents(3): "person"
    case .measurement: "measurement"
    case .intents, .duration, .searchCriteria, .foundation: "framework"
    }
  }
}
