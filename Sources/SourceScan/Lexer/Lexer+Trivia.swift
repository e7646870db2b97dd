/// White space and comments between tokens.
extension Lexer {
  /// Skips a byte order mark, and adds a `#!` line as a comment, which only the start of a file can have. Returns the offset after
  /// both.
  mutating func skipFileHeader() -> Int {
    let start = bytes.isByteOrderMark(at: 0) ? 3 : 0
    return bytes[start] == "#" && bytes[start + 1] == "!"
      ? scanLineComment(from: start) : start
  }

  /// Adds the comment, the regex literal or the operator that a `/` starts.
  mutating func scanSlash(from start: Int) -> Int {
    switch bytes[start + 1] {
    case 0x2F: scanLineComment(from: start)
    case 0x2A: scanBlockComment(from: start)
    default: scanOperator(from: start)
    }
  }

  /// Adds a comment `//…` or `#!…`, without the line break; returns its end.
  @_transparent
  private mutating func scanLineComment(from start: Int) -> Int {
    let bytes = bytes, lineStop = ByteTrait.lineStop
    var end = start + 2
    while true {
      end = bytes.textEnd(from: end)
      while !bytes.has(lineStop, at: end) { end &+= 1 }
      if bytes[end] != 0 || end >= bytes.count { break }
      end += 1
    }
    return appendComment(from: start, to: end)
  }

  /// Adds a block comment; returns its end. Block comments nest, and `/*/` opens one without closing it.
  private mutating func scanBlockComment(from start: Int) -> Int {
    let bytes = bytes, commentStop = ByteTrait.commentStop
    var end = start + 2
    var depth = 1
    while depth > 0 {
      while !bytes.has(commentStop, at: end) { end &+= 1 }
      let byte = bytes[end]
      end += 1
      switch byte {
      case 0x2A where bytes[end] == 0x2F:
        end += 1
        depth -= 1
      case 0x2F where bytes[end] == 0x2A:
        end += 1
        depth += 1
      case 0x0A, 0x0D: isFirstOnLine = true
      case 0 where end > bytes.count:
        report("unterminated-comment", "comment is not terminated", from: start, to: start + 2)
        return appendComment(from: start, to: bytes.count)
      default: break
      }
    }
    return appendComment(from: start, to: end)
  }

  @_transparent
  private mutating func appendComment(from start: Int, to end: Int) -> Int {
    buffer.comments.append(
      TokenBuffer.Comment(span: ByteSpan(UInt32(start), UInt32(end)), tokenIndex: tokens.next))
    return end
  }
}

extension PaddedBytes {
  /// The first offset from `start` on with a control character up to 0x0D, line breaks included. Eight bytes are examined at once:
  /// subtracting 0x0E sets the top bit of a byte that is less. (The bits of bytes after the first such one may be wrong, and do not
  /// matter.)
  @_transparent
  fileprivate func textEnd(from start: Int) -> Int {
    var end = start
    var step = 8
    repeat {
      let word = word(at: end)
      step = ((word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
      end &+= step
    } while step == 8
    return end
  }
}

extension PaddedBytes {
  /// Whether the file starts with the header that git-crypt writes to a file that it encrypts: `GITCRYPT` between two NULs.
  var isEncrypted: Bool { self[0] == 0 && self[9] == 0 && count >= 10 && spells("GITCRYPT", at: 1) }
}

extension Diagnostic {
  /// The id of the diagnostic for a file that is encrypted with git-crypt, which only people with a key can read.
  package static let encryptedFile = "encrypted-file"
}
