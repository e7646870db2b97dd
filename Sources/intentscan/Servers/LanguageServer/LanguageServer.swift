import DocumentFormats
import IntentReports

/// The conversation with an editor in the Language Server Protocol 3.17. All its findings come from `intentscan lint` and `diff`;
/// one file for each request converts them to the protocol's answers.
struct LanguageServer: Server {
  static let framing = MessageBuffer.Framing.headers

  enum Phase: Equatable { case waiting, running, shutDown, ended(Int32) }

  /// Throws a `ResponseError`. A table of functions with a typed error needs the runtime of macOS 15.
  typealias Request = @Sendable (inout LanguageServer, JSONValue) throws -> JSONValue
  typealias Notification = @Sendable (inout LanguageServer, JSONValue) -> Void

  let host: ServerHost
  var phase = Phase.waiting
  var client = ClientCapabilities()
  var folders: [String] = []
  /// Whether neither the command line nor the client names folders, so that those of the opened files are checked.
  var addsFolders = false
  /// The open documents by URI, as the client writes it.
  var documents: [String: TextDocument] = [:]
  /// Whether a folder or a document is reached by a link. Paths are then compared after links are resolved.
  var hasLinks = false
  /// The findings of the last check.
  var checked: [CheckedFolder] = []
  /// The changes for users, if they were requested.
  var changes: [Report.Entry] = []
  /// The changes of files and folders since the last check.
  var staleness = ServerChanges.anything
  var areChangesStale = true
  /// The URIs of documents that were edited since `changes` were found, so that the locations in them may be out of date.
  var editedSinceComparison: Set<String> = []
  var isProgressShown = false
  /// Whether the diagnostics must be sent to the client again.
  var hasUnpublished = false
  /// The diagnostics that the client has, by URI.
  var published: [String: JSONValue] = [:]
  /// The number of the newest report of diagnostics that the client requested.
  var reportNumber = 0
  /// The id of the newest report for each URI.
  var reportIDs: [String: String] = [:]
  /// Messages to send that the handling of other messages added.
  var outgoing: [JSONValue] = []
  private var requestCount = 0
  private(set) var parentProcess: Int?
  /// The folder of rule pages on the web, without a slash at its end, if the user named one.
  let pages: String?

