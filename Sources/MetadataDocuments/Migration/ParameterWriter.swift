import IntentModel

/// The source of a parameter: its wrapper, and the provider of its options.
struct ParameterWriter {
  let parameter: SiriKitParameter
  let type: SwiftType
  let options: SwiftMigration.Options
  /// The name of the type that supplies options, if the parameter has one.
  let provider: String
  /// Whether the parameter takes the result of the previous action.
  let takesResult: Bool

  private var name: String { SwiftText.escaped(parameter.name) }
  private var hasProvider: Bool { parameter.isOptionsProvided && !type.isEnum && !type.isEntity && type.name != "Bool" }

  func add(to lines: inout SwiftLines) {
    addNotes(to: &lines)
    let value = defaultValue
    let isDefault = value != nil && !hasProvider
    var arguments = ["title: " + options.resource(parameter.title, or: parameter.name, in: lines.path)]
    if let value, isDefault { arguments.append("default: " + value) }
    arguments += argumentsOfType
    let sizes = sizes
    if !sizes.isEmpty {
      arguments.append("size: [\(sizes.map { ".\($0): \($1)" }.joined(separator: ", "))]")
    } else if let prompt = parameter.prompt, !prompt.text.contains(text: "${") {
      arguments.append(
        "requestValueDialog: " + options.representation("IntentDialog", "", prompt, or: "", in: lines.path))
    }
    if takesResult { arguments.append("inputConnectionBehavior: .connectToPreviousIntentResult") }
    if hasProvider { arguments.append("optionsProvider: \(provider)()") }
    lines.add(call: "@Parameter", arguments, 1)
    let declared = parameter.isArray ? "[\(type.name)]" : type.name
    lines.add("var \(SwiftText.name(parameter.name)): \(declared)\(isDefault ? "" : "?")", 1)
    if hasProvider { addProvider(value, to: &lines) }
  }

  private func addNotes(to lines: inout SwiftLines) {
    func note(_ text: String) { lines.note(text, at: parameter.position, 1) }
    if parameter.isOfSystem, type.isEntity {
      note(
        "check '\(name)': the type that replaces the system's '\(SwiftText.escaped(parameter.spelling))' is not known")
    }
    if type.name == "Bool", parameter.defaultValue == nil {
      note("decide whether '\(name)' is false by default; the definition does not distinguish false from no value")
    }
    if type.name.hasPrefix("Measurement") { note("check the unit of '\(name)'; saved values are seconds") }
    if parameter.defaultValue != nil, defaultValue == nil, parameter.defaultValue != "unknown" {
      note("state the default value of '\(name)': '\(SwiftText.escaped(parameter.defaultValue ?? ""))'")
    }
    if parameter.minimum != nil || parameter.maximum != nil, range == nil {
      let limits = [parameter.minimum.map { "from \($0)" }, parameter.maximum.map { "up to \($0)" }].compactMap(\.self)
      note(
        "check the values of '\(name)': the definition allows them \(SwiftText.escaped(limits.joined(separator: " ")))")
    }
    if parameter.isOptionsProvided, type.isEnum { note("limit the values of '\(name)'; the app supplied them") }
    if !parameter.sizes.isEmpty, sizes.isEmpty {
      note("limit the number of values of '\(name)' in each size of the widget")
    }
  }

  /// The default as an expression; nil if there is none, if its form is not known, or if the parameter is a list.
  private var defaultValue: String? {
    guard let value = parameter.defaultValue, !parameter.isArray else { return nil }
    switch type.name {
    case "String": return SwiftText.literal(value)
    case "Int": return Int(value).map(String.init)
    case "Double": return number(value)
    case "Bool": return ["true", "false"].contains(value) ? value : nil
    default: return type.expression(value)
    }
  }

  /// A number as a literal; nil if the text is not a finite number.
  private func number(_ text: String) -> String? {
    Double(text).flatMap { $0.isFinite ? Int(exactly: $0).map(String.init) ?? String($0) : nil }
  }

  /// The limits of a number as a pair of literals; nil for other types, if one of them is missing or is not such a number, if they
  /// are in the wrong order, or if the default value is not within them.
  private var range: String? {
    guard type.name == "Int" || type.name == "Double", let minimum = parameter.minimum, let maximum = parameter.maximum,
      let low = Double(minimum), let high = Double(maximum), low <= high,
      parameter.defaultValue.flatMap(Double.init).map({ low <= $0 && $0 <= high }) != false
    else { return nil }
    let bounds = [minimum, maximum].compactMap { type.name == "Int" ? Int($0).map(String.init) : number($0) }
    return bounds.count == 2 ? "(\(bounds[0]), \(bounds[1]))" : nil
  }

  private var argumentsOfType: [String] {
    switch (type.name, parameter.control) {
    case ("Int", let control), ("Double", let control):
      let style = control == "Field" ? "field" : control == "Slider" && type.name == "Double" ? "slider" : nil
      return (style.map { ["controlStyle: .\($0)"] } ?? []) + (range.map { ["inclusiveRange: \($0)"] } ?? [])
    case ("Bool", _):
      guard let yes = parameter.trueName?.text, let no = parameter.falseName?.text else { return [] }
      return ["displayName: .init(true: \(SwiftText.literal(yes)), false: \(SwiftText.literal(no)))"]
    case ("DateComponents", "Date"): return ["kind: .date"]
    case ("DateComponents", "Time"): return ["kind: .time"]
    case ("IntentFile", _) where !parameter.contentTypes.isEmpty:
      return ["supportedTypeIdentifiers: [\(parameter.contentTypes.map(SwiftText.literal).joined(separator: ", "))]"]
    case ("Measurement<UnitDuration>", _): return ["defaultUnit: .seconds"]
    default: return []
    }
  }

  /// The numbers of values by the families of widgets. Only parameters that are lists of objects or persons have them.
  private var sizes: [(family: String, count: Int)] {
    guard parameter.isArray, type.isEntity || type.name == "IntentPerson" else { return [] }
    var seen: Set<String> = []
    return parameter.sizes.compactMap { size in
      guard size.count > 0, let family = Self.families[size.name], seen.insert(family).inserted else { return nil }
      return (family, size.count)
    }
  }

  private static let families = [
    "Small": "systemSmall", "Medium": "systemMedium", "Large": "systemLarge", "ExtraLarge": "systemExtraLarge",
    "AccessoryInline": "accessoryInline", "AccessoryCorner": "accessoryCorner",
    "AccessoryCircular": "accessoryCircular", "AccessoryRectangular": "accessoryRectangular",
  ]

  private func addProvider(_ value: String?, to lines: inout SwiftLines) {
    lines.add("")
    lines.note("supply the options of '\(name)'", at: parameter.position, 1)
    lines.add("struct \(provider): DynamicOptionsProvider {", 1)
    lines.add("func results() async throws -> [\(type.name)] { try notMigratedYet() }", 2)
    if let value { lines.add("func defaultResult() async -> \(type.name)? { \(value) }", 2) }
    lines.add("}", 1)
  }
}
