import IntentModel
import DocumentFormats

/// Writes actions, one for each intent.
extension PartWriter {
  mutating func action(_ intent: Intent) -> Part {
    let type = intent.type
    var record = Record(shape: .action, release: release)
    let identifier = type.identifier ?? type.name
    // A constant persistent identifier needs no note here, because a document of Apple's has one. Any other is noted.
    if type.identifier == nil, !type.persistentIdentifier.isAbsent {
      _ = constant(type.persistentIdentifier, "persistent identifier")
    }
    let mangled = mangledName(type)
    record["identifier"] = JSONValue(identifier)
    record["fullyQualifiedTypeName"] = fullName(type)
    record["mangledTypeName"] = mangled
    record["mangledTypeNameV2"] = mangled
    record["mangledTypeNameByBundleIdentifier"] = [:]
    record["mangledTypeNameByBundleIdentifierV2"] = [:]
    record["effectiveBundleIdentifiers"] = []
    record["requiredCapabilities"] = []
    record["presentationStyle"] = 0
    record["availabilityAnnotations"] = availability(type.availability, at: type.place)
    addTexts(intent, to: &record)
    record["parameters"] = JSONValue(intent.parameters.map { parameter($0) })
    record["actionConfiguration"] = summary(intent)
    addResult(intent, to: &record)
    addLaunch(intent, to: &record)
    addVisibility(intent, to: &record)
    addProtocols(intent, to: &record)
    record["allowedTargets"] = targets(intent.allowedExecutionTargets)
    record["customIntentClassName"] = constant(intent.intentClassName, "intent class name").map { JSONValue($0) }
    record["typeSpecificMetadata"] = subject(of: intent)
    checkRest(of: intent)
    return part(.action, type, identifier, finish(record, at: type.place))
  }

  // MARK: Texts

  private mutating func addTexts(_ intent: Intent, to record: inout Record) {
    if let title = constant(intent.title, "title") {
      record["title"] = localized(title)
    } else if intent.title.isAbsent, intent.type.schema == nil {
      notScanned("the title is not declared in the scanned files", at: intent.type.place)
    }
    record["descriptionMetadata"] = constant(intent.description, "description").map { descriptionMetadata($0) }
    if let deprecation = constant(intent.deprecation, "deprecation") {
      record["deprecationMetadata"] = deprecationMetadata(deprecation)
    }
  }

