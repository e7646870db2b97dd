/// Reads the part of XML that workspaces and property lists need. For any bytes, the result is the document's element or the
/// first error.
///
/// Rejects constructs by which a file could refer to others or grow: entities other than numbers and the five of XML,
/// declarations in a DOCTYPE, encodings other than UTF-8. Names keep their prefixes, and comments and instructions are skipped.
package func parseXML(_ bytes: [UInt8]) throws(ReadingError) -> XMLElement {
  var reader = XMLReader(bytes: bytes)
  return try reader.document()
}

private struct XMLReader {
  private static let depthLimit = 128

  let bytes: [UInt8]
  var index = 0
  /// Elements whose end tag was not reached yet.
  var open: [XMLElement] = []
  /// The contents of each of these elements, as far as they were read.
  var contents: [Contents] = []
  var root: XMLElement?

  struct Contents {
    var name: Range<Int>
    /// The end of the start tag.
    var start: Int
    /// The range of the text, if the text is one unchanged piece of the document, as in nearly all elements without children.
    var plain = 0..<0
    /// The text, if it is several pieces or has changed ones. It is kept as bytes, because a piece may contain a part of a
    /// character, which must not be decoded alone.
    var text: [UInt8] = []

    mutating func append(_ piece: ArraySlice<UInt8>, of bytes: [UInt8]) {
      text += bytes[plain]
      plain = 0..<0
      text += piece
    }
  }

