import IntentModel
import DocumentFormats
import SourceScan

/// Writes the arguments of a parameter's wrapper, except those with a key of their own such as the title: a flat list of keys and
/// values.
extension PartWriter {
  private static let defaultValueKey = "LNValueTypeSpecificMetadataKeyDefaultValue"
  private static let keyPrefix = "LNValueTypeMetadataKey"
  private static let adjustsForLocale = "MeasurementUnitAdjustsForLocale"

  mutating func typeSpecificMetadata(
    _ parameter: WrappedProperty, _ type: ValueType, _ form: DocumentType
  ) -> JSONValue {
    var pairs: [(key: String, value: JSONValue)] = []
    if case .measurement(let unit) = form {
      pairs.append((Self.keyPrefix + "MeasurementUnitType", .wrapped("int", JSONValue(unit))))
      pairs.append((Self.keyPrefix + Self.adjustsForLocale, .wrapped("int", 0)))
    }
    if let value = parameter.defaultValue, let constant = defaultValue(of: parameter, value, type, form) {
      pairs.append((Self.defaultValueKey, constant))
    }
    for argument in parameter.arguments where argument.label != "default" {
      guard let label = argument.label else {
        unverified("an argument without a label", instead: "remove the argument", at: argument.value.place)
        continue
      }
      if KnownParameterArguments.byLabel[label]?.hasOwnKey == true { continue }
      if argument.value.isNil {
        noteNil(label, argument.value)
        continue
      }
      if let unreadable = argument.value.firstUnreadable, !KnownParameterArguments.isRead(whenRun: label) {
        notConstant("the argument '\(label)' of '\(parameter.name)'", unreadable)
        continue
      }
      for pair in metadata(label, argument.value, type, form) {
        pairs.removeAll { $0.key == pair.key }
        pairs.append(pair)
      }
    }
    return JSONValue(pairs.sorted { $0.key < $1.key }.flatMap { [JSONValue($0.key), $0.value] })
  }

  private mutating func metadata(
    _ label: String, _ value: Value, _ type: ValueType, _ form: DocumentType
  ) -> [(key: String, value: JSONValue)] {
    switch (label, form) {
    case ("inclusiveRange", .primitive): return range(value, form)
    case ("controlStyle", .int), ("controlStyle", .double): return controlStyle(value)
    case ("inputOptions", .string): return inputOptions(value)
    case ("supportedContentTypes", .file), ("supportedContentTypes", .array(.file)): return contentTypes(value)
    case ("supportedTypeIdentifiers", .file), ("supportedTypeIdentifiers", .array(.file)):
      // The argument has the key of `supportedContentTypes`: in the frameworks of iOS 16 this is the only key for files, and this
      // older argument is the only one that can have it.
      recordEvidence(.coder, "the key of 'supportedTypeIdentifiers'", at: value.place)
      return contentTypes(value)
    case ("size", .array): return collectionSize(value)
    case ("displayName", .bool): return displayNames(value)
    case ("kind", .primitive) where form == .date || form == .dateComponents: return dateKind(value)
    case ("unit", .measurement), ("defaultUnit", .measurement): return unit(label, value, type)
    case ("supportsNegativeNumbers", .measurement): return supportsNegativeNumbers(value)
    case ("unitAdjustForLocale", .measurement), ("defaultUnitAdjustForLocale", .measurement):
      return adjustsForLocale(label, value)
    default:
      unverified(
        "the argument '\(label)' for the type '\(type.spelling)'", instead: "remove the argument", at: value.place)
      return []
    }
  }

  /// Notes that an argument `nil` is omitted. Every argument that can be nil is nil by default, and the compiler gives the same
  /// constants with and without it.
  private mutating func noteNil(_ label: String, _ value: Value) {
    recordEvidence(.compiler, "the omission of the argument '\(label): nil'", at: value.place)
  }

  // MARK: Default values

