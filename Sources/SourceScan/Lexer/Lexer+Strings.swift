/// String literals: single-line, multi-line, raw with any number of `#`s, and the interpolations within.
extension Lexer {
  /// Adds the opening delimiter and the text after it. `start` is at the first `#`, or at the quote if there is none.
  mutating func openString(from start: Int, quote: Int) -> Int {
    let pounds = quote - start
    var isMultiLine = bytes[quote + 1] == 0x22 && bytes[quote + 2] == 0x22
    // `#"""#` is a single-line literal that contains a quote.
    if isMultiLine, pounds > 0, lineCloses(from: quote + 2, pounds: pounds) { isMultiLine = false }
    let end = open(.stringOpen, from: start, to: quote + (isMultiLine ? 3 : 1))
    return scanStringText(from: end, pounds: pounds, isMultiLine: isMultiLine)
  }

  /// Adds the text of the innermost string from `start` to its next interpolation or to its end, and the delimiter there; returns
  /// where lexing continues.
  private mutating func scanStringText(from start: Int, pounds: Int, isMultiLine: Bool) -> Int {
    let bytes = bytes
    var end = start
    while true {
      end = bytes.stringStop(from: end)
      switch bytes[end] {
      case 0x22:
        guard let closeEnd = bytes.closingEnd(at: end, pounds: pounds, isMultiLine: isMultiLine) else { break }
        appendText(from: start, to: end)
        closeInnermost(.stringClose, from: end, to: closeEnd)
        return closeEnd
      case 0x5C:
        let escape = end
        if pounds > 0 { while bytes[end + 1] == 0x23 { end += 1 } }
        // A backslash with fewer `#`s than the delimiters have is text. More of them are an error that the compiler reports.
        guard end - escape >= pounds else { break }
        let escaped = bytes[end + 1]
        if escaped == 0x28 {
          appendText(from: start, to: escape)
          isLineBound = !isMultiLine
          stacks.interpolations.append(tokens.next)
          return open(.interpolationOpen, from: escape, to: end + 2)
        }
        if escaped == 0x22 || escaped == 0x5C { end += 1 }
      case 0:
        guard end >= bytes.count else { break }
        appendText(from: start, to: bytes.count)
        return bytes.count
      case 0x0A, 0x0D:
        if isMultiLine { break }
        appendText(from: start, to: end)
        closeUnterminatedString(at: end)
        return end
      default: break
      }
      end += 1
    }
  }

  @_transparent
  private mutating func appendText(from start: Int, to end: Int) {
    if end > start { append(.stringSegment, from: start, to: end) }
  }

  /// Adds the `)` of the innermost interpolation, and the text after it.
  mutating func closeInterpolation(from start: Int, to end: Int) -> Int {
    leaveInterpolation(from: start, to: end)
    let (pounds, isMultiLine) = delimiter(of: innermost)
    return scanStringText(from: end, pounds: pounds, isMultiLine: isMultiLine)
  }

  private mutating func leaveInterpolation(from start: Int, to end: Int) {
    closeInnermost(.interpolationClose, from: start, to: end)
    stacks.interpolations.removeLast()
    // The partner of an open interpolation is its string.
    isLineBound = stacks.interpolations.last.map { !delimiter(of: tokens[$0].partner).isMultiLine } ?? false
  }

  private func delimiter(of string: UInt32) -> (pounds: Int, isMultiLine: Bool) {
    let token = tokens[string]
    let length = Int(token.end - token.start)
    let isMultiLine = length >= 3 && bytes[Int(token.end) - 2] == 0x22
    return (length - (isMultiLine ? 3 : 1), isMultiLine)
  }

  /// Ends the innermost interpolation of a single-line literal, and the literal, at a line break: both are unterminated.
  mutating func breakOffString(at end: Int) {
    guard let interpolation = stacks.interpolations.last else { return }
    abandonOpenings(within: interpolation)
    leaveInterpolation(from: end, to: end)
    closeUnterminatedString(at: end)
  }

  /// Ends the innermost interpolation or string without a delimiter.
  mutating func closeUnterminated(_ kind: Token.Kind, at end: Int) {
    if kind == .interpolationOpen { leaveInterpolation(from: end, to: end) } else { closeUnterminatedString(at: end) }
  }

  private mutating func closeUnterminatedString(at end: Int) {
    let span = tokens[innermost].span
    report("unterminated-string", "string literal is not terminated", from: Int(span.start), to: Int(span.end))
    closeInnermost(.stringClose, from: end, to: end)
  }
}

extension PaddedBytes {
  /// The first offset from `start` on that may end a run of text in a string: it holds `"`, `\` or a control character up
  /// to 0x0D. See `textEnd`.
  @_transparent
  func stringStop(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var end = start
    var step = 8
    repeat {
      let word = word(at: end), quotes = word ^ (0x22 &* ones), backslashes = word ^ (0x5C &* ones)
      let stops = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (word &- 0x0E &* ones) & ~word
      step = (stops & (0x80 &* ones)).trailingZeroBitCount &>> 3
      end &+= step
    } while step == 8
    return end
  }

  /// The offset after the delimiter that starts with the quote at `quote`, or nil if that quote is text. More `#`s than the opening
  /// delimiter has are accepted as a mistake.
  @_transparent
  fileprivate func closingEnd(at quote: Int, pounds: Int, isMultiLine: Bool) -> Int? {
    var end = quote + 1
    if isMultiLine {
      guard self[end] == 0x22, self[end + 1] == 0x22 else { return nil }
      end += 2
    }
    guard pounds > 0 else { return end }
    let poundStart = end
    while self[end] == 0x23 { end += 1 }
    return end - poundStart >= pounds ? end : nil
  }
}

/// The result of the last search for a closing quote on a line. Raw strings that are nested in each other's interpolations all
/// search the same line; with this cache, the time is linear.
struct RawQuoteSearch {
  /// No quote between the start of the search and `end` is followed by `wanted` `#`s or more.
  var wanted = 0
  /// The offset of the first quote that is followed by `wanted` `#`s or more, or of the line's end.
  var end = -1
}

extension Lexer {
  /// True if a quote with `pounds` `#`s or more after it follows on the same line. Not searched for, and false, if `pounds` exceeds
  /// the limit.
  private mutating func lineCloses(from start: Int, pounds: Int) -> Bool {
    guard pounds <= Limits.numberSigns else { return false }
    var offset = start
    if rawQuoteSearch.end > start, pounds >= rawQuoteSearch.wanted { offset = rawQuoteSearch.end }
    while bytes[offset] != 0x0A, bytes[offset] != 0x0D, bytes[offset] != 0 || offset < bytes.count {
      let quote = offset
      offset += 1
      guard bytes[quote] == 0x22 else { continue }
      while bytes[offset] == 0x23 { offset += 1 }
      if offset - quote - 1 >= pounds {
        rawQuoteSearch = RawQuoteSearch(wanted: pounds, end: quote)
        return true
      }
    }
    rawQuoteSearch = RawQuoteSearch(wanted: pounds, end: offset)
    return false
  }
}