  mutating func document() throws(ReadingError) -> XMLElement {
    if bytes.starts(with: "bplist".utf8) { throw ReadingError("the file is a binary property list, which is not read") }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw ReadingError("the file is not UTF-8 but UTF-16, which is not read")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { try markup() } else { try text() }
    }
    if let element = open.last {
      throw ReadingError("the element '\(element.name)' is not closed", at: element.offset)
    }
    guard let root else { throw ReadingError("the file has no element", at: index) }
    return root
  }

  // MARK: Markup

  private mutating func markup() throws(ReadingError) {
    switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
    case UInt8(ascii: "/"): try endTag()
    case UInt8(ascii: "?"): try instruction()
    case UInt8(ascii: "!") where at("<!--"): try skip(past: "-->", "the comment is not closed")
    case UInt8(ascii: "!") where at("<![CDATA["): try characterData()
    case UInt8(ascii: "!") where at("<!DOCTYPE"): try documentType()
    default: try startTag()
    }
  }

  private mutating func documentType() throws(ReadingError) {
    let start = index
    while let byte = peek, byte != UInt8(ascii: ">") {
      if byte == UInt8(ascii: "[") { throw ReadingError("declarations in a DOCTYPE are not read", at: index) }
      index += 1
    }
    guard peek != nil else { throw ReadingError("the DOCTYPE is not closed", at: start) }
    index += 1
  }

  private mutating func instruction() throws(ReadingError) {
    let start = index
    try skip(past: "?>", "the instruction is not closed")
    let text = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    guard text.hasPrefix("<?xml "), text.utf8.contains(where: { $0 == UInt8(ascii: "=") }) else { return }
    let words = text.split { $0 == " " || $0 == "?" }
    if let encoding = words.first(where: { $0.hasPrefix("encoding=") }),
      !["utf-8", "utf8", "us-ascii", "ascii"].contains(
        encoding.dropFirst("encoding=".count).filter { !"\"'".contains($0) })
    {
      throw ReadingError("the file is not UTF-8", at: start)
    }
  }

  private mutating func startTag() throws(ReadingError) {
    let start = index
    index += 1
    let name = index..<(try endOfName())
    var element = XMLElement(name: String(decoding: bytes[name], as: UTF8.self), offset: start, in: bytes)
    while true {
      skipSpace()
      if peek == UInt8(ascii: "/"), at("/>") {
        index += 2
        return try close(element)
      }
      if peek == UInt8(ascii: ">") {
        index += 1
        guard open.count < Self.depthLimit else {
          throw ReadingError("nested deeper than \(Self.depthLimit) levels", at: start)
        }
        open.append(element)
        return contents.append(Contents(name: name, start: index))
      }
      guard peek != nil else { throw ReadingError("the tag is not closed", at: start) }
      element.attributes.append(try attribute())
    }
  }

  private mutating func attribute() throws(ReadingError) -> XMLElement.Attribute {
    let name = try name()
    skipSpace()
    guard peek == UInt8(ascii: "=") else { throw ReadingError("expected '=' after '\(name)'", at: index) }
    index += 1
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw ReadingError("expected a value in quotes for '\(name)'", at: index)
    }
    let start = index
    index += 1
    var value: [UInt8] = []
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "<") { throw ReadingError("unexpected '<' in the value of '\(name)'", at: index) }
      try character(into: &value)
    }
    guard peek == quote else { throw ReadingError("the value of '\(name)' is not closed", at: start) }
    index += 1
    return XMLElement.Attribute(name: name, value: String(decoding: value, as: UTF8.self))
  }

  private mutating func endTag() throws(ReadingError) {
    let start = index
    index += 2
    let name = index..<(try endOfName())
    skipSpace()
    guard peek == UInt8(ascii: ">") else { throw ReadingError("expected '>'", at: index) }
    index += 1
    guard let closed = contents.popLast(), bytes[closed.name] == bytes[name], var element = open.popLast() else {
      throw ReadingError(
        "unexpected end of the element '\(String(decoding: bytes[name], as: UTF8.self))'", at: start)
    }
    let all = closed.start..<start
    element.setText(
      closed.plain == all || all.isEmpty
        ? .whole(all)
        : .pieces(String(decoding: closed.text.isEmpty ? bytes[closed.plain] : closed.text[...], as: UTF8.self)))
    try close(element)
  }

  private mutating func close(_ element: consuming XMLElement) throws(ReadingError) {
    element.end = index
    if !open.isEmpty {
      open[open.count - 1].children.append(element)
    } else if root == nil {
      root = element
    } else {
      throw ReadingError("unexpected element '\(element.name)' after the end of the document", at: element.offset)
    }
  }

  // MARK: Text

  private mutating func text() throws(ReadingError) {
    let start = index, last = contents.count - 1
    index = endOfPlainText
    if last >= 0, peek != UInt8(ascii: "&") {
      if contents[last].plain.isEmpty, contents[last].text.isEmpty {
        contents[last].plain = start..<index
      } else {
        contents[last].append(bytes[start..<index], of: bytes)
      }
      return
    }
    var text = Array(bytes[start..<index])
    while let byte = peek, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&") {
        try character(into: &text)
      } else {
        let end = endOfPlainText
        text += bytes[index..<end]
        index = end
      }
    }
    if last >= 0 {
      contents[last].append(text[...], of: bytes)
    } else if text.contains(where: { $0 > 0x20 }) {
      throw ReadingError("unexpected text outside of an element", at: start)
    }
  }

  /// The offset of the next tag or entity, or the end of the document. Examines eight bytes at once, because most of a document is
  /// text.
  private var endOfPlainText: Int {
    bytes.withUnsafeBytes { bytes in
      var end = index
      while end + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self))
        let found = Self.zeros(word ^ 0x3C3C_3C3C_3C3C_3C3C) | Self.zeros(word ^ 0x2626_2626_2626_2626)
        if found != 0 { return end + found.trailingZeroBitCount >> 3 }
        end += 8
      }
      while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: "&") { end += 1 }
      return end
    }
  }

  /// A number with the highest bit of the lowest byte that is zero; higher bits may be wrong.
  @inline(__always) private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private mutating func characterData() throws(ReadingError) {
    let start = index + "<![CDATA[".utf8.count
    try skip(past: "]]>", "the character data is not closed")
    guard !contents.isEmpty else { throw ReadingError("unexpected text outside of an element", at: start) }
    contents[contents.count - 1].append(bytes[start..<(index - 3)], of: bytes)
  }

  /// Reads one byte, or the character of an entity.
  private mutating func character(into text: inout [UInt8]) throws(ReadingError) {
    guard bytes[index] == UInt8(ascii: "&") else {
      text.append(bytes[index])
      index += 1
      return
    }
    let start = index
    // The longest is `&#x10FFFF;`, leading zeros aside.
    let end = bytes[start..<min(start + 16, bytes.count)].firstIndex(of: UInt8(ascii: ";"))
    guard let end, let scalar = Self.scalar(of: bytes[(start + 1)..<end]) else {
      throw ReadingError("unknown entity", at: start)
    }
    text.append(contentsOf: String(scalar).utf8)
    index = end + 1
  }

  private static func scalar(of entity: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: entity, as: UTF8.self)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst(), isHexadecimal = digits.hasPrefix("x")
      return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
        .flatMap(Unicode.Scalar.init)
    }
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func at(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func skip(past end: String, _ message: String) throws(ReadingError) {
    let start = index, end = Array(end.utf8)
    while index < bytes.count {
      if bytes[index] == end[0], bytes[index...].starts(with: end) {
        index += end.count
        return
      }
      index += 1
    }
    throw ReadingError(message, at: start)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "&"):
      false
    default: true
    }
  }

  private mutating func name() throws(ReadingError) -> String {
    let start = index
    return String(decoding: bytes[start..<(try endOfName())], as: UTF8.self)
  }

  private mutating func endOfName() throws(ReadingError) -> Int {
    let start = index
    index = bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, Self.isOfName(bytes[end]) { end += 1 }
      return end
    }
    guard index > start else { throw ReadingError("expected a name", at: start) }
    return index
  }
}