  /// The default value in the document; nil for a value that the document doesn't hold. The framework requires a constant only
  /// for some types. For the others the document only states that there is a default value.
  private mutating func defaultValue(
    of parameter: WrappedProperty, _ value: Value, _ type: ValueType, _ form: DocumentType
  ) -> JSONValue? {
    if value.isNil {
      noteNil("default", value)
      return nil
    }
    if !form.hasConstantDefault {
      recordEvidence(.coder, "the omission of the default value", at: value.place)
      return nil
    }
    if let unreadable = value.firstUnreadable {
      notConstant("the argument 'default' of '\(parameter.name)'", unreadable)
      return nil
    }
    return defaultValue(value, type, form)
  }

  private mutating func defaultValue(_ value: Value, _ type: ValueType, _ form: DocumentType) -> JSONValue? {
    switch (value.form, form) {
    case (.array(let elements), .array(let member)):
      let values = elements.compactMap { scalar($0, type.elements.first, member) }
      return ["array": ["elements": JSONValue(values)]]
    default: return scalar(value, type, form)
    }
  }

  private mutating func scalar(_ value: Value, _ type: ValueType?, _ form: DocumentType) -> JSONValue? {
    switch (value.form, form) {
    case (.string(let text), .string): return .wrapped("string", JSONValue(text))
    case (.bool(let flag), .bool): return .wrapped("int", flag ? 1 : 0)
    case (.int(let number), .int): return .wrapped("int", JSONValue(number))
    case (.int(let number), .double): return .wrapped("double", JSONValue(number))
    case (.double(let number), .double): return .wrapped("double", JSONValue(number))
    case (.enumCase(let name, nil), .enumeration):
      return caseIdentifier(name, of: type, at: value.place).map { .wrapped("string", JSONValue($0)) }
    default:
      unverified(
        "such a default value of the type '\(type?.spelling ?? "")'", instead: "remove the default value",
        at: value.place)
    }
    return nil
  }

  /// The identifier of a case in the document; nil, with a construct noted, if the case is not in the scan.
  mutating func caseIdentifier(_ name: String, of type: ValueType?, at place: Place) -> String? {
    guard let appEnum = types.appEnum(type), let found = appEnum.cases.first(where: { $0.name == name }) else {
      notScanned("the case '\(name)' is not declared in the scanned files", at: place)
      return nil
    }
    return identifier(of: found)
  }

  // MARK: Limits and input

  /// The keys of a range such as `(0, 255)`. The bounds are doubles for every number type.
  private mutating func range(_ value: Value, _ form: DocumentType) -> [(key: String, value: JSONValue)] {
    guard case .tuple(let bounds) = value.form, bounds.count == 2, let lower = number(bounds[0].value),
      let upper = number(bounds[1].value)
    else {
      unsupported("the range must be a pair of numbers", at: value.place)
      return []
    }
    switch form {
    case .int: break
    // Another project's tool and the data of a shipped app have the same three keys for `Double`.
    case .double: recordEvidence(.asserted, "the range of a 'Double'", at: value.place)
    default: unverified("a range of this type", instead: "use 'Int' or 'Double'", at: value.place)
    }
    return [
      (Self.keyPrefix + "NumberRangeType", .wrapped("int", 0)),
      (Self.keyPrefix + "NumberLowerBound", .wrapped("double", JSONValue(lower))),
      (Self.keyPrefix + "NumberUpperBound", .wrapped("double", JSONValue(upper))),
    ]
  }

