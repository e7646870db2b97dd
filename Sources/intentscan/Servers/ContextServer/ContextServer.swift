import DocumentFormats

/// The conversation with an assistant in the Model Context Protocol. A tool is a row of a table: the words of a command of
/// `intentscan`, and how its output becomes an answer.
struct ContextServer: Server {
  static let framing = MessageBuffer.Framing.lines
  /// The revisions whose messages are the same as far as tools are concerned, oldest first.
  static let revisions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The revision without initialization: each request states it.
  static let statelessRevision = "2026-07-28"
  private static let prefix = "io.modelcontextprotocol/"

  let host: ServerHost
  /// The real paths of the folders that may be read.
  let allowed: [String]
  var hasPendingWork: Bool { false }
  /// Always nil, because the conversation ends with its input.
  var exitStatus: Int32? { nil }
  var parentProcess: Int? { nil }

  /// `allowed` are further folders that may be read, in addition to the one that the tool was started in.
  init(_ host: ServerHost, allowed: [String] = []) {
    self.host = host
    self.allowed = ([host.directory] + allowed).map { host.realPath($0) ?? $0 }
  }

  mutating func workInPause() -> [JSONValue] { [] }

  mutating func receive(_ pieces: [MessageBuffer.Piece]) -> [JSONValue] {
    pieces.flatMap { piece -> [JSONValue] in
      switch piece {
      case .malformed(let reason): return [.response(.null, .failure(ResponseError(code: -32700, message: reason)))]
      case .message(let bytes):
        let messages = ServerMessage.read(bytes), answers = messages.compactMap(answer)
        // Revision 2025-03-26 has batches, each of which gets one batch of answers.
        let isBatch = bytes.first { $0 > 0x20 } == UInt8(ascii: "[")
        return isBatch && !answers.isEmpty ? [.list(answers)] : answers
      }
    }
  }

  private func answer(_ message: Result<ServerMessage, ServerMessage.Mistake>) -> JSONValue? {
    switch message {
    case .failure(let mistake): return .response(mistake.id, .failure(mistake.error))
    case .success(let message):
      // Notifications and answers get no answer: a call is finished before the next message is read.
      guard let id = message.id, let method = message.method else { return nil }
      return .response(id, Result { () throws(ResponseError) in try answer(method, message.params) })
    }
  }

  private func answer(_ method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let revision = params.at("_meta", Self.prefix + "protocolVersion")?.string else {
      return try result(method, params)
    }
    guard revision == Self.statelessRevision else {
      throw ResponseError(
        code: -32022,
        message: "revision '\(revision)' is not supported without 'initialize'; use \(Self.statelessRevision)",
        data: .members(["supported": .texts([Self.statelessRevision]), "requested": .text(revision)]))
    }
    var members: [JSONValue.Member] = try result(method, params).members ?? []
    members +=
      JSONValue.members([
        "resultType": .text("complete"), "_meta": .members([Self.prefix + "serverInfo": Self.serverInfo]),
        // The tools are the same as long as the process runs.
        "ttlMs": method == "tools/call" ? nil : .number(3_600_000),
        "cacheScope": method == "tools/call" ? nil : .text("public"),
      ]).members ?? []
    return JSONValue(.object(members))
  }

  private func result(_ method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "initialize": return initializeResult(params["protocolVersion"]?.string)
    case "server/discover":
      return .members([
        "supportedVersions": .texts([Self.statelessRevision]), "capabilities": Self.capabilities,
        "instructions": Self.instructions,
      ])
    case "ping": return .members([:])
    case "tools/list": return .members(["tools": .list(ContextTool.all.map(\.json))])
    case "tools/call":
      guard let name = params["name"]?.string, let tool = ContextTool.all.first(where: { $0.name == name }) else {
        let names = ContextTool.all.map(\.name)
        throw .invalidParams(names.mistake("tool", params["name"]?.string ?? ""))
      }
      return call(tool, params["arguments"] ?? .null)
    default: throw .unknownMethod(method)
    }
  }

  private func initializeResult(_ wanted: String?) -> JSONValue {
    let revision = Self.revisions.first { $0 == wanted } ?? Self.revisions[Self.revisions.count - 1]
    return .members([
      "protocolVersion": .text(revision), "capabilities": Self.capabilities, "serverInfo": Self.serverInfo,
      "instructions": Self.instructions,
    ])
  }

  private static let capabilities = JSONValue.members(["tools": .members(["listChanged": .flag(false)])])
  private static let serverInfo = JSONValue.members([
    "name": .text(Generator.name), "version": .text(Generator.version),
  ])
  private static let instructions = JSONValue.text(
    "Checks Apple App Intents in Swift source. Call 'lint' after a change of intents, entities, App Shortcuts or their "
      + "string tables, 'explain' for a rule, 'why' if people do not see something, and 'diff' before a release.")

  // MARK: Calls

  /// A mistake in the arguments is a result that the model reads, not an error of the protocol.
  private func call(_ tool: ContextTool, _ arguments: JSONValue) -> JSONValue {
    do throws(ToolMistake) {
      let arguments = try ToolArguments(arguments, of: tool, self)
      let result = host.run(tool.command + tool.options(arguments) + ["--"] + arguments.paths)
      return try tool.answer(ToolOutput(result: result, arguments: arguments, host: host, allowed: allowed))
    } catch {
      return .members([
        "content": .list([.members(["type": .text("text"), "text": .text(error.message)])]), "isError": .flag(true),
      ])
    }
  }
}

