import IntentModel
import DocumentFormats

/// Writes entities with their properties.
extension PartWriter {
  mutating func entity(_ entity: Entity) -> Part {
    let type = entity.type
    checkRelease(at: type.place)
    checkTraces(type, beyond: SystemProtocols.ofEntities.known)
    checkRest(of: entity)
    var record = Record(shape: .entity, release: release)
    let identifier = type.identifier ?? type.name
    record["typeName"] = JSONValue(identifier)
    record["fullyQualifiedTypeName"] = fullName(type)
    record["mangledTypeName"] = mangledName(type)
    record["mangledTypeNameByBundleIdentifier"] = [:]
    record["effectiveBundleIdentifiers"] = []
    record["requiredCapabilities"] = []
    record["typeSpecificMetadata"] = []
    record["availabilityAnnotations"] = availability(type.availability, at: type.place)
    record["assistantDefinedSchemas"] = schemas(type, .entity)
    record["visibilityMetadata"] = visibility(
      type, entity.isDiscoverable, entity.isAssistantOnly, evidence: .document)
    record["allowedTargets"] = targets(entity.allowedExecutionTargets)
    record["transient"] = JSONValue(entity.isTransient)
    record["defaultQueryIdentifier"] = defaultQuery(entity)
    let display = typeDisplay(entity.typeDisplayRepresentation, type)
    record["displayTypeName"] = display.name
    record["numericFormatTypeName"] = display.numericFormat
    record["synonyms"] = display.synonyms
    record["entitySyncMetadata"] = ["entitySyncType": type.conformances.contains("SyncableEntity") ? 1 : 0]
    record["transferableContentTypes"] = transferable(entity)
    record["properties"] = JSONValue(entity.properties.map { property($0, of: entity) })
    let metadata = entityProtocols(type)
    record["systemProtocolMetadata"] = metadata
    record["systemProtocolMetadataV2"] = metadata
    return part(.entity, type, identifier, finish(record, at: type.place))
  }

  private mutating func entityProtocols(_ type: DeclaredType) -> JSONValue {
    let known = SystemProtocols.ofEntities
    for name in type.conformances {
      if case .identifier(_, let evidence)? = known.forms[name] {
        recordEvidence(evidence, "the identifier of '\(name)'", at: type.place)
      }
    }
    var identifiers = Set(type.conformances.compactMap(known.identifier))
    if type.schema != nil, let identifier = known.identifier(of: "AssistantEntity") { identifiers.insert(identifier) }
    return JSONValue(identifiers.sorted().flatMap { [JSONValue($0), ["empty": [:]]] })
  }

  private mutating func checkRest(of entity: Entity) {
    let type = entity.type
    checkIdentifier(of: type)
    if let alternative = entity.supportedContentTypes.alternatives.first {
      unverified(
        "the supported content types of an entity", instead: "remove 'supportedContentTypes'", at: alternative.place)
    }
  }

  /// The full name of the default query, `Module.Query`; nil, with a construct noted, if it cannot be determined.
  private mutating func defaultQuery(_ entity: Entity) -> JSONValue? {
    guard let reference = determined(entity.defaultQuery, "default query") else {
      if entity.type.conformances.contains("TransientAppEntity"), entity.type.conformances.contains("IndexedEntity") {
        unsupported(
          "it is a 'TransientAppEntity', which has no query, and an 'IndexedEntity', which Spotlight finds by its query; "
            + "conform to 'AppEntity' and declare a 'defaultQuery', or remove 'IndexedEntity'", at: entity.type.place)
      } else if entity.type.conformances.contains("TransientAppEntity") || entity.type.kind == .enum {
        // According to the framework's interface, such an entity needs no query of its own; the name of the framework's query
        // in documents is unknown.
        unknown(
          "the name of the query that the framework gives this entity",
          instead: "conform to 'AppEntity' and declare a 'defaultQuery'", at: entity.type.place)
      } else if entity.defaultQuery.isAbsent {
        notScanned(
          "the default query of '\(entity.type.name)' is not declared in the scanned files", at: entity.type.place)
      }
      return nil
    }
    guard let key = TypeKey(reference) else {
      notScanned("the query '\(reference.name)' is not declared in the scanned files", at: reference.place)
      return nil
    }
    need(.query, key)
    return types.queries[key].map { fullName($0.type) } ?? JSONValue("\(key.module).\(key.name)")
  }

  // MARK: Properties

