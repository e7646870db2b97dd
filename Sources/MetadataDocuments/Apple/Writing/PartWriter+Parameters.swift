import IntentModel
import DocumentFormats

/// Writes the parameters of an action.
extension PartWriter {
  mutating func parameter(_ parameter: WrappedProperty) -> JSONValue {
    var record = Record(shape: .parameter, release: release)
    record["name"] = JSONValue(parameter.name)
    if let title = parameter.title { record["title"] = localized(title, "title of '\(parameter.name)'") }
    if let description = parameter.description {
      record["parameterDescription"] = localized(description, "description of '\(parameter.name)'")
    }
    guard let type = parameter.type else {
      unsupported(
        "the type of '\(parameter.name)' cannot be determined from the source; declare it", at: parameter.place)
      return record.json
    }
    guard let form = documentType(type) else { return record.json }
    record["isOptional"] = JSONValue(type.isOptional)
    record["valueType"] = form.json
    record["resolvableInputTypes"] = resolvableInputs(form, parameter)
    record["dynamicOptionsSupport"] = JSONValue(dynamicOptions(parameter, type))
    record["typeSpecificMetadata"] = typeSpecificMetadata(parameter, type, form)
    record["capabilities"] = JSONValue(capabilities(parameter, form))
    let connection = inputConnection(parameter)
    record["inputConnectionBehavior"] = JSONValue(connection)
    record["isInput"] = JSONValue(connection == 2)
    checkWrapper(parameter)
    return finish(record, at: parameter.place)
  }

  private mutating func resolvableInputs(_ form: DocumentType, _ parameter: WrappedProperty) -> JSONValue {
    let inputs = form.resolvableInputs, type = parameter.type?.spelling ?? ""
    recordEvidence(form.inputsEvidence, "the list of types that Shortcuts converts to '\(type)'", at: parameter.place)
    if inputs == nil {
      unverified(
        "which types Shortcuts converts to '\(type)'", instead: "use a type such as 'Int', 'String' or an entity",
        at: parameter.place)
    }
    return JSONValue((inputs ?? [form]).map { ["kindValue": 0, "valueType": $0.json] })
  }

  /// The sum of bits: 1 for a default value of a type that requires a constant, 2 for another default value, 8 for a provider of
  /// options. In Apple's headers 4 is for a query, which has another key, too; Xcode is not known to write that key, so 4 is not
  /// written.
  private func capabilities(_ parameter: WrappedProperty, _ form: DocumentType) -> Int {
    var bits = parameter.argument("optionsProvider") == nil ? 0 : 8
    if let value = parameter.defaultValue, !value.isNil { bits += form.hasConstantDefault ? 1 : 2 }
    return bits
  }

  /// 1 for a provider of options, or for an entity whose default query is in the scan; 2 instead if that query searches text; 0 for
  /// any other parameter.
  private mutating func dynamicOptions(_ parameter: WrappedProperty, _ type: ValueType) -> Int {
    if parameter.argument("optionsProvider") != nil { return 1 }
    let element = type.kind == .array || type.kind == .set ? type.elements.first : type
    guard element?.kind == .entity, let entity = types.entity(element), let query = types.query(of: entity) else {
      return 0
    }
    let conformances = query.type.conformances
    if conformances.contains("EntityStringQuery") { return 2 }
    // Queries of a protocol that refines 'EntityQuery' count, too. Documents have 1 for 'EntityQuery', and 2 for a query that
    // searches text and also conforms to 'EntityPropertyQuery' or 'IndexedEntityQuery'.
    let listing = conformances.filter { ProtocolSet.closure(of: $0).contains("EntityQuery") }
    if let name = listing.filter({ $0 != "EntityQuery" }).min() {
      recordEvidence(.interface(.macOS27), "the number of a query that conforms to '\(name)'", at: parameter.place)
    }
    let known = ProtocolSet.closure(of: "EntityQuery")
    if let other = conformances.first(where: { !listing.contains($0) && !known.contains($0) }) {
      unverified(
        "the number of a query that conforms to '\(other)'", instead: "conform to 'EntityQuery' alone",
        at: parameter.place)
    }
    return 1
  }

  private mutating func inputConnection(_ parameter: WrappedProperty) -> Int {
    guard let value = parameter.argument("inputConnectionBehavior") else { return 0 }
    if case .enumCase(let name, nil) = value.form, let row = KnownConstants.inputConnections.row(name) {
      recordEvidence(row.evidence, "the number of 'inputConnectionBehavior: .\(name)'", at: value.place)
      return row.number
    }
    if case .unreadable(let unreadable) = value.form {
      notConstant("the input connection behavior of '\(parameter.name)'", unreadable)
    } else {
      unknown(
        "the number of the input connection behavior of '\(parameter.name)'",
        instead: "use one of \(KnownConstants.inputConnections.spelled)", at: value.place)
    }
    return 0
  }

  private mutating func checkWrapper(_ parameter: WrappedProperty) {
    if let value = parameter.initialValue {
      if value.isNil { return }
      // The wrapper's initializer takes the initial value as it takes the argument 'default', so both are written in the same way.
      unverified("the initial value of a parameter", instead: "use the argument 'default'", at: value.place)
    }
    // Apple's coder has no key for the availability of a parameter.
    if !parameter.availability.isEmpty {
      recordEvidence(.coder, "the omission of the parameter's availability", at: parameter.place)
    }
  }
}

extension WrappedProperty {
  /// The argument `default`, or the value after `=`, unless that value is `nil`; nil if there is neither.
  var defaultValue: Value? { argument("default") ?? (initialValue?.isNil == true ? nil : initialValue) }
}

extension Value {
  var isNil: Bool { if case .nil = form { true } else { false } }
}
