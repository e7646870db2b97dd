import IntentModel
import SourceScan

/// The source of an App Intent that takes over the actions of a SiriKit intent.
struct IntentWriter {
  /// A parameter that is declared, with the type of one value.
  typealias Declared = (parameter: SiriKitParameter, type: SwiftType)

  let name: String
  private let intent: SiriKitIntent
  private let options: SwiftMigration.Options
  /// Whether the intent only configures widgets, and so does not run.
  private let isConfiguration: Bool

  init(_ intent: SiriKitIntent, named name: String, _ options: SwiftMigration.Options) {
    self.intent = intent
    self.name = name
    self.options = options
    isConfiguration = intent.isForWidgets && !intent.isInShortcuts
  }

  func lines(in path: String, _ type: (SiriKitParameter) -> SwiftType?) -> SwiftLines {
    var lines = SwiftLines(path: path)
    if let availability = options.availability(isForWidgets: intent.isForWidgets) { lines.add(availability) }
    let widgets = intent.isForWidgets ? "WidgetConfigurationIntent" : "AppIntent"
    lines.add("struct \(name): \(widgets), CustomIntentMigratedAppIntent {")
    lines.add("static let intentClassName = \(SwiftText.literal(intent.className))", 1)
    lines.add(
      "static let title: LocalizedStringResource = \(options.resource(intent.title, or: intent.name, in: path))", 1)
    if let text = intent.description {
      lines.add(call: "static let description = IntentDescription", [options.resource(text, or: "", in: path)], 1)
    }
    if !isConfiguration, !intent.summaries.isEmpty, intent.summaries.allSatisfy(\.opensApp) {
      lines.add("static let openAppWhenRun = true", 1)
    }
    let output = intent.output.flatMap { output in type(output).map { output.isArray ? "[\($0.name)]" : $0.name } }
    let declared = addParameters(to: &lines, type)
    SummaryWriter(intent, declared).add(to: &lines)
    if !isConfiguration { addPerform(to: &lines, returning: output) }
    lines.add("}")
    return lines
  }

  // MARK: Parameters

  /// Adds the parameters, or a note for one that cannot be declared. Returns those that are declared.
  private func addParameters(to lines: inout SwiftLines, _ type: (SiriKitParameter) -> SwiftType?) -> [Declared] {
    // A wrapped property has a second name, with `_` before it.
    var names = Self.reserved, declared: [Declared] = [], providers = FreshNames()
    let first = intent.parameters.first { ["File", "String"].contains($0.type) }?.name
    let ordered = intent.parameters.enumerated().sorted {
      ($0.element.priority ?? .max, $0.offset) < ($1.element.priority ?? .max, $1.offset)
    }
    for parameter in ordered.map(\.element) {
      lines.add("")
      let shown = SwiftText.escaped(parameter.name)
      guard SwiftText.isIdentifier(parameter.name), names.insert(parameter.name).inserted,
        names.insert("_" + parameter.name).inserted
      else {
        lines.note(
          "decide what becomes of '\(shown)', which cannot be the name of a Swift property here: saved values are "
            + "taken over by name", at: parameter.position, 1)
        continue
      }
      guard let type = type(parameter) else {
        lines.note(
          "declare '\(shown)' with the type that replaces '\(SwiftText.escaped(parameter.spelling))', which is not known; "
            + "its saved values are lost without it", at: parameter.position, 1)
        continue
      }
      let provider = SwiftText.capitalized(SwiftText.identifier(from: parameter.name)) + "Options"
      let writer = ParameterWriter(
        parameter: parameter, type: type, options: options, provider: providers.unique([provider]),
        takesResult: parameter.name == intent.input && parameter.name != first)
      writer.add(to: &lines)
      declared.append((parameter, type))
    }
    return declared
  }

  /// Names that members of App Intents have, or that no property can have.
  private static let reserved: Set<String> = [
    "Case", "DefaultCase", "Parameter", "Summary", "Switch", "Type", "When", "init", "perform", "self", "Self",
  ]

  // MARK: Running

  private func addPerform(to lines: inout SwiftLines, returning output: String?) {
    if let parameter = intent.output, output == nil {
      lines.add("")
      lines.note(
        "return '\(SwiftText.escaped(parameter.name))'; the type that replaces '\(SwiftText.escaped(parameter.spelling))' "
          + "is not known", at: parameter.position, 1)
    }
    let hasDialog = intent.responses.contains { $0.code == "success" }
    let results =
      ["some IntentResult"] + (output.map { ["ReturnsValue<\($0)>"] } ?? []) + (hasDialog ? ["ProvidesDialog"] : [])
    lines.add("")
    lines.add("func perform() async throws -> \(results.joined(separator: " & ")) {", 1)
    lines.note(
      "move here what the handler of '\(SwiftText.escaped(intent.className))' does in 'handle', 'confirm' and 'resolve…'",
      at: intent.position, 2)
    switch (output, hasDialog) {
    case (nil, false):
      lines.add("let _: Void = try notMigratedYet()", 2)
      lines.add("return .result()", 2)
    case (nil, true):
      lines.add("let dialog: IntentDialog = try notMigratedYet()", 2)
      lines.add("return .result(dialog: dialog)", 2)
    case (let output?, false):
      lines.add("let value: \(output) = try notMigratedYet()", 2)
      lines.add("return .result(value: value)", 2)
    case (let output?, true):
      lines.add("let (value, dialog): (\(output), IntentDialog) = try notMigratedYet()", 2)
      lines.add("return .result(value: value, dialog: dialog)", 2)
    }
    lines.add("}", 1)
    addResponses(to: &lines)
  }

  /// Adds a function for each text of the response. It takes the values that the text names, and returns the dialog.
  private func addResponses(to lines: inout SwiftLines) {
    var names = FreshNames()
    for response in intent.responses {
      let parts = parts(of: response.text.text)
      let arguments = parts.compactMap { part in part.name.flatMap { SwiftText.isIdentifier($0) ? $0 : nil } }
      let function = names.unique(["response" + SwiftText.capitalized(SwiftText.identifier(from: response.code))])
      let text = parts.map { part in
        guard let name = part.name else { return SwiftText.escaped(part.text) }
        return arguments.contains(name) ? "\\(\(SwiftText.name(name)))" : SwiftText.escaped(part.text)
      }.joined()
      let hasNames = !arguments.isEmpty
      let list = arguments.uniqued.map { "\(SwiftText.name($0)): String" }
      lines.add("")
      lines.add("static func \(function)(\(list.joined(separator: ", "))) -> IntentDialog {", 1)
      lines.add(
        hasNames
          ? "\"\(text)\""
          : options.representation("IntentDialog", "", response.text, or: response.code, in: lines.path), 2)
      lines.add("}", 1)
    }
  }
}

/// Splits a text into the parts between placeholders, whose name is nil, and the placeholders `${name}`.
func parts(of text: String) -> [(text: Substring, name: String?)] {
  var parts: [(text: Substring, name: String?)] = [], start = text.startIndex, rest = text[...]
  while let dollar = rest.firstIndex(of: "$") {
    let open = text.index(after: dollar)
    rest = text[open...]
    guard rest.first == "{" else { continue }
    guard let close = rest.firstIndex(of: "}") else { break }
    if start < dollar { parts.append((text[start..<dollar], nil)) }
    parts.append((text[dollar...close], String(text[text.index(after: open)..<close])))
    start = text.index(after: close)
    rest = text[start...]
  }
  return start < text.endIndex ? parts + [(text[start...], nil)] : parts
}
