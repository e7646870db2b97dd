/// Reads a property list in the form of OpenStep. For any bytes, the result is a document or the first error.
///
/// Other forms of property lists (XML, JSON, binary, UTF-16) are refused with an error that names the form.
package func parsePropertyList(_ bytes: [UInt8]) throws(ReadingError) -> PropertyListDocument {
  if let form = otherForm(of: bytes) { throw ReadingError(form) }
  var reader = PropertyListReader(bytes: bytes)
  return try reader.document()
}

/// Reads a `.strings` file: the members of a dictionary, mostly without its braces. Without braces, a key without a value has
/// itself as its value.
///
/// Other forms of property lists get no message of their own, because the caller knows whether the file is XML or binary.
package func parseStringsList(_ bytes: [UInt8]) throws(ReadingError) -> PropertyListDocument {
  var reader = PropertyListReader(bytes: bytes)
  return try reader.strings()
}

private func otherForm(of bytes: [UInt8]) -> String? {
  if bytes.starts(with: "bplist".utf8) { return "the file is a binary property list, which is not read" }
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    return "the file is not UTF-8 but UTF-16, which is not read"
  }
  let start = bytes.firstIndex { $0 > 0x20 && $0 < 0x80 } ?? bytes.count
  if bytes[start...].starts(with: "<?xml".utf8) || bytes[start...].starts(with: "<plist".utf8) {
    return "the file is an XML property list; open and save the project in Xcode"
  }
  // JSON has a colon after the first key, `{ "key": value }`; a property list has `=`, `{ "key" = value; }`.
  guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
  let rest = bytes[(start + 1)...].drop { $0 <= 0x20 }
  guard rest.first == UInt8(ascii: "\""), let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
    return nil
  }
  let isJSON = bytes[(end + 1)...].first { $0 > 0x20 } == UInt8(ascii: ":")
  return isJSON ? "the file is written as JSON; open and save the project in Xcode" : nil
}

private struct PropertyListReader {
  typealias Node = PropertyListDocument.Node

  /// A project needs five levels. The reader doesn't recurse, but readers of its result may.
  private static let depthLimit = 256
  private static let sizeLimit = 1 << 30

  /// An array or dictionary whose end was not reached yet.
  private struct Container {
    var node: Int
    var isArray: Bool
    var isEmpty = true
    /// Whether it is the dictionary of a `.strings` file without braces: it ends with the file, and a member may be a key alone.
    var isFile = false
  }

  private let bytes: [UInt8]
  /// A table that states whether each byte can be in a string without quotes. Source: `CFOldStylePList.c` of
  /// swift-corelibs-foundation.
  private static let plainBytes = (0...255).map { (byte: Int) in
    let scalar = Unicode.Scalar(UInt8(byte))
    return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || "_$/:.-".unicodeScalars.contains(scalar)
  }
  private let isPlain: [Bool]
  private var index = 0
  private var nodes: [Node] = []
  private var open: [Container] = []
  private var hasIgnoredTail = false
  private var ignoredEntries: ReadingError?

  init(bytes: [UInt8]) {
    self.bytes = bytes
    isPlain = Self.plainBytes
    // About as many nodes as a project has: an array that grows step by step copies everything several times.
    nodes.reserveCapacity(bytes.count / 16)
  }

  mutating func document() throws(ReadingError) -> PropertyListDocument {
    try start()
    guard peek == UInt8(ascii: "{") || peek == UInt8(ascii: "(") else {
      throw error("expected '{', found \(found)")
    }
    try value()
    return try rest()
  }

  mutating func strings() throws(ReadingError) -> PropertyListDocument {
    try start()
    if peek == UInt8(ascii: "{") {
      try value()
    } else {
      open.append(Container(node: 0, isArray: false, isFile: true))
      append(.dictionary, index, index)
    }
    return try rest()
  }

  private mutating func start() throws(ReadingError) {
    guard bytes.count < Self.sizeLimit else { throw ReadingError("the file is larger than 1 GB") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    try skipSpace()
  }

  /// Reads the contents of the open containers, to the end of the file.
  private mutating func rest() throws(ReadingError) -> PropertyListDocument {
    while let container = open.last {
      if try isAtEnd(of: container) {
        close()
      } else {
        open[open.count - 1].isEmpty = false
        let hasValue: Bool = if container.isArray { true } else { try key(mayBeAlone: container.isFile) }
        if hasValue { try value() }
      }
    }
    try skipSpace()
    guard index == bytes.count else { throw error("unexpected \(found) after the end of the property list") }
    return PropertyListDocument(
      bytes: bytes, nodes: nodes, hasIgnoredTail: hasIgnoredTail, ignoredEntries: ignoredEntries)
  }

  // MARK: Containers

  /// Consumes the separator after an element; true at the container's closing bracket, or at the end of the file for a container
  /// that ends there.
  private mutating func isAtEnd(of container: Container) throws(ReadingError) -> Bool {
    try skipSpace()
    let bracket = container.isArray ? UInt8(ascii: ")") : UInt8(ascii: "}")
    if !container.isEmpty {
      let separator = container.isArray ? UInt8(ascii: ",") : UInt8(ascii: ";")
      if peek == separator {
        index += 1
        try skipSpace()
      } else if !container.isArray || peek != bracket {
        throw error(container.isArray ? "expected ',' or ')', found \(found)" : "expected ';', found \(found)")
      }
    }
    if container.isFile { try skipIgnoredTail() }
    return container.isFile ? index == bytes.count : peek == bracket
  }

  /// Consumes the signs `;`, `=` and `,` after the last entry. Other text that does not start a key, and entries after such signs,
  /// are an error: the system's reader ends there without an error, so it loses all entries that follow.
  private mutating func skipIgnoredTail() throws(ReadingError) {
    let isKey = peek.map { isPlain[Int($0)] || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } ?? true
    if isKey || isAtConflict || peek == UInt8(ascii: "(") || peek == UInt8(ascii: "{") { return }
    let start = index, character = found
    while let byte = peek, byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ",") {
      index += 1
      try skipSpace()
    }
    hasIgnoredTail = true
    guard index < bytes.count else { return }
    ignoredEntries = ReadingError(
      "expected a key, found \(character); the system ignores all entries after it", at: start)
    index = bytes.count
  }

