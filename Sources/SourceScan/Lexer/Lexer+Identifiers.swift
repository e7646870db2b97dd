/// Names and keywords, and other tokens that start with a character outside ASCII.
extension Lexer {
  /// Marks the last token, the identifier at `start..<end`, if it is a declaration keyword.
  @_transparent
  mutating func markDeclarationKeyword(from start: Int, to end: Int) {
    let declarationKeyword = bytes.declarationKeyword(from: start, to: end)
    if declarationKeyword == .none { return }
    if declarationKeyword == .extension || declarationKeyword == .enum { announcement = tokens.next - 1 }
    markDeclarationKeyword(declarationKeyword)
  }

  @_transparent
  mutating func markDeclarationKeyword(_ declarationKeyword: Token.DeclarationKeyword) {
    let index = tokens.next - 1
    tokens[index].declarationKeyword = declarationKeyword
    buffer.declarationKeywords.append(index)
  }

  mutating func scanBacktick(from start: Int) -> Int {
    guard let end = bytes.backtickEnd(from: start) else { return appendUnknown(from: start, to: start + 1) }
    return append(.identifier, from: start, to: end)
  }

  mutating func scanNonASCII(from start: Int) -> Int {
    guard let scalar = bytes.scalar(at: start) else { return appendUnknown(from: start, to: start + 1) }
    let end = start + scalar.length
    if bytes.isByteOrderMark(at: start) || scalar.value == 0xA0 {
      // The compiler warns of a no-break space and takes it for a space.
      return end
    } else if scalar.value.startsIdentifier {
      return append(.identifier, from: start, to: bytes.identifierEnd(from: end))
    } else if scalar.value.startsOperator {
      return scanOperator(from: start)
    } else {
      return appendUnknown(from: start, to: scalar.value.continuesIdentifier ? bytes.identifierEnd(from: end) : end)
    }
  }

  /// Adds bytes that no token starts with. A row of them is one token and has one diagnostic.
  mutating func appendUnknown(from start: Int, to end: Int) -> Int {
    if let last = tokens.last, last.kind == .unknown, Int(last.end) == start, !buffer.diagnostics.isEmpty {
      tokens[tokens.next - 1].end = UInt32(end)
      buffer.diagnostics[buffer.diagnostics.count - 1].span.end = UInt32(end)
      return end
    }
    if bytes[start] >= 0x80, bytes.scalar(at: start) == nil {
      report("invalid-utf8", "bytes that are not UTF-8", from: start, to: end)
    } else {
      report("unexpected-character", "character that no token starts with", from: start, to: end)
    }
    return append(.unknown, from: start, to: end)
  }
}

extension PaddedBytes {
  /// The declaration keyword at `start..<end`; `none` if the word is not one.
  @_transparent
  func declarationKeyword(from start: Int, to end: Int) -> Token.DeclarationKeyword {
    let second = self[propertiesAt: start &+ 1], length = end &- start
    guard Int(second.keywordLength) == length else { return .none }
    let differences = (word(at: start) ^ second.keywordLetters) &<< UInt64(max(0, 64 &- 8 &* length))
    return differences == 0 && self[end &- 1] == second.lastKeywordLetter ? second.keyword : .none
  }

  /// The end of a name in backticks, such as `` `default` `` or `` `two words` ``; nil if no backtick follows on the same line.
  func backtickEnd(from start: Int) -> Int? {
    var end = start + 1
    while self[end] != 0x60 {
      guard self[end] != 0x0A, self[end] != 0x0D, self[end] != 0 || end < count else { return nil }
      end += 1
    }
    return end + 1
  }
}

/// Characters of more than one byte, and the names they are part of.
extension PaddedBytes {
  /// The first offset from `start` on that no longer continues an identifier.
  func identifierEnd(from start: Int) -> Int {
    var end = start
    while true {
      while has(ByteTrait.identifier, at: end) { end += 1 }
      guard self[end] >= 0x80, let scalar = scalar(at: end), scalar.value.continuesIdentifier else { return end }
      end += scalar.length
    }
  }

  /// The character beyond ASCII at `start`; nil if its bytes are not UTF-8.
  func scalar(at start: Int) -> (value: UInt32, length: Int)? {
    let first = self[start]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5 else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = self[start + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // Not UTF-8 either: an encoding that is longer than necessary, a surrogate, or a value beyond the last character.
    let isMinimal = length == 2 || value >= (length == 3 ? 0x800 : 0x10000)
    guard isMinimal, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }

  func isByteOrderMark(at offset: Int) -> Bool {
    self[offset] == 0xEF && self[offset + 1] == 0xBB && self[offset + 2] == 0xBF
  }

  @_transparent
  func spells(_ word: StaticString, at start: Int) -> Bool {
    let letters = word.utf8Start
    var index = 0
    while index < word.utf8CodeUnitCount, self[start + index] == letters[index] { index += 1 }
    return index == word.utf8CodeUnitCount
  }

  /// The first offset from `start` on whose byte has none of `traits`.
  func end(from start: Int, of traits: UInt8) -> Int {
    var end = start
    while has(traits, at: end) { end += 1 }
    return end
  }
}
