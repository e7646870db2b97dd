import DocumentFormats

/// A message of JSON-RPC 2.0 that came in.
struct ServerMessage: Sendable {
  /// A number, a text or null; nil for a notification.
  var id: JSONValue?
  /// The method; nil for an answer to a request of the server.
  var method: String?
  var params: JSONValue

  /// The reason why a message is invalid. `id` is null if it is unknown.
  struct Mistake: Error {
    var id: JSONValue
    var error: ResponseError
  }

  init(_ value: JSONValue) throws(Mistake) {
    guard value.members != nil else { throw Mistake(id: .null, error: .invalidRequest("a message must be an object")) }
    id = value["id"]
    if let id, id.string == nil, id.int == nil, id != .null {
      throw Mistake(id: .null, error: .invalidRequest("'id' must be a number or a string"))
    }
    method = value["method"]?.string
    params = value["params"] ?? .members([:])
    if method == nil, value["result"] == nil, value["error"] == nil {
      throw Mistake(id: id ?? .null, error: .invalidRequest("the message lacks 'method'"))
    }
  }

  /// The messages of one document: a batch has several.
  static func read(_ bytes: [UInt8]) -> [Result<ServerMessage, Mistake>] {
    do throws(JSONError) {
      let document = try parseMessage(bytes)
      return (document.array ?? [document]).map { value in
        Result { () throws(Mistake) in try ServerMessage(value) }
      }
    } catch {
      let message = "the message is not JSON: line \(error.line), column \(error.column): \(error.message)"
      return [.failure(Mistake(id: .null, error: ResponseError(code: -32700, message: message)))]
    }
  }
}

/// The reason why a request has no result, with the code of the protocol.
struct ResponseError: Error {
  var code: Int
  var message: String
  var data: JSONValue?

  static func invalidRequest(_ message: String) -> ResponseError { ResponseError(code: -32600, message: message) }
  static func unknownMethod(_ name: String) -> ResponseError {
    ResponseError(code: -32601, message: "unknown method '\(name)'")
  }
  static func invalidParams(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }
  static let notInitialized = ResponseError(code: -32002, message: "the server was not initialized")
  static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")
  static let contentModified = ResponseError(code: -32801, message: "the document changed")
  static let serverCancelled = ResponseError(
    code: -32802, message: "the document changed", data: .members(["retriggerRequest": .flag(true)]))
}

/// Messages that go out.
extension JSONValue {
  static func response(_ id: JSONValue, _ result: Result<JSONValue, ResponseError>) -> JSONValue {
    switch result {
    case .success(let value): return .members(["jsonrpc": .text("2.0"), "id": id, "result": value])
    case .failure(let error):
      let details = JSONValue.members([
        "code": .number(error.code), "message": .text(error.message), "data": error.data,
      ])
      return .members(["jsonrpc": .text("2.0"), "id": id, "error": details])
    }
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    .members(["jsonrpc": .text("2.0"), "method": .text(method), "params": params])
  }

  /// A request of the server's own. `number` is its id.
  static func request(_ number: Int, _ method: String, _ params: JSONValue? = nil) -> JSONValue {
    .members(["jsonrpc": .text("2.0"), "id": .number(number), "method": .text(method), "params": params])
  }
}
