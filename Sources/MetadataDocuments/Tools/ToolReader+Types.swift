import IntentModel

/// The reason why a type has no schema.
struct SchemaProblem: Error {
  /// The reason in `…, because <reason>`.
  var reason: String
}

/// A schema, and the facts about the value that only words can express.
struct DescribedSchema {
  var schema: ValueSchema
  var detail: String?
}

extension ToolReader {
  /// The limit for the depth of nested types; no app needs as many. A union that contains itself ends here.
  private static let depthLimit = 6
  /// The limit for the types and cases of one tool. It is needed because unions of unions multiply their cases.
  private static let partLimit = 10_000
  /// The limit for the types and cases of all tools together. It is needed because each tool has a copy of the cases.
  private static let catalogLimit = 250_000

  mutating func schema(_ type: ValueType, depth: Int = 0) -> Result<DescribedSchema, SchemaProblem> {
    schemaParts += 1
    if schemaParts > Self.partLimit {
      return .failure(SchemaProblem(reason: "its schema has more than \(Self.partLimit) types and cases"))
    }
    if earlierParts + schemaParts > Self.catalogLimit {
      return .failure(
        SchemaProblem(reason: "the schemas of the intents before it have \(Self.catalogLimit) types and cases"))
    }
    if depth >= Self.depthLimit {
      return .failure(SchemaProblem(reason: "the type '\(type.spelling)' nests too deeply"))
    }
    switch type.kind {
    case .primitive, .framework: return known(type, depth)
    case .enum: return .success(choices(type))
    case .entity: return .success(identifier(of: type))
    case .union: return union(type, depth)
    case .array, .set: return list(type, depth)
    case .measurement: return .success(measurement(type))
    case .file: return .success(DescribedSchema(schema: .string(.uri), detail: "The URL of a file"))
    case .person:
      return .success(
        DescribedSchema(schema: .string(nil), detail: "The name, email address or phone number of a person"))
    case .intent:
      return .failure(SchemaProblem(reason: "an intent cannot be passed as JSON"))
    case .unknown:
      return .failure(SchemaProblem(reason: "the type '\(type.spelling)' is not declared in the scanned source"))
    }
  }

  // MARK: Types of the standard library and of Apple's frameworks

  private mutating func known(_ type: ValueType, _ depth: Int) -> Result<DescribedSchema, SchemaProblem> {
    let name = type.name ?? type.spelling
    if let simple = Self.simple(name) { return .success(simple) }
    if name == "EntityCollection", let element = type.elements.first {
      return schema(element, depth: depth + 1).map {
        DescribedSchema(schema: .array($0.schema, isUnique: true), detail: $0.detail)
      }
    }
    return .failure(SchemaProblem(reason: "JSON has no form for the type '\(type.spelling)'"))
  }

  private static func simple(_ name: String) -> DescribedSchema? {
    func words(_ detail: String) -> DescribedSchema { DescribedSchema(schema: .string(nil), detail: detail) }
    switch name {
    case "String", "AttributedString": return DescribedSchema(schema: .string(nil))
    case "Int", "Int8", "Int16", "Int32", "Int64":
      return DescribedSchema(schema: .integer(minimum: nil, maximum: nil))
    case "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return DescribedSchema(schema: .integer(minimum: 0, maximum: nil))
    case "Double", "Float", "CGFloat", "Float16", "Float32", "Float64", "TimeInterval", "Decimal":
      return DescribedSchema(schema: .number(minimum: nil, maximum: nil))
    case "Bool": return DescribedSchema(schema: .boolean)
    case "Date", "DateComponents": return DescribedSchema(schema: .string(.dateTime))
    case "Duration": return DescribedSchema(schema: .string(.duration))
    case "URL": return DescribedSchema(schema: .string(.uri))
    case "UUID": return DescribedSchema(schema: .string(.uuid))
    case "CLPlacemark", "PlaceDescriptor": return words("The name or the address of a place")
    case "PersonNameComponents": return words("The full name of a person")
    case "StringSearchCriteria": return words("The text to search for")
    case "UTType": return words("A uniform type identifier, such as 'public.plain-text'")
    case "IntentCurrencyAmount":
      return DescribedSchema(
        schema: .object([
          Tool.Property(name: "amount", schema: .number(minimum: nil, maximum: nil)),
          Tool.Property(name: "currencyCode", description: "An ISO 4217 code, such as 'EUR'.", schema: .string(nil)),
        ]))
    default: return nil
    }
  }

