import IntentModel
import DocumentFormats

/// Reads parameters with the arguments of their wrappers.
extension DocumentReader {
  mutating func parameter(_ value: JSONValue, at path: String) -> JSONValue {
    var record = OpenRecord(value, .parameter, at: path)
    let form = record.peek("valueType").flatMap { DocumentType(json: $0) }
    var members = BundleMembers()
    members["name"] = record.take("name")
    members["wrapper"] = "Parameter"
    members["title"] = text(record.take("title"), at: "\(path).title")
    members["description"] = text(record.take("parameterDescription"), at: "\(path).parameterDescription")
    members["type"] = valueType(&record)
    addMetadata(&record, form, to: &members)
    addCapabilities(&record, value, to: &members)
    skipResolvableInputs(&record, form)
    // The values 0 to 2 follow from the type, its query and the provider of options.
    record.skip("dynamicOptionsSupport") { (0...2).contains($0.int ?? -1) }
    let connection = record.take("inputConnectionBehavior")?.int ?? 0
    if connection != 0 {
      members["inputConnectionBehavior"] = KnownConstants.inputConnections.name(connection).map {
        ["enumCase": JSONValue($0)]
      }
    }
    record.skip("isInput") { $0.bool == (connection == 2) }
    members["location"] = location(value.offset)
    finish(record)
    return members.json
  }

  /// Reads the bits of `capabilities`: 1 for a default value that the document holds, 2 for a default value that it does not
  /// hold, 8 for a provider of options, which the document does not name. Adds an unreadable value for a fact that the document
  /// lacks.
  private func addCapabilities(_ record: inout OpenRecord, _ value: JSONValue, to members: inout BundleMembers) {
    guard let capabilities = record.peek("capabilities")?.int else { return }
    if capabilities & 8 != 0 {
      members["optionsProvider"] = ["unreadable": "", "location": location(value.offset)]
    }
    let hasDefault = members["default"] != nil
    if capabilities & ~11 == 0, (capabilities & 1 != 0) == hasDefault { record.skip("capabilities") }
    if capabilities & 2 != 0, !hasDefault {
      members["default"] = ["unreadable": "", "location": location(value.offset)]
    }
  }

  private func skipResolvableInputs(_ record: inout OpenRecord, _ form: DocumentType?) {
    record.skip("resolvableInputTypes") { value in
      guard let expected = form?.resolvableInputs else { return value.array?.isEmpty == true }
      let inputs = (value.array ?? []).compactMap { input in
        input["kindValue"]?.int == 0 ? input["valueType"].flatMap { DocumentType(json: $0) } : nil
      }
      return Set(inputs) == Set(expected) && inputs.count == value.array?.count
    }
  }

  // MARK: Keys and values

  private mutating func addMetadata(
    _ record: inout OpenRecord, _ form: DocumentType?, to members: inout BundleMembers
  ) {
    guard let pairs = record.peek("typeSpecificMetadata")?.pairs else { return }
    record.skip("typeSpecificMetadata")
    var rest = Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    func take(_ name: String) -> JSONValue? { rest.removeValue(forKey: "LNValueTypeMetadataKey" + name) }
    if let value = rest["LNValueTypeSpecificMetadataKeyDefaultValue"], let constant = constant(value, form) {
      rest.removeValue(forKey: "LNValueTypeSpecificMetadataKeyDefaultValue")
      members["default"] = constant
    }
    let (lowerKey, upperKey) = ("LNValueTypeMetadataKeyNumberLowerBound", "LNValueTypeMetadataKeyNumberUpperBound")
    if let lower = rest[lowerKey]?.unwrapped?.value, let upper = rest[upperKey]?.unwrapped?.value {
      for name in ["NumberLowerBound", "NumberUpperBound", "NumberRangeType"] { _ = take(name) }
      members["inclusiveRange"] = ["lower": number(lower, form), "upper": number(upper, form)]
    }
    if let style = take("NumberControlStyle")?.unwrapped?.value.int {
      let name = KnownConstants.controlStyles.name(style)
      members["controlStyle"] = ["enumCase": JSONValue(name ?? "\(style)")]
    }
    if let types = take("FileSupportedTypes")?["array"]?["elements"]?.array {
      members["supportedContentTypes"] = ["array": JSONValue(types.compactMap { constant($0, .string) })]
    }
    if let sizes = rest["LNValueTypeMetadataKeyCollectionSizes"]?["collectionSizes"]?["sizes"]?.members {
      _ = take("CollectionSizes")
      members["size"] = size(sizes)
    }
    members["displayName"] = displayName(&rest, at: "\(record.path).typeSpecificMetadata")
    _ = take("MeasurementUnitType")
    for (key, label) in [("MeasurementUnitSymbol", "unit"), ("MeasurementDefaultUnitSymbol", "defaultUnit")] {
      guard let symbol = take(key)?.unwrapped?.value.string else { continue }
      let unit = measuredUnit(form).flatMap { KnownUnitSymbols.unit(symbol, in: $0) }
      members[label] = unit.map { ["enumCase": JSONValue($0)] } ?? ["string": JSONValue(symbol)]
    }
    if let isSupported = take("MeasurementSupportsNegativeNumbers")?.unwrapped?.value.int {
      members["supportsNegativeNumbers"] = ["bool": JSONValue(isSupported != 0)]
    }
    if rest["LNValueTypeMetadataKeyMeasurementUnitAdjustsForLocale"] == .wrapped("int", 0) {
      _ = take("MeasurementUnitAdjustsForLocale")
    }
    addInputOptions(&rest, to: &members)
    for key in rest.keys.sorted() {
      keep(rest[key] ?? [:], at: "\(record.path).typeSpecificMetadata.\(key)", reason: .noPlace)
    }
  }

