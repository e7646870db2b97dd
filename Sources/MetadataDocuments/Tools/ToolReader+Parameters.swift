import IntentModel

extension ToolReader {
  /// A parameter as a property of the tool's input.
  mutating func property(_ parameter: WrappedProperty) -> Result<Tool.Property, SchemaProblem> {
    guard let type = parameter.type else {
      return .failure(SchemaProblem(reason: "the source does not state the type of '\(parameter.name)'"))
    }
    return schema(type).map { found in
      Tool.Property(
        name: parameter.name, title: text(parameter.title),
        description: joined([text(parameter.description), found.detail, Self.contentTypes(parameter)]),
        schema: Self.limited(found.schema, by: parameter), isRequired: isRequired(parameter),
        defaultValue: defaultValue(of: parameter, type))
    }
  }

  /// Whether a call has to state the parameter: it is not optional, and the source declares no default value.
  func isRequired(_ parameter: WrappedProperty) -> Bool {
    parameter.type?.isOptional != true && Self.declaredDefault(of: parameter) == nil
  }

  private static func declaredDefault(of parameter: WrappedProperty) -> Value? {
    KnownParameterArguments.defaults.sorted().lazy.compactMap(parameter.argument).first ?? parameter.initialValue
  }

  // MARK: Values

  private func defaultValue(of parameter: WrappedProperty, _ type: ValueType) -> PlainValue? {
    Self.declaredDefault(of: parameter).flatMap { plain($0, source.appEnum(type.declaration)) }
  }

  private func plain(_ value: Value, _ appEnum: AppEnum?) -> PlainValue? {
    switch value.form {
    case .string(let text): return .string(text)
    case .int(let number): return .int(number)
    case .double(let number): return number.isFinite ? .double(number) : nil
    case .bool(let flag): return .bool(flag)
    case .enumCase(let name, arguments: nil):
      return appEnum?.cases.first { $0.name == name }.map { .string($0.identifier) }
    case .array(let elements):
      let values = elements.compactMap { plain($0, appEnum) }
      return values.count == elements.count ? .array(values) : nil
    case .text(let text): return .string(texts(text))
    default: return nil
    }
  }

  /// The schema with the bounds of `inclusiveRange:`, or with the parts of a date that `kind:` selects.
  private static func limited(_ schema: ValueSchema, by parameter: WrappedProperty) -> ValueSchema {
    var bounds: [Value?] = [nil, nil]
    if case .tuple(let elements)? = parameter.argument("inclusiveRange")?.form, elements.count == 2 {
      bounds = elements.map(\.value)
    }
    switch schema {
    case .integer(let minimum, let maximum):
      return .integer(minimum: bounds[0]?.wholeNumber ?? minimum, maximum: bounds[1]?.wholeNumber ?? maximum)
    case .number(let minimum, let maximum):
      return .number(minimum: bounds[0]?.number ?? minimum, maximum: bounds[1]?.number ?? maximum)
    case .string(.dateTime):
      guard case .enumCase(let kind, arguments: nil)? = parameter.argument("kind")?.form else { return schema }
      return kind == "date" ? .string(.date) : kind == "time" ? .string(.time) : schema
    default: return schema
    }
  }

  private static func contentTypes(_ parameter: WrappedProperty) -> String? {
    let labels = ["supportedContentTypes", "supportedTypeIdentifiers"]
    guard case .array(let elements)? = labels.lazy.compactMap(parameter.argument).first?.form else { return nil }
    let names = elements.compactMap { element -> String? in
      switch element.form {
      case .string(let text): text
      case .enumCase(let name, arguments: nil): name
      default: nil
      }
    }
    guard !names.isEmpty, names.count == elements.count else { return nil }
    return "Accepted types: \(names.joined(separator: ", "))"
  }
}

extension Value {
  fileprivate var wholeNumber: Int? { if case .int(let number) = form { number } else { nil } }
  fileprivate var number: Double? {
    switch form {
    case .int(let number): Double(number)
    case .double(let number) where number.isFinite: number
    default: nil
    }
  }
}
