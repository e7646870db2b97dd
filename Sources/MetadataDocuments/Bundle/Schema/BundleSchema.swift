import DocumentFormats

/// The JSON Schema (2020-12) of the bundle, which `intentscan schema` prints, and against which every bundle is tested. Made
/// from the field tables.
///
/// Objects are open: new keys may come at any time, and a reader has to ignore unknown ones.
package enum BundleSchema {
  package static let text: String = {
    var writer = SchemaWriter()
    return writer.document()
  }()
}

/// Writes the document itself, then each definition that something refers to.
struct SchemaWriter {
  var json = JSONWriter()
  private var pending: [Reference] = []
  private var names: Set<String> = []

  /// An entry of `$defs`. Every object with fixed keys has one, because code generators name its class by the entry.
  enum Reference {
    case one(Definition)
    case constant(Definition)
    case fact(Definition)
    /// The alternatives of a fact that depends on a condition, and one of them.
    case variants(Definition)
    case variant(Definition)
    case valueForm(ValueForm)

    var name: String {
      switch self {
      case .one(let definition): definition.rawValue
      case .constant(let definition): "\(definition.rawValue)OrUnreadable"
      case .fact(let definition): "\(Self.name(of: definition))Fact"
      case .variants(let definition): "\(Self.name(of: definition))Variants"
      case .variant(let definition): "\(Self.name(of: definition))Variant"
      case .valueForm(let form): "\(form.rawValue)Value"
      }
    }

    /// The name as that of a type: `TextVariant`.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }

    private static func name(of definition: Definition) -> String {
      definition == .nothing ? Definition.unreadable.rawValue : definition.rawValue
    }
  }

  fileprivate init() {}

  fileprivate mutating func document() -> String {
    object { writer in
      writer.json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.json.member("$id", "intentscan-bundle-\(Generator.bundleVersion).schema.json")
      writer.json.member("title", "App Intents metadata bundle")
      writer.describe(
        """
        What the Swift source of an app states about its App Intents. The arrays of this object are always present. \
        Below them, a key is absent if the source states nothing. No value is null. No array or object is empty, \
        except a value that is an empty array, dictionary or tuple, and 'Summary()', which is {}. New keys may be \
        added at any time. A change that breaks readers raises schemaVersion.
        """)
      writer.table(BundleDocument.rows)
      writer.object("$defs") { $0.definitions() }
    }
    return String(decoding: json.document(), as: UTF8.self)
  }

  private mutating func definitions() {
    var index = 0
    while index < pending.count {
      let reference = pending[index]
      object(reference.name) { writer in
        writer.json.member("title", reference.title)
        switch reference {
        case .one(let definition): writer.contents(of: definition)
        case .constant(let definition): writer.anyOf(.one(definition), .one(.unreadable))
        case .fact(let definition): writer.fact(definition)
        case .variants(let definition): writer.variants(definition)
        case .variant(let definition): writer.variant(definition)
        case .valueForm(let form): writer.table(form.rows)
        }
      }
      index += 1
    }
  }

  // MARK: Shapes

  mutating func shape(_ shape: Shape) {
    switch shape {
    case .one(let definition): if definition.isShared { refer(to: .one(definition)) } else { contents(of: definition) }
    case .constant(let definition): refer(to: .constant(definition))
    case .fact(let definition), .part(let definition): refer(to: .fact(definition))
    case .array(let definition): list(of: .one(definition), minimum: 0)
    case .list(let definition): list(of: .one(definition))
    case .listOfConstants(let definition): list(of: .constant(definition))
    case .byName(let definition):
      type("object")
      json.member("minProperties", 1)
      object("additionalProperties") { $0.shape(.one(definition)) }
    case .members: break
    }
  }

  mutating func refer(to reference: Reference) {
    if names.insert(reference.name).inserted { pending.append(reference) }
    json.member("$ref", "#/$defs/\(reference.name)")
  }

