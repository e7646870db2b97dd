import IntentModel

/// An intent of SiriKit as the document has it: with its file, the targets that compile the file, and the targets that handle the
/// intent.
struct BundleSiriKitIntent: Described {
  var intent: SiriKitIntent
  var definition: SiriKitDefinition
  var handledBy: [String]

  static let blank = BundleSiriKitIntent(
    intent: SiriKitIntent(name: "", className: "", position: .nowhere), definition: .blank, handledBy: [])

  func fields(_ table: inout BundleWriter) {
    table.field("class", .one(.string), "What saved shortcuts store.", isRequired: true) { $0.string(intent.className) }
    table.field("name", .one(.string), "The name in Xcode's editor.", isRequired: true) { $0.string(intent.name) }
    table.localized("title", intent.title)
    table.localized("description", intent.description)
    table.field("isConfigurable", .one(.yes), "Shortcuts shows it as an action.") { $0.flag(intent.isConfigurable) }
    table.field("isForWidgets", .one(.yes), "It configures widgets.") { $0.flag(intent.isForWidgets) }
    table.field("isSuggested", .one(.yes), "The system may suggest donations of it.") { $0.flag(intent.isSuggested) }
    table.field("input", .one(.string), "The parameter that takes the result of the previous action.") {
      $0.string(intent.input)
    }
    table.field("parameters", .list(.siriKitParameter)) {
      $0.list(intent.parameters.map { BundleSiriKitParameter(parameter: $0, definition: definition) })
    }
    table.field("summaries", .list(.siriKitSummary), "In the order of their parameters.") { $0.list(intent.summaries) }
    table.field("output", .one(.siriKitParameter), "What flows to the next action.") {
      $0.object(intent.output.map { BundleSiriKitParameter(parameter: $0, definition: definition) })
    }
    table.field("targets", .one(.strings), "The targets that compile the file. Absent without a project.") {
      $0.strings(definition.targets)
    }
    table.field(
      "handledBy", .one(.strings), "The targets whose Info.plists list it: IntentsSupported or INIntentsSupported."
    ) { $0.strings(handledBy) }
    table.location(intent.position, in: definition)
  }
}

/// A parameter of an intent of SiriKit, its output, or a property of a type.
struct BundleSiriKitParameter: Described {
  var parameter: SiriKitParameter
  var definition: SiriKitDefinition

  static let blank = BundleSiriKitParameter(
    parameter: SiriKitParameter(name: "", type: "", position: .nowhere), definition: .blank)

  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), isRequired: true) { $0.string(parameter.name) }
    table.field("tag", .one(.int), "The number that survives a new name.") { writer in
      if let tag = parameter.tag { writer.json?.member("tag", tag) }
    }
    table.field("type", .one(.string), "String, Integer, Object, …; Integer for an enum.", isRequired: true) {
      $0.string(parameter.type)
    }
    table.field("enum", .one(.string)) { $0.string(parameter.enumName) }
    table.field("object", .one(.string)) { $0.string(parameter.objectName) }
    table.field("isOfSystem", .one(.yes), "The system declares the enum or the object type.") {
      $0.flag(parameter.isOfSystem)
    }
    table.field("isArray", .one(.yes)) { $0.flag(parameter.isArray) }
    table.field(
      "swiftTypes", .one(.strings),
      "The types of an App Intent's parameter that take over the values. Absent for enums and the app's own object types, and if no type is known."
    ) { $0.strings(parameter.swiftTypes) }
    table.localized("title", parameter.title)
    table.field("isConfigurable", .one(.yes), "Users can edit it.") { $0.flag(parameter.isConfigurable) }
    table.field("default", .one(.string), "As text; for an enum the name of the value.") {
      $0.string(parameter.defaultValue)
    }
    table.field("isOptionsProvided", .one(.yes), "The app supplies the options.") {
      $0.flag(parameter.isOptionsProvided)
    }
    table.field("parent", .one(.string), "The parameter on which it depends whether this one is shown.") {
      $0.string(parameter.parent)
    }
    table.field("sizes", .list(.siriKitSize), "The number of elements by the size of a widget.") {
      $0.list(parameter.sizes)
    }
    table.field("contentTypes", .one(.strings), "The types of files that it accepts.") {
      $0.strings(parameter.contentTypes)
    }
    table.location(parameter.position, in: definition)
  }
}