  private mutating func property(_ property: WrappedProperty, of entity: Entity) -> JSONValue {
    var record = Record(shape: .property, release: release)
    record["identifier"] = JSONValue(property.name)
    if let title = property.title {
      record["title"] = localized(title, "title of '\(property.name)'")
    } else if let schema = entity.type.schema {
      record["title"] = titleBySchema(of: property, schema)
    }
    record["capabilities"] = JSONValue(capabilities(ofProperty: property))
    if let type = property.type {
      record["isOptional"] = JSONValue(type.isOptional)
      record["valueType"] = documentType(type)?.json
    } else {
      unsupported("the type of '\(property.name)' cannot be determined from the source; declare it", at: property.place)
    }
    for argument in property.arguments { add(argument, to: &record) }
    return finish(record, at: property.place)
  }

  /// The title of a property without one in the source: nil if it has a wrapper and the schema is known not to define it, otherwise
  /// empty. In a document of Apple's, the three properties of `whiteboard.board` that its documentation lists have an empty title,
  /// and three more properties have none.
  private mutating func titleBySchema(of property: WrappedProperty, _ schema: Schema) -> JSONValue? {
    let shape = schema.name.known.flatMap { KnownSchemaMembers.shape(.entity, $0) }
    if shape?.member(property.name) == nil {
      let isExtra = shape?.isComplete(in: nil) == true, name = schema.name.known ?? ""
      if isExtra, property.wrapper != .schema { return nil }
      unverified(
        isExtra
          ? "whether the macro makes a property of '\(property.name)', which the schema '\(name)' does not define"
          : "whether the schema '\(name)' defines the property '\(property.name)'",
        instead: isExtra ? "add '@Property(title:)'" : "give the property a title", at: property.place)
    }
    return emptyText(at: property.place)
  }

  private mutating func capabilities(ofProperty property: WrappedProperty) -> Int {
    switch property.wrapper {
    case .deferredProperty: return 2
    case .computedProperty:
      // The runtime prints two bits: 1 if an action updates the property, 2 if it is deferred. The macro sets neither. That
      // leaves 0, which no evidence confirms.
      unverified("the number of '@ComputedProperty'", instead: "use '@Property'", at: property.place)
      return 0
    case .property, .schema, .parameter: return 0
    }
  }

  private mutating func add(_ argument: Argument, to record: inout Record) {
    switch (argument.label, argument.value.form) {
    // The macro's expansion repeats the property's name as `identifier:`.
    case ("title", _), ("identifier", _): break
    case ("indexingKey", .keyPath(let names)) where names.count == 1:
      record["spotlightAttributeKey"] = JSONValue(names[0])
    case ("customIndexingKey", .call(_, let arguments)) where arguments.map(\.label) == ["keyName"]:
      // Apple's coder reads a text for this key, by which Shortcuts searches Spotlight, as it does by the name of an
      // `indexingKey`. `keyName:` is the only text that the compiler extracts from `CSCustomAttributeKey(keyName: "width")!`.
      if case .string(let name) = arguments[0].value.form {
        recordEvidence(.coder, "the text of 'customIndexingKey'", at: argument.value.place)
        record["spotlightCustomAttributeKey"] = JSONValue(name)
      } else {
        unsupported("the custom indexing key needs a name that is a string literal", at: argument.value.place)
      }
    default:
      unverified(
        "the argument '\(argument.label ?? "")' of a property", instead: "remove the argument", at: argument.value.place
      )
    }
  }

  // MARK: Transferable

  private mutating func transferable(_ entity: Entity) -> JSONValue? {
    guard let representations = determined(entity.transferRepresentations, "transfer representation") else {
      return nil
    }
    var exported: [JSONValue] = []
    for representation in representations {
      guard let identifier = exportedType(representation, of: entity) else { continue }
      exported.append(["contentType": JSONValue(identifier)])
    }
    return ["exportableTypes": JSONValue(exported), "importableTypes": []]
  }

  /// The identifier of the type that a representation exports: `ProxyRepresentation(exporting: \.webURL)`,
  /// `DataRepresentation(exportedContentType: .plainText) { … }`. Nil, with the construct noted, for other forms.
  private mutating func exportedType(_ representation: TransferRepresentation, of entity: Entity) -> String? {
    let arguments = representation.arguments
    if representation.availability.isEmpty, arguments.count == 1 {
      switch (representation.kind, arguments[0].label) {
      case ("DataRepresentation", "exportedContentType"), ("FileRepresentation", "exportedContentType"):
        if let identifier = ContentTypes.identifier(of: arguments[0].value) { return identifier }
      case ("ProxyRepresentation", "exporting"):
        if case .keyPath(let names) = arguments[0].value.form, names.count == 1,
          let member = entity.type.members.first(where: { $0.name == names[0] && !$0.isStatic }),
          member.type?.name == "URL"
        {
          return ContentTypes.identifiers["url"]
        }
      default: break
      }
    }
    unknown(
      "the content types of such a transfer representation",
      instead: "export a URL with 'ProxyRepresentation(exporting: \\.url)', or data with 'exportedContentType:' alone",
      at: representation.place)
    return nil
  }
}
