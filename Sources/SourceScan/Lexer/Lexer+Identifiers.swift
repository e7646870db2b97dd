/// Names and keywords, and whatever else starts beyond ASCII.
extension Lexer {
  /// `start` is at an identifier's first character.
  mutating func scanIdentifier(from start: Int) {
    var end = start + 1
    while traits[Int(bytes[end])] & ByteTrait.identifier != 0 { end += 1 }
    if bytes[end] >= 0x80 { end = identifierEnd(from: end) }
    let token = buffer.tokens.count
    append(.identifier, from: start, to: end)
    guard traits[Int(bytes[start])] & ByteTrait.landmarkInitial != 0 else { return }
    let landmark = landmark(from: start, count: end - start)
    if landmark != .none {
      buffer.tokens[token].landmark = landmark
      buffer.landmarks.append(UInt32(token))
    }
  }

  /// The first offset from `start` on that no longer continues an identifier.
  func identifierEnd(from start: Int) -> Int {
    var end = start
    while true {
      while traits[Int(bytes[end])] & ByteTrait.identifier != 0 { end += 1 }
      guard bytes[end] >= 0x80, let scalar = scalar(at: end), scalar.value.continuesIdentifier else { return end }
      end += scalar.length
    }
  }

  private func landmark(from start: Int, count: Int) -> Token.Landmark {
    switch count {
    case 4 where spells("enum", at: start): .enum
    case 5 where spells("class", at: start): .class
    case 5 where spells("actor", at: start): .actor
    case 6 where spells("struct", at: start): .struct
    case 6 where spells("import", at: start): .import
    case 8 where spells("protocol", at: start): .protocol
    case 9 where spells("extension", at: start): .extension
    case 9 where spells("typealias", at: start): .typealias
    default: .none
    }
  }

  /// `` `default` `` or `` `two words` ``: anything up to a backtick on the same line.
  mutating func scanBacktick(from start: Int) {
    var end = start + 1
    while bytes[end] != 0x60 {
      guard bytes[end] != 0x0A, bytes[end] != 0x0D, bytes[end] != 0 || end < count else {
        return appendUnknown(from: start, to: start + 1)
      }
      end += 1
    }
    append(.identifier, from: start, to: end + 1)
  }

  mutating func scanNonASCII(from start: Int) {
    guard let scalar = scalar(at: start) else { return appendUnknown(from: start, to: start + 1) }
    let end = start + scalar.length
    if isByteOrderMark(at: start) || scalar.value == 0xA0 {
      // The compiler warns of a no-break space and takes it for a space.
      position = end
    } else if scalar.value.startsIdentifier {
      append(.identifier, from: start, to: identifierEnd(from: end))
    } else if scalar.value.startsOperator {
      scanOperator(from: start)
    } else {
      appendUnknown(from: start, to: scalar.value.continuesIdentifier ? identifierEnd(from: end) : end)
    }
  }

  /// Bytes that no token starts with. A row of them is one token and one report.
  mutating func appendUnknown(from start: Int, to end: Int) {
    if let last = buffer.tokens.last, last.kind == .unknown, Int(last.end) == start, !buffer.diagnostics.isEmpty {
      buffer.tokens[buffer.tokens.count - 1].end = UInt32(end)
      buffer.diagnostics[buffer.diagnostics.count - 1].span.end = UInt32(end)
      position = end
      return
    }
    if bytes[start] >= 0x80, scalar(at: start) == nil {
      report("invalid-utf8", "bytes that are not UTF-8", from: start, to: end)
    } else {
      report("unexpected-character", "character that no token starts with", from: start, to: end)
    }
    append(.unknown, from: start, to: end)
  }

  /// The character beyond ASCII at `start`; nil if its bytes are not UTF-8.
  func scalar(at start: Int) -> (value: UInt32, length: Int)? {
    let first = bytes[start]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5 else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = bytes[start + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // Longer than need be, a surrogate, or beyond the last character.
    let isMinimal = length == 2 || value >= (length == 3 ? 0x800 : 0x10000)
    guard isMinimal, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }
}
