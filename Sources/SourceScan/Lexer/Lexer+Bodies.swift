/// Code in bodies whose tokens are not needed, skipped in long steps.
///
/// Code is skipped only if it contains no declaration keyword and no searched word, all its brackets and `#if`s match, and it has
/// no lexical error. At anything ambiguous the lexer takes tokens instead, so an ambiguity costs time but never changes the result.
extension Lexer {
  /// Skips code of a body after its `{`, as far as its contents are not needed; returns where lexing continues. The body of an
  /// extension is skipped as a whole or not at all.
  mutating func enterBody(from start: Int) -> Int {
    if announcement == Self.none { return skipBody(from: start) }
    let keyword = tokens[announcement].declarationKeyword, enclosing = tokens[innermost].partner
    if enclosing == Self.none || enclosing < announcement { announcement = Self.none }
    // An outline needs to know only whether an enum has cases, and the first word of most enums shows that.
    let isEnum = keyword == .enum
    if isEnum, startsWithCase(at: start, bytes.count, { bytes[$0] }) { return skipBody(from: start) }
    stacks.memberBodies.append(MemberBody(brace: innermost, isEnum: isEnum))
    if isEnum { return skipBody(from: start) }
    guard let wordsInExtensions, isSkippable(from: start) else { return start }
    var body = Body(wordsInExtensions, ofExtension: true)
    return skip(&body, from: start) ? body.end : start
  }

  /// Skips code after the `{` of a body or after a `}` in it, and after the body the code of those around it, up to an ambiguity.
  /// There lexing continues after the last inner body that was skipped, whose braces are added so that the rest is lexed like code
  /// after a `}`; without one, where the skipping of this body started. Returns where lexing continues.
  mutating func skipBody(from start: Int) -> Int {
    var start = start
    while tokens.hasRoom, let words = wordsHere, isSkippable(from: start) {
      var body = Body(words)
      if skip(&body, from: start) {
        start = body.end
        continue
      }
      doubt = body.end
      guard let last = body.lastInner else { return start }
      _ = open(.leftBrace, from: last.lowerBound, to: last.lowerBound + 1)
      closeInnermost(.rightBrace, from: last.upperBound - 1, to: last.upperBound)
      return last.upperBound
    }
    return start
  }

  /// Skips the rest of the innermost body and adds its `}`. Returns false at an ambiguity, and then removes the new diagnostics and
  /// the comments that are lexed again.
  private mutating func skip(_ body: inout Body, from start: Int) -> Bool {
    let diagnostics = buffer.diagnostics.count
    if stacks.inBody.count > 0 { stacks.inBody.removeAll(keepingCapacity: true) }
    swap(&body.others, &stacks.inBody)
    body.skip(from: start, &self)
    swap(&body.others, &stacks.inBody)
    isFirstOnLine = false
    // The body's `}` was reached.
    if body.depth == 0 {
      closeInnermost(.rightBrace, from: body.end - 1, to: body.end)
      return true
    }
    // The only error reported here is a comment that does not end. Lexing from `end` on reports it again.
    if buffer.diagnostics.count > diagnostics { buffer.diagnostics.removeSubrange(diagnostics...) }
    let end = body.lastInner?.upperBound ?? start
    while let comment = buffer.comments.last, comment.span.start >= end { buffer.comments.removeLast() }
    return false
  }

  // Functions that change nothing are `mutating` here and below, because a debug build copies the lexer for any other call. Lists
  // are read by `count`, because `isEmpty` is a call through the table of a protocol.

  /// The words to find directly in the innermost open bracket. Nil if nothing can be skipped there: it is not a `{`, or it opens an
  /// extension whose body could not be skipped as a whole.
  private var wordsHere: SoughtWords? {
    mutating get {
      guard innermost != Self.none, tokens[innermost].kind == .leftBrace else { return nil }
      if stacks.memberBodies.count == 0 { return words }
      while let body = stacks.memberBodies.last, body.brace > innermost { stacks.memberBodies.removeLast() }
      guard let body = stacks.memberBodies.last, body.brace == innermost else { return words }
      return body.isEnum ? wordsInEnums : nil
    }
  }

  private mutating func isSkippable(from start: Int) -> Bool { start > doubt && stacks.interpolations.count == 0 }

  /// A body whose members the outline may need: that of an extension, which may have static members, or of an enum that does not
  /// start with a case.
  struct MemberBody {
    /// The token `{`.
    var brace: UInt32
    /// False for an extension.
    var isEnum: Bool
  }