  /// Writes the schema of a fact: its value, an unreadable one, or several of them as `variants`.
  private mutating func fact(_ definition: Definition) {
    let own: [Definition] = definition == .nothing ? [] : [definition]
    anyOf(
      (own + [.unreadable]).map { definition in { $0.shape(.one(definition)) } } + [
        { $0.refer(to: .variants(definition)) }
      ])
  }

  private mutating func variants(_ definition: Definition) {
    object(required: ["variants"]) { writer in
      writer.object("variants") { writer in
        writer.list { writer in
          let own: [Definition] = definition == .nothing ? [] : [definition]
          writer.anyOf((own + [.unreadable]).map { definition in { $0.refer(to: .variant(definition)) } })
        }
      }
    }
  }

  /// Writes the schema of a variant: the members of the value's object, with the circumstances. A value that is not an object is
  /// in the member `value`.
  private mutating func variant(_ definition: Definition) {
    if definition.isObject || definition == .unreadable {
      return array("allOf", [{ $0.refer(to: .one(.circumstances)) }, { $0.refer(to: .one(definition)) }])
    }
    refer(to: .one(.circumstances))
    json.array("required", ["value"]) { $0.string($1) }
    object("properties") { writer in writer.object("value") { $0.shape(.one(definition)) } }
  }

  // MARK: Tables

  /// Writes the schema of an object with the keys of a table. If `isDeclared`, its base is `declaration`; otherwise its base is a
  /// shared definition that the table includes, if there is one.
  mutating func table(_ rows: [Row], isDeclared: Bool = false) {
    var rows = rows
    if isDeclared {
      refer(to: .one(.declaration))
    } else if let index = rows.firstIndex(where: { $0.shape.sharedTable != nil }),
      let base = rows.remove(at: index).shape.sharedTable
    {
      refer(to: .one(base))
    } else {
      type("object")
    }
    rows = rows.flatMap(\.flattened)
    if rows.isEmpty { return }
    let required = rows.filter { $0.isRequired || $0.shape.isAlwaysThere }
    if !required.isEmpty { json.array("required", required) { $0.string($1.key) } }
    object("properties") { writer in
      for row in rows {
        writer.object(row.key) { writer in
          writer.describe(row.description)
          writer.shape(row.shape)
        }
      }
    }
  }

  // MARK: Keywords

  mutating func describe(_ text: String) { if !text.isEmpty { json.member("description", text) } }

  mutating func type(_ name: String) { json.member("type", name) }

  mutating func list(of element: Shape, minimum: Int = 1) { list(minimum: minimum) { $0.shape(element) } }

  /// Writes the schema of an array with a least number of elements.
  mutating func list(minimum: Int = 1, _ element: (inout SchemaWriter) -> Void) {
    type("array")
    if minimum > 0 { json.member("minItems", minimum) }
    object("items", element)
  }

  mutating func anyOf(_ shapes: Shape...) { anyOf(shapes.map { shape in { $0.shape(shape) } }) }

  mutating func anyOf(_ alternatives: [(inout SchemaWriter) -> Void]) {
    if alternatives.count == 1 { alternatives[0](&self) } else { array("anyOf", alternatives) }
  }

  mutating func oneOf(_ values: [String]) { json.array("enum", values) { $0.string($1) } }

  mutating func array(_ key: String, _ elements: [(inout SchemaWriter) -> Void]) {
    json.key(key)
    json.beginArray()
    for element in elements { object(element) }
    json.end()
  }

  mutating func object(required: [String], properties: (inout SchemaWriter) -> Void) {
    type("object")
    json.array("required", required) { $0.string($1) }
    object("properties", properties)
  }

  mutating func object(_ key: String, _ keywords: (inout SchemaWriter) -> Void) {
    json.key(key)
    object(keywords)
  }

  mutating func object(_ keywords: (inout SchemaWriter) -> Void) {
    json.beginObject()
    keywords(&self)
    json.end()
  }
}
