import DocumentFormats
import IntentModel
import SourceScan

/// Reads an `.intentdefinition` file, which Xcode writes as an XML property list. For any bytes, the result is a definition or
/// the first error.
///
/// An entry without a name is skipped, and so are keys of Xcode's editor. Source: the keys of 434 public versions of such files;
/// Apple documents none.
///
/// - Parameter translations: The texts of the definition's string tables, by key and language.
package func readSiriKitDefinition(
  _ bytes: [UInt8], path: String, translations: [String: [String: String]] = [:]
) throws(ReadingError) -> SiriKitDefinition {
  guard bytes.count <= sizeLimit else { throw ReadingError("the file is larger than 4 MiB, so it is not read") }
  let document = try parseXML(bytes)
  let reader = SiriKitReader(bytes, translations)
  guard document.name == "plist", let root = document.children.first.flatMap(Members.init),
    let intents = root.dictionaries("INIntents")
  else { throw ReadingError("the file has no 'INIntents', so it declares no intents", at: document.offset) }
  guard intents.count <= intentLimit else {
    throw ReadingError("the file has more than \(intentLimit) intents, so it is not read", at: document.offset)
  }
  var definition = SiriKitDefinition(path: path)
  definition.intents = intents.compactMap(reader.intent)
  guard definition.intents.allSatisfy({ $0.parameters.count <= parameterLimit }) else {
    throw ReadingError("an intent has more than \(parameterLimit) parameters, so the file is not read")
  }
  definition.enums = (root.dictionaries("INEnums") ?? []).compactMap(reader.enumeration)
  definition.types = (root.dictionaries("INTypes") ?? []).compactMap(reader.objectType)
  definition.languages = translations.values.reduce(into: []) { $0.formUnion($1.keys) }
  return definition
}

/// The largest public file has 0.6 MB and 82 intents, and an intent has at most 15 parameters.
private let sizeLimit = 4 << 20, intentLimit = 10_000, parameterLimit = 1_000

/// The members of a dictionary by key. If several have the same key, the last one counts.
private struct Members {
  private var members: [String: XMLElement] = [:]

  init?(_ element: XMLElement) {
    guard element.name == "dict" else { return nil }
    var key: String?
    for child in element.children {
      if let name = key {
        members[name] = child
        key = nil
      } else if child.name == "key" {
        key = child.text
      }
    }
  }

  subscript(key: String) -> XMLElement? { members[key] }
  var all: [String: XMLElement] { members }

  /// The text of a string; nil if the member is missing, empty or not a string.
  func text(_ key: String) -> String? {
    guard let member = members[key], member.name == "string", !member.text.isEmpty else { return nil }
    return member.text
  }

  /// Whether a member is true. Xcode writes `true`, but `1` for members of relationships and arrays.
  func flag(_ key: String) -> Bool {
    members[key].map { $0.name == "true" || $0.name == "integer" && $0.text == "1" } ?? false
  }

  func number(_ key: String) -> Int? { members[key].flatMap { $0.name == "integer" ? Int($0.text) : nil } }

  func dictionary(_ key: String) -> Members? { members[key].flatMap(Members.init) }

  /// The dictionaries of an array; nil if the member is not an array.
  func dictionaries(_ key: String) -> [Members]? {
    guard let member = members[key], member.name == "array" else { return nil }
    return member.children.compactMap(Members.init)
  }
}

private struct SiriKitReader {
  private let lines: LineIndex
  private let translations: [String: [String: String]]

  init(_ bytes: [UInt8], _ translations: [String: [String: String]]) {
    lines = LineIndex(SourceText(bytes))
    self.translations = translations
  }

  private func localized(_ members: Members?, _ key: String) -> SiriKitText? {
    guard let members, let text = members.text(key) else { return nil }
    let id = members.text(key + "ID")
    return SiriKitText(text, key: id, translations: id.flatMap { translations[$0] } ?? [:])
  }