  private func measurement(_ type: ValueType) -> DescribedSchema {
    let unit = type.elements.first?.name ?? "Unit"
    return DescribedSchema(
      schema: .object([
        Tool.Property(name: "value", schema: .number(minimum: nil, maximum: nil)),
        Tool.Property(
          name: "unit", description: "The name of a unit of Foundation's '\(unit)' in Swift.", schema: .string(nil)),
      ]))
  }

  private mutating func list(_ type: ValueType, _ depth: Int) -> Result<DescribedSchema, SchemaProblem> {
    guard let element = type.elements.first else {
      return .failure(SchemaProblem(reason: "the type of the elements of '\(type.spelling)' is not known"))
    }
    return schema(element, depth: depth + 1).map {
      DescribedSchema(schema: .array($0.schema, isUnique: type.kind == .set), detail: $0.detail)
    }
  }

  // MARK: Types of the app

  private mutating func choices(_ type: ValueType) -> DescribedSchema {
    guard let declared = source.appEnum(type.declaration), !declared.cases.isEmpty else {
      return DescribedSchema(schema: .string(nil), detail: "A case of '\(type.name ?? type.spelling)'")
    }
    let representation = AppEnum.representations(in: declared.caseDisplayRepresentations)
    schemaParts += declared.cases.count
    let choices = declared.cases.map { enumCase in
      let shown = representation(enumCase.name).known.first
      return ValueSchema.Choice(
        value: enumCase.identifier, title: reference(shown?.title), detail: reference(shown?.subtitle))
    }
    let described = choices.compactMap { choice in
      choice.title.map { title in
        "'\(choice.value)' is \(title)" + (choice.detail.map { " (\($0))" } ?? "")
      }
    }
    return DescribedSchema(
      schema: .choice(choices), detail: described.isEmpty ? nil : described.joined(separator: "; "))
  }

  /// The schema of an entity, which is passed as its identifier.
  private func identifier(of type: ValueType) -> DescribedSchema {
    let name = type.name ?? type.spelling
    guard let entity = source.entity(type.declaration) else {
      return DescribedSchema(schema: .string(nil), detail: "The identifier of '\(name)'")
    }
    let shown = reference(entity.typeDisplayRepresentation.known.first?.name) ?? name
    var detail = "The identifier of an entity '\(shown)'"
    if let query = entity.defaultQuery.known.first { detail += "; '\(query.name)' finds it" + means(of: query) }
    let schema = entity.idType.flatMap { idType in idType.name.flatMap(Self.simple)?.schema } ?? .string(nil)
    return DescribedSchema(schema: schema, detail: detail)
  }

  private func means(of reference: TypeReference) -> String {
    guard let query = source.query(reference) else { return "" }
    let conformances = query.type.conformances
    var means: [String] = []
    if conformances.contains("EntityStringQuery") { means.append("by text") }
    if conformances.contains("EntityPropertyQuery") { means.append("by its properties") }
    if conformances.contains("EnumerableEntityQuery") { means.append("among all entities") }
    return means.isEmpty ? "" : " " + means.joined(separator: " and ")
  }

  private mutating func union(_ type: ValueType, _ depth: Int) -> Result<DescribedSchema, SchemaProblem> {
    guard let union = source.union(type.declaration), !union.cases.isEmpty else {
      return .failure(SchemaProblem(reason: "the cases of '\(type.spelling)' are not known"))
    }
    var schemas: [ValueSchema] = [], details: [String] = []
    for element in union.cases {
      guard let value = element.types.first else { continue }
      switch schema(value, depth: depth + 1) {
      case .success(let found):
        schemas.append(found.schema)
        let words = [reference(element.representation.known.first?.title), found.detail].compactMap(\.self)
        if !words.isEmpty { details.append(words.joined(separator: ": ")) }
      case .failure(let problem): return .failure(problem)
      }
    }
    if schemas.isEmpty { return .failure(SchemaProblem(reason: "the cases of '\(type.spelling)' are not known")) }
    return .success(
      DescribedSchema(
        schema: schemas.count == 1 ? schemas[0] : .anyOf(schemas),
        detail: details.isEmpty ? nil : details.joined(separator: ", or: ")))
  }
}

extension AppEnum.Case {
  /// The identifier of the case: its raw value as text, or its name if that is neither a string nor an integer.
  var identifier: String {
    switch rawValue?.form {
    case .string(let text): text
    case .int(let number): String(number)
    default: name
    }
  }
}
