import DocumentFormats

package enum ToolFormat: String, CaseIterable, Sendable {
  /// The result of `tools/list` in the Model Context Protocol (2025-11-25).
  case mcp
  /// Function tools of OpenAI's chat completions, with `strict`.
  case openAI = "openai"
  /// One JSON Schema (2020-12) for the parameters of each intent, by the tool's name.
  case jsonSchema = "json-schema"
}

extension ToolCatalog {
  /// The catalog as a document, without the tools that the format cannot hold. The same catalog gives the same bytes.
  package func document(_ format: ToolFormat) -> [UInt8] {
    var json = JSONWriter()
    switch format {
    case .mcp:
      json.object { json in
        json.array("tools", tools) { json, tool in json.object { tool.writeForMCP(to: &$0) } }
      }
    case .openAI:
      json.array(tools.filter { $0.problem(in: .openAI) == nil }) { json, tool in
        json.object { tool.writeForOpenAI(to: &$0) }
      }
    case .jsonSchema:
      json.object { json in
        for tool in tools { json.object(tool.name) { tool.writeSchema(to: &$0) } }
      }
    }
    return json.document()
  }

  /// The tools that a format cannot hold, each with the reason.
  package func unfit(for format: ToolFormat) -> [(tool: Tool, reason: String)] {
    tools.compactMap { tool in tool.problem(in: format).map { (tool, $0) } }
  }
}

extension Tool {
  /// OpenAI's limit for all enumerations of a strict schema together ("Structured model outputs", supported schemas).
  private static let strictChoiceLimit = 1000

  fileprivate func problem(in format: ToolFormat) -> String? {
    guard format == .openAI else { return nil }
    let count = parameters.reduce(0) { $0 + $1.schema.choiceCount }
    return count > Self.strictChoiceLimit
      ? "its enums have \(count) cases, and a strict schema may have \(Self.strictChoiceLimit)" : nil
  }

  fileprivate func writeForMCP(to json: inout JSONWriter) {
    json.member("name", name)
    if let title { json.member("title", title) }
    if let description { json.member("description", description) }
    json.object("inputSchema") { $0.parameters(parameters, .full) }
    if let result { json.object("outputSchema") { $0.parameters([result], .full) } }
    if hints != Hints() {
      json.object("annotations") { json in
        if let isReadOnly = hints.isReadOnly { json.member("readOnlyHint", isReadOnly) }
        if let isDestructive = hints.isDestructive { json.member("destructiveHint", isDestructive) }
      }
    }
    json.object("_meta") { json in
      json.member("intentscan/identifier", identifier)
      json.member("intentscan/module", module)
      if let authenticationPolicy { json.member("intentscan/authenticationPolicy", authenticationPolicy) }
    }
  }

  fileprivate func writeForOpenAI(to json: inout JSONWriter) {
    json.member("type", "function")
    json.object("function") { json in
      json.member("name", name)
      if let description { json.member("description", description) }
      json.object("parameters") { $0.parameters(parameters, .strict) }
      json.member("strict", true)
    }
  }

  fileprivate func writeSchema(to json: inout JSONWriter) {
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    if let title { json.member("title", title) }
    if let description { json.member("description", description) }
    json.parameters(parameters, .full)
  }
}