  /// The description of an action, or of the results of a query.
  mutating func descriptionMetadata(_ description: IntentDescription) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if let text = localized(description.text, "description") { members.append(("descriptionText", text)) }
    let keywords = constant(description.searchKeywords, "search keywords") ?? []
    members.append(("searchKeywords", localized(keywords, "search keyword")))
    if let category = localized(description.categoryName, "category") {
      members.append(("categoryName", ["title": category]))
    }
    if let name = localized(description.resultValueName, "name of the result's value") {
      // Apple's coder reads a text for this key, although its header declares `LNStaticDeferredLocalizedString`.
      recordEvidence(
        .coder, "the name of the result's value", at: description.resultValueName?.known?.place ?? description.place
      )
      members.append(("resultValueName", name))
    }
    return JSONValue(members: members)
  }

  private mutating func deprecationMetadata(_ deprecation: IntentDeprecation) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if let text = localized(deprecation.message, "deprecation message") { members.append(("messageText", text)) }
    if let reference = constant(deprecation.replacedBy, "replacement") {
      if let intent = TypeKey(reference).flatMap({ types.intents[$0] }), let identifier = intent.type.identifier {
        members.append(("replacedByIntentIdentifier", JSONValue(identifier)))
      } else {
        notScanned("the intent '\(reference.name)' is not declared in the scanned files", at: reference.place)
      }
    }
    return JSONValue(members: members)
  }

  // MARK: The result

  private mutating func addResult(_ intent: Intent, to record: inout Record) {
    guard let result = determined(intent.result, "result of 'perform()'") else {
      if intent.result.isAbsent { record["outputFlags"] = JSONValue(flagsWithoutPerform(intent)) }
      return
    }
    let bits = KnownResults.all.lazy.filter { $0.flag.map { result[keyPath: $0] } ?? false }.compactMap(\.bit)
    record["outputFlags"] = JSONValue(bits.reduce(0, |))
    if let value = result.value { record["outputType"] = documentType(value)?.json }
  }

  /// The flags of an intent whose `perform()` is not in the scan. Intents that the system performs itself have no result. Any
  /// other intent may inherit a `perform()` from outside the scan, which is noted.
  private mutating func flagsWithoutPerform(_ intent: Intent) -> Int {
    let performers = KnownProtocols.all.filter { $0.performer != nil }
    if !performers.contains(where: { $0.performer == .system && intent.type.conformances.contains($0.name) }) {
      let conformances = conformances(of: intent.type)
      if let name = performers.last(where: { $0.performer == .framework && conformances.contains($0.name) })?.name {
        unverified(
          "the result of a 'perform()' that '\(name)' provides", instead: "declare 'perform()' in the intent",
          at: intent.type.place)
      } else {
        notScanned("'perform()' is not declared in the scanned files", at: intent.type.place)
      }
    }
    return KnownResults.noResultBit
  }

  // MARK: Visibility

  private mutating func addVisibility(_ intent: Intent, to record: inout Record) {
    let declared = constant(intent.isDiscoverable, "'isDiscoverable'") ?? true
    let assistantOnly = constant(intent.isAssistantOnly, "'isAssistantOnly'") ?? false
    let isConfiguration =
      intent.type.conformances.contains("WidgetConfigurationIntent")
      || intent.type.conformances.contains("ControlConfigurationIntent")
    if assistantOnly, !intent.isDiscoverable.isAbsent {
      unverified(
        "'isAssistantOnly' together with 'isDiscoverable'", instead: "declare one of them", at: intent.type.place)
    }
    record["isDiscoverable"] = JSONValue(declared && !isConfiguration && !assistantOnly)
    record["visibilityMetadata"] = ["assistantOnly": JSONValue(assistantOnly), "isDiscoverable": JSONValue(declared)]
    record["isAuthPolExplicit"] = JSONValue(!intent.authenticationPolicy.isAbsent)
    record["authenticationPolicy"] = JSONValue(authenticationPolicy(intent))
  }

  private mutating func authenticationPolicy(_ intent: Intent) -> Int {
    guard let name = constant(intent.authenticationPolicy, "authentication policy") else { return 0 }
    if let row = KnownConstants.authenticationPolicies.row(name) {
      recordEvidence(row.evidence, "the number of '\(name)'", at: intent.type.place)
      return row.number
    }
    unknown(
      "the number of the authentication policy '\(name)'",
      instead: "use one of \(KnownConstants.authenticationPolicies.spelled)", at: intent.type.place)
    return 0
  }

  // MARK: System protocols

  private mutating func addProtocols(_ intent: Intent, to record: inout Record) {
    let type = intent.type
    let known = SystemProtocols.ofIntents
    checkTraces(type, beyond: known.known)
    var conformances = conformances(of: type)
    for name in conformances.sorted() {
      switch known.forms[name] {
      case .omitted(let evidence):
        recordEvidence(evidence, "the omission of the conformance to '\(name)'", at: type.place)
      case .identifier(_, let evidence): recordEvidence(evidence, "the identifier of '\(name)'", at: type.place)
      default: break
      }
    }
    if type.schema != nil { conformances.insert("AssistantIntent") }
    if modes(intent) & (KnownConstants.deferredMode | KnownConstants.dynamicMode) != 0 {
      conformances.insert("ForegroundContinuableIntent")
    }
    let sorted = Set(conformances.compactMap(known.identifier)).sorted()
    let metadata = sorted.flatMap { name -> [JSONValue] in
      [JSONValue(name), name == SystemProtocols.search ? searchScopes(intent) : ["empty": [:]]]
    }
    record["systemProtocols"] = JSONValue(sorted.map { JSONValue($0) })
    record["systemProtocolMetadata"] = JSONValue(metadata)
    record["systemProtocolMetadataV2"] = JSONValue(metadata)
    addSchema(intent, to: &record)
  }

  /// The conformances that the source states and those that the schema's macro adds.
  func conformances(of type: DeclaredType) -> Set<String> {
    var conformances = Set(type.conformances)
    if let name = type.schema?.name.known, let added = SchemaNames.conformances[name] { conformances.insert(added) }
    return conformances
  }

  private mutating func searchScopes(_ intent: Intent) -> JSONValue {
    guard let value = constant(intent.searchScopes, "search scopes") else {
      if intent.searchScopes.isAbsent {
        notScanned("'searchScopes' is not declared in the scanned files", at: intent.type.place)
      }
      return ["empty": [:]]
    }
    guard case .array(let scopes) = value.form else {
      unsupported("the search scopes must be an array literal", at: value.place)
      return ["empty": [:]]
    }
    let names = scopes.compactMap { scope -> JSONValue? in
      guard case .enumCase(let name, nil) = scope.form else {
        if let unreadable = scope.firstUnreadable {
          notConstant("this search scope", unreadable)
        } else {
          unsupported("a search scope must be a case such as '.general'", at: scope.place)
        }
        return nil
      }
      guard let row = KnownConstants.searchScopes.row(name) else {
        unsupported(
          "the framework has no search scope '\(name)'; use one that it has, such as '.general'", at: scope.place)
        return nil
      }
      recordEvidence(row.evidence, "the search scope '\(name)'", at: scope.place)
      return JSONValue(name)
    }
    return ["showInAppStringSearchResults": ["searchScopes": JSONValue(names)]]
  }

  // MARK: Schemas

  private mutating func addSchema(_ intent: Intent, to record: inout Record) {
    record["assistantDefinedSchemas"] = schemas(intent.type, .intent)
    record["assistantDefinedSchemaTraits"] = []
    guard let schema = intent.type.schema, let spelling = schema.name.known,
      let name = KnownSchemas.documentName(.intent, spelling)
    else { return }
    if let parameter = SchemaNames.updatedEntity[spelling] {
      guard let type = intent.parameter(parameter)?.type, let entity = types.entity(type)
      else {
        return notScanned(
          "the entity of the parameter '\(parameter)' is not declared in the scanned files", at: schema.place)
      }
      record["assistantDefinedSchemaTraits"] = [["entityUpdating": ["entityIdentifier": identifier(of: entity.type)]]]
    } else if name.hasPrefix("Update") {
      unverified("the trait that the schema '\(spelling)' adds", instead: "remove the schema", at: schema.place)
    }
  }

  // MARK: What it opens or deletes

  /// The metadata of an intent that opens or deletes an entity or an enum, whose whole entry it repeats. Empty for any other intent
  /// and, with a construct noted, if the type is not in the scan.
  private mutating func subject(of intent: Intent) -> JSONValue {
    let conformances = conformances(of: intent.type)
    guard conformances.contains("OpenIntent") || conformances.contains("DeleteIntent") else { return [] }
    let name = conformances.contains("OpenIntent") ? "target" : "entities"
    guard let parameter = intent.parameter(name), let type = parameter.type else {
      notScanned("the parameter '\(name)' is not declared in the scanned files", at: intent.type.place)
      return []
    }
    let element = type.kind == .array ? type.elements.first : type
    let subject: (id: Part.ID, name: JSONValue, key: String)
    if let entity = types.entity(element) {
      subject = (Part.ID(kind: .entity, type: TypeKey(entity.type)), identifier(of: entity.type), "entityMetadata")
    } else if let appEnum = types.appEnum(element) {
      subject = (Part.ID(kind: .enumeration, type: TypeKey(appEnum.type)), identifier(of: appEnum.type), "enumMetadata")
    } else {
      notScanned("the type of the parameter '\(name)' is not declared in the scanned files", at: parameter.place)
      return []
    }
    need(subject.id.kind, subject.id.type)
    return [
      "LNActionTypeMetadataKeyEntityMetadata", .wrapped(subject.key, types.records[subject.id] ?? [:]),
      "LNActionTypeMetadataKeyEntityType", .wrapped("string", subject.name),
    ]
  }

  private mutating func checkRest(of intent: Intent) {
    if let traits = intent.traits.alternatives.first {
      unverified("the traits of '@AppIntent'", instead: "remove them", at: traits.place)
    }
  }
}