  /// The part of a body that has been skipped.
  struct Body {
    private let words: SoughtWords
    private let isExtension: Bool
    /// The offset after the body's `}`, or of the first ambiguity.
    private(set) var end = 0
    /// The open brackets, the innermost lowest, two bits each: 1 for `(`, 2 for `[`, 3 for `{`, and 0 for an `#if` or
    /// interpolation, which is in `others`.
    private var openings: UInt64 = 3
    private(set) var depth = 1
    /// The offset of the last opening bracket directly in the body.
    private var outermost = 0
    /// The last inner body that was skipped, from brace to brace. Nil before the first one, and always in an extension.
    private(set) var lastInner: Range<Int>?
    /// The `#if`s and interpolations that are open.
    fileprivate var others: [Other] = []

    enum Other {
      case conditional
      case interpolation(start: Int, isMultiLine: Bool)
    }

    init(_ words: SoughtWords, ofExtension isExtension: Bool = false) {
      self.words = words
      self.isExtension = isExtension
    }
  }
}

extension Lexer.Body {
  /// The number of brackets that `openings` has room for.
  private static let maximumDepth = 32

  @_transparent
  mutating func skip(from start: Int, _ lexer: inout Lexer) {
    let bytes = lexer.bytes
    var position = start, stops = BodyStops(words)
    while true {
      position = passBrackets(from: position, &stops, bytes)
      guard depth > 0, depth <= Self.maximumDepth,
        let next = pass(bytes[propertiesAt: position].byteClass, at: position, &lexer)
      else { break }
      position = next
    }
    end = position
  }

  /// Counts the brackets up to the first stop that is not a bracket, or is a closing one without a match; returns its offset. Stops
  /// also at the end of the body, and where brackets nest too deep to be counted; then it returns the offset after the bracket.
  @_transparent
  private mutating func passBrackets(from start: Int, _ stops: inout BodyStops, _ bytes: PaddedBytes) -> Int {
    // Copies that the compiler can keep in registers. (In a debug build, reading a static constant is a call.)
    let maximumDepth = Self.maximumDepth
    var openings = openings, depth = depth, outermost = outermost
    var position = start
    while true {
      position = stops.next(from: position, in: bytes)
      // There is no branch for each kind of bracket, because the processor could not predict it.
      let properties = bytes[propertiesAt: position], bracket = UInt64(properties.bracket)
      let isCloser = properties.byteClass == .closer
      if bracket == 0 || isCloser && openings & 3 != bracket { break }
      outermost = isCloser || depth > 1 ? outermost : position
      openings = isCloser ? openings &>> 2 : openings &<< 2 | bracket
      depth = isCloser ? depth &- 1 : depth &+ 1
      position &+= 1
      if depth > 1, depth <= maximumDepth { continue }
      if depth != 1 { break }
      if bracket == 3, !isExtension { lastInner = outermost..<position }
    }
    self.openings = openings
    self.depth = depth
    self.outermost = outermost
    return position
  }

  /// The offset at which skipping continues after the stop at `position`, which is not a bracket that opens or has a match. Nil if
  /// the stop is ambiguous, or belongs to a declaration keyword or a searched word.
  @_transparent
  private mutating func pass(_ byteClass: ByteClass, at position: Int, _ lexer: inout Lexer) -> Int? {
    let bytes = lexer.bytes
    switch byteClass {
    case .letter: return words.passName(aroundFourthLetter: position, in: bytes)
    case .quote: return passString(from: position, bytes)
    case .slash: return passSlash(at: position, &lexer)
    case .pound: return passPound(at: position, bytes)
    case .closer: return closeInterpolation(at: position, bytes)
    case .backtick: return bytes.backtickEnd(from: position)
    case .punctuation: return words.punctuationEnd(at: position, in: bytes)
    // An operator character or white space is a stop if the four bytes that end with it look like the beginning of a word.
    case .lineBreak, .blank, .operator: return position &+ 1
    default: return nil
    }
  }

  /// Adds an open `#if` or interpolation; false if it nests too deep to be counted.
  private mutating func push(_ other: Other) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    openings &<<= 2
    depth += 1
    others.append(other)
    return true
  }

  private mutating func pop() {
    openings &>>= 2
    depth -= 1
    others.removeLast()
  }
}

/// Strings. Raw ones are ambiguous.
extension Lexer.Body {
  @_transparent
  private mutating func passString(from quote: Int, _ bytes: PaddedBytes) -> Int? {
    let isMultiLine = bytes[quote + 1] == 0x22 && bytes[quote + 2] == 0x22
    return passText(from: quote + (isMultiLine ? 3 : 1), bytes, isMultiLine: isMultiLine)
  }

