import IntentModel

/// The Swift source of App Intents that take over the actions of SiriKit's intents: one file for each intent, enum and object type.
///
/// A definition states neither what an intent does nor which objects there are. What is missing throws an error until the author
/// writes it. Each such item has a comment in the source, and a note for the output.
package struct SwiftMigration {
  /// A decision that is left to the author.
  package struct Note: Equatable, Sendable {
    package var path: String
    package var position: SiriKitPosition
    package var message: String
  }

  package struct File: Sendable {
    /// The name of the type.
    package var name: String
    fileprivate var lines: SwiftLines
    package var notes: [Note] { lines.notes }
  }

  package struct Options: Sendable {
    /// Whether texts are looked up under the keys that they have in the string tables of the definition.
    package var keepsKeys = false
    /// The lowest releases that the app runs on, by platform; empty if they are not known.
    package var deployment: [String: [Int]] = [:]

    package init() {}
  }

  package let options: Options
  package private(set) var files: [File] = []
  /// The notes that belong to none of the files.
  package private(set) var notes: [Note] = []
  private let isDeclared: (String) -> Bool
  private var names: FreshNames
  private let declaredEnums: [String: AppEnum]
  private let declaredEntities: Set<String>
  private var written: [String: (values: [[String]], path: String)] = [:]
  /// A cache of the types that were chosen, by the facts that a saved value depends on: kind, name, and values or properties.
  private var types: [[String]: SwiftType] = [:]
  /// A cache of the types that were chosen, by their kind, definition and name.
  private var typesByName: [[String]: SwiftType] = [:]

  /// `bundles`: the types of the app, which are used where they fit. `isDeclared`: whether the app declares a name.
  package init(
    _ definitions: [SiriKitDefinition], besides bundles: [MetadataBundle], _ options: Options,
    isDeclared: @escaping (String) -> Bool
  ) {
    self.options = options
    self.isDeclared = isDeclared
    names = FreshNames(except: namesOfClasses(definitions))
    declaredEnums = Dictionary(bundles.flatMap(\.enums).map { ($0.type.name, $0) }) { first, _ in first }
    declaredEntities = Set(bundles.flatMap(\.entities).map(\.type.name))
  }

  /// Adds the files of the intents that `isWanted` accepts, and of their types. An intent that was added before, from any
  /// definition, is skipped.
  package mutating func add(_ definition: SiriKitDefinition, where isWanted: (SiriKitIntent) -> Bool) {
    let declared = DeclaredTypes(definition)
    for intent in definition.intents where isWanted(intent) {
      let values = intent.parameters.map(\.value)
      if let other = written[intent.className] {
        if other.values != values { notes.append(Note(of: intent, in: definition, otherThanIn: other.path)) }
        continue
      }
      written[intent.className] = (values, definition.path)
      let name = SwiftText.identifier(from: intent.name)
      let writer = IntentWriter(intent, named: unique([name, name + "AppIntent"]), options)
      var found: [SwiftType] = []
      let lines = writer.lines(in: definition.path) { swiftType(of: $0, declared, &found) }
      files.append(File(name: writer.name, lines: lines))
      addFiles(of: found, declared)
    }
  }

  /// Adds the files of new types, and of those that their properties have.
  private mutating func addFiles(of new: [SwiftType], _ declared: DeclaredTypes) {
    var pending = new, position = 0
    while position < pending.count {
      let type = pending[position]
      position += 1
      switch type.kind {
      case .value: break
      case .enum(let declared, let path):
        files.append(
          File(name: type.name, lines: EnumWriter(declared: declared, type: type, options: options).lines(in: path)))
      case .entity(let entity, let isSearchable):
        let writer = EntityWriter(declared: entity, name: type.name, isSearchable: isSearchable, options: options)
        let lines = writer.lines(in: declared.path) { swiftType(of: $0, declared, &pending) }
        files.append(File(name: type.name, lines: lines))
      }
    }
  }

  /// The Swift source of some files as one file, with the imports and the placeholder function that they need.
  package func text(of files: [File]) -> String {
    let lines = files.map(\.lines.lines), needsPlaces = lines.joined().contains { $0.contains(text: "CLPlacemark") }
    var text = "import AppIntents\n" + (needsPlaces ? "import CoreLocation\n" : "")
    for file in lines { text += "\n" + file.map { $0 + "\n" }.joined() }
    guard lines.joined().contains(where: { $0.contains(text: "notMigratedYet()") }) else { return text }
    return text + """

      /// Delete both with the last use.
      private struct NotMigratedYet: Error {}
      private func notMigratedYet<Value>() throws -> Value { throw NotMigratedYet() }

      """
  }

  // MARK: Types

  /// The Swift type of one value of a parameter; nil if none is known. Appends a type that must be written to `new`.
  private mutating func swiftType(
    of parameter: SiriKitParameter, _ declared: DeclaredTypes, _ new: inout [SwiftType]
  ) -> SwiftType? {
    if let name = parameter.enumName {
      let key = ["enum", declared.path, name]
      if parameter.isOfSystem { return nil }
      if let type = typesByName[key] { return type }
      guard let found = declared.enums[name], !found.values.isEmpty else { return nil }
      let values = found.values.map(\.name), plain = SwiftText.identifier(from: name) + "AppEnum"
      let type = SwiftType(name: plain, kind: .enum(found, declared.path), cases: SwiftType.cases(of: values))
      let known = declaredEnums[plain].flatMap { $0.savedValues?.isSuperset(of: values) == true ? $0.type : nil }
      typesByName[key] = chosen(type, known?.qualifiedName, for: ["enum", name] + values, &new)
      return typesByName[key]
    }
    if let name = parameter.objectName, parameter.swiftTypes.isEmpty {
      let key = [parameter.isOfSystem ? "system" : "entity", declared.path, name]
      if let type = typesByName[key] { return type }
      let found = parameter.isOfSystem ? nil : declared.types[name]
      let entity = found ?? SiriKitObjectType(name: name, position: parameter.position)
      let plain = SwiftText.identifier(from: name) + "AppEntity"
      let type = SwiftType(name: plain, kind: .entity(entity, isSearchable: declared.searched.contains(name)))
      let known = declaredEntities.contains(plain) ? plain : nil
      typesByName[key] = chosen(type, known, for: ["entity", name] + entity.properties.flatMap(\.value), &new)
      return typesByName[key]
    }
    return parameter.swiftTypes.first.map { SwiftType(name: $0 == "Measurement" ? "Measurement<UnitDuration>" : $0) }
  }

  /// The type for `key`: an earlier one, or `type` with its final name, which is `known` if the app declares a type that fits.
  /// Appends a type that must be written to `new`.
  private mutating func chosen(
    _ type: SwiftType, _ known: String?, for key: [String], _ new: inout [SwiftType]
  ) -> SwiftType {
    if let type = types[key] { return type }
    var type = type
    type.name = known ?? unique([type.name])
    if known == nil { new.append(type) }
    types[key] = type
    return type
  }

  private mutating func unique(_ candidates: [String]) -> String {
    let isDeclared = isDeclared
    return names.unique(candidates) { !isDeclared($0) && SwiftText.name($0) == $0 }
  }
}

