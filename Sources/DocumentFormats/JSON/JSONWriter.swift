/// Writes one JSON document: members and elements in the order of the calls. `document()` returns the bytes at the end.
///
/// Indents by two spaces. A nested container that fits into the rest of its line is written on that line, so that a small object is
/// one line of a diff. The caller balances keys and values: a member is a key and a value. Functions that write several bytes are
/// not inlined, because they have hundreds of callers.
package struct JSONWriter {
  /// The line length above which a container is written on several lines.
  private static let lineWidth = 100

  /// An object or array that is not closed yet.
  private struct Level {
    var closing: UInt8
    /// The offset of its opening bracket, and the column of that bracket.
    var start: Int
    var column: Int
    /// The number of line breaks before that of its first element.
    var lineBreaks: Int
    var isOnOneLine: Bool
    var isEmpty = true
  }

  private struct LineBreak {
    /// The offset of the first byte after it. On a single line, a space is before that byte.
    var offset: Int
    var indentation: Int
  }

  /// The part of the document that is already laid out.
  private var pieces: [[UInt8]] = []
  /// The length of the document before `text`. Offsets are those of the document on a single line.
  private var textStart = 0
  /// The rest of the document as a single line, and the positions of its line breaks.
  private var text: [UInt8] = []
  private var lineBreaks: [LineBreak] = []
  private var levels: [Level] = []
  private var isAfterKey = false
  private let isOnOneLine: Bool

  /// `isOnOneLine`: whether the whole document is one line, whatever its width.
  package init(isOnOneLine: Bool = false) { self.isOnOneLine = isOnOneLine }

  // MARK: Scalars

  @inline(never)
  package mutating func string(_ value: String) {
    beginElement()
    quote(value)
  }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func null() { literal("null") }

  package mutating func int(_ value: Int) { literal(String(value)) }

  /// Writes the shortest text that reads back as the same number. JSON has no infinity, so `1e999` is written, which is too large
  /// for every reader. Not-a-number, which no Swift literal is, is written as `null`.
  package mutating func double(_ value: Double) {
    if value.isNaN {
      literal("null")
    } else if value.isInfinite {
      literal(value < 0 ? "-1e999" : "1e999")
    } else {
      literal(value.description)
    }
  }

  @inline(never)
  private mutating func literal(_ value: String) {
    beginElement()
    text.append(contentsOf: value.utf8)
  }

  // MARK: Containers

  /// Opens an object. With `staysOnOneLine`, an object inside a container is written on one line of any width.
  package mutating func beginObject(staysOnOneLine: Bool = false) {
    begin(UInt8(ascii: "{"), closing: UInt8(ascii: "}"), staysOnOneLine: staysOnOneLine)
  }

  package mutating func beginArray() {
    begin(UInt8(ascii: "["), closing: UInt8(ascii: "]"), staysOnOneLine: false)
  }

  @inline(never)
  private mutating func begin(_ opening: UInt8, closing: UInt8, staysOnOneLine: Bool) {
    beginElement()
    let isOnOneLine = levels.last.map { $0.isOnOneLine || staysOnOneLine } ?? isOnOneLine
    levels.append(
      Level(
        closing: closing, start: offset, column: column, lineBreaks: lineBreaks.count, isOnOneLine: isOnOneLine))
    text.append(opening)
  }

  /// Closes the innermost open object or array.
  @inline(never)
  package mutating func end() {
    guard let closed = levels.popLast() else { return }
    if !closed.isOnOneLine, !closed.isEmpty {
      // The width includes the closing bracket.
      let width = offset + 1 - closed.start
      if !levels.isEmpty, closed.column + width <= Self.lineWidth {
        lineBreaks.removeLast(lineBreaks.count - closed.lineBreaks)
      } else {
        breakLine()
      }
    }
    text.append(closed.closing)
    if text.count > Self.sizeToLayOut, levels.allSatisfy({ offset - $0.start > Self.lineWidth }) { layOut() }
  }

  @inline(never)
  package mutating func key(_ name: String) {
    beginElement()
    quote(name)
    text.append(UInt8(ascii: ":"))
    text.append(UInt8(ascii: " "))
    isAfterKey = true
  }

  /// Writes the separator before an element. A key and its value are one element.
  private mutating func beginElement() {
    guard !isAfterKey, let level = levels.last else {
      isAfterKey = false
      return
    }
    if !level.isEmpty {
      text.append(UInt8(ascii: ","))
      text.append(UInt8(ascii: " "))
    }
    if !level.isOnOneLine { breakLine() }
    levels[levels.count - 1].isEmpty = false
  }

  private mutating func breakLine() {
    lineBreaks.append(LineBreak(offset: offset, indentation: 2 * levels.count))
  }

  // `mutating`, because a debug build copies the writer for a nonmutating member.

  /// The offset of the next byte.
  private var offset: Int { mutating get { textStart + text.count } }

  /// The column of the next byte on its line.
  private var column: Int {
    mutating get {
      guard let last = lineBreaks.last else { return offset }
      return last.indentation + offset - last.offset
    }
  }

  // MARK: Strings

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  @inline(never)
  private mutating func quote(_ value: String) {
    text.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { bytes in
      guard Self.needsEscape(bytes) else { return text.append(contentsOf: bytes) }
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { append(scalar) }
    }
    text.append(UInt8(ascii: "\""))
  }

  /// Whether any of the bytes needs an escape. Uses a pointer, which needs no calls in a debug build.
  private static func needsEscape(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    var offset = 0
    while offset < bytes.count {
      if needsEscape(start[offset]) { return true }
      offset &+= 1
    }
    return false
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    // The last two rows are DEL and the first bytes of the scalars outside of ASCII that control the display.
    byte < 0x20 || byte == 0x22 || byte == 0x5C
      || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE1 || byte == 0xE2 || byte == 0xE3
      || byte == 0xEF || byte == 0xF0 || byte == 0xF3
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x20, 0x22, 0x5C: escape(UInt8(scalar.value))
    case _ where scalar.controlsDisplay: for unit in UTF16.encode(scalar) ?? .init() { escapeNumber(UInt32(unit)) }
    default: text.append(contentsOf: String(scalar).utf8)
    }
  }

  private mutating func escapeNumber(_ number: UInt32) {
    text.append(contentsOf: "\\u".utf8)
    for shift in [12, 8, 4, 0] { text.append(Self.hexadecimalDigits[Int(number >> UInt32(shift) & 15)]) }
  }

  private mutating func escape(_ byte: UInt8) {
    let short: UInt8
    switch byte {
    case 0x08: short = UInt8(ascii: "b")
    case 0x09: short = UInt8(ascii: "t")
    case 0x0A: short = UInt8(ascii: "n")
    case 0x0C: short = UInt8(ascii: "f")
    case 0x0D: short = UInt8(ascii: "r")
    case ..<0x20: return escapeNumber(UInt32(byte))
    default: short = byte
    }
    text.append(UInt8(ascii: "\\"))
    text.append(short)
  }

  // MARK: Layout

  /// The length of the text that is kept as a single line before it is laid out.
  private static let sizeToLayOut = 1 << 14

  /// Lays out the text up to the last line break. All open containers must be too wide for one line, so that their line breaks are
  /// final.
  private mutating func layOut() {
    let count = lineBreaks.count - 1
    guard count > 0 else { return }
    var capacity = text.count + count, index = 0
    while index < count {
      capacity += lineBreaks[index].indentation
      index += 1
    }
    pieces.append([UInt8](unsafeUninitializedCapacity: capacity) { piece, end in end = write(lines: count, to: piece) })
    let end = lineBreaks[count - 1].offset - textStart
    text.removeSubrange(..<end)
    textStart += end
    lineBreaks.removeFirst(count)
  }

  /// Writes the first `count` lines to `piece`; returns the number of written bytes. Uses pointers, because each step of a
  /// sequence is several calls in a debug build.
  private func write(lines count: Int, to piece: UnsafeMutableBufferPointer<UInt8>) -> Int {
    text.withUnsafeBufferPointer { text in
      guard let output = piece.baseAddress, let input = text.baseAddress else { return 0 }
      var start = 0, end = 0, index = 0
      while index < count {
        let line = lineBreaks[index], next = line.offset - textStart
        precondition(start <= next && next <= text.count)
        // The space that a single line has here.
        let length = next > start && input[next - 1] == 0x20 ? next - 1 - start : next - start
        precondition(length + 1 + line.indentation <= piece.count - end)
        (output + end).initialize(from: input + start, count: length)
        output[end + length] = 0x0A
        (output + end + length + 1).initialize(repeating: 0x20, count: line.indentation)
        end += length + 1 + line.indentation
        start = next
        index += 1
      }
      return end
    }
  }

  /// Ends the document with a line break and returns it. Unless the whole document is one line, an outermost container with
  /// contents is on several lines.
  package mutating func document() -> [UInt8] { documentInPieces().reduce(into: []) { $0 += $1 } }

  /// The document in pieces, so that a large one is never in memory twice, as a growing array is.
  package mutating func documentInPieces() -> [[UInt8]] {
    // One more line break, so that the last line is laid out too.
    lineBreaks.append(LineBreak(offset: offset, indentation: 0))
    layOut()
    pieces.append(text + [UInt8(ascii: "\n")])
    return pieces
  }
}
