import DocumentFormats
import IntentReports
import SourceScan

/// The units in which a client counts the characters of a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A location in a document as the protocol has it: both numbers count from 0.
struct Position: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSONValue { .members(["line": .number(line), "character": .number(character)]) }
}

extension Position {
  /// Nil for a value that is not a position.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.int, let character = value?["character"]?.int else { return nil }
    self.init(line: line, character: character)
  }

  init(_ point: Location.Point, _ encoding: PositionEncoding) {
    self.init(line: point.line - 1, character: (encoding == .utf8 ? point.column : point.utf16Column) - 1)
  }
}

/// A document that the client has open. Its text is that of the client, whatever the disk has.
struct TextDocument: Sendable {
  let uri: String
  let path: String
  private(set) var version: Int?
  private(set) var text: SourceText
  private var lines: LineIndex

  init(uri: String, path: String, version: Int? = nil, text: some Sequence<UInt8>) {
    self.uri = uri
    self.path = path
    self.version = version
    self.text = SourceText(text)
    lines = LineIndex(self.text)
  }

  var bytes: [UInt8] { Array(text.bytes[..<text.count]) }

  /// Applies the changes of one notification, each to the result of the one before it. False if one of them is not a change: the
  /// text is then unknown.
  mutating func apply(_ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding) -> Bool {
    self.version = version
    for change in changes {
      guard let new = change["text"]?.string else { return false }
      if let range = change["range"] {
        guard let start = Position(range["start"]), let end = Position(range["end"]) else { return false }
        let first = offset(of: start, encoding), last = max(first, offset(of: end, encoding))
        text = SourceText(text.bytes[..<first] + Array(new.utf8) + text.bytes[last..<text.count])
      } else {
        text = SourceText(new.utf8)
      }
      lines = LineIndex(text)
    }
    return true
  }

  // MARK: Positions

  /// The byte offset of a position. A position after the end of its line counts as that end, and one inside a character as its
  /// start.
  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return text.count }
    let line = lines.lineSpan(position.line + 1, in: text)
    let limit = max(0, position.character)
    var offset = Int(line.start), units = 0
    while offset < Int(line.end) {
      let length = Self.length(of: text.bytes[offset])
      let width = encoding == .utf8 ? length : length == 4 ? 2 : 1
      if units + width > limit { break }
      units += width
      offset = min(offset + length, Int(line.end))
    }
    return offset
  }

  func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
    let offset = min(max(0, offset), text.count), found = lines.position(of: UInt32(offset))
    guard encoding == .utf16 else { return Position(line: found.line - 1, character: found.column - 1) }
    let start = offset - (found.column - 1)
    let units = text.string(ByteSpan(UInt32(start), UInt32(offset))).utf16.count
    return Position(line: found.line - 1, character: units)
  }

  func range(_ span: ByteSpan, _ encoding: PositionEncoding) -> JSONValue {
    rangeJSON(position(of: Int(span.start), encoding), position(of: Int(span.end), encoding))
  }

  /// The text of a line up to an offset.
  func linePrefix(before offset: Int) -> String {
    let line = lines.position(of: UInt32(offset)).line
    return text.string(ByteSpan(lines.lineSpan(line, in: text).start, UInt32(offset)))
  }

  /// The end of the line that an offset is in, before its line break.
  func lineEnd(after offset: Int) -> Int {
    Int(lines.lineSpan(lines.position(of: UInt32(offset)).line, in: text).end)
  }

  /// The number of bytes of the character that starts with a byte.
  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0..<0xF0: 3
    case 0xC0..<0xE0: 2
    default: 1
    }
  }
}

func rangeJSON(_ start: Position, _ end: Position) -> JSONValue { .members(["start": start.json, "end": end.json]) }

extension Location {
  func range(_ encoding: PositionEncoding) -> JSONValue {
    rangeJSON(Position(start, encoding), Position(end, encoding))
  }

  /// Whether the location contains a position, its end included.
  func contains(_ position: Position, _ encoding: PositionEncoding) -> Bool {
    Position(start, encoding) <= position && position <= Position(end, encoding)
  }
}

/// Paths as URIs.
enum FileURI {
  /// The path of a URI; nil for a document that is not a file.
  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count).drop { $0 != "/" }
    var bytes: [UInt8] = [], encoded = Array(rest.utf8)[...]
    while let byte = encoded.popFirst() {
      if byte == UInt8(ascii: "%"), encoded.count >= 2,
        let value = UInt8(String(decoding: encoded.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        encoded.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The URI of an absolute path.
  static func uri(_ path: String) -> String { "file://" + percentEncoded(path, except: "/-._~") }
}
