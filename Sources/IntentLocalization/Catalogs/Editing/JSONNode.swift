import SourceScan

/// A JSON value that keeps every byte of the file, so that a change of one part leaves the others as they were.
indirect enum JSONNode: Sendable {
  /// A string, a number or a word, as it is in the file.
  case scalar([UInt8])
  case container(JSONContainer)

  func write(to bytes: inout [UInt8]) {
    switch self {
    case .scalar(let scalar): bytes += scalar
    case .container(let container): container.write(to: &bytes)
    }
  }
}

/// An object or an array with the space around its items.
struct JSONContainer: Sendable {
  struct Item: Sendable {
    /// The name of a member; empty in arrays.
    var name: String
    /// The name as it is in the file, to the start of the value; empty in arrays.
    var label: [UInt8]
    var value: JSONNode
    /// The index of the item in the file, and the text between it and the previous one. Nil for a new item.
    var origin: (number: Int, separator: [UInt8])?
  }

  var isObject: Bool
  private(set) var items: [Item]
  /// The bytes between the opening bracket and the first item, or the closing bracket.
  private(set) var head: [UInt8]
  /// The bytes between the last item and the closing bracket.
  private(set) var tail: [UInt8]

  func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: isObject ? "{" : "["))
    bytes += head
    // The separator between the first two items of the file.
    let usual = items.lazy.compactMap(\.origin).first { $0.number > 0 }?.separator ?? [UInt8(ascii: ",")] + head
    var previous: Int?
    for (position, item) in items.enumerated() {
      if position > 0 {
        if let origin = item.origin, previous == origin.number - 1 {
          bytes += origin.separator
        } else {
          bytes += usual
        }
      }
      bytes += item.label
      item.value.write(to: &bytes)
      previous = item.origin?.number
    }
    bytes += tail
    bytes.append(UInt8(ascii: isObject ? "}" : "]"))
  }

  // MARK: Members

  func position(of name: String) -> Int? { items.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } }

  subscript(name: String) -> JSONNode? { position(of: name).map { items[$0].value } }

  mutating func setSpace(head: [UInt8], tail: [UInt8]) { (self.head, self.tail) = (head, tail) }

  mutating func update(_ position: Int, _ change: (inout JSONNode) -> Void) { change(&items[position].value) }

  /// Sets a member: in place, or a new member in the order of names.
  mutating func set(_ name: String, to value: JSONNode, depth: Int, _ style: JSONStyle) {
    if let position = position(of: name) {
      items[position].value = value
      return
    }
    let position = items.firstIndex { KeyOrder.isLess(name, $0.name) } ?? items.count
    insert(Item(name: name, label: style.literal(name) + style.colon, value: value), at: position, depth: depth, style)
  }

  /// `depth` is that of the container: 0 for the document.
  mutating func insert(_ item: Item, at position: Int, depth: Int, _ style: JSONStyle) {
    if items.isEmpty {
      head = style.lineBreak(depth + 1)
      tail = style.lineBreak(depth)
    }
    items.insert(item, at: position)
  }

  mutating func remove(at position: Int, depth: Int, _ style: JSONStyle) {
    items.remove(at: position)
    guard items.isEmpty else { return }
    head = isObject ? style.emptyObject(depth) : []
    tail = []
  }

  mutating func remove(_ name: String, depth: Int, _ style: JSONStyle) {
    if let position = position(of: name) { remove(at: position, depth: depth, style) }
  }
}

extension JSONNode {
  /// The value that a span of a catalog is. The catalog was read before, so that the value is valid JSON and not deep.
  init(_ span: ByteSpan, of text: SourceText) {
    var reader = NodeReader(text: text, index: Int(span.start))
    self = reader.value()
  }
}

private struct NodeReader {
  let text: SourceText
  var index: Int

  private var peek: UInt8 { text.bytes[index] }

  mutating func value() -> JSONNode {
    let start = index
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .container(container())
    case UInt8(ascii: "\""): skipString()
    default: while index < text.count, !",]} \n\r\t".utf8.contains(peek) { index += 1 }
    }
    return .scalar(Array(text.bytes[start..<index]))
  }

  private mutating func container() -> JSONContainer {
    let isObject = peek == UInt8(ascii: "{"), close = UInt8(ascii: isObject ? "}" : "]")
    var items: [JSONContainer.Item] = []
    index += 1
    let head = space()
    var tail: [UInt8] = []
    while index < text.count, peek != close {
      var separator: [UInt8] = []
      if !items.isEmpty {
        separator = tail + [UInt8(ascii: ",")]
        index += 1
        separator += space()
      }
      let start = index
      var name = ""
      if isObject {
        skipString()
        name = JSONText.decoded(text.bytes[(start + 1)..<(index - 1)])
        _ = space()
        index += 1
        _ = space()
      }
      let label = Array(text.bytes[start..<index])
      items.append(.init(name: name, label: label, value: value(), origin: (items.count, separator)))
      tail = space()
    }
    index += 1
    return JSONContainer(isObject: isObject, items: items, head: head, tail: tail)
  }

  private mutating func space() -> [UInt8] {
    let start = index
    while index < text.count, peek <= 0x20 { index += 1 }
    return Array(text.bytes[start..<index])
  }

  private mutating func skipString() {
    index += 1
    while index < text.count, peek != UInt8(ascii: "\"") { index += peek == UInt8(ascii: "\\") ? 2 : 1 }
    index += 1
  }
}
