/// A field of Apple's document in the terms of the source: its name there, and its effect in the system.
struct DocumentField: Sendable {
  let name: String
  /// The effect, as a sentence without its period. Empty if the effect is unknown.
  let use: String

  private init(_ name: String, _ use: String) {
    self.name = name
    self.use = use
  }

  /// The kind of declaration that has a field.
  enum Owner: String, CaseIterable, Sendable {
    case document, intent, parameter, entity, property, query, comparison = "compared property", appEnum = "enum"
    case enumCase = "case", shortcut = "App Shortcut"
  }

  /// The known fields by their owners and keys.
  static let table: [Owner: [String: DocumentField]] = [
    .document: [
      "autoShortcutProviderMangledName": .init(
        "provider of App Shortcuts", "the system asks this type for the phrases"),
      "negativePhrases": .init("negative phrases", "Siri does not run an App Shortcut for them"),
      "shortcutTileColor": .init("tile color", "Shortcuts shows the app's App Shortcuts in it"),
    ],
    .intent: shared(by: .action).merging([
      "actionConfiguration": .init("parameter summary", "Shortcuts shows the action as this sentence"),
      "assistantDefinedSchemaTraits": .init("traits of the schema", ""),
      "authenticationPolicy": .init("authentication policy", "the system asks for the passcode accordingly"),
      "customIntentClassName": .init("class of the former custom intent", "saved shortcuts with it use the new intent"),
      "deprecationMetadata": .init("deprecation", "Shortcuts marks the action as deprecated and shows the message"),
      "descriptionMetadata": .init("description", "Shortcuts shows it in the details of the action"),
      "identifier": .init("identifier", "saved shortcuts find the action by it"),
      "isAuthPolExplicit": .init("authentication policy", "the system distinguishes a declared one from the default"),
      "isDiscoverable": .init("'isDiscoverable'", "Shortcuts and Spotlight list the action or not"),
      "openAppWhenRun": .init("'openAppWhenRun'", "the system opens the app before the action runs, or not"),
      "outputFlags": .init("result", "the system expects a dialog, a snippet or another intent accordingly"),
      "outputType": .init("type of the result's value", "the next action of a shortcut gets a value of this type"),
      "parameters": .init("parameters", "Shortcuts shows them in this order"),
      "supportedModes": .init("supported modes", "the system runs the action in the background or opens the app"),
      "title": .init("title", "Shortcuts, Spotlight and Siri call the action by it"),
      "typeSpecificMetadata": .init("target", "the system opens or deletes values of this type with the action"),
    ]) { first, _ in first },
    .parameter: [
      "capabilities": .init("default value or provider of options", "the system uses them instead of asking"),
      "dynamicOptionsSupport": .init("options", "Shortcuts lists the values, or searches them"),
      "inputConnectionBehavior": .init(
        "'inputConnectionBehavior'", "Shortcuts fills it with the previous result, or not"),
      "isInput": .init("'inputConnectionBehavior'", "Shortcuts fills it with the previous result, or not"),
      "isOptional": .init("type", "the system asks for a value that is not optional"),
      "parameterDescription": .init("description", "Shortcuts shows it next to the parameter"),
      "resolvableInputTypes": .init("type", "Shortcuts accepts values of these types and converts them"),
      "title": .init("title", "Shortcuts calls the parameter by it"),
      "typeSpecificMetadata": .init(
        "arguments", "they are the default value, limits and how Shortcuts asks for the value"),
      "valueType": .init("type", "saved values of another type are lost"),
    ],
    .entity: shared(by: .entity).merging([
      "defaultQueryIdentifier": .init("default query", "the system asks this query for values"),
      "displayTypeName": .init("type display representation", "Shortcuts calls the type by it"),
      "numericFormatTypeName": .init("numeric format", "Shortcuts shows a number of values with it"),
      "properties": .init("properties", "Shortcuts offers them as parts of a value"),
      "synonyms": .init("synonyms", "Siri understands them as names of the type"),
      "transferableContentTypes": .init("transfer representation", "other apps can take a value in these formats"),
      "transient": .init("conformance to 'TransientAppEntity'", "the system does not ask a query for a transient one"),
      "typeName": .init("identifier", "saved shortcuts find the type by it"),
    ]) { first, _ in first },
    .property: [
      "isOptional": .init("type", "a value may lack the property"),
      "spotlightAttributeKey": .init("'indexingKey'", "Spotlight indexes the property under it"),
      "spotlightCustomAttributeKey": .init("'customIndexingKey'", "Spotlight indexes the property under it"),
      "title": .init("title", "Shortcuts calls the property by it"),
      "valueType": .init("type", "actions that use the property get a value of this type"),
    ],
    .query: shared(by: .query).merging([
      "capabilities": .init("capabilities", "the system asks by identifier, text or property accordingly"),
      "defaultQueryForEntity": .init(
        "use as default query", "the system uses the query for each parameter of the type"),
      "descriptionMetadata": .init("'findIntentDescription'", "Shortcuts shows it in the details of the 'Find' action"),
      "entityType": .init("entity", "the query finds values of this type"),
      "identifier": .init("identifier", "the system finds the query by it"),
      "parameters": .init("query properties", "the 'Find' action of Shortcuts filters by them"),
      "resultValueType": .init("entity", "the query finds values of this type"),
      "sortingOptions": .init("sorting options", "the 'Find' action of Shortcuts sorts by them"),
    ]) { first, _ in first },
    .comparison: [
      "comparators": .init("comparators", "the 'Find' action of Shortcuts offers these comparisons"),
      "localizedTitle": .init("title", "the 'Find' action of Shortcuts calls the property by it"),
    ],
    .appEnum: shared(by: .enumeration).merging([
      "cases": .init("cases", "Shortcuts offers them in this order"),
      "displayTypeName": .init("type display representation", "Shortcuts calls the type by it"),
      "identifier": .init("identifier", "saved shortcuts find the type by it"),
      "numericFormatTypeName": .init("numeric format", "Shortcuts shows a number of values with it"),
      "synonyms": .init("synonyms", "Siri understands them as names of the type"),
    ]) { first, _ in first },
    .enumCase: [
      "displayRepresentation": .init("display representation", "Shortcuts and Siri call the case by it")
    ],
    .shortcut: [
      "actionIdentifier": .init("intent", "the phrases run this intent"),
      "availabilityAnnotations": .init("availability", "older systems do not offer it"),
      "parameterPresentation": .init("parameter presentation", "Shortcuts shows the values of the parameter with it"),
      "phraseTemplates": .init("phrases", "people say them to Siri"),
      "shortTitle": .init("short title", "Shortcuts and Spotlight show it under the symbol"),
      "systemImageName": .init("system image", "Shortcuts and Spotlight show this symbol"),
    ],
  ]