  /// The position at which the text of an element starts, or its tag if that has attributes. Line 1, column 1 if there is no
  /// element.
  private func position(_ element: XMLElement?) -> SiriKitPosition {
    guard let element else { return SiriKitPosition(line: 1, column: 1) }
    let tag = element.attributes.isEmpty ? element.name.utf8.count + 2 : 0
    let position = lines.position(of: UInt32(clamping: element.offset + tag))
    return SiriKitPosition(line: position.line, column: position.column)
  }

  // MARK: Intents

  /// Reads an intent; nil for an intent of the system, and for one without a name.
  func intent(_ members: Members) -> SiriKitIntent? {
    guard members.text("INIntentType") != "System", let name = members.text("INIntentName") else { return nil }
    // Xcode appends 'Intent' even to a name that ends in it.
    let className = members.text("INIntentClassName") ?? (members.text("INIntentClassPrefix") ?? "") + name + "Intent"
    var intent = SiriKitIntent(name: name, className: className, position: position(members["INIntentName"]))
    intent.title = localized(members, "INIntentTitle")
    intent.description = localized(members, "INIntentDescription")
    intent.isConfigurable = members.flag("INIntentConfigurable")
    intent.isForWidgets = members.flag("INIntentEligibleForWidgets")
    intent.input = members.text("INIntentInput")
    intent.parameters = (members.dictionaries("INIntentParameters") ?? []).compactMap {
      parameter($0, "INIntentParameter")
    }
    intent.summaries =
      summaries(members.dictionary("INIntentManagedParameterCombinations"), of: intent, isForSuggestions: false)
      + summaries(members.dictionary("INIntentParameterCombinations"), of: intent, isForSuggestions: true)
    intent.isSuggested =
      !members.flag("INIntentIneligibleForSuggestions") && intent.summaries.contains(where: \.isForSuggestions)
    if let response = members.dictionary("INIntentResponse") {
      let output = response.text("INIntentResponseOutput")
      intent.output = (response.dictionaries("INIntentResponseParameters") ?? [])
        .compactMap { parameter($0, "INIntentResponseParameter") }.first { $0.name == output }
      intent.responses = (response.dictionaries("INIntentResponseCodes") ?? []).compactMap { code in
        guard let name = code.text("INIntentResponseCodeName"),
          let text = localized(code, "INIntentResponseCodeFormatString")
        else { return nil }
        return SiriKitIntent.Response(code: name, text: text)
      }
    }
    return intent
  }

  /// The summaries in the order of their keys, which are the names of parameters.
  private func summaries(
    _ combinations: Members?, of intent: SiriKitIntent, isForSuggestions: Bool
  ) -> [SiriKitIntent.Summary] {
    let prefix = "INIntentParameterCombination"
    return (combinations?.all ?? [:]).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .compactMap { key, value in
        guard let members = Members(value) else { return nil }
        return SiriKitIntent.Summary(
          parameters: key.split(separator: ",").map(String.init),
          title: localized(members, prefix + "Title") ?? SiriKitText(""), isForSuggestions: isForSuggestions,
          opensApp: !members.flag(prefix + "SupportsBackgroundExecution"))
      }
  }

  // MARK: Parameters