/// The reason why a call has no answer.
struct ToolMistake: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// The arguments of a call, checked.
struct ToolArguments {
  let values: JSONValue
  var paths: [String] = []
  /// The number of results that earlier answers had.
  var start = 0

  init(_ values: JSONValue, of tool: ContextTool, _ server: ContextServer) throws(ToolMistake) {
    self.values = values
    guard values.form == .null || values.members != nil else {
      throw ToolMistake("'arguments' must be an object; found \(values.kindName)")
    }
    let known = tool.properties.map(\.name)
    for member in values.members ?? [] where !known.contains(member.key) {
      throw ToolMistake(known.mistake("argument", member.key))
    }
    for property in tool.properties {
      guard let value = values[property.name] else {
        if property.isRequired { throw ToolMistake("the argument '\(property.name)' is missing") }
        continue
      }
      guard property.type.accepts(value) else {
        let found = value.string.map { "'\($0)'" } ?? value.kindName
        throw ToolMistake("'\(property.name)' must be \(property.type.words); found \(found)")
      }
    }
    // `git:REVISION:PATH` could name a folder of any repository, so a revision with a colon is rejected.
    if let revision = values["against"]?.string, revision.contains(":") {
      throw ToolMistake("'\(revision)' is not a git revision; name one such as 'origin/main'")
    }
    let output = values["output"]?.string
    for path in (values["paths"]?.array ?? []).compactMap(\.string) + [output].compactMap(\.self) {
      guard server.isAllowed(path), path != output || server.mayWritePage(to: path) else {
        throw ToolMistake(
          "'\(path)' is outside of the folders that this server may read; start it there, or with '--allow <folder>'")
      }
    }
    paths = (values["paths"]?.array ?? []).compactMap(\.string)
    paths = ["question", "name"].compactMap { values[$0]?.string } + paths
    if let cursor = values["cursor"]?.string {
      guard let start = Int(cursor), start >= 0 else { throw ToolMistake("'\(cursor)' is not a cursor of an answer") }
      self.start = start
    }
  }

  func text(_ name: String) -> String? { values[name]?.string }
  func flag(_ name: String) -> Bool { values[name]?.bool ?? false }

  /// The option of an argument as one word, `--name=value`, so that its value is not taken for another option; empty without the
  /// argument.
  func option(_ name: String, _ option: String? = nil, prefix: String = "") -> [String] {
    text(name).map { ["--\(option ?? name)=\(prefix)\($0)"] } ?? []
  }
}

extension [String] {
  /// The text about a name that is not in this list.
  fileprivate func mistake(_ noun: String, _ name: String) -> String {
    let hint = suggestion(for: name)
    return "unknown \(noun) '\(name)'" + (hint.isEmpty ? "; use \(joined(separator: ", "))" : hint)
  }
}

extension ContextServer {
  /// Whether `preview` may write its page to a path, which names the file or its folder. A page that is a link could be elsewhere.
  func mayWritePage(to path: String) -> Bool {
    let page = path.lowercased().hasSuffix(".html") ? path : "\(path)/index.html"
    return !host.isLink(page.hasPrefix("/") ? page : "\(host.directory)/\(page)")
  }

  /// Whether a path leads to one of the folders that may be read, or into one. A file that does not exist counts as one in the
  /// nearest folder above it that exists.
  func isAllowed(_ path: String) -> Bool {
    let absolute = path.hasPrefix("/") ? path : "\(host.directory)/\(path)"
    guard path != "-", !absolute.utf8.contains(0) else { return false }
    var names = absolute.split(separator: "/"), real = host.realPath(absolute)
    while real == nil, let missing = names.popLast(), missing != ".." {
      real = host.realPath("/" + names.joined(separator: "/"))
    }
    return real.map { real in allowed.contains { pathInside(of: real, in: $0) != nil } } ?? false
  }
}
