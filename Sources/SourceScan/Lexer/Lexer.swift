/// The state of the lexer during one run over one file.
///
/// Nesting is kept in the tokens themselves: until its match is found, the `partner` of an opening token is the opening token
/// around it. So no depth of nesting can overflow the call stack.
struct Lexer {
  let bytes: PaddedBytes

  var buffer = TokenBuffer()
  var tokens = TokenSpace()
  /// True until a token follows the last line break.
  var isFirstOnLine = true
  /// The innermost opening token without a match so far, or `none`.
  var innermost = Lexer.none
  var stacks = LexerStacks()
  /// True within an interpolation of a literal that must end on its line.
  var isLineBound = false
  var rawQuoteSearch = RawQuoteSearch()
  /// The words at which the lexer stops in most bodies, directly in those of enums, and in those of extensions. Nil if no code may
  /// be skipped.
  let words: SoughtWords?, wordsInEnums: SoughtWords?, wordsInExtensions: SoughtWords?
  /// The last token `extension` or `enum` whose `{` hasn't come yet, or `none`.
  var announcement = Lexer.none
  /// Code up to this offset must not be skipped. It is at least 3, because four bytes must precede the examined ones.
  var doubt = 3
  /// No `/` with this many `#`s or more closes a multi-line regex in the rest of the file. Caches the result of a failed search.
  var poundsWithoutRegexEnd = Int.max
  /// The end of the last row of `#`s that starts neither a string nor a regex literal: a cache for the other `#`s of the row.
  var poundRowEnd = 0

  init(_ bytes: PaddedBytes, _ skippable: SkippableBodies?) {
    self.bytes = bytes
    words = skippable?.words
    wordsInEnums = skippable?.wordsInEnums
    wordsInExtensions = skippable?.wordsInExtensions
  }

  /// Fills `buffer`. The array of tokens is written in place; when it is full, its tokens are copied to a larger one.
  mutating func tokenize() {
    var capacity = bytes.count / (words == nil ? 5 : 32) + 64
    var position = bytes.isEncrypted ? bytes.count : skipFileHeader()
    if bytes.isEncrypted {
      report(Diagnostic.encryptedFile, "the file is encrypted with git-crypt and is not read", from: 0, to: 1)
    }
    var isAtEnd = false
    while !isAtEnd {
      let done = buffer.tokens
      buffer.tokens = []
      buffer.tokens = [Token](unsafeUninitializedCapacity: capacity) { memory, initializedCount in
        tokens = TokenSpace(memory, copying: done)
        position = scan(from: position)
        initializedCount = tokens.count
      }
      isAtEnd = buffer.tokens.last?.kind == .endOfFile
      capacity *= 2
    }
  }
}

