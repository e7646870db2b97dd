import DocumentFormats

/// The keywords of JSON Schema that a reader supports.
enum SchemaDialect {
  /// JSON Schema 2020-12.
  case full
  /// The subset of OpenAI's strict mode: every property is required, and an optional one may be null. There is no `default`, no
  /// `uniqueItems` and no `uri` ("Structured model outputs", supported schemas).
  case strict
}

extension JSONWriter {
  /// Writes the schema of an object that has these properties and no others.
  mutating func parameters(_ properties: [Tool.Property], _ dialect: SchemaDialect) {
    member("type", "object")
    object("properties") { json in
      for property in properties { json.object(property.name) { $0.property(property, dialect) } }
    }
    let required = dialect == .strict ? properties : properties.filter(\.isRequired)
    if !required.isEmpty { array("required", required) { $0.string($1.name) } }
    member("additionalProperties", false)
  }

  private mutating func property(_ property: Tool.Property, _ dialect: SchemaDialect) {
    if dialect == .full, let title = property.title { member("title", title) }
    if let description = property.words(for: dialect) { member("description", description) }
    schema(property.schema, dialect, isNullable: dialect == .strict && !property.isRequired)
    if dialect == .full, let value = property.defaultValue {
      key("default")
      plain(value)
    }
  }

  // MARK: Schemas

  private mutating func schema(_ schema: ValueSchema, _ dialect: SchemaDialect, isNullable: Bool) {
    switch schema {
    case .string(let format):
      type("string", isNullable)
      if let format, dialect == .full || format != .uri { member("format", format.rawValue) }
    case .integer(let minimum, let maximum):
      type("integer", isNullable)
      if let minimum { member("minimum", minimum) }
      if let maximum { member("maximum", maximum) }
    case .number(let minimum, let maximum):
      type("number", isNullable)
      bound("minimum", minimum)
      bound("maximum", maximum)
    case .boolean: type("boolean", isNullable)
    case .choice(let choices):
      type("string", isNullable)
      key("enum")
      beginArray()
      for choice in choices { string(choice.value) }
      if isNullable { null() }
      end()
    case .array(let element, let isUnique):
      type("array", isNullable)
      object("items") { $0.schema(element, dialect, isNullable: false) }
      if isUnique, dialect == .full { member("uniqueItems", true) }
    case .object(let members):
      if isNullable { return anyOf([schema], dialect, isNullable: true) }
      parameters(members, dialect)
    case .anyOf(let schemas): anyOf(schemas, dialect, isNullable: isNullable)
    }
  }

  private mutating func anyOf(_ schemas: [ValueSchema], _ dialect: SchemaDialect, isNullable: Bool) {
    key("anyOf")
    beginArray()
    for schema in schemas { object { $0.schema(schema, dialect, isNullable: false) } }
    if isNullable { object { $0.member("type", "null") } }
    end()
  }

  private mutating func type(_ name: String, _ isNullable: Bool) {
    if isNullable { array("type", [name, "null"]) { $0.string($1) } } else { member("type", name) }
  }

  private mutating func bound(_ key: String, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    double(value)
  }

  private mutating func plain(_ value: PlainValue) {
    switch value {
    case .string(let text): string(text)
    case .int(let number): int(number)
    case .double(let number): double(number)
    case .bool(let flag): bool(flag)
    case .array(let elements): array(elements) { $0.plain($1) }
    }
  }
}

extension Tool.Property {
  /// The description; in the strict dialect with the title and the default value, for which it has no keywords. Nil if there is no
  /// text.
  fileprivate func words(for dialect: SchemaDialect) -> String? {
    guard dialect == .strict else { return description }
    var sentences = [title.map { "\($0)." }, description].compactMap(\.self)
    if let defaultValue { sentences.append("Default: \(defaultValue.text).") }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension PlainValue {
  /// The value as it is written in a description.
  fileprivate var text: String {
    switch self {
    case .string(let text): "'\(text)'"
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): String(flag)
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    }
  }
}
