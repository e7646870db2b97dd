/// String literals: escapes decoded, a multi-line literal's indentation stripped, interpolations parsed.
extension Parser {
  /// Parses a string literal; the current token is a `stringOpen`.
  mutating func parseStringLiteral() -> StringLiteral {
    let open = tokens[index].span
    let end = closer(of: index)
    advance()
    var delimiters = 0
    while delimiters < open.count, text[Int(open.start) + delimiters] == UInt8(ascii: "#") { delimiters += 1 }
    let isMultiLine = open.count - delimiters == 3
    var decoder = StringDecoder(
      delimiters: delimiters, isMultiLine: isMultiLine,
      indentation: isMultiLine ? indentation(ofCloser: end) : [])
    var segments: [StringLiteral.Segment] = []
    while index < min(end, limit) {
      switch kind {
      case .stringSegment:
        let isLast = index + 1 == end
        reportInvalidBytes(in: tokens[index].span)
        decoder.append(text.bytes(tokens[index].span), isLast: isLast)
        advance()
      case .interpolationOpen:
        if let text = decoder.takeText() { segments.append(.text(text)) }
        let start = start
        let arguments = nested(
          { $0.parseArguments() },
          otherwise: { parser in
            parser.skipGroup()
            return []
          })
        decoder.passInterpolation()
        segments.append(.interpolation(arguments, span(from: start)))
      default: advance()
      }
    }
    if let text = decoder.takeText() { segments.append(.text(text)) }
    jump(after: end)
    return StringLiteral(segments: segments)
  }

  /// Reports the first byte of a literal that is not UTF-8, because its decoded text is not the text that the author meant.
  private mutating func reportInvalidBytes(in span: ByteSpan) {
    let bytes = text.bytes(span)
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    let decoded = Array(String(decoding: bytes, as: UTF8.self).utf8)
    // Decoding changes only bytes that aren't UTF-8, and U+FFFD may be in the source itself.
    guard decoded.count != bytes.count || !decoded.elementsEqual(bytes) else { return }
    let first = zip(bytes, decoded).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    let start = span.start + UInt32(first)
    report("invalid-utf8", "bytes that are not UTF-8", at: ByteSpan(start, min(start + 1, span.end)))
  }

  /// The white space before the closing quotes of a multi-line literal, with which every line of it starts; empty if the literal is
  /// unterminated.
  private func indentation(ofCloser end: Int) -> ArraySlice<UInt8> {
    guard end < tokens.count, tokens[end].kind == .stringClose, !tokens[end].span.isEmpty else { return [] }
    let close = Int(tokens[end].start)
    var start = close
    while start > 0, text[start - 1] == UInt8(ascii: " ") || text[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    return ArraySlice(text.bytes(ByteSpan(UInt32(start), UInt32(close))))
  }
}

/// Collects the decoded bytes of a literal's segments.
private struct StringDecoder {
  let delimiters: Int
  let isMultiLine: Bool
  let indentation: ArraySlice<UInt8>
  var decoded: [UInt8] = []
  /// Whether the next byte is the first of a line of a multi-line literal.
  var isAtLineStart = false
  /// Whether no segment or interpolation came before.
  var isFirst = true

  /// The text since the last interpolation; nil if it is empty.
  mutating func takeText() -> String? {
    defer { decoded.removeAll() }
    return decoded.isEmpty ? nil : String(decoding: decoded, as: UTF8.self)
  }

  mutating func passInterpolation() {
    isFirst = false
    isAtLineStart = false
  }

  /// Decodes one segment. `isLast`: whether the closing quotes come next, so a multi-line literal's last line break is dropped.
  mutating func append(_ segment: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    // Most segments contain no escapes.
    if !isMultiLine, !segment.contains(UInt8(ascii: "\\")) {
      decoded.append(contentsOf: segment)
      isFirst = false
      return
    }
    var rest = ArraySlice(segment)
    if isMultiLine, isFirst, let byte = rest.first, isLineBreak(byte) {
      // The line break after the opening quotes is not part of the text.
      _ = takeLineBreak(&rest)
      isAtLineStart = true
    }
    isFirst = false
    while let byte = rest.first {
      if isAtLineStart {
        isAtLineStart = false
        stripIndentation(&rest)
        continue
      }
      if byte == UInt8(ascii: "\\"), isEscape(rest) {
        decodeEscape(&rest)
      } else if isMultiLine, isLineBreak(byte) {
        _ = takeLineBreak(&rest)
        if !(isLast && isOnlyIndentation(rest)) { decoded.append(UInt8(ascii: "\n")) }
        isAtLineStart = true
      } else {
        decoded.append(byte)
        rest = rest.dropFirst()
      }
    }
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func takeLineBreak(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let byte = rest.popFirst() else { return false }
    if byte == UInt8(ascii: "\r"), rest.first == UInt8(ascii: "\n") { rest = rest.dropFirst() }
    return true
  }

  private func isOnlyIndentation(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Removes the literal's indentation from the start of a line, or as much of it as is there.
  private func stripIndentation(_ rest: inout ArraySlice<UInt8>) {
    for byte in indentation {
      guard rest.first == byte else { return }
      rest = rest.dropFirst()
    }
  }

  private func isEscape(_ rest: ArraySlice<UInt8>) -> Bool {
    let hashes = rest.dropFirst().prefix(delimiters)
    return hashes.count == delimiters && hashes.allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Decodes an escape: `\n`, `\u{1F600}`, a backslash at a line's end. An unknown escape stays as it is written.
  private mutating func decodeEscape(_ rest: inout ArraySlice<UInt8>) {
    let written = rest
    rest = rest.dropFirst(1 + delimiters)
    guard let byte = rest.popFirst() else {
      decoded += written
      return
    }
    switch byte {
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "0"): decoded.append(0x00)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): decoded.append(byte)
    case UInt8(ascii: "u"):
      guard let scalar = takeScalar(&rest) else {
        decoded += written.prefix(2 + delimiters)
        return
      }
      decoded += Array(String(scalar).utf8)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      joinLines(&rest, after: byte, written: written)
    default: decoded += written.prefix(2 + delimiters)
    }
  }

  /// Skips the white space and the line break after a backslash in a multi-line literal. Without a line break, the escape stays as
  /// it is written.
  private mutating func joinLines(_ rest: inout ArraySlice<UInt8>, after byte: UInt8, written: ArraySlice<UInt8>) {
    var ahead = written.dropFirst(1 + delimiters)
    while let next = ahead.first, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { ahead = ahead.dropFirst() }
    guard isMultiLine, let next = ahead.first, isLineBreak(next) else {
      decoded += written.prefix(2 + delimiters)
      return
    }
    _ = takeLineBreak(&ahead)
    isAtLineStart = true
    rest = ahead
  }

  private func takeScalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    // Up to eight digits between the braces.
    guard rest.first == UInt8(ascii: "{"), let end = rest.prefix(10).firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    let digits = rest[(rest.startIndex + 1)..<end]
    guard !digits.isEmpty,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value)
    else { return nil }
    rest = rest[(end + 1)...]
    return scalar
  }
}
