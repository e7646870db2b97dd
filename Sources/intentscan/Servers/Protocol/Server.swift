import DocumentFormats

/// A conversation as a value: messages come in, and messages go out. It neither reads nor writes, so that tests hold whole
/// conversations without a process.
protocol Server {
  static var framing: MessageBuffer.Framing { get }
  /// Whether something is left to do once the other side pauses.
  var hasPendingWork: Bool { get }
  /// The exit status; nil while the conversation continues.
  var exitStatus: Int32? { get }
  /// The process that started this one, if the client names it.
  var parentProcess: Int? { get }
  /// Handles messages that arrived together, in order, and returns the messages to send.
  mutating func receive(_ pieces: [MessageBuffer.Piece]) -> [JSONValue]
  /// Does the remaining work, and returns the messages to send.
  mutating func workInPause() -> [JSONValue]
}

extension Server {
  /// A message as the stream has it.
  static func framed(_ message: JSONValue) -> [UInt8] {
    let body = message.line
    return framing == .lines ? body : Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