/// A Swift type of one value.
struct SwiftType {
  enum Kind {
    case value
    case `enum`(SiriKitEnum, String)
    case entity(SiriKitObjectType, isSearchable: Bool)
  }

  var name: String
  var kind = Kind.value
  /// The cases of an enum by their raw values.
  var cases: [String: String] = [:]

  static func cases(of values: [String]) -> [String: String] {
    var names = FreshNames(except: [
      "allcases", "casedisplayrepresentations", "init", "self", "typedisplayrepresentation",
    ])
    return values.reduce(into: [:]) { cases, value in
      if cases[value] == nil { cases[value] = names.unique([SwiftText.identifier(from: value)]) }
    }
  }

  /// The case of a value as an expression; the type is stated if the name is one of `Optional`'s. Nil if no case has the value.
  func expression(_ value: String) -> String? {
    cases[value].map { (["none", "some"].contains($0) ? name : "") + "." + SwiftText.member($0) }
  }

  var isEnum: Bool { if case .enum = kind { true } else { false } }
  var isEntity: Bool { if case .entity = kind { true } else { false } }
}

/// The types of a definition by name.
private struct DeclaredTypes {
  let path: String
  let enums: [String: SiriKitEnum]
  let types: [String: SiriKitObjectType]
  /// The names of types whose objects the app searches.
  let searched: Set<String>

  init(_ definition: SiriKitDefinition) {
    path = definition.path
    enums = Dictionary(definition.enums.map { ($0.name, $0) }) { first, _ in first }
    types = Dictionary(definition.types.map { ($0.name, $0) }) { first, _ in first }
    searched = Set(definition.intents.flatMap(\.parameters).filter(\.isSearchable).compactMap(\.objectName))
  }
}

extension SiriKitParameter {
  /// The facts that a saved value depends on.
  fileprivate var value: [String] { [name, spelling] }
}

extension SwiftMigration.Note {
  fileprivate init(of intent: SiriKitIntent, in definition: SiriKitDefinition, otherThanIn path: String) {
    self.init(
      path: definition.path, position: intent.position,
      message:
        "'\(SwiftText.escaped(intent.className))' has other parameters in '\(SwiftText.escaped(path))', whose App "
        + "Intent is written; write one for this file if another app compiles it")
  }
}

/// The lowercased names that are not free, because a name that differs by case alone would have the same file: those of the classes
/// that Xcode makes of definitions, and of types that a new one would hide in its own source or in that of an app.
private func namesOfClasses(_ definitions: [SiriKitDefinition]) -> Set<String> {
  var names: Set<String> = [
    "any", "appentity", "appenum", "appintent", "array", "bool", "clplacemark", "color", "data", "date",
    "datecomponents", "decimal", "dictionary", "displayrepresentation", "double", "entityquery", "error", "image",
    "int",
    "intentdescription", "intentdialog", "intentfile", "intentperson", "intentresult", "localizedstringresource",
    "measurement", "notification", "notmigratedyet", "optional", "result", "set", "string", "task", "text",
    "typedisplayrepresentation", "unitduration", "url", "uuid", "view", "void",
  ]
  for definition in definitions {
    for name in definition.intents.map(\.className) {
      for suffix in ["", "Response", "ResponseCode", "Handling"] { names.insert((name + suffix).lowercased()) }
    }
    for name in definition.enums.map(\.name) + definition.types.map(\.name) {
      for suffix in ["", "ResolutionResult"] { names.insert((name + suffix).lowercased()) }
    }
  }
  return names
}