  /// Returns the end of the string or of the next `\(`; nil if the string does not end, or the interpolation nests too deep to be
  /// counted.
  @_transparent
  private mutating func passText(from start: Int, _ bytes: PaddedBytes, isMultiLine: Bool) -> Int? {
    var end = start
    while true {
      end = bytes.stringStop(from: end)
      switch bytes[end] {
      case 0x22:
        if !isMultiLine { return end + 1 }
        if bytes[end + 1] == 0x22, bytes[end + 2] == 0x22 { return end + 3 }
      case 0x5C:
        let escaped = bytes[end + 1]
        if escaped == 0x28 { return push(.interpolation(start: end, isMultiLine: isMultiLine)) ? end + 2 : nil }
        if escaped == 0x22 || escaped == 0x5C { end += 1 }
      case 0: if end >= bytes.count { return nil }
      case 0x0A, 0x0D: if !isMultiLine { return nil }
      default: break
      }
      end += 1
    }
  }

  /// Closes the interpolation that ends with the closing bracket at `end`, and returns the end of the text after it. Nil, an
  /// ambiguity, if no interpolation ends there, one of a single-line literal contains a line break, or `passText` returns nil.
  private mutating func closeInterpolation(at end: Int, _ bytes: PaddedBytes) -> Int? {
    guard openings & 3 == 0, bytes[end] == 0x29, case .interpolation(let start, let isMultiLine) = others.last,
      isMultiLine || !bytes.holdsLineBreak(from: start, to: end)
    else { return nil }
    pop()
    return passText(from: end + 1, bytes, isMultiLine: isMultiLine)
  }
}

/// Comments, `/` and `#`.
extension Lexer.Body {
  /// Returns the end of a comment, or the offset after the `/` of a division. Nil, an ambiguity, for a possible regex literal, and
  /// for a `/` next to another operator character or before a character outside ASCII.
  @_transparent
  private mutating func passSlash(at slash: Int, _ lexer: inout Lexer) -> Int? {
    let bytes = lexer.bytes, next = bytes[slash + 1]
    if bytes.has(ByteTrait.operatorCharacter, at: slash - 1) { return nil }
    if next == 0x2F || next == 0x2A { return lexer.scanSlash(from: slash) }
    if next >= 0x80 || bytes.has(ByteTrait.operatorCharacter, at: slash + 1) { return nil }
    if bytes.isLeftBound(slash) { return slash + 1 }
    if bytes.isRightBound(slash + 1, isLeftBound: false) { return nil }
    // This is a division, `a / b`, if its left operand ends before spaces on the same line.
    var end = slash
    while bytes[end - 1] == 0x20 { end -= 1 }
    if bytes[end - 1] == 0x29 || bytes[end - 1] == 0x5D { return slash + 1 }
    var start = end
    while bytes.has(ByteTrait.identifier, at: start - 1) { start -= 1 }
    return start < end && !bytes.isWordBeforeExpression(from: start, to: end) ? slash + 1 : nil
  }

  /// Returns the end of a directive, or the offset after the `#` of a macro. Nil for raw strings, regex literals and placeholders,
  /// which are ambiguous, for a directive without its `#if`, and for an `#if` that nests too deep to be counted.
  private mutating func passPound(at pound: Int, _ bytes: PaddedBytes) -> Int? {
    if bytes[pound - 1] == 0x3C || bytes[pound + 1] == 0x22 || bytes[pound + 1] == 0x23 || bytes[pound + 1] == 0x2F {
      return nil
    }
    let end = bytes.directiveEnd(from: pound)
    switch bytes.directive(from: pound, to: end) {
    case .poundIf: return push(.conditional) ? end : nil
    case .poundElse, .poundElseif: return isInConditional ? end : nil
    case .poundEndif:
      guard isInConditional else { return nil }
      pop()
      return end
    default: return pound + 1
    }
  }

  private var isInConditional: Bool {
    mutating get { if openings & 3 == 0, case .conditional = others.last { true } else { false } }
  }
}

/// Whether `case` is the first word after an enum's `{`, apart from white space and line comments. `byte` returns the byte at an
/// offset of the file, which has `count` bytes.
@inline(__always)
func startsWithCase(at start: Int, _ count: Int, _ byte: (Int) -> UInt8) -> Bool {
  var index = start
  while index + 4 < count {
    switch byte(index) {
    case 0x09, 0x0A, 0x0D, 0x20: index += 1
    case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "/"):
      while index < count, byte(index) != 0x0A, byte(index) != 0x0D { index += 1 }
    case UInt8(ascii: "c"):
      return byte(index + 1) == UInt8(ascii: "a") && byte(index + 2) == UInt8(ascii: "s")
        && byte(index + 3) == UInt8(ascii: "e") && byte(index + 4) <= 0x20
    default: return false
    }
  }
  return false
}

extension PaddedBytes {
  fileprivate func holdsLineBreak(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end, self[offset] != 0x0A, self[offset] != 0x0D { offset += 1 }
    return offset < end
  }
}