extension Lexer {
  /// Takes tokens, comments and white space from `start` on, until the file's end or until there is no room for more. Returns
  /// where it stopped. Frequent tokens are handled here, on local variables; the rest has a function each.
  private mutating func scan(from start: Int) -> Int {
    let bytes = bytes, operatorCharacter = ByteTrait.operatorCharacter, skips = words != nil
    var position = start
    while tokens.hasRoom {
      let start = position
      let first = bytes[propertiesAt: start]
      switch first.byteClass {
      case .blank: position = start &+ 1
      case .lineBreak:
        if isLineBound {
          breakOffString(at: start)
          continue
        }
        isFirstOnLine = true
        position = bytes.spacesEnd(from: start &+ 1)
      case .letter:
        var end = bytes.wordEnd(from: start)
        var next = bytes[end]
        if next >= 0x80 || next == 0x24 {
          end = bytes.identifierEnd(from: end)
          next = bytes[end]
        }
        append(.identifier, from: start, to: end)
        if Int(bytes[propertiesAt: start &+ 1].keywordLength) == end &- start {
          markDeclarationKeyword(from: start, to: end)
        }
        position = end &+ (next == 0x20 ? 1 : 0)
      case .punctuation:
        append(first.kind, from: start, to: start &+ 1)
        position = start &+ 1
        if bytes[position] == 0x20 { position &+= 1 }
      case .period, .operator:
        let next = bytes[start &+ 1]
        if next == 0x23 || next >= 0x80 || bytes.has(operatorCharacter, at: start &+ 1) {
          position = scanOperator(from: start)
        } else {
          append(first.kind, from: start, to: start &+ 1)
          position = start &+ 1
          if next == 0x20 { position &+= 1 }
        }
      case .opener:
        append(first.kind, from: start, to: start &+ 1, partner: innermost)
        innermost = tokens.next &- 1
        position = start &+ 1
        if skips, first.kind == .leftBrace { position = enterBody(from: position) }
      case .closer:
        // The character code of `)` is 1 more than that of `(`; those of `]` and `}` are 2 more than those of `[` and `{`.
        let byte = bytes[start], opener = byte &- (byte == 0x29 ? 1 : 2), opening = innermost
        if opening != Self.none, bytes[Int(tokens[opening].start)] == opener {
          innermost = tokens[opening].partner
          tokens[opening].partner = tokens.next
          append(first.kind, from: start, to: start &+ 1, partner: opening)
          position = start &+ 1
          if skips, first.kind == .rightBrace { position = skipBody(from: position) }
        } else {
          position = close(first.kind, at: start)
        }
      case .quote: position = openString(from: start, quote: start)
      case .digit: position = scanNumber(from: start)
      case .slash: position = scanSlash(from: start)
      case .pound: position = scanPound(from: start)
      case .dollar: position = append(.identifier, from: start, to: bytes.identifierEnd(from: start &+ 1))
      case .backtick: position = scanBacktick(from: start)
      case .nonASCII: position = scanNonASCII(from: start)
      case .other: position = appendUnknown(from: start, to: start &+ 1)
      case .null:
        if start < bytes.count {
          position = start &+ 1
        } else if finish() {
          return start
        }
      }
    }
    return position
  }

  /// Adds a token; returns its end.
  @discardableResult @_transparent
  mutating func append(_ kind: Token.Kind, from start: Int, to end: Int, partner: UInt32 = 0) -> Int {
    tokens.append(kind, from: start, to: end, partner: partner, isFirstOnLine: isFirstOnLine)
    isFirstOnLine = false
    return end
  }

  mutating func report(_ id: String, _ message: String, from start: Int, to end: Int) {
    guard buffer.diagnostics.count < Limits.diagnostics else { return }
    buffer.diagnostics.append(Diagnostic(id, .warning, message, at: ByteSpan(UInt32(start), UInt32(end))))
  }
}

/// The bytes of a `SourceText` for the lexer's loops: NULs follow them, so that a loop that stops at a NUL needs no other end.
/// Functions that only look ahead are extensions of this type.
///
/// An array is as safe, but in a debug build, which is what a build plug-in runs, each access to one is a call and a reference
/// count. An access to this type is one comparison and one load in every build: `@_transparent` functions are inlined even in a
/// debug build, but only within their file, so the type is in the lexer's file. From other files such a function is a call, but its
/// parameters and variables have no copies for the debugger, each of which would be cleared by a call. So loops elsewhere are
/// transparent too.
struct PaddedBytes {
  private let base: UnsafePointer<UInt8>
  /// The number of bytes, including the padding.
  private let limit: UInt
  /// The number of bytes in the file.
  let count: Int
  private let properties: UnsafePointer<ByteProperties>

  /// `bytes` and `table` must outlive the value.
  init(_ bytes: UnsafeBufferPointer<UInt8>, count: Int, table: UnsafeBufferPointer<ByteProperties>) {
    precondition(bytes.count >= count + SourceText.padding && table.count == 256)
    base = bytes.baseAddress.unsafelyUnwrapped
    limit = UInt(bytes.count)
    self.count = count
    properties = table.baseAddress.unsafelyUnwrapped
  }

  subscript(offset: Int) -> UInt8 {
    @_transparent get {
      precondition(UInt(bitPattern: offset) < limit)
      return base[offset]
    }
  }

  /// The properties of the byte at `offset`.
  subscript(propertiesAt offset: Int) -> ByteProperties {
    @_transparent get {
      precondition(UInt(bitPattern: offset) < limit)
      return properties[Int(base[offset])]
    }
  }

