import IntentModel
import DocumentFormats
import SourceScan

/// Writes app enums, and the representations that they share with entities.
extension PartWriter {
  mutating func appEnum(_ appEnum: AppEnum) -> Part {
    let type = appEnum.type
    checkRelease(at: type.place)
    checkTraces(type, beyond: SystemProtocols.ofEnums.known)
    checkIdentifier(of: type)
    let identifier = type.identifier ?? type.name
    var record = Record(shape: .enumeration, release: release)
    record["identifier"] = JSONValue(identifier)
    record["fullyQualifiedTypeName"] = fullName(type)
    record["mangledTypeName"] = mangledName(type)
    record["mangledTypeNameByBundleIdentifier"] = [:]
    record["effectiveBundleIdentifiers"] = []
    record["availabilityAnnotations"] = availability(type.availability, at: type.place)
    record["assistantDefinedSchemas"] = schemas(type, .enum)
    record["isSystem"] = false
    record["systemProtocolMetadata"] = []
    record["visibilityMetadata"] = visibility(
      type, appEnum.isDiscoverable, appEnum.isAssistantOnly, evidence: .coder)
    record["cases"] = JSONValue(cases(appEnum))
    let display = typeDisplay(appEnum.typeDisplayRepresentation, type)
    record["displayTypeName"] = display.name
    record["numericFormatTypeName"] = display.numericFormat
    record["synonyms"] = display.synonyms
    if display.synonyms != nil { recordEvidence(.coder, "the list of synonyms", at: type.place) }
    return part(.enumeration, type, identifier, finish(record, at: type.place))
  }

  /// The identifier of a case: its raw value as text, because the framework requires `LosslessStringConvertible`, or its name if it
  /// has none. A raw value that is neither a string nor an integer is noted. Data of about 90 shipped apps has numbers as texts
  /// such as "0".
  mutating func identifier(of enumCase: AppEnum.Case) -> String? {
    switch enumCase.rawValue?.form {
    case nil: return enumCase.name
    case .string(let text): return text
    case .int(let number):
      recordEvidence(.asserted, "the text of the raw value of '\(enumCase.name)'", at: enumCase.place)
      return String(number)
    default:
      unverified(
        "the identifier of a case whose raw value is neither a string nor an integer",
        instead: "use a string or an integer", at: enumCase.place)
      return enumCase.name
    }
  }

  private mutating func cases(_ appEnum: AppEnum) -> [JSONValue] {
    guard let entries = constant(appEnum.caseDisplayRepresentations, "display representations") else {
      if appEnum.caseDisplayRepresentations.isAbsent {
        notScanned("'caseDisplayRepresentations' is not declared in the scanned files", at: appEnum.type.place)
      }
      return []
    }
    return appEnum.cases.map { each in
      var record = Record(shape: .enumerationCase, release: release)
      record["identifier"] = identifier(of: each).map { JSONValue($0) }
      // Apple's coder has only two keys for a case, and neither is for its availability.
      if !each.availability.isEmpty {
        recordEvidence(.coder, "the omission of the case's availability", at: each.place)
      }
      if !each.associatedValues.isEmpty {
        unsupported("a case of an app enum cannot have associated values", at: each.place)
      }
      let entry = entries.first { $0.caseName.known?.name == each.name }
      if let entry {
        record["displayRepresentation"] = constant(entry.representation, "display representation").map {
          displayRepresentation($0)
        }
      } else if let unreadable = entries.firstNonNil(\.caseName.unreadable) {
        notConstant("a key of the display representations", unreadable)
      } else {
        unsupported("the case '\(each.name)' has no display representation; add one", at: each.place)
      }
      return finish(record, at: each.place)
    }
  }

  private mutating func displayRepresentation(_ representation: DisplayRepresentation) -> JSONValue {
    var record = Record(shape: .displayRepresentation, release: release)
    record["title"] = localized(representation.title, "title")
    record["subtitle"] = localized(representation.subtitle, "subtitle")
    if let synonyms = constant(representation.synonyms, "synonyms") {
      record["synonyms"] = localized(synonyms, "synonym")
    }
    if let description = localized(representation.descriptionText, "description of a case") {
      recordEvidence(
        .coder, "the description of a case",
        at: representation.descriptionText?.known?.place ?? representation.place)
      record["descriptionText"] = description
    }
    if let unreadable = representation.image?.unreadable {
      // Apple's sample code has `image: imageRepresentation[.biking]`, which builds.
      unknown(
        "what is written for an image that is not a constant", instead: "use '.init(systemName:)' with a literal",
        at: unreadable.place)
    }
    if let image = representation.image?.known {
      if representation.synonyms == nil {
        // A case with an image also has a list of synonyms, maybe an empty one, in every document. Apple's coder does not require
        // it.
        recordEvidence(.coder, "the image of a case without synonyms", at: image.place)
      }
      let json = systemImage(image)
      record["image"] = json
      record["imageV2"] = json
    }
    return finish(record, at: representation.place)
  }

  /// The image as `{"systemImageName": {"_0": "book"}}`; nil, with a construct noted, for any other image.
  private mutating func systemImage(_ image: DisplayImage) -> JSONValue? {
    guard image.arguments.count == 1, image.arguments[0].label == "systemName",
      case .string(let name) = image.arguments[0].value.form
    else {
      unsupported("no document that Xcode wrote shows such an image; use one argument, 'systemName:'", at: image.place)
      return nil
    }
    return ["systemImageName": ["_0": JSONValue(name)]]
  }

