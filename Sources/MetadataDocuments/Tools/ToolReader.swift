import IntentModel
import SourceScan

/// Makes one intent into a tool, and notes the parts that the tool omits.
struct ToolReader {
  let source: ToolSource
  /// The index of `source`, for omissions.
  let index: Int
  let texts: ToolTexts
  private(set) var omissions: [ToolOmission] = []
  /// The numbers of types and cases in the schemas of earlier intents, and in those of this intent so far.
  let earlierParts: Int
  var schemaParts = 0

  init(source: ToolSource, index: Int, earlierParts: Int) {
    self.source = source
    self.index = index
    self.earlierParts = earlierParts
    texts = source.texts
  }

  mutating func omit(_ message: String, at place: Place) {
    omissions.append(ToolOmission(message: message, source: index, place: place))
  }

  func text(_ text: Text?) -> String? { text?.known.map(texts) }
  func text(_ value: Value?) -> String? { value?.text.map(texts) }
  func reference(_ text: Text?) -> String? { text?.known.map(source.references) }

  /// The tool for an intent. Nil, with an omission noted, if an assistant can't call the intent, or if JSON cannot express one of
  /// its required parameters.
  mutating func tool(_ intent: Intent, keepsHidden: Bool) -> Tool? {
    let type = intent.type
    if let reason = Self.reasonAgainst(intent, isOffered: source.offers(intent), keepsHidden: keepsHidden) {
      omit("'\(type.qualifiedName)' is not in the catalog, because \(reason)", at: type.place)
      return nil
    }
    var tool = Tool(name: type.name, module: type.module, identifier: type.identifier ?? type.name)
    for parameter in intent.parameters {
      switch property(parameter) {
      case .success(let property): tool.parameters.append(property)
      case .failure(let problem):
        let isOptional = !isRequired(parameter)
        let subject =
          isOptional ? "parameter '\(parameter.name)' of '\(type.qualifiedName)'" : "'\(type.qualifiedName)'"
        let cause = isOptional ? "" : "its required parameter '\(parameter.name)' cannot be expressed: "
        omit("\(subject) is not in the catalog, because \(cause)\(problem.reason)", at: parameter.place)
        if !isOptional { return nil }
      }
    }
    describe(intent, in: &tool)
    tool.result = result(of: intent)
    tool.hints = Self.hints(type)
    return tool
  }

  /// The reason why an assistant can't call an intent, or why the app hides it; nil if there is none.
  private static func reasonAgainst(_ intent: Intent, isOffered: Bool, keepsHidden: Bool) -> String? {
    // An intent that App Shortcuts offer is an action, even if it has another role.
    if !isOffered, let role = intent.roleOfSystem { return role }
    if !keepsHidden, intent.isDiscoverable.only == false {
      return "'isDiscoverable' is false; --include-hidden adds it"
    }
    return nil
  }

  // MARK: Descriptions

  private func describe(_ intent: Intent, in tool: inout Tool) {
    tool.title = intent.title.known.first.map(texts)
    var sentences: [String] = []
    if let description = text(intent.description.known.first?.text) {
      sentences.append(description)
    } else if let summary = intent.parameterSummary.known.first?.sentences.first?.text?.known {
      sentences.append(readable(summary, intent))
    } else if let title = tool.title {
      sentences.append(title)
    }
    if let message = intent.deprecation.known.first.map({ text($0.message) }) {
      sentences.append(message.map { "Deprecated: \($0)" } ?? "Deprecated")
    }
    if intent.openAppWhenRun.only == true { sentences.append("Opens the app") }
    tool.authenticationPolicy = intent.authenticationPolicy.only
    switch tool.authenticationPolicy {
    case "requiresAuthentication": sentences.append("Requires an unlocked device")
    case "requiresLocalDeviceAuthentication": sentences.append("Requires an unlocked device nearby")
    default: break
    }
    tool.description = joined(sentences)
  }

  /// The sentence of a summary with the titles of the parameters in place of their names. Each name is replaced only once,
  /// because a title may contain a name, too.
  private func readable(_ summary: LocalizedText, _ intent: Intent) -> String {
    let pieces = texts(summary).split(atText: "${")
    return pieces.dropFirst().reduce(into: String(pieces[0])) { sentence, piece in
      let name = piece.prefix(while: { $0 != "}" })
      guard name.endIndex < piece.endIndex, let parameter = intent.parameter(String(name)) else {
        sentence += "${\(piece)"
        return
      }
      let title = parameter.title?.text.map(source.references)?.lowercased() ?? parameter.name
      sentence += "(\(title))\(piece[name.endIndex...].dropFirst())"
    }
  }

  func joined(_ sentences: [String?]) -> String? {
    let sentences = sentences.compactMap(\.self).filter { !$0.isEmpty }
    guard !sentences.isEmpty else { return nil }
    return sentences.map { sentence in
      sentence.last.map { ".!?…。！？".contains($0) } == true ? sentence : sentence + "."
    }.joined(separator: " ")
  }

  /// The effects that the protocols of an intent state. A `DeleteIntent` deletes its entities and a `SetValueIntent` sets a
  /// value (Apple's documentation of both protocols); no other protocol states whether a call changes something.
  private static func hints(_ type: DeclaredType) -> Tool.Hints {
    if type.conformances.contains("DeleteIntent") { return Tool.Hints(isReadOnly: false, isDestructive: true) }
    if type.conformances.contains("SetValueIntent") { return Tool.Hints(isReadOnly: false) }
    return Tool.Hints()
  }

  // MARK: Results

  private mutating func result(of intent: Intent) -> Tool.Property? {
    guard let result = intent.result.known.first, let value = result.value else { return nil }
    switch schema(value) {
    case .success(let found):
      return Tool.Property(
        name: "value", title: text(intent.description.known.first?.resultValueName),
        description: joined([found.detail]), schema: found.schema, isRequired: !value.isOptional)
    case .failure(let problem):
      omit(
        "the result of '\(intent.type.qualifiedName)' is not in the catalog, because \(problem.reason)",
        at: result.place)
      return nil
    }
  }
}