  init(_ host: ServerHost, folders: [String] = [], pages: String? = nil) {
    self.host = host
    self.folders = folders
    self.pages = pages.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// Requests that are refused before initialization.
  static let requests: [String: Request] = [
    "textDocument/diagnostic": { server, params in try server.diagnosticReport(params) },
    "textDocument/codeAction": { server, params in try server.codeActions(params) },
    "textDocument/hover": { server, params in try server.hover(params) },
    "textDocument/completion": { server, params in try server.completion(params) },
    "textDocument/documentSymbol": { server, params in try server.documentSymbols(params) },
    "textDocument/definition": { server, params in try server.definition(params) },
  ]

  static let notifications: [String: Notification] = [
    "initialized": { server, _ in server.registerWatchers() },
    "textDocument/didOpen": { server, params in server.open(params) },
    "textDocument/didChange": { server, params in server.change(params) },
    "textDocument/didSave": { server, params in server.save(params) },
    "textDocument/didClose": { server, params in server.close(params) },
    "workspace/didChangeWatchedFiles": { server, params in server.filesChanged(params) },
    "workspace/didChangeWorkspaceFolders": { server, params in server.foldersChanged(params) },
    "workspace/didChangeConfiguration": { server, _ in server.planChanged() },
  ]

  // MARK: Conversation

  var exitStatus: Int32? { if case .ended(let status) = phase { status } else { nil } }
  var hasPendingWork: Bool { phase == .running && hasUnpublished }

  mutating func receive(_ pieces: [MessageBuffer.Piece]) -> [JSONValue] {
    let messages = pieces.flatMap { piece -> [Result<ServerMessage, ServerMessage.Mistake>] in
      switch piece {
      case .message(let bytes): ServerMessage.read(bytes)
      case .malformed(let reason): [.failure(.init(id: .null, error: ResponseError(code: -32700, message: reason)))]
      }
    }
    let queue = MessageQueue(messages)
    for (index, message) in messages.enumerated() where exitStatus == nil {
      switch message {
      case .failure(let mistake): outgoing.append(.response(mistake.id, .failure(mistake.error)))
      case .success(let message):
        guard let method = message.method else { continue }
        guard let id = message.id else {
          notify(method, message.params)
          continue
        }
        let refusal = queue.reasonToRefuse(message, at: index).map(Result<JSONValue, ResponseError>.failure)
        outgoing.append(.response(id, refusal ?? result(method, message.params)))
      }
    }
    return takeOutgoing()
  }

  /// Checks what was changed, and sends the diagnostics, unless more input arrives before the check ends.
  mutating func workInPause() -> [JSONValue] {
    guard hasPendingWork else { return [] }
    refresh(unless: host.hasInput)
    if !host.hasInput() { publishAll() }
    return takeOutgoing()
  }

  private mutating func takeOutgoing() -> [JSONValue] {
    defer { outgoing = [] }
    return outgoing
  }

  private mutating func result(_ method: String, _ params: JSONValue) -> Result<JSONValue, ResponseError> {
    Result { () throws(ResponseError) in try answer(method, params) }
  }

  private mutating func answer(_ method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch (phase, method) {
    case (.waiting, "initialize"): return initialize(params)
    case (.waiting, _): throw .notInitialized
    case (.running, "initialize"): throw .invalidRequest("the server is initialized already")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, _):
      // A document that is not saved as a file yet, or that is one of a version control system, has nothing to show.
      if let uri = params.at("textDocument", "uri")?.string, FileURI.path(uri) == nil, Self.requests[method] != nil {
        return method == "textDocument/diagnostic" ? .members(["kind": .text("full"), "items": .list([])]) : .null
      }
      guard let request = Self.requests[method] else { throw .unknownMethod(method) }
      do {
        return try request(&self, params)
      } catch let error as ResponseError {
        throw error
      } catch {
        throw .invalidRequest("\(error)")
      }
    case (.shutDown, _), (.ended, _): throw .invalidRequest("the server was shut down")
    }
  }

  private mutating func notify(_ method: String, _ params: JSONValue) {
    switch (phase, method) {
    case (.shutDown, "exit"): phase = .ended(0)
    case (_, "exit"): phase = .ended(1)
    case (.running, _): Self.notifications[method]?(&self, params)
    default: break
    }
  }

  /// Sends a request of the server's own. Its answer is ignored.
  mutating func send(_ method: String, _ params: JSONValue? = nil) {
    requestCount += 1
    outgoing.append(.request(requestCount, method, params))
  }

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    client = ClientCapabilities(params)
    parentProcess = params["processId"]?.int
    if folders.isEmpty {
      let roots = (params["workspaceFolders"]?.array ?? []).compactMap { $0["uri"]?.string }
      folders = (roots.isEmpty ? [params["rootUri"]?.string].compactMap(\.self) : roots).compactMap(FileURI.path)
      if folders.isEmpty, let path = params["rootPath"]?.string { folders = [path] }
      addsFolders = folders.isEmpty
    }
    phase = .running
    return initializeResult
  }
}

/// The messages that arrived together. A later cancellation of a request, or a later change of a document, makes the server refuse
/// the request.
private struct MessageQueue {
  private var cancelled: [JSONValue] = []
  /// The index of the last change of a document.
  private var lastChange = -1

  init(_ messages: [Result<ServerMessage, ServerMessage.Mistake>]) {
    for case (let index, .success(let message)) in messages.enumerated() {
      if message.method == "$/cancelRequest", let id = message.params["id"] { cancelled.append(id) }
      if message.method == "textDocument/didChange" { lastChange = index }
    }
  }

  func reasonToRefuse(_ message: ServerMessage, at index: Int) -> ResponseError? {
    guard let id = message.id, let method = message.method, LanguageServer.requests[method] != nil else { return nil }
    if cancelled.contains(id) { return .cancelled }
    guard index < lastChange else { return nil }
    return method == "textDocument/diagnostic" ? .serverCancelled : .contentModified
  }
}
