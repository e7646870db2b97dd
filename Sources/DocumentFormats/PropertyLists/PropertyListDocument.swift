/// A property list in the form of OpenStep, which `project.pbxproj` and `.strings` files have: `{ key = value; }`, `( a, b )`.
///
/// A project has hundreds of thousands of values, of which few are read. So a value is a number, and its text remains bytes of
/// the file until `text(_:)` decodes it. This type does not interpret the values.
package struct PropertyListDocument: Sendable {
  /// A value, by its position in the order of the file. Using a value with another document gives a wrong result, but never a
  /// trap.
  package struct Value: Hashable, Sendable {
    package let index: Int

    package init(index: Int) { self.index = index }
  }

  enum Kind: UInt8, Sendable {
    case plain, quoted, escaped, data, array, dictionary
  }

  /// One value. A value and all inside it are neighbors in the list of nodes: `after` is the index of the first one that is not
  /// inside.
  struct Node: Sendable {
    /// The bytes of a string without its quotes, or of data without its angle brackets; for an array or a dictionary, those from
    /// bracket to bracket.
    var start: UInt32
    var end: UInt32
    var after: UInt32
    var kind: Kind
  }

  package let bytes: [UInt8]
  let nodes: [Node]

  /// The number of values: their indices are below it.
  package var count: Int { nodes.count }

  /// Whether a `.strings` file ends with signs at which the system stops reading, such as a second semicolon.
  package let hasIgnoredTail: Bool
  /// The error at which the system stops reading a `.strings` file without reporting it; nil if nothing but ignored signs comes
  /// after the last entry.
  package let ignoredEntries: ReadingError?

  /// The value that holds all others: an array or a dictionary.
  package var root: Value { Value(index: 0) }

  private func node(_ value: Value) -> Node? { nodes.indices.contains(value.index) ? nodes[value.index] : nil }

  package func isString(_ value: Value) -> Bool { node(value).map { $0.kind.rawValue < Kind.data.rawValue } ?? false }
  func isArray(_ value: Value) -> Bool { node(value)?.kind == .array }
  package func isDictionary(_ value: Value) -> Bool { node(value)?.kind == .dictionary }

  package func offset(_ value: Value) -> Int { node(value).map { Int($0.start) } ?? 0 }

  /// All bytes of a value in the file: a string with its quotes, data, an array or a dictionary with its brackets.
  package func range(of value: Value) -> Range<Int> {
    guard let node = node(value) else { return 0..<0 }
    let quotes = node.kind == .quoted || node.kind == .escaped || node.kind == .data ? 1 : 0
    return (Int(node.start) - quotes)..<(Int(node.end) + quotes)
  }

  /// A string decoded; nil for anything else.
  package func text(_ value: Value) -> String? {
    guard let node = node(value), node.kind.rawValue < Kind.data.rawValue else { return nil }
    let slice = bytes[Int(node.start)..<Int(node.end)]
    return node.kind == .escaped ? PropertyListText.decode(slice) : String(decoding: slice, as: UTF8.self)
  }

  /// A number for the bytes of a string as they are in the file. Combines eight bytes at once, because hashing was a quarter of the
  /// time that a large project took.
  package func hash(of value: Value) -> UInt64 {
    guard let node = node(value) else { return 0 }
    return bytes.withUnsafeBytes { bytes in
      var hash: UInt64 = 0, index = Int(node.start)
      let end = Int(node.end), multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
      while index + 8 <= end {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* multiplier
        hash ^= hash >> 29
        index += 8
      }
      while index < end {
        hash = (hash ^ UInt64(bytes[index])) &* multiplier
        index += 1
      }
      // Multiplying carries differences upward only, so the upper half is the better one.
      return ((hash ^ (hash >> 29)) &* multiplier) >> 32
    }
  }

  /// Whether two strings have the same bytes in the file.
  package func isSameText(_ left: Value, _ right: Value) -> Bool {
    guard let left = node(left), let right = node(right) else { return false }
    let start = Int(left.start), other = Int(right.start), count = Int(left.end) - start
    guard Int(right.end) - other == count else { return false }
    return bytes.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= count {
        let word = bytes.loadUnaligned(fromByteOffset: start + index, as: UInt64.self)
        if word != bytes.loadUnaligned(fromByteOffset: other + index, as: UInt64.self) { return false }
        index += 8
      }
      while index < count, bytes[start + index] == bytes[other + index] { index += 1 }
      return index == count
    }
  }

  /// Whether a string is this text. The text must not need escapes.
  package func isText(_ value: Value, _ text: StaticString) -> Bool {
    guard let node = node(value), node.kind.rawValue < Kind.data.rawValue else { return false }
    return matches(node, text)
  }

  private func matches(_ node: Node, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[Int(node.start)..<Int(node.end)].elementsEqual($0) }
  }

  /// The elements of an array; empty for anything else.
  package func elements(_ value: Value) -> [Value] {
    guard let node = node(value), node.kind == .array else { return [] }
    var elements: [Value] = [], index = value.index + 1
    while index < Int(node.after) {
      elements.append(Value(index: index))
      index = Int(nodes[index].after)
    }
    return elements
  }

  /// The members of a dictionary in the order of the file, duplicates included; empty for anything else.
  package func members(_ value: Value) -> [(key: Value, value: Value)] {
    guard let node = node(value), node.kind == .dictionary else { return [] }
    var members: [(Value, Value)] = [], index = value.index + 1
    while index + 1 < Int(node.after) {
      members.append((Value(index: index), Value(index: index + 1)))
      index = Int(nodes[index + 1].after)
    }
    return members
  }

  /// A dictionary's member; of several with one key the last, which is the one that Foundation's reader keeps. Nil if there is
  /// none, or the value is not a dictionary.
  package func value(_ key: StaticString, in value: Value) -> Value? {
    guard let node = node(value), node.kind == .dictionary else { return nil }
    var found: Value?, index = value.index + 1
    while index + 1 < Int(node.after) {
      if matches(nodes[index], key) { found = Value(index: index + 1) }
      index = Int(nodes[index + 1].after)
    }
    return found
  }

  package func text(_ key: StaticString, in dictionary: Value) -> String? { value(key, in: dictionary).flatMap(text) }

  package func elements(_ key: StaticString, in dictionary: Value) -> [Value] {
    value(key, in: dictionary).map(elements) ?? []
  }

  /// The strings of a member that is an array, or a member that is a string as an array of one; empty for any other member.
  package func texts(_ key: StaticString, in dictionary: Value) -> [String] {
    guard let value = value(key, in: dictionary) else { return [] }
    return isArray(value) ? elements(value).compactMap(text) : text(value).map { [$0] } ?? []
  }
}
