/// Writes one JSON document: members and elements in the order of the calls, bytes out at the end.
///
/// Indented by two; a container that fits into the rest of its line stands on that line, so that a small object is one line
/// of a diff. Knows JSON, nothing of what is written. The caller balances keys and values: a member is a key and a value.
public struct JSONWriter {
  /// How far a line may reach before a container is spread over several.
  private static let lineWidth = 100

  private enum Piece {
    /// Its bytes in `text`; a key with its quotes.
    case scalar(Range<Int>)
    case key(Range<Int>)
    case open(Container)
    case close
  }

  private struct Container {
    enum Kind { case object, array }

    var kind: Kind
    /// How many bytes it takes on one line.
    var width = 2
    var isEmpty = true
    var staysOnOneLine = false

    var opening: UInt8 { kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "[") }
    var closing: UInt8 { kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  /// A container that is not closed yet.
  private struct Open {
    var container: Container
    var piece: Int
    /// It is the value of a member.
    var isAfterKey: Bool
  }

  /// The bytes of all scalars and keys, one after the other.
  private var text: [UInt8] = []
  private var pieces: [Piece] = []
  private var open: [Open] = []
  private var isAfterKey = false

  public init() {}

  // MARK: Scalars

  public mutating func string(_ value: String) {
    let start = text.count
    quote(value)
    finishScalar(from: start)
  }

  public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  public mutating func null() { literal("null") }

  public mutating func int(_ value: Int) { literal(String(value)) }

  /// The shortest text that reads back as the same number. JSON has no infinity: a number beyond every reader's range
  /// stands for one. No literal is not-a-number; if one came, it would be `null`.
  public mutating func double(_ value: Double) {
    if value.isNaN {
      literal("null")
    } else if value.isInfinite {
      literal(value < 0 ? "-1e999" : "1e999")
    } else {
      literal(value.description)
    }
  }

  private mutating func literal(_ value: String) {
    let start = text.count
    text.append(contentsOf: value.utf8)
    finishScalar(from: start)
  }

  private mutating func finishScalar(from start: Int) {
    pieces.append(.scalar(start..<text.count))
    addElement(width: text.count - start)
  }

  // MARK: Containers

  /// Opens an object; one that stays on one line whatever its width, when `staysOnOneLine` says so.
  public mutating func beginObject(staysOnOneLine: Bool = false) {
    begin(Container(kind: .object, staysOnOneLine: staysOnOneLine))
  }

  public mutating func beginArray() { begin(Container(kind: .array)) }

  private mutating func begin(_ container: Container) {
    open.append(Open(container: container, piece: pieces.count, isAfterKey: isAfterKey))
    isAfterKey = false
    // `end` replaces it, when the width is known.
    pieces.append(.open(container))
  }

  /// Closes the innermost open object or array.
  public mutating func end() {
    guard let closed = open.popLast() else { return }
    pieces[closed.piece] = .open(closed.container)
    pieces.append(.close)
    isAfterKey = closed.isAfterKey
    addElement(width: closed.container.width)
  }

  public mutating func key(_ name: String) {
    let start = text.count
    quote(name)
    pieces.append(.key(start..<text.count))
    // The key's colon and space.
    addElement(width: text.count - start + 2)
    isAfterKey = true
  }

  /// Counts what was just written into the container around it; what follows a key is the same element as the key.
  private mutating func addElement(width: Int) {
    defer { isAfterKey = false }
    guard !open.isEmpty else { return }
    let last = open.count - 1
    let separator = open[last].container.isEmpty || isAfterKey ? 0 : 2
    open[last].container.width += separator + width
    open[last].container.isEmpty = false
  }

  // MARK: Strings

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  private mutating func quote(_ value: String) {
    text.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { bytes in
      guard bytes.contains(where: Self.needsEscape) else { return text.append(contentsOf: bytes) }
      for byte in bytes {
        if Self.needsEscape(byte) { escape(byte) } else { text.append(byte) }
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    text.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: text.append(UInt8(ascii: "b"))
    case 0x09: text.append(UInt8(ascii: "t"))
    case 0x0A: text.append(UInt8(ascii: "n"))
    case 0x0C: text.append(UInt8(ascii: "f"))
    case 0x0D: text.append(UInt8(ascii: "r"))
    case ..<0x20:
      text.append(contentsOf: "u00".utf8)
      text += [Self.hexadecimalDigits[Int(byte >> 4)], Self.hexadecimalDigits[Int(byte & 15)]]
    default: text.append(byte)
    }
  }

  // MARK: Layout

  /// The document, with a line break at the end. The outermost container is always spread over lines.
  public func document() -> [UInt8] {
    var layout = Layout(reserving: text.count * 2)
    for piece in pieces {
      switch piece {
      case .scalar(let bytes):
        layout.beginElement()
        layout.output += text[bytes]
      case .key(let bytes):
        layout.beginElement()
        layout.output += text[bytes]
        layout.output.append(UInt8(ascii: ":"))
        layout.output.append(UInt8(ascii: " "))
        layout.isAfterKey = true
      case .open(let container):
        layout.beginElement()
        let fits = container.staysOnOneLine || layout.column + container.width <= Self.lineWidth
        layout.output.append(container.opening)
        layout.levels.append(
          Layout.Level(
            closing: container.closing, isOnOneLine: layout.isOnOneLine || (fits && !layout.levels.isEmpty)))
      case .close:
        layout.endContainer()
      }
    }
    layout.output.append(UInt8(ascii: "\n"))
    return layout.output
  }

  private struct Layout {
    struct Level {
      var closing: UInt8
      var isOnOneLine: Bool
      var isEmpty = true
    }

    var output: [UInt8] = []
    var levels: [Level] = []
    var isAfterKey = false
    private var lineStart = 0

    init(reserving capacity: Int) { output.reserveCapacity(capacity) }

    var column: Int { output.count - lineStart }
    var isOnOneLine: Bool { levels.last?.isOnOneLine ?? false }

    /// What stands between an element and what comes before it.
    mutating func beginElement() {
      defer { isAfterKey = false }
      guard !isAfterKey, !levels.isEmpty else { return }
      let last = levels.count - 1
      if !levels[last].isEmpty { output.append(UInt8(ascii: ",")) }
      if !levels[last].isOnOneLine {
        breakLine()
      } else if !levels[last].isEmpty {
        output.append(UInt8(ascii: " "))
      }
      levels[last].isEmpty = false
    }

    mutating func endContainer() {
      guard let closed = levels.popLast() else { return }
      if !closed.isOnOneLine && !closed.isEmpty { breakLine() }
      output.append(closed.closing)
    }

    private mutating func breakLine() {
      output.append(UInt8(ascii: "\n"))
      lineStart = output.count
      for _ in 0..<2 * levels.count { output.append(UInt8(ascii: " ")) }
    }
  }
}