  /// True if the byte at `offset` has one of `traits`.
  @_transparent
  func has(_ traits: UInt8, at offset: Int) -> Bool {
    precondition(UInt(bitPattern: offset) < limit)
    return properties[Int(base[offset])].traits & traits != 0
  }

  /// Eight bytes, the first one lowest.
  @_transparent
  func word(at offset: Int) -> UInt64 {
    precondition(UInt(bitPattern: offset) &+ 8 <= limit)
    #if DEBUG
      // `loadUnaligned` is a call that copies. Only an optimizer could use the alignment that this promises.
      let word = UnsafeRawPointer(base + offset).assumingMemoryBound(to: UInt64.self).pointee
    #else
      let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    #endif
    #if _endian(little)
      return word
    #else
      return word.byteSwapped
    #endif
  }

  /// Sixteen bytes.
  @inline(__always)
  func vector(at offset: Int) -> SIMD16<UInt8> {
    precondition(UInt(bitPattern: offset) <= limit &- 16)
    return UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// Five groups of sixteen bytes, which start at the five offsets from `offset - 4` to `offset`.
  @inline(__always)
  func vectors(upTo offset: Int) -> (
    SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>
  ) {
    let start = offset &- 4
    precondition(UInt(bitPattern: start) <= limit &- 20)
    let memory = UnsafeRawPointer(base + start)
    return (
      memory.loadUnaligned(as: SIMD16<UInt8>.self), memory.loadUnaligned(fromByteOffset: 1, as: SIMD16<UInt8>.self),
      memory.loadUnaligned(fromByteOffset: 2, as: SIMD16<UInt8>.self),
      memory.loadUnaligned(fromByteOffset: 3, as: SIMD16<UInt8>.self),
      memory.loadUnaligned(fromByteOffset: 4, as: SIMD16<UInt8>.self)
    )
  }

  /// The first offset from `start` on that is not a letter, digit or `_` of ASCII. The processor cannot predict the end of a
  /// loop over single bytes.
  @_transparent
  func wordEnd(from start: Int) -> Int {
    // Operators on vectors are calls in a debug build.
    #if DEBUG
      return wordEndByEight(from: start)
    #else
      return wordEndBySixteen(from: start)
    #endif
  }

  /// The implementation of `wordEnd` that examines eight bytes at once. Adding a number carries into the top bit of a byte that is
  /// at least a certain value; of two additions exactly one carries if the byte is between their values. (A `~` is six instructions
  /// in a debug build, an `^` is one.)
  @_transparent
  func wordEndByEight(from start: Int) -> Int {
    let tops: UInt64 = 0x8080_8080_8080_8080
    var end = start
    var step = 8
    repeat {
      let word = word(at: end), low = word & ~tops, lower = low | 0x2020_2020_2020_2020
      let letters = (lower &+ 0x1F1F_1F1F_1F1F_1F1F) ^ (lower &+ 0x0505_0505_0505_0505)
      let digits = (low &+ 0x5050_5050_5050_5050) ^ (low &+ 0x4646_4646_4646_4646)
      let others = ((low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F) & ((letters | digits) ^ tops)
      step = ((others | word) & tops).trailingZeroBitCount &>> 3
      end &+= step
    } while step == 8
    return end
  }

  /// The implementation of `wordEnd` that examines sixteen bytes at once, because one word in three has more than eight.
  @_transparent
  func wordEndBySixteen(from start: Int) -> Int {
    // Like the version for eight bytes; `<` of vectors would be a loop, which an optimizer may or may not unroll.
    let bit5 = SIMD16<UInt8>(repeating: 0x20), fromA = SIMD16<UInt8>(repeating: 0x1F),
      toZ = SIMD16<UInt8>(repeating: 0x05)
    let from0 = SIMD16<UInt8>(repeating: 0x50), to9 = SIMD16<UInt8>(repeating: 0x46)
    let top = SIMD16<UInt8>(repeating: 0x80), none = SIMD16<UInt8>()
    let underscore = SIMD16<UInt8>(repeating: 0x5F)
    var end = start
    var step = 16
    repeat {
      let bytes = vector(at: end), lower = bytes | bit5
      let letters = (lower &+ fromA) ^ (lower &+ toZ), digits = (bytes &+ from0) ^ (bytes &+ to9)
      let others = ((letters | digits) & (bytes ^ top) & top .== none) .& (bytes .!= underscore)
      let (first, second) = unsafeBitCast(others, to: (UInt64, UInt64).self)
      // No branch for words of less than eight bytes.
      let bits = UInt64(littleEndian: first).trailingZeroBitCount
      step = (bits &+ UInt64(littleEndian: second).trailingZeroBitCount & (0 &- bits &>> 6)) &>> 3
      end &+= step
    } while step == 16
    return end
  }

  /// The implementation of `BodyStops.next` for a debug build, which examines single bytes. The fourth letter of a word is a stop
  /// if the word has the second letter and the length of a declaration keyword, or a length and a first letter of the searched
  /// words.
  @_transparent
  func bodyStop(from start: Int, lengths: UInt64, initials: UInt64) -> Int {
    var end = start
    while true {
      let first = self[propertiesAt: end]
      switch first.byteClass {
      case .blank, .period, .operator, .dollar, .digit: end = end &+ 1
      case .lineBreak: end = spacesEnd(from: end &+ 1)
      case .punctuation:
        if self[end] == 0x40 { return end }
        end = end &+ 1
      case .letter:
        let word = end
        end = wordEnd(from: word)
        if Int(self[propertiesAt: word &+ 1].keywordLength) == end &- word { return word &+ 3 }
        if lengths != 0, lengths &>> UInt64(truncatingIfNeeded: end &- word) & 1 != 0,
          initials &>> UInt64(truncatingIfNeeded: self[word]) & 1 != 0
        {
          return word &+ 3
        }
        if self[end] == 0x20 { end = end &+ 1 }
      default: return end
      }
    }
  }

  /// The first offset from `start` on that holds no space.
  @_transparent
  func spacesEnd(from start: Int) -> Int {
    var end = start
    var step = 8
    repeat {
      step = (word(at: end) ^ 0x2020_2020_2020_2020).trailingZeroBitCount &>> 3
      end &+= step
    } while step == 8
    return end
  }
}

/// Memory for tokens in an array that is being made, because each `append` to an array checks whether the array shares its memory.
struct TokenSpace {
  private let base: UnsafeMutablePointer<Token>
  private let capacity: Int
  private(set) var count: Int

  /// Makes a space without room.
  init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Token>.alignment).unsafelyUnwrapped
    capacity = 0
    count = 0
  }

