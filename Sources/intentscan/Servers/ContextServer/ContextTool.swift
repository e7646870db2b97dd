import DocumentFormats

/// A tool of the context server: its description, the command that it runs, and the form of its answer.
struct ContextTool: Sendable {
  struct Property: Sendable {
    enum Kind: Sendable { case text, flag, texts, choice([String]) }

    let name: String
    let type: Kind
    let description: String
    var isRequired = false
  }

  let name: String
  let title: String
  let description: String
  /// The name of the command, with options that it always has.
  let command: [String]
  var properties: [Property]
  var isReadOnly = true
  var answer: @Sendable (ToolOutput) throws(ToolMistake) -> JSONValue = { (output) throws(ToolMistake) in
    try output.pageOfText()
  }
  var output = ToolOutput.textSchema
  var options: @Sendable (ToolArguments) -> [String] = { _ in [] }

  private static let paths = Property(
    name: "paths", type: .texts, description: "Files and folders. Without any, the project of the working directory.")
  private static let cursor = Property(
    name: "cursor", type: .text, description: "'nextCursor' of an answer to the same call, for what comes after it.")

  /// All tools of the server.
  static let all: [ContextTool] = [
    ContextTool(
      name: "lint", title: "Check App Intents",
      description:
        "Checks App Intents, entities, App Shortcuts and their translations. Each finding has a location, the effect of the mistake, and fixes as patches. Safe fixes cannot change behavior.",
      command: ["lint", "--format=json", "--no-summary"],
      properties: [
        paths,
        Property(name: "notes", type: .flag, description: "Also report notes, which are suggestions."),
        Property(name: "rules", type: .texts, description: "Run only these rules."),
        cursor,
      ],
      answer: { (output) throws(ToolMistake) in try output.pageOfFindings() }, output: ToolOutput.findingsSchema,
      options: { arguments in
        let rules = (arguments.values["rules"]?.array ?? []).compactMap(\.string)
        return (arguments.flag("notes") ? ["--notes"] : [])
          + (rules.isEmpty ? [] : ["--only=\(rules.joined(separator: ","))"])
      }),
    ContextTool(
      name: "explain", title: "Explain a rule, a change or a message",
      description: "Explains a rule of 'lint', a change of 'diff', or a message of Apple's tools, with examples.",
      command: ["explain"],
      properties: [
        Property(
          name: "question", type: .text, description: "The id of a rule or change, or a message.", isRequired: true),
        cursor,
      ]),
    ContextTool(
      name: "why", title: "Explain why people see something, or not",
      description:
        "Shows each condition between the source and what people see of an intent, an App Shortcut, an entity or an enum, and which do not hold.",
      command: ["why", "--color=never"],
      properties: [
        Property(
          name: "name", type: .text, description: "The name of a type, a title, a case or a phrase.", isRequired: true),
        paths, cursor,
      ]),
    ContextTool(
      name: "list", title: "List an app's App Intents",
      description:
        "Lists the apps, targets, intents and App Shortcuts of a project, and what 'lint' cannot check and why.",
      command: ["list", "--color=never"], properties: [paths, cursor]),
    ContextTool(
      name: "diff", title: "Compare with an earlier version",
      description: "Reports what a change breaks for users: saved shortcuts, Siri phrases, what people see.",
      command: ["diff", "--format=json"],
      properties: [
        Property(
          name: "against", type: .text, description: "The git revision to compare with, such as 'origin/main'.",
          isRequired: true),
        Property(
          name: "mergeBase", type: .flag, description: "Compare with the commit where this branch left the revision."),
        paths, cursor,
      ],
      answer: { (output) throws(ToolMistake) in try output.pageOfFindings() }, output: ToolOutput.findingsSchema,
      options: { $0.option("against", prefix: "git:") + ($0.flag("mergeBase") ? ["--merge-base"] : []) }),
    ContextTool(
      name: "strings", title: "Show translations",
      description:
        "Shows for each language which phrases, titles and other texts lack a translation, or the sentences that people can say.",
      command: ["strings", "--color=never"],
      properties: [
        paths,
        Property(name: "say", type: .flag, description: "List the sentences that people can say."),
        Property(name: "locale", type: .text, description: "With 'say': the language, such as 'de'."), cursor,
      ],
      options: { ($0.flag("say") ? ["--say"] : []) + $0.option("locale") }),
    ContextTool(
      name: "preview", title: "Write a preview",
      description: "Writes an HTML page that shows the App Intents as people meet them, and returns a link to it.",
      command: ["preview"],
      properties: [
        Property(name: "output", type: .text, description: "The file to write, ending in '.html'.", isRequired: true),
        paths,
      ],
      isReadOnly: false, answer: { (output) throws(ToolMistake) in try output.linkToPage() },
      output: ToolOutput.linkSchema,
      options: { $0.option("output") }),
    ContextTool(
      name: "tools", title: "Show intents as tools",
      description: "Writes each intent as a tool for assistants, with a JSON Schema of its parameters.",
      command: ["tools"],
      properties: [
        paths,
        Property(
          name: "format", type: .choice(["mcp", "openai", "json-schema"]), description: "The format. (default: mcp)"),
        cursor,
      ],
      options: { $0.option("format") }),
  ]

  var json: JSONValue {
    let required = properties.filter(\.isRequired).map(\.name)
    return .members([
      "name": .text(name), "title": .text(title), "description": .text(description),
      "inputSchema": .members([
        "type": .text("object"),
        "properties": JSONValue(.object(properties.map { .init(key: $0.name, offset: 0, value: $0.schema) })),
        "required": required.isEmpty ? nil : .texts(required), "additionalProperties": .flag(false),
      ]),
      "outputSchema": output,
      "annotations": .members([
        "title": .text(title), "readOnlyHint": .flag(isReadOnly), "destructiveHint": isReadOnly ? nil : .flag(true),
        "idempotentHint": .flag(true), "openWorldHint": .flag(false),
      ]),
    ])
  }
}

extension ContextTool.Property {
  fileprivate var schema: JSONValue {
    var members: [JSONValue.Member] = type.schema.members ?? []
    members.append(.init(key: "description", offset: 0, value: .text(description)))
    return JSONValue(.object(members))
  }
}

extension ContextTool.Property.Kind {
  fileprivate var schema: JSONValue {
    switch self {
    case .text: .members(["type": .text("string")])
    case .flag: .members(["type": .text("boolean")])
    case .texts: .members(["type": .text("array"), "items": .members(["type": .text("string")])])
    case .choice(let words): .members(["type": .text("string"), "enum": .texts(words)])
    }
  }

  func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .text: value.string.map { !$0.isEmpty } ?? false
    case .flag: value.bool != nil
    case .texts: value.array?.allSatisfy { $0.string.map { !$0.isEmpty } ?? false } ?? false
    case .choice(let words): value.string.map(words.contains) ?? false
    }
  }

  var words: String {
    switch self {
    case .text: "a text that is not empty"
    case .flag: "true or false"
    case .texts: "an array of texts that are not empty"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    }
  }
}