extension SiriKitIntent.Summary: Described {
  static let blank = SiriKitIntent.Summary(
    parameters: [], title: SiriKitText(""), isForSuggestions: false, opensApp: false)

  func fields(_ table: inout BundleWriter) {
    table.field("parameters", .one(.strings)) { $0.strings(parameters) }
    table.localized("title", title)
    table.field("isForSuggestions", .one(.yes), "It is for donations and suggestions, not for Shortcuts.") {
      $0.flag(isForSuggestions)
    }
    table.field("opensApp", .one(.yes)) { $0.flag(opensApp) }
  }
}

extension SiriKitParameter.Size: Described {
  static let blank = SiriKitParameter.Size(name: "", count: 0)

  func fields(_ table: inout BundleWriter) {
    table.field("size", .one(.string), isRequired: true) { $0.string(name) }
    table.field("count", .one(.int), isRequired: true) { $0.json?.member("count", count) }
  }
}

/// An enum of SiriKit, with its file.
struct BundleSiriKitEnum: Described {
  var declared: SiriKitEnum
  var definition: SiriKitDefinition

  static let blank = BundleSiriKitEnum(declared: SiriKitEnum(name: "", position: .nowhere), definition: .blank)

  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), isRequired: true) { $0.string(declared.name) }
    table.field("values", .array(.siriKitValue), "Without the value 'unknown', which Xcode adds.") { writer in
      writer.json?.key("values")
      writer.array(declared.values) { $0.object(of: $1) }
    }
    table.location(declared.position, in: definition)
  }
}

extension SiriKitEnum.Value: Described {
  static let blank = SiriKitEnum.Value(name: "")

  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), "What saved shortcuts store.", isRequired: true) { $0.string(name) }
    table.field("index", .one(.int)) { writer in
      if let index { writer.json?.member("index", index) }
    }
    table.localized("title", title)
  }
}

/// A type of objects, with its file.
struct BundleSiriKitType: Described {
  var declared: SiriKitObjectType
  var definition: SiriKitDefinition

  static let blank = BundleSiriKitType(declared: SiriKitObjectType(name: "", position: .nowhere), definition: .blank)

  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), isRequired: true) { $0.string(declared.name) }
    table.field("properties", .list(.siriKitParameter), "Without those that every type has.") {
      $0.list(declared.properties.map { BundleSiriKitParameter(parameter: $0, definition: definition) })
    }
    table.location(declared.position, in: definition)
  }
}

extension SiriKitContents {
  var bundledIntents: [BundleSiriKitIntent] {
    definitions.flatMap { definition in
      definition.intents.map {
        BundleSiriKitIntent(intent: $0, definition: definition, handledBy: handlers[$0.className] ?? [])
      }
    }
  }

  var bundledEnums: [BundleSiriKitEnum] {
    definitions.flatMap { file in file.enums.map { BundleSiriKitEnum(declared: $0, definition: file) } }
  }

  var bundledTypes: [BundleSiriKitType] {
    definitions.flatMap { file in file.types.map { BundleSiriKitType(declared: $0, definition: file) } }
  }
}

extension BundleWriter {
  /// Writes a text, its key in the tables of other languages, and its translations.
  fileprivate mutating func localized(_ key: String, _ text: SiriKitText?) {
    field(key, .one(.string)) { $0.string(text?.text) }
    field(key + "Key", .one(.string), "The key of the text in the tables of other languages.") { $0.string(text?.key) }
    field(key + "Localizations", .byName(.string), "The texts of these tables by language, with '--localized'.") {
      writer in
      guard let translations = text?.translations, !translations.isEmpty else { return }
      writer.object(writer.key) { writer in
        for (language, text) in translations.sorted(by: { $0.key < $1.key }) { writer.string(language, text) }
      }
    }
  }

  fileprivate mutating func location(_ position: SiriKitPosition, in definition: SiriKitDefinition) {
    field("location", .one(.location), isRequired: true) { writer in
      writer.json?.key("location")
      writer.json?.beginObject(staysOnOneLine: true)
      writer.string("file", definition.path)
      writer.json?.member("line", position.line)
      writer.json?.member("column", position.column)
      writer.json?.end()
    }
  }
}

extension SiriKitPosition { fileprivate static let nowhere = SiriKitPosition(line: 1, column: 1) }

extension SiriKitDefinition { fileprivate static let blank = SiriKitDefinition(path: "") }