  private func number(_ value: Value) -> Double? {
    switch value.form {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  private mutating func controlStyle(_ value: Value) -> [(key: String, value: JSONValue)] {
    guard case .enumCase(let name, nil) = value.form, let row = KnownConstants.controlStyles.row(name) else {
      unsupported(
        "the control style must be one of the framework: \(KnownConstants.controlStyles.spelled)", at: value.place)
      return []
    }
    recordEvidence(row.evidence, "the number of the control style", at: value.place)
    return [(Self.keyPrefix + "NumberControlStyle", .wrapped("int", JSONValue(row.number)))]
  }

  /// One key for each option of `.init(keyboardType: .URL, capitalizationType: .none, multiline: true, autocorrect: false, …)`.
  private mutating func inputOptions(_ value: Value) -> [(key: String, value: JSONValue)] {
    guard case .call(_, let arguments) = value.form else {
      unsupported("the input options must be a call of their initializer", at: value.place)
      return []
    }
    return arguments.compactMap { argument in
      let label = argument.label ?? "", option = KnownInputOption.all.first { $0.label == label }
      guard let option, let number = number(of: argument.value, in: option) else {
        let instead = option?.choices.map { "use one of \($0.spelled)" } ?? "remove the option"
        unverified("the number of this input option '\(label)'", instead: instead, at: argument.value.place)
        return nil
      }
      recordEvidence(number.evidence, "the input option '\(label)'", at: argument.value.place)
      return (Self.keyPrefix + option.key, .wrapped("int", JSONValue(number.value)))
    }
  }

  private func number(of value: Value, in option: KnownInputOption) -> (value: Int, evidence: Evidence)? {
    switch (value.form, option.choices) {
    case (.enumCase(let name, nil), let choices?): choices.row(name).map { ($0.number, $0.evidence) }
    case (.bool(let flag), nil): (flag ? 1 : 0, option.evidence)
    default: nil
    }
  }

  /// The key of supported content types such as `[.image, .movie]`.
  private mutating func contentTypes(_ value: Value) -> [(key: String, value: JSONValue)] {
    guard case .array(let elements) = value.form else {
      unsupported("the supported content types must be an array literal", at: value.place)
      return []
    }
    let identifiers = elements.compactMap { element -> JSONValue? in
      if let identifier = ContentTypes.identifier(of: element) { return .wrapped("string", JSONValue(identifier)) }
      if case .string(let identifier) = element.form { return .wrapped("string", JSONValue(identifier)) }
      unknown(
        "the identifier of this content type",
        instead: "use one of the system, such as '.image', or state the identifier, as in 'UTType(\"public.image\")!'",
        at: element.place)
      return nil
    }
    return [(Self.keyPrefix + "FileSupportedTypes", ["array": ["elements": JSONValue(identifiers)]])]
  }

  /// The keys of the names of true and false: `.init(true: "On", false: "Off")`. Apple's coder has these two keys, and their values
  /// are of the class `LNStaticDeferredLocalizedString`. A public reader, written for the documents of 22 of Apple's apps, has the
  /// tag of that class in this list.
  private mutating func displayNames(_ value: Value) -> [(key: String, value: JSONValue)] {
    guard case .call(_, let arguments) = value.form, arguments.map(\.label) == ["true", "false"] else {
      unsupported("the display names must be '.init(true: …, false: …)'", at: value.place)
      return []
    }
    recordEvidence(.asserted, "the key of 'displayName'", at: value.place)
    return zip(["BoolTrueDisplayName", "BoolFalseDisplayName"], arguments).compactMap { key, argument in
      guard let text = localized(argument.value, "display name") else { return nil }
      return (Self.keyPrefix + key, .wrapped("staticDeferredLocalizedString", text))
    }
  }

  /// The key of a kind of date: `.date`, `.time` or `.dateTime`. The numbers are those that Shortcuts reads. The text of the key is
  /// derived from the frameworks' constant, whose symbol ends in `DateFormat`: the sixteen keys of this list whose texts are known
  /// all follow their symbols.
  private mutating func dateKind(_ value: Value) -> [(key: String, value: JSONValue)] {
    guard case .enumCase(let name, nil) = value.form, let number = ["date", "time", "dateTime"].firstIndex(of: name)
    else {
      unknown("the number of this kind of date", instead: "use '.date', '.time' or '.dateTime'", at: value.place)
      return []
    }
    recordEvidence(.coder, "the key of 'kind'", at: value.place)
    return [(Self.keyPrefix + "DateFormat", .wrapped("int", JSONValue(number)))]
  }

  // MARK: Measurements

  /// The key of `unit: .minutes` or `defaultUnit: .minutes`, whose value in documents is the unit's symbol. The keys are constants
  /// of the frameworks.
  private mutating func unit(_ label: String, _ value: Value, _ type: ValueType) -> [(key: String, value: JSONValue)] {
    guard case .enumCase(let name, nil) = value.form,
      let symbol = KnownUnitSymbols.symbol(of: name, in: type.elements.first?.name ?? "")
    else {
      unknown("the symbol of this unit", instead: "remove the argument '\(label)'", at: value.place)
      return []
    }
    recordEvidence(.coder, "the key of '\(label)'", at: value.place)
    let key = label == "unit" ? "MeasurementUnitSymbol" : "MeasurementDefaultUnitSymbol"
    return [(Self.keyPrefix + key, .wrapped("string", JSONValue(symbol)))]
  }

  private mutating func supportsNegativeNumbers(_ value: Value) -> [(key: String, value: JSONValue)] {
    guard case .bool(let isSupported) = value.form else {
      unsupported("'supportsNegativeNumbers' must be 'true' or 'false'", at: value.place)
      return []
    }
    recordEvidence(.coder, "the key of 'supportsNegativeNumbers'", at: value.place)
    return [(Self.keyPrefix + "MeasurementSupportsNegativeNumbers", .wrapped("int", isSupported ? 1 : 0))]
  }

  /// Documents have 0 for this key if neither of the two arguments is stated. To which of them the key belongs is not known.
  private mutating func adjustsForLocale(_ label: String, _ value: Value) -> [(key: String, value: JSONValue)] {
    guard case .bool(let adjusts) = value.form else {
      unsupported("'\(label)' must be 'true' or 'false'", at: value.place)
      return []
    }
    if !adjusts { return [] }
    unverified("the argument '\(label): true'", instead: "remove the argument", at: value.place)
    return [(Self.keyPrefix + Self.adjustsForLocale, .wrapped("int", 1))]
  }

  // MARK: Lists

  /// The key of a size of a list: `size: 2`, `size: [.systemSmall: .init(min: 0, max: 3), .systemMedium: 5]`. Two public builds
  /// assert both forms: the keys of the sizes are the names of the families, or `*`.
  private mutating func collectionSize(_ value: Value) -> [(key: String, value: JSONValue)] {
    recordEvidence(.asserted, "the size of the list", at: value.place)
    let sizes: [(key: String, value: JSONValue)]
    if case .dictionary(let entries) = value.form {
      sizes = entries.compactMap { entry in
        guard case .enumCase(let family, nil) = entry.key.form else {
          unknown(
            "the name of this widget family", instead: "use a case such as '.systemSmall'", at: entry.key.place)
          return nil
        }
        return size(entry.value).map { (family, $0) }
      }
    } else {
      sizes = size(value).map { [("*", $0)] } ?? []
    }
    return [(Self.keyPrefix + "CollectionSizes", ["collectionSizes": ["sizes": JSONValue(members: sizes)]])]
  }

  /// The bounds of a size: `3` or `.init(min: 0, max: 3)`. Nil, with a construct noted, for other forms.
  private mutating func size(_ value: Value) -> JSONValue? {
    switch value.form {
    case .int(let count): return ["max": JSONValue(count), "min": JSONValue(count)]
    case .call(_, let arguments) where arguments.map(\.label) == ["min", "max"]:
      if case .int(let least) = arguments[0].value.form, case .int(let most) = arguments[1].value.form {
        return ["max": JSONValue(most), "min": JSONValue(least)]
      }
    default: break
    }
    unknown("such a size", instead: "use an integer or '.init(min: 1, max: 3)'", at: value.place)
    return nil
  }
}
