import SourceScan

/// Bytes of a stream as they come, and the messages in them. Malformed framing is reported, and reading continues after it.
struct MessageBuffer: Sendable {
  enum Framing: Sendable {
    /// The header `Content-Length: 12`, an empty line, and as many bytes, as in the Language Server Protocol.
    case headers
    /// One message on each line, as in the Model Context Protocol.
    case lines
  }

  enum Piece: Equatable, Sendable {
    case message([UInt8])
    /// The reason why some bytes are not a message.
    case malformed(String)
  }

  private static let headerLimit = 4096

  private let framing: Framing
  private var bytes: [UInt8] = []
  /// The start of what is not read yet.
  private var start = 0
  /// The end of the bytes that were searched and contain no line break.
  private var searched = 0
  /// The number of bytes that must still be skipped, because their message is too large.
  private var skipped = 0

  init(_ framing: Framing) { self.framing = framing }

  mutating func append(_ new: [UInt8]) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched = max(0, searched - start)
      start = 0
    }
    bytes += new
  }

  /// The next complete message, or what is wrong with the bytes before it; nil if more bytes are needed.
  mutating func next() -> Piece? {
    if skipped > 0 {
      let count = min(skipped, bytes.count - start)
      start += count
      skipped -= count
      if skipped > 0 { return nil }
    }
    return framing == .lines ? nextLine() : nextWithHeaders()
  }

  private mutating func nextLine() -> Piece? {
    while let end = lineEnd(from: start) {
      let line = bytes[start..<end]
      start = end + 1
      if line.contains(where: { $0 > 0x20 }) { return .message(Array(line)) }
    }
    guard bytes.count - start > Limits.serverMessage else { return nil }
    start = bytes.count
    return .malformed("a message is longer than \(Limits.serverMessage) bytes")
  }

  private mutating func nextWithHeaders() -> Piece? {
    var length: Int?, line = start
    while let end = lineEnd(from: line) {
      var text = bytes[line..<end]
      if text.last == UInt8(ascii: "\r") { text.removeLast() }
      line = end + 1
      guard !text.isEmpty else { return body(from: line, count: length) }
      if let value = Self.length(text) { length = value }
    }
    guard bytes.count - start > Self.headerLimit else { return nil }
    start = bytes.count
    return .malformed("expected 'Content-Length: ' and the length of a message")
  }

  private mutating func body(from offset: Int, count: Int?) -> Piece? {
    guard let count, count >= 0 else {
      start = offset
      return .malformed("the header of a message lacks 'Content-Length'")
    }
    guard count <= Limits.serverMessage else {
      start = offset
      skipped = count
      return .malformed("a message is longer than \(Limits.serverMessage) bytes")
    }
    guard bytes.count - offset >= count else { return nil }
    start = offset + count
    return .message(Array(bytes[offset..<start]))
  }

  /// The end of the line that starts at `offset`; nil if it has not come yet, or if a header is too long. With `lines`, each byte
  /// is searched once, even if a long line comes in small pieces.
  private mutating func lineEnd(from offset: Int) -> Int? {
    var index = framing == .lines ? max(offset, searched) : offset
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { return index }
      index += 1
      if framing == .headers, index - offset > Self.headerLimit { break }
    }
    searched = index
    return nil
  }

  /// The number of a line `Content-Length: 12`; nil for other lines, and for a value that is not a number.
  private static func length(_ line: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: line, as: UTF8.self)
    guard let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == "content-length" else { return nil }
    return Int(text[text.index(after: colon)...].filter { $0 != " " && $0 != "\t" })
  }
}