  /// The dimension of a measurement, such as `UnitDuration`; nil for other types and for an unknown unit.
  private func measuredUnit(_ form: DocumentType?) -> String? {
    if case .measurement(let number)? = form { KnownConstants.units.name(number) } else { nil }
  }

  /// The bundle's value for the sizes of a list: one size, or one for each widget family.
  private func size(_ sizes: [JSONValue.Member]) -> JSONValue {
    func size(_ value: JSONValue) -> JSONValue {
      if value["min"] == value["max"] { return ["int": value["max"] ?? 0] }
      let bounds = ["min", "max"].map { label -> JSONValue in
        ["label": JSONValue(label), "value": ["int": value[label] ?? 0]]
      }
      return ["call": "init", "arguments": JSONValue(bounds)]
    }
    if sizes.count == 1, sizes[0].key == "*" { return size(sizes[0].value) }
    let entries = sizes.map { each -> JSONValue in
      ["key": ["enumCase": JSONValue(each.key)], "value": size(each.value)]
    }
    return ["dictionary": JSONValue(entries)]
  }

  /// Takes the names of true and false from `rest`; nil unless both are there.
  private mutating func displayName(_ rest: inout [String: JSONValue], at path: String) -> JSONValue? {
    let keys = ["LNValueTypeMetadataKeyBoolTrueDisplayName", "LNValueTypeMetadataKeyBoolFalseDisplayName"]
    let texts = keys.map { rest[$0]?["staticDeferredLocalizedString"]?["wrapper"] }
    guard let isTrue = texts[0], let isFalse = texts[1] else { return nil }
    for key in keys { rest.removeValue(forKey: key) }
    let arguments = [("true", isTrue), ("false", isFalse)].map { label, value -> JSONValue in
      ["label": JSONValue(label), "value": text(value, at: "\(path).displayName") ?? [:]]
    }
    return ["call": "init", "arguments": JSONValue(arguments)]
  }

  /// Adds the input options as a call of their initializer: `{"call": "init", "arguments": […]}`.
  private func addInputOptions(_ rest: inout [String: JSONValue], to members: inout BundleMembers) {
    var arguments: [JSONValue] = []
    for option in KnownInputOption.all {
      let key = "LNValueTypeMetadataKey\(option.key)"
      guard let number = rest[key]?.unwrapped?.value.int else { continue }
      var value: JSONValue = ["bool": JSONValue(number != 0)]
      if let choices = option.choices {
        guard let name = choices.name(number) else { continue }
        value = ["enumCase": JSONValue(name)]
      }
      rest.removeValue(forKey: key)
      arguments.append(["label": JSONValue(option.label), "value": value])
    }
    if !arguments.isEmpty { members["inputOptions"] = ["call": "init", "arguments": JSONValue(arguments)] }
  }

  // MARK: Values

  /// The bundle's form of a value in Apple's document. It depends on the parameter's type: a string is a case if the type is an
  /// enum, and an integer is a boolean for `Bool`. Nil for an unknown form.
  private func constant(_ value: JSONValue, _ form: DocumentType?) -> JSONValue? {
    if let elements = value["array"]?["elements"]?.array {
      var member: DocumentType?
      if case .array(let inner) = form { member = inner }
      return ["array": JSONValue(elements.compactMap { constant($0, member) })]
    }
    guard let (kind, inner) = value.unwrapped else { return nil }
    switch (kind, form) {
    case ("string", .enumeration): return ["enumCase": inner]
    case ("string", _): return ["string": inner]
    case ("int", .bool): return ["bool": JSONValue(inner.int != 0)]
    case ("int", _): return ["int": inner]
    case ("double", _): return ["double": inner]
    default: return nil
    }
  }

  private func number(_ value: JSONValue, _ form: DocumentType?) -> JSONValue {
    form == .double ? ["double": value] : ["int": value]
  }
}