  /// The fields that several kinds of types share, without those that `shape` lacks.
  private static func shared(by shape: RecordShape) -> [String: DocumentField] {
    shared.filter { shape.keys[$0.key] != nil }
  }

  /// Fields that several kinds of declared types have.
  private static let shared: [String: DocumentField] = [
    "allowedTargets": .init("allowed execution targets", "the system runs it in these processes"),
    "assistantDefinedSchemas": .init("schema", "Siri uses it for the requests of this schema"),
    "availabilityAnnotations": .init("availability", "older systems do not offer it"),
    "fullyQualifiedIdentifier": .init("name of the type", "it names the type in the binary"),
    "fullyQualifiedTypeName": .init("name of the type", "it names the type in the binary"),
    "mangledTypeName": .init("name of the type", "the system finds the type in the binary by it"),
    "mangledTypeNameV2": .init("name of the type", "the system finds the type in the binary by it"),
    "systemProtocolMetadata": .init("conformances", "the system uses the type for what the protocols say"),
    "systemProtocolMetadataV2": .init("conformances", "the system uses the type for what the protocols say"),
    "systemProtocols": .init("conformances", "the system uses the type for what the protocols say"),
    "visibilityMetadata": .init("visibility", "Shortcuts and Spotlight list it or not"),
  ]
}