  /// Reads a parameter of an intent or a response, or a property of a type, whose keys differ only in their prefix. Nil for one
  /// without a name.
  private func parameter(_ members: Members, _ prefix: String) -> SiriKitParameter? {
    guard let name = members.text(prefix + "Name") else { return nil }
    var parameter = SiriKitParameter(
      name: name, type: members.text(prefix + "Type") ?? "", position: position(members[prefix + "Name"]))
    parameter.enumName = members.text(prefix + "EnumType")
    parameter.objectName = members.text(prefix + "ObjectType")
    let namespace = members.text(prefix + "EnumTypeNamespace") ?? members.text(prefix + "ObjectTypeNamespace")
    parameter.isOfSystem = namespace == "System"
    parameter.isArray = members.flag(prefix + "SupportsMultipleValues")
    parameter.tag = members.number(prefix + "Tag")
    parameter.title = localized(members, prefix + "DisplayName")
    parameter.isConfigurable = members.flag(prefix + "Configurable")
    parameter.isOptionsProvided = members.flag(prefix + "SupportsDynamicEnumeration")
    parameter.isSearchable = members.flag(prefix + "SupportsSearch")
    parameter.priority = members.number(prefix + "DisplayPriority")
    let prompt = (members.dictionaries(prefix + "PromptDialogs") ?? []).first {
      $0.text(prefix + "PromptDialogType") == "Primary"
    }
    parameter.prompt = localized(prompt, prefix + "PromptDialogFormatString")
    if let relationship = members.dictionary(prefix + "Relationship") {
      parameter.parent = relationship.text(prefix + "RelationshipParentName")
      parameter.condition = condition(relationship, prefix + "RelationshipPredicate")
    }
    parameter.sizes = (members.dictionaries(prefix + "ArraySizes") ?? []).compactMap { size in
      guard let name = size.text(prefix + "ArraySizeSizeClass"), let count = size.number(prefix + "ArraySizeSize")
      else {
        return nil
      }
      return SiriKitParameter.Size(name: name, count: count)
    }
    if let metadata = members.dictionary(prefix + "Metadata") { read(metadata, prefix + "Metadata", into: &parameter) }
    return parameter
  }

  /// Reads the condition of a relationship; nil for an unknown one, and for a comparison with a case that is not stated. If the
  /// condition compares with false, the file has no value for it.
  private func condition(_ relationship: Members, _ prefix: String) -> SiriKitParameter.Condition? {
    switch relationship.text(prefix + "Name") {
    case "HasAnyValue": .hasAnyValue
    case "BooleanHasExactValue": .isTrue(relationship.flag(prefix + "Value"))
    case "EnumHasExactValue": relationship.text(prefix + "Value").map { .isValue($0) }
    default: nil
    }
  }

  private func read(_ metadata: Members, _ prefix: String, into parameter: inout SiriKitParameter) {
    func value(_ key: String) -> String? {
      guard let value = metadata[prefix + key] else { return nil }
      switch value.name {
      case "string", "integer", "real": return value.text
      case "true", "false": return value.name
      default: return nil
      }
    }
    parameter.defaultValue = value("DefaultValue")
    parameter.minimum = value("MinimumValue")
    parameter.maximum = value("MaximumValue")
    parameter.control = metadata.text(prefix + "Type")
    parameter.trueName = localized(metadata, prefix + "TrueDisplayName")
    parameter.falseName = localized(metadata, prefix + "FalseDisplayName")
    parameter.contentTypes = (metadata.dictionaries(prefix + "CustomUTIs") ?? []).compactMap { $0.text("UTI") }
  }

  // MARK: Types

  /// Reads an enum; nil for one without a name. A value `unknown` without an index is omitted: Xcode adds it for the case that
  /// there is no value.
  func enumeration(_ members: Members) -> SiriKitEnum? {
    guard let name = members.text("INEnumName") else { return nil }
    var result = SiriKitEnum(name: name, position: position(members["INEnumName"]))
    result.title = localized(members, "INEnumDisplayName")
    result.values = (members.dictionaries("INEnumValues") ?? []).compactMap { value in
      guard let name = value.text("INEnumValueName") else { return nil }
      let index = value.number("INEnumValueIndex")
      if name == "unknown", index == nil { return nil }
      return SiriKitEnum.Value(name: name, index: index, title: localized(value, "INEnumValueDisplayName"))
    }
    return result
  }

  func objectType(_ members: Members) -> SiriKitObjectType? {
    guard let name = members.text("INTypeName") else { return nil }
    var result = SiriKitObjectType(name: name, position: position(members["INTypeName"]))
    result.title = localized(members, "INTypeDisplayName")
    result.properties = (members.dictionaries("INTypeProperties") ?? []).filter { !$0.flag("INTypePropertyDefault") }
      .compactMap { parameter($0, "INTypeProperty") }
    return result
  }
}
