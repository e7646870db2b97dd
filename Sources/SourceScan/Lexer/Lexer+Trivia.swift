/// White space and comments: what lies between tokens.
extension Lexer {
  /// A byte order mark, and a `#!` line: a comment that only the start of a file can have.
  mutating func skipFileHeader() {
    if isByteOrderMark(at: 0) { position = 3 }
    contentStart = position
    if bytes[position] == "#", bytes[position + 1] == "!" { scanLineComment(from: position) }
  }

  func isByteOrderMark(at offset: Int) -> Bool {
    bytes[offset] == 0xEF && bytes[offset + 1] == 0xBB && bytes[offset + 2] == 0xBF
  }

  mutating func skipBlanks() {
    var end = position + 1
    while bytes[end] == 0x20 { end += 1 }
    position = end
  }

  mutating func skipLineBreak() {
    if reach.lineBoundString >= 0 { breakOffStrings() }
    isFirstOnLine = true
    // Most lines are indented.
    var end = position + 1
    while bytes[end] == 0x20 { end += 1 }
    position = end
  }

  /// A `/` starts a comment, a regex literal or an operator.
  mutating func scanSlash(from start: Int) {
    switch bytes[start + 1] {
    case 0x2F: scanLineComment(from: start)
    case 0x2A: scanBlockComment(from: start)
    default: scanOperator(from: start)
    }
  }

  /// `//…` or `#!…`, without the line break.
  mutating func scanLineComment(from start: Int) {
    var end = start + 2
    while true {
      while traits[Int(bytes[end])] & ByteTrait.lineStop == 0 { end += 1 }
      if bytes[end] != 0 || end >= count { break }
      end += 1
    }
    appendComment(from: start, to: end)
  }

  /// Block comments nest, and `/*/` opens one without closing it.
  mutating func scanBlockComment(from start: Int) {
    var end = start + 2
    var depth = 1
    while true {
      while traits[Int(bytes[end])] & ByteTrait.commentStop == 0 { end += 1 }
      let byte = bytes[end]
      end += 1
      if byte == 0x2A {
        guard bytes[end] == 0x2F else { continue }
        end += 1
        depth -= 1
        if depth == 0 { break }
      } else if byte == 0x2F {
        guard bytes[end] == 0x2A else { continue }
        end += 1
        depth += 1
      } else if byte != 0 {
        isFirstOnLine = true
      } else if end > count {
        end = count
        report("unterminated-comment", "comment is not terminated", from: start, to: start + 2)
        break
      }
    }
    appendComment(from: start, to: end)
  }

  private mutating func appendComment(from start: Int, to end: Int) {
    buffer.comments.append(
      TokenBuffer.Comment(
        span: ByteSpan(UInt32(start), UInt32(end)), tokenIndex: UInt32(buffer.tokens.count)))
    position = end
  }
}