  private mutating func close() {
    index = min(index + 1, bytes.count)
    guard let container = open.popLast() else { return }
    nodes[container.node].end = UInt32(index)
    nodes[container.node].after = UInt32(nodes.count)
  }

  /// Reads `key =`, or a key that is its own value: then the result is false.
  private mutating func key(mayBeAlone: Bool) throws(ReadingError) -> Bool {
    if peek == UInt8(ascii: "(") || peek == UInt8(ascii: "{") { throw error("expected a key, found \(found)") }
    try scalar(expected: "a key")
    try skipSpace()
    if mayBeAlone, peek == UInt8(ascii: ";"), var value = nodes.last {
      value.after += 1
      nodes.append(value)
      return false
    }
    guard peek == UInt8(ascii: "=") else { throw error("expected '=', found \(found)") }
    index += 1
    try skipSpace()
    return true
  }

  private mutating func value() throws(ReadingError) {
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard open.count < Self.depthLimit else { throw error("nested deeper than \(Self.depthLimit) levels") }
      let isArray = peek == UInt8(ascii: "(")
      open.append(Container(node: nodes.count, isArray: isArray))
      append(isArray ? .array : .dictionary, index, index)
      index += 1
    case UInt8(ascii: "<") where !isAtConflict: try data()
    default: try scalar(expected: "a value")
    }
  }

  // MARK: Scalars

  private mutating func scalar(expected: String) throws(ReadingError) {
    let start = index
    if start < bytes.count, isPlain[Int(bytes[start])] {
      var end = start + 1
      while end < bytes.count, isPlain[Int(bytes[end])] { end += 1 }
      append(.plain, start, end)
      index = end
    } else if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") {
      try quoted()
    } else {
      throw error("expected \(expected), found \(found)")
    }
  }

  private mutating func quoted() throws(ReadingError) {
    let start = index, quote = bytes[index]
    var isEscaped = false
    // Most bytes of a table are in its strings, so eight are compared at a time.
    index = bytes.withUnsafeBufferPointer { bytes in
      let raw = UnsafeRawBufferPointer(bytes), ones: UInt64 = 0x0101_0101_0101_0101
      var end = start + 1
      while end < bytes.count, bytes[end] != quote {
        if end + 8 <= bytes.count {
          let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: end, as: UInt64.self))
          let quotes = word ^ (UInt64(quote) &* ones), escapes = word ^ (0x5C &* ones)
          // The lowest of these bits belongs to the first byte that is the quote or a backslash.
          let found = (((quotes &- ones) & ~quotes) | ((escapes &- ones) & ~escapes)) & (ones << 7)
          end += found.trailingZeroBitCount >> 3
          if found == 0 || bytes[end] == quote { continue }
        }
        if bytes[end] == UInt8(ascii: "\\") {
          isEscaped = true
          end += 1
        }
        end += 1
      }
      return end
    }
    guard index < bytes.count else { throw ReadingError("the string is not closed", at: start) }
    append(isEscaped ? .escaped : .quoted, start + 1, index)
    index += 1
  }

  private mutating func data() throws(ReadingError) {
    let start = index
    while let byte = peek, byte != UInt8(ascii: ">") {
      let isDigit = byte < 0x80 && Character(Unicode.Scalar(byte)).isHexDigit
      guard index == start || isDigit || byte <= 0x20 else { throw error("expected '>', found \(found)") }
      index += 1
    }
    guard peek != nil else { throw ReadingError("the data is not closed", at: start) }
    append(.data, start + 1, index)
    index += 1
  }

  private mutating func append(_ kind: PropertyListDocument.Kind, _ start: Int, _ end: Int) {
    nodes.append(Node(start: UInt32(start), end: UInt32(end), after: UInt32(nodes.count + 1), kind: kind))
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() throws(ReadingError) {
    while index < bytes.count {
      var byte = bytes[index]
      while byte <= 0x20 {
        index += 1
        guard index < bytes.count else { return }
        byte = bytes[index]
      }
      if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        try skipComment()
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ReadingError) {
    var end = index + 3
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/"), bytes[end - 1] == UInt8(ascii: "*") {
        index = end + 1
        return
      }
      end += 1
    }
    throw ReadingError("the comment is not closed", at: index)
  }

  // MARK: Messages

  /// Whether a marker comes next that git writes where two versions could not be merged.
  private var isAtConflict: Bool {
    let isLineStart = index == 0 || bytes[index - 1] == 0x0A
    return isLineStart && ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[index...].starts(with: $0.utf8) }
  }

  private var found: String {
    guard let byte = peek else { return "the end of the file" }
    if byte > 0x20, byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
    return "the byte 0x\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
  }

  private func error(_ message: String) -> ReadingError {
    ReadingError(isAtConflict ? "the file has an unresolved merge conflict" : message, at: index)
  }
}
