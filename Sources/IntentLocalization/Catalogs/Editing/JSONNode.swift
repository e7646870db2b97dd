import DocumentFormats
import SourceScan

/// A JSON value that keeps every byte of the file, so that a change of one part leaves the others as they were.
indirect enum JSONNode: Sendable {
  /// A string, a number or a word, as it is in the file.
  case scalar([UInt8])
  /// A new string.
  case text(String)
  case container(JSONContainer)

  /// A new object, with its members in the order in which they are written.
  static func object(_ members: [(name: String, value: JSONNode)]) -> JSONNode {
    .container(JSONContainer(items: members.map { JSONContainer.Item(name: $0.name, value: $0.value) }))
  }

  /// A new array. How Xcode writes an empty one is unverified; catalogs have none.
  static func array(_ texts: [String]) -> JSONNode {
    .container(JSONContainer(isObject: false, items: texts.map { JSONContainer.Item(value: .text($0)) }))
  }

  /// The bytes of the value in the layout of the file. `depth` is the level of the line on which it starts.
  func bytes(depth: Int, _ style: JSONStyle) -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: depth, style)
    return bytes
  }

  fileprivate func write(to bytes: inout [UInt8], depth: Int, _ style: JSONStyle) {
    switch self {
    case .scalar(let scalar): bytes += scalar
    case .text(let text): bytes += style.literal(text)
    case .container(let container): container.write(to: &bytes, depth: depth, style)
    }
  }
}

/// An object or an array with the space around its items.
struct JSONContainer: Sendable {
  struct Item: Sendable {
    /// The name of a member; empty in arrays.
    var name = ""
    /// The bytes of the file from the name to the start of the value; nil for a new item.
    var label: [UInt8]?
    var value: JSONNode
    /// The index of the item in the file, and the text between it and the previous one. Nil for a new item.
    var origin: (number: Int, separator: [UInt8])?
  }

  var isObject = true
  var items: [Item] = []
  /// The bytes between the opening bracket and the first item, and those between the last item and the closing bracket. Nil if the
  /// style determines them, as in a new container.
  var space: (head: [UInt8], tail: [UInt8])?

  fileprivate func write(to bytes: inout [UInt8], depth: Int, _ style: JSONStyle) {
    let (head, tail) = space ?? defaultSpace(depth: depth, style)
    bytes.append(UInt8(ascii: isObject ? "{" : "["))
    bytes += head
    // New items, and items after another item than in the file, get the separator of the first item that has one; without one, a
    // comma and `head`.
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
      bytes += item.label ?? (isObject ? style.literal(item.name) + style.colon : [])
      item.value.write(to: &bytes, depth: depth + 1, style)
      previous = item.origin?.number
    }
    bytes += tail
    bytes.append(UInt8(ascii: isObject ? "}" : "]"))
  }

  private func defaultSpace(depth: Int, _ style: JSONStyle) -> (head: [UInt8], tail: [UInt8]) {
    if items.isEmpty { return (isObject ? style.emptyObject(depth) : [], []) }
    return (style.lineBreak(depth + 1), style.lineBreak(depth))
  }

  // MARK: Members

  /// The value of a member; nil if there is none. Setting a new member inserts it in the order of names, and setting nil removes
  /// the member.
  subscript(name: String) -> JSONNode? {
    get { position(of: name).map { items[$0].value } }
    set {
      switch (position(of: name), newValue) {
      case (let position?, let value?): items[position].value = value
      case (let position?, nil):
        items.remove(at: position)
        if items.isEmpty { space = nil }
      case (nil, let value?):
        let order = KeyOrder.SortKey(name)
        let position = items.firstIndex { order < KeyOrder.SortKey($0.name) } ?? items.count
        insert(Item(name: name, value: value), at: position)
      case (nil, nil): break
      }
    }
  }

  private func position(of name: String) -> Int? { items.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } }

  mutating func insert(_ item: Item, at position: Int) {
    if items.isEmpty { space = nil }
    items.insert(item, at: position)
  }

  /// Changes the object or array of a member. Nothing happens if there is none.
  mutating func update(_ name: String, _ change: (inout JSONContainer) -> Void) {
    if let position = position(of: name) { update(at: position, change) }
  }

  mutating func update(at position: Int, _ change: (inout JSONContainer) -> Void) {
    guard case .container(var container) = items[position].value else { return }
    change(&container)
    items[position].value = .container(container)
  }
}

extension JSONNode {
  /// Parses the value in a span of a catalog. The catalog was read before, so the value is valid JSON and not nested deeply.
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
        name = PropertyListText.decode(text.bytes[(start + 1)..<(index - 1)], unicode: UInt8(ascii: "u"))
        _ = space()
        index += 1
        _ = space()
      }
      let label = Array(text.bytes[start..<index])
      items.append(.init(name: name, label: label, value: value(), origin: (items.count, separator)))
      tail = space()
    }
    index += 1
    return JSONContainer(isObject: isObject, items: items, space: (head, tail))
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