  init(_ memory: UnsafeMutableBufferPointer<Token>, copying tokens: [Token]) {
    base = memory.baseAddress.unsafelyUnwrapped
    capacity = memory.count
    count = tokens.count
    _ = memory.initialize(from: tokens)
  }

  /// Whether there is room for more tokens than any one step of the lexer adds.
  var hasRoom: Bool { @_transparent get { count &+ 8 <= capacity } }
  /// The index of the next token.
  var next: UInt32 { @_transparent get { UInt32(truncatingIfNeeded: count) } }
  var last: Token? { count > 0 ? base[count &- 1] : nil }

  @_transparent
  mutating func append(_ kind: Token.Kind, from start: Int, to end: Int, partner: UInt32, isFirstOnLine: Bool) {
    precondition(count < capacity)
    let token = base + count
    token.pointee.start = UInt32(truncatingIfNeeded: start)
    token.pointee.end = UInt32(truncatingIfNeeded: end)
    token.pointee.partner = partner
    token.pointee.kind = kind
    token.pointee.declarationKeyword = .none
    token.pointee.isFirstOnLine = isFirstOnLine
    count &+= 1
  }

  subscript(index: UInt32) -> Token {
    @_transparent get {
      precondition(Int(index) < count)
      return base[Int(index)]
    }
    @_transparent nonmutating set {
      precondition(Int(index) < count)
      base[Int(index)] = newValue
    }
  }
}