  // MARK: Shared by enums and entities

  /// The texts of a type display representation. A literal gives only the name. An initializer also gives synonyms, and the numeric
  /// format, whose default is the name. Without a representation the name is an empty text.
  mutating func typeDisplay(
    _ fact: Fact<TypeDisplayRepresentation>, _ type: DeclaredType
  ) -> (name: JSONValue?, numericFormat: JSONValue?, synonyms: JSONValue?) {
    guard let display = constant(fact, "type display representation") else {
      guard fact.isAbsent else { return (nil, nil, nil) }
      // The schema supplies the words.
      if type.schema == nil {
        notScanned("the type display representation is not declared in the scanned files", at: type.place)
      }
      return (emptyText(at: type.place), nil, nil)
    }
    let name = localized(display.name, "type name")
    var numericFormat: JSONValue?
    if display.form == .initializer {
      numericFormat = display.numericFormat == nil ? name : localized(display.numericFormat, "numeric format")
    }
    let synonyms = constant(display.synonyms, "synonyms").map { localized($0, "synonym") }
    return (name, numericFormat, synonyms)
  }

  /// The value of `visibilityMetadata`: `{"assistantOnly": true, "isDiscoverable": true}`. Apple's coder has one object for
  /// actions, entities, queries and enums.
  ///
  /// - Parameter evidence: The evidence for `isAssistantOnly` in a type with a schema: the framework's interface requires it
  ///   there, and a document of Apple's has it in an entity. It is unverified that Xcode's tool reads `isDiscoverable` in types
  ///   other than intents, and `isAssistantOnly` in types without a schema, because the interface does not require them.
  mutating func visibility(
    _ type: DeclaredType, _ isDiscoverable: Fact<Bool>, _ isAssistantOnly: Fact<Bool>, evidence: Evidence?
  ) -> JSONValue {
    let isShown = inferred(isDiscoverable, "isDiscoverable", unlessDeclared: true)
    var isLimited = false
    if let evidence, type.schema != nil {
      isLimited = constant(isAssistantOnly, "'isAssistantOnly'") ?? false
      if isLimited { recordEvidence(evidence, "'isAssistantOnly'", at: isAssistantOnly.alternatives[0].place) }
    } else {
      isLimited = inferred(isAssistantOnly, "isAssistantOnly", unlessDeclared: false)
    }
    return ["assistantOnly": JSONValue(isLimited), "isDiscoverable": JSONValue(isShown)]
  }

  /// The declared value, or the default. A declared value is noted, unless it equals the default: then it is written as if it
  /// were not declared.
  private mutating func inferred(_ fact: Fact<Bool>, _ name: String, unlessDeclared byDefault: Bool) -> Bool {
    guard let declared = fact.alternatives.first, fact.only != byDefault else { return byDefault }
    unverified(
      "'\(name)' in a type for which the framework does not define it", instead: "remove it", at: declared.place)
    return fact.only ?? byDefault
  }

  /// Notes a release that is too old: no captured document of it holds entities, queries or enums.
  mutating func checkRelease(at place: Place) {
    guard release < ToolRelease.firstWithTypes else { return }
    unverified(
      "entities, queries and enums of Xcode \(release.name)",
      instead: "write for Xcode \(ToolRelease.firstWithTypes.name) or later", at: place)
  }

  /// Notes conformances whose encoding is unverified: to protocols that are not in `known`, and that no protocol of the type in
  /// `known` refines. Also notes conformances with their own availability.
  mutating func checkTraces(_ type: DeclaredType, beyond known: Set<String>) {
    noteConformances(type)
    let implied = KnownProtocol.closure(of: type.conformances.filter(known.contains))
    for name in type.conformances where !known.contains(name) && !implied.contains(name) {
      unverified("a conformance to '\(name)'", instead: "remove the conformance", at: type.place)
    }
  }

  /// The schema of a type, in a list: `[{"domain": "system", "name": "OpenIntent", "version": "1.0.0"}]`. Empty without a schema
  /// and, with a construct noted, if its name is unknown.
  mutating func schemas(_ type: DeclaredType, _ kind: KnownSchemas.Kind) -> JSONValue {
    guard let schema = type.schema else { return [] }
    guard let spelling = schema.name.known else {
      unsupported("the schema cannot be determined from the source; name it as in '.books.openBook'", at: schema.place)
      return []
    }
    let domain = KnownSchemas.domain(of: spelling)
    guard let name = KnownSchemas.documentName(kind, spelling) else {
      unknown("the name of the schema '\(spelling)'", instead: "remove the schema", at: schema.place)
      return []
    }
    if !SchemaNames.isInDocuments(spelling) {
      recordEvidence(.interface(.macOS27), "the name of the schema '\(spelling)'", at: schema.place)
    }
    if let likely = SchemaNames.likelyAddition(to: schema, named: name), !conformances(of: type).contains(likely) {
      unverified(
        "whether the schema '\(spelling)' adds '\(likely)'", instead: "declare the conformance to it", at: schema.place)
    }
    return [["domain": JSONValue(domain), "name": JSONValue(name), "version": JSONValue(SchemaNames.version)]]
  }
}
