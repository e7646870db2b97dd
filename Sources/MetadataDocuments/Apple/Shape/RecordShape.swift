/// A kind of object in Apple's document: its keys, and the release since which each key exists. The constants here are the only
/// table of keys by release, for writing and for recognizing unknown keys when reading.
///
/// Evidence: the captured documents, by release (`ToolRelease`). A new release needs a new case there, and new values of `since`
/// and `firstSeen` here.
struct RecordShape: Sendable {
  struct Key: Sendable {
    let name: String
    /// The first release whose tool writes the key. Documents of older tools lack it, and nothing is lost by that.
    var since: ToolRelease = .xcode15
    /// The oldest release whose captures hold the key. The key depends on the source, so the output of an older tool is
    /// unverified.
    var firstSeen: ToolRelease = .xcode15

    static func since(_ release: ToolRelease, _ names: String...) -> [Key] {
      names.map { Key(name: $0, since: release) }
    }

    /// Keys that no document holds. The code of Apple's frameworks that reads the format has them, in the version that also has
    /// the keys of Xcode 27.
    static func coder(_ names: String...) -> [Key] { names.map { Key(name: $0, firstSeen: .xcode27) } }

    static func firstSeen(_ release: ToolRelease, _ names: String...) -> [Key] {
      names.map { Key(name: $0, firstSeen: release) }
    }
  }

  let name: String
  let keys: [String: Key]

  private init(_ name: String, _ names: [String], _ dated: [Key]...) {
    self.name = name
    let keys = names.map { Key(name: $0) } + dated.flatMap { $0 }
    self.keys = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  static let document = RecordShape(
    "document",
    [
      "actions", "autoShortcutProviderMangledName", "autoShortcuts", "entities", "enums", "generator",
      "negativePhrases",
      "queries", "shortcutTileColor", "version",
    ],
    Key.since(.xcode16, "assistantEntities", "assistantIntentNegativePhrases", "assistantIntents"))

  static let action = RecordShape(
    "action",
    [
      "actionConfiguration", "authenticationPolicy", "availabilityAnnotations", "customIntentClassName",
      "descriptionMetadata", "effectiveBundleIdentifiers", "identifier", "isDiscoverable", "mangledTypeName",
      "mangledTypeNameByBundleIdentifier", "mangledTypeNameByBundleIdentifierV2", "mangledTypeNameV2", "openAppWhenRun",
      "outputFlags", "outputType", "parameters", "presentationStyle", "requiredCapabilities", "systemProtocolMetadata",
      "systemProtocols", "title", "typeSpecificMetadata",
    ],
    Key.since(
      .xcode16, "assistantDefinedSchemaTraits", "assistantDefinedSchemas", "fullyQualifiedTypeName",
      "isAuthPolExplicit", "systemProtocolMetadataV2", "visibilityMetadata"),
    Key.since(.xcode26, "supportedModes"),
    Key.firstSeen(.xcode26, "deprecationMetadata"),
    Key.firstSeen(.xcode27, "allowedTargets"))

  static let parameter = RecordShape(
    "parameter",
    [
      "dynamicOptionsSupport", "inputConnectionBehavior", "isInput", "isOptional", "name", "parameterDescription",
      "resolvableInputTypes", "title", "typeSpecificMetadata", "valueType",
    ],
    Key.since(.xcode16, "capabilities"))

  static let entity = RecordShape(
    "entity",
    [
      "assistantDefinedSchemas", "availabilityAnnotations", "defaultQueryIdentifier", "displayTypeName",
      "effectiveBundleIdentifiers", "fullyQualifiedTypeName", "mangledTypeName", "mangledTypeNameByBundleIdentifier",
      "numericFormatTypeName", "properties", "requiredCapabilities", "systemProtocolMetadata",
      "systemProtocolMetadataV2", "transient", "typeName", "visibilityMetadata",
    ],
    Key.since(.xcode27, "entitySyncMetadata", "typeSpecificMetadata"),
    Key.firstSeen(.xcode26, "transferableContentTypes"),
    Key.firstSeen(.xcode27, "allowedTargets", "synonyms"))

  static let property = RecordShape(
    "property", ["capabilities", "identifier", "isOptional", "title", "valueType"],
    Key.firstSeen(.xcode27, "spotlightAttributeKey"), Key.coder("spotlightCustomAttributeKey"))

  static let query = RecordShape(
    "query",
    [
      "availabilityAnnotations", "capabilities", "defaultQueryForEntity", "effectiveBundleIdentifiers", "entityType",
      "fullyQualifiedIdentifier", "identifier", "mangledTypeName", "mangledTypeNameByBundleIdentifier", "parameters",
      "queryType", "resultValueType", "sortingOptions", "visibilityMetadata",
    ],
    Key.firstSeen(.xcode27, "allowedTargets"), Key.coder("descriptionMetadata"))

  static let enumeration = RecordShape(
    "enum",
    [
      "assistantDefinedSchemas", "availabilityAnnotations", "cases", "displayTypeName", "effectiveBundleIdentifiers",
      "fullyQualifiedTypeName", "identifier", "isSystem", "mangledTypeName", "mangledTypeNameByBundleIdentifier",
      "numericFormatTypeName", "visibilityMetadata",
    ],
    Key.since(.xcode27, "systemProtocolMetadata"), Key.coder("synonyms"))

  static let enumerationCase = RecordShape("case", ["displayRepresentation", "identifier"])

  static let displayRepresentation = RecordShape(
    "display representation", ["image", "imageV2", "subtitle", "synonyms", "title"], Key.coder("descriptionText"))

  static let shortcut = RecordShape(
    "shortcut", ["actionIdentifier", "phraseTemplates", "shortTitle", "systemImageName"],
    Key.since(.xcode16, "availabilityAnnotations"),
    Key.firstSeen(.xcode26, "parameterPresentation"))

  static let localized = RecordShape(
    "localized string", ["key"], Key.since(.xcode16, "alternatives"), Key.firstSeen(.xcode26, "table"))
}
