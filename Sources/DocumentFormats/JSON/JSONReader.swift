/// The reason why bytes are not a JSON document, or not the expected document.
package struct JSONError: Error, Sendable {
  /// Starts with a lowercase letter, and has no full stop.
  package var message: String
  /// Counts from 1.
  package var line: Int
  /// Counts from 1, in bytes.
  package var column: Int

  /// An error at an offset of `bytes`.
  package init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    self.message = message
    line = 1
    var lineStart = 0
    let end = min(max(offset, 0), bytes.count)
    for index in 0..<end {
      let isLineFeed = bytes[index] == 0x0A
      let isLoneReturn = bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      guard isLineFeed || isLoneReturn else { continue }
      line += 1
      lineStart = index + 1
    }
    column = end - lineStart + 1
  }
}

/// Reads one JSON document according to RFC 8259. A leading byte order mark is skipped.
///
/// The result is a value or the first error, for any bytes. Input that readers interpret differently is an error: duplicate
/// keys, half of a surrogate pair, bytes that are not UTF-8.
package func parseJSON(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
  var reader = JSONReader(bytes: bytes, replacesLoneSurrogates: false)
  return try reader.document()
}

/// Reads a message, in which half of a surrogate pair becomes U+FFFD. Both are one UTF-16 code unit, so positions in the text stay
/// the same.
package func parseMessage(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
  var reader = JSONReader(bytes: bytes, replacesLoneSurrogates: true)
  return try reader.document()
}

private struct JSONReader {
  /// The limit is higher than the depth of any document that the tool reads, and far below that of a stack overflow.
  private static let depthLimit = 256

  let bytes: [UInt8]
  let replacesLoneSurrogates: Bool
  var index = 0
  var depth = 0

  mutating func document() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    skipSpace()
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw error("unexpected \(found) after the end of the document") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    let offset = index
    // A NUL is used for a missing byte, because it is not the start of a value either.
    switch peek ?? 0 {
    case UInt8(ascii: "{"): return JSONValue(.object(try nested(Self.object)), offset: offset)
    case UInt8(ascii: "["): return JSONValue(.array(try nested(Self.array)), offset: offset)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), offset: offset)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), offset: offset)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), offset: offset)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), offset: offset)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return JSONValue(try number(), offset: offset)
    default: throw error("expected a value, found \(found)")
    }
  }

  // MARK: Containers

  private mutating func nested<Contents>(
    _ contents: (inout JSONReader) throws(JSONError) -> Contents
  ) throws(JSONError) -> Contents {
    guard depth < Self.depthLimit else { throw error("nested deeper than \(Self.depthLimit) levels") }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return try contents(&self)
  }

  private static func object(_ reader: inout JSONReader) throws(JSONError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    while try !reader.atEnd(UInt8(ascii: "}"), isFirst: members.isEmpty) {
      let offset = reader.index
      guard reader.peek == UInt8(ascii: "\"") else { throw reader.error("expected a key, found \(reader.found)") }
      let key = try reader.string()
      guard keys.insert(key).inserted else { throw reader.error("the key '\(key)' occurs twice", at: offset) }
      reader.skipSpace()
      guard reader.eat(UInt8(ascii: ":")) else { throw reader.error("expected ':', found \(reader.found)") }
      reader.skipSpace()
      members.append(JSONValue.Member(key: key, offset: offset, value: try reader.value()))
    }
    return members
  }

  private static func array(_ reader: inout JSONReader) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    while try !reader.atEnd(UInt8(ascii: "]"), isFirst: elements.isEmpty) { elements.append(try reader.value()) }
    return elements
  }

  /// Consumes the closing bracket, or the comma before the next element; true at the closing bracket.
  private mutating func atEnd(_ bracket: UInt8, isFirst: Bool) throws(JSONError) -> Bool {
    skipSpace()
    if eat(bracket) { return true }
    if isFirst { return false }
    guard eat(UInt8(ascii: ",")) else {
      throw error("expected ',' or '\(Character(Unicode.Scalar(bracket)))', found \(found)")
    }
    skipSpace()
    return false
  }

  // MARK: Scalars

  private mutating func word(_ word: StaticString, _ form: JSONValue.Form) throws(JSONError) -> JSONValue.Form {
    let offset = index
    for position in 0..<word.utf8CodeUnitCount {
      let expected = word.withUTF8Buffer { $0[position] }
      guard eat(expected) else { throw error("expected a value, found \(found)", at: offset) }
    }
    return form
  }

  private mutating func number() throws(JSONError) -> JSONValue.Form {
    let start = index
    _ = eat(UInt8(ascii: "-"))
    let integerStart = index
    try digits()
    if bytes[integerStart] == UInt8(ascii: "0"), index > integerStart + 1 {
      throw error("a number must not start with a zero", at: integerStart)
    }
    var isWhole = true
    if eat(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if eat(UInt8(ascii: "e")) || eat(UInt8(ascii: "E")) {
      isWhole = false
      if !eat(UInt8(ascii: "+")) { _ = eat(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let value = Int(text) { return .int(value) }
    guard let value = Double(text) else { throw error("'\(text)' is not a number", at: start) }
    return .double(value)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    if index == start { throw error("expected a digit, found \(found)") }
  }

  private mutating func string() throws(JSONError) -> String {
    let offset = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        let string = String(decoding: text, as: UTF8.self)
        // Decoding replaces invalid UTF-8, so the bytes differ afterwards.
        guard string.utf8.elementsEqual(text) else { throw error("the string is not valid UTF-8", at: offset) }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw error("the string contains \(found), which must be escaped")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error("the string is not closed", at: offset)
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let offset = index
    index += 1
    guard let byte = peek else { throw error("the string is not closed", at: offset) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(at: offset)
    default: throw error("unknown escape sequence", at: offset)
    }
  }

  private mutating func unicodeEscape(at offset: Int) throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // A code point above U+FFFF is written as two escapes, a UTF-16 surrogate pair.
    let end = index
    if unit < 0xDC00, eat(UInt8(ascii: "\\")), eat(UInt8(ascii: "u")) {
      let low = try hexadecimal()
      if low >= 0xDC00, low < 0xE000, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) {
        return scalar
      }
    }
    guard replacesLoneSurrogates else { throw error("half of a surrogate pair is missing", at: offset) }
    index = end
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("expected four hexadecimal digits, found \(found)")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func eat(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// The next byte, for messages.
  private var found: String {
    guard let byte = peek else { return "the end of the document" }
    if byte >= 0x21, byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
    return "the byte 0x\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
  }

  private func error(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(message, at: offset ?? index, in: bytes)
  }
}
