import IntentModel

extension SwiftMigration.Options {
  /// A text as a resource: its literal or, for a text that keeps its key, a call with the key and the table. If there is no text,
  /// the literal of `name`.
  func resource(_ text: SiriKitText?, or name: String, in path: String) -> String {
    guard let text, !text.text.isEmpty else { return SwiftText.literal(name) }
    guard let key = keyed(text) else { return SwiftText.literal(text.text) }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let table = file.hasSuffix(".intentdefinition") ? String(file.dropLast(".intentdefinition".count)) : file
    return
      "LocalizedStringResource(\(SwiftText.literal(key)), defaultValue: \(SwiftText.literal(text.text)), table: \(SwiftText.literal(table)))"
  }

  /// The key that a text keeps, with `keepsKeys`. Nil for a text with placeholders, because those of SiriKit differ from those of
  /// App Intents.
  private func keyed(_ text: SiriKitText) -> String? { keepsKeys && !text.text.contains(text: "${") ? text.key : nil }

  /// An expression of the type `type`: a literal or, for a text that keeps its key, a call of the type's initializer with a
  /// resource.
  func representation(_ type: String, _ label: String, _ text: SiriKitText?, or name: String, in path: String) -> String
  {
    let resource = resource(text, or: name, in: path)
    return text.flatMap(keyed) == nil ? resource : "\(type)(\(label)\(resource))"
  }

  /// The attribute that a declaration needs; nil if all systems that the app runs on have App Intents and, if `isForWidgets`, those
  /// that configure widgets.
  func availability(isForWidgets: Bool = false) -> String? {
    let since =
      isForWidgets ? ["iOS": 17, "macOS": 14, "watchOS": 10] : ["iOS": 16, "macOS": 13, "tvOS": 16, "watchOS": 9]
    let isOlder = deployment.isEmpty || deployment.contains { $0.value.first ?? 0 < since[$0.key] ?? 0 }
    return isOlder
      ? "@available(\(since.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")), *)"
      : nil
  }
}

/// The source of an app enum. Its raw values are the names that saved shortcuts store.
struct EnumWriter {
  let declared: SiriKitEnum
  let type: SwiftType
  let options: SwiftMigration.Options

  func lines(in path: String) -> SwiftLines {
    var lines = SwiftLines(path: path)
    let cases = declared.values.uniqued(by: \.name)
      .map { value in (name: type.cases[value.name] ?? value.name, value: value) }
    if let availability = options.availability() { lines.add(availability) }
    lines.add("enum \(type.name): String, AppEnum {")
    for each in cases { lines.add("case \(SwiftText.name(each.name)) = \(SwiftText.literal(each.value.name))", 1) }
    lines.add("")
    let title = options.representation(
      "TypeDisplayRepresentation", "name: ", declared.title, or: declared.name, in: path)
    lines.add("static let typeDisplayRepresentation: TypeDisplayRepresentation = \(title)", 1)
    lines.add("static let caseDisplayRepresentations: [\(type.name): DisplayRepresentation] = [", 1)
    for each in cases {
      let text = options.representation(
        "DisplayRepresentation", "title: ", each.value.title, or: each.value.name, in: path)
      lines.add(".\(SwiftText.member(each.name)): \(text),", 2)
    }
    lines.add("]", 1)
    lines.add("}")
    return lines
  }
}

/// The source of an entity for the objects of a type, and of its query.
struct EntityWriter {
  let declared: SiriKitObjectType
  let name: String
  let isSearchable: Bool
  let options: SwiftMigration.Options

  func lines(in path: String, _ type: (SiriKitParameter) -> SwiftType?) -> SwiftLines {
    var lines = SwiftLines(path: path)
    if let availability = options.availability() { lines.add(availability) }
    lines.add("struct \(name): AppEntity {")
    let title = options.representation(
      "TypeDisplayRepresentation", "name: ", declared.title, or: declared.name, in: path)
    lines.add("static let typeDisplayRepresentation: TypeDisplayRepresentation = \(title)", 1)
    lines.add("static let defaultQuery = \(name)Query()", 1)
    lines.add("")
    lines.add("let id: String", 1)
    lines.add("let displayString: String", 1)
    var names: Set<String> = ["id", "displayString", "displayRepresentation"]
    for property in declared.properties {
      guard let type = type(property), SwiftText.isIdentifier(property.name), names.insert(property.name).inserted
      else {
        lines.note(
          "declare the property '\(SwiftText.escaped(property.name))' of the type '\(SwiftText.escaped(property.spelling))'",
          at: property.position, 1)
        continue
      }
      lines.add(call: "@Property", ["title: " + options.resource(property.title, or: property.name, in: path)], 1)
      lines.add("var \(SwiftText.name(property.name)): \(property.isArray ? "[\(type.name)]" : type.name)?", 1)
    }
    lines.add("")
    lines.add(
      "var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: \"\\(displayString)\") }", 1)
    lines.add("")
    lines.add("init(id: String, displayString: String) {", 1)
    lines.add("self.id = id", 2)
    lines.add("self.displayString = displayString", 2)
    lines.add("}", 1)
    lines.add("}")
    lines.add("")
    addQuery(to: &lines)
    return lines
  }

  private func addQuery(to lines: inout SwiftLines) {
    if let availability = options.availability() { lines.add(availability) }
    lines.add("struct \(name)Query: \(isSearchable ? "EntityStringQuery" : "EntityQuery") {")
    lines.add("func entities(for identifiers: [String]) async throws -> [\(name)] {", 1)
    lines.add("try allObjects().filter { identifiers.contains($0.id) }", 2)
    lines.add("}", 1)
    lines.add("")
    if isSearchable {
      lines.add("func entities(matching string: String) async throws -> [\(name)] {", 1)
      lines.add("try allObjects().filter { $0.displayString.localizedCaseInsensitiveContains(string) }", 2)
      lines.add("}", 1)
      lines.add("")
    }
    lines.add("func suggestedEntities() async throws -> [\(name)] { try allObjects() }", 1)
    lines.add("")
    lines.note(
      "find the objects of '\(SwiftText.escaped(declared.name))'; their ids must be the identifiers that the SiriKit handler "
        + "gave them, because saved shortcuts store these", at: declared.position, 1)
    lines.add("private func allObjects() throws -> [\(name)] { try notMigratedYet() }", 1)
    lines.add("}")
  }
}
