/// String literals: single-line, multi-line, raw with any number of `#`s, and the interpolations within.
extension Lexer {
  /// `start` is at the first `#`, or at the quote when there is none.
  mutating func openString(from start: Int, quote: Int) {
    let pounds = quote - start
    var isMultiLine = bytes[quote + 1] == 0x22 && bytes[quote + 2] == 0x22
    // `#"""#` is one line with a quote in it.
    if isMultiLine, pounds > 0, lineCloses(from: quote + 2, pounds: pounds) { isMultiLine = false }
    let token = UInt32(buffer.tokens.count)
    append(.stringOpen, from: start, to: quote + (isMultiLine ? 3 : 1))
    push(
      Opening(
        kind: .string, pounds: UInt32(pounds), isMultiLine: isMultiLine, token: token, outside: reach))
    scanStringText()
  }

  /// The text of the innermost string from here to its next interpolation or to its end.
  mutating func scanStringText() {
    let opening = openings[openings.count - 1]
    let pounds = Int(opening.pounds)
    let start = position
    var end = start
    while true {
      while traits[Int(bytes[end])] & ByteTrait.stringStop == 0 { end += 1 }
      switch bytes[end] {
      case 0x22:
        let closeEnd = closingEnd(at: end, pounds: pounds, isMultiLine: opening.isMultiLine)
        guard let closeEnd else { break }
        appendText(from: start, to: end)
        let token = UInt32(buffer.tokens.count)
        append(.stringClose, from: end, to: closeEnd)
        return pop(closedBy: token)
      case 0x5C:
        let escaped = end + 1 + pounds
        while end < escaped - 1, bytes[end + 1] == 0x23 { end += 1 }
        // Fewer `#`s than the delimiters have: plain text.
        guard end == escaped - 1 else { break }
        if bytes[escaped] == 0x28 {
          appendText(from: start, to: escaped - 1 - pounds)
          return openInterpolation(from: escaped - 1 - pounds, to: escaped + 1)
        }
        if bytes[escaped] == 0x22 || bytes[escaped] == 0x5C { end = escaped }
      case 0:
        guard end >= count else { break }
        appendText(from: start, to: count)
        position = count
        return
      default:
        if !opening.isMultiLine { return breakOffText(from: start, to: end) }
      }
      end += 1
    }
  }

  private mutating func openInterpolation(from start: Int, to end: Int) {
    let token = UInt32(buffer.tokens.count)
    append(.interpolationOpen, from: start, to: end)
    push(Opening(kind: .interpolation, token: token, outside: reach))
  }

  private mutating func appendText(from start: Int, to end: Int) {
    if end > start { append(.stringSegment, from: start, to: end) }
  }

  /// The offset behind the delimiter that starts with the quote at `quote`, or nil if that quote is text. More `#`s
  /// than needed are taken for a slip of the finger.
  private func closingEnd(at quote: Int, pounds: Int, isMultiLine: Bool) -> Int? {
    var end = quote + 1
    if isMultiLine {
      guard bytes[end] == 0x22, bytes[end + 1] == 0x22 else { return nil }
      end += 2
    }
    guard pounds > 0 else { return end }
    let poundStart = end
    while bytes[end] == 0x23 { end += 1 }
    return end - poundStart >= pounds ? end : nil
  }

  /// A line break in a single-line literal: it ends there, unterminated.
  private mutating func breakOffText(from start: Int, to end: Int) {
    appendText(from: start, to: end)
    closeUnterminatedString(at: end)
  }

  /// A line break within interpolations of single-line literals: they all end there, unterminated.
  mutating func breakOffStrings() {
    let end = position
    while reach.lineBoundString >= 0 {
      abandonOpenings(above: Int(reach.lineBoundString) + 1)
      let token = UInt32(buffer.tokens.count)
      append(.interpolationClose, from: end, to: end)
      pop(closedBy: token)
      closeUnterminatedString(at: end)
    }
  }

  private mutating func closeUnterminatedString(at end: Int) {
    reportUnterminatedString(openings[openings.count - 1])
    let token = UInt32(buffer.tokens.count)
    append(.stringClose, from: end, to: end)
    pop(closedBy: token)
  }

  mutating func reportUnterminatedString(_ opening: Opening) {
    let span = buffer.tokens[Int(opening.token)].span
    report("unterminated-string", "string literal is not terminated", from: Int(span.start), to: Int(span.end))
  }
}

/// What is known of the quotes on the rest of a line. Raw strings nested in each other's interpolations all ask about
/// the same line; remembering the last answer keeps that linear.
struct RawQuoteSearch {
  /// Between `start` and `quote` no quote is followed by `wanted` `#`s.
  var start = 0
  var wanted = 0
  /// A quote followed by `pounds` `#`s, or with 0 the line's end.
  var quote = -1
  var pounds = 0
}

extension Lexer {
  /// True if a quote with `pounds` `#`s behind it follows on the same line.
  private mutating func lineCloses(from start: Int, pounds: Int) -> Bool {
    var search = RawQuoteSearch(start: start, wanted: pounds)
    var offset = start
    if rawQuoteSearch.quote >= start {
      if pounds <= rawQuoteSearch.pounds { return true }
      if pounds >= rawQuoteSearch.wanted {
        search.start = rawQuoteSearch.start
        offset = rawQuoteSearch.quote
      }
    }
    while bytes[offset] != 0x0A, bytes[offset] != 0x0D, bytes[offset] != 0 || offset < count {
      let quote = offset
      offset += 1
      guard bytes[quote] == 0x22 else { continue }
      while bytes[offset] == 0x23 { offset += 1 }
      search.pounds = offset - quote - 1
      if search.pounds >= pounds {
        search.quote = quote
        break
      }
    }
    if search.quote < 0 {
      search.quote = offset
      search.pounds = 0
    }
    rawQuoteSearch = search
    return search.pounds > 0
  }
}
