/// The kind of token or white space that a byte can start. The lexer's main loop branches by this kind.
enum ByteClass: UInt8 {
  /// Space, tab, vertical tab, form feed.
  case blank
  case lineBreak
  /// The padding after the file, or a stray NUL within it.
  case null
  /// `A`–`Z`, `a`–`z`, `_`
  case letter
  case digit
  /// The ASCII operator characters except `.` and `/`.
  case `operator`
  case period, slash
  case quote, backtick, dollar, pound
  /// `{`, `(`, `[` and `}`, `)`, `]`
  case opener, closer
  /// A character other than a bracket that is always a token by itself: `,`, `:`, `;`, `@`, `\`.
  case punctuation
  /// A byte of a character beyond ASCII, or one that is not UTF-8.
  case nonASCII
  /// An ASCII character that no token starts with.
  case other

  /// Replaces the compiler's own `==`, which a debug build finds through the table of a protocol.
  @_transparent
  static func == (a: Self, b: Self) -> Bool { unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self) }
}

/// The properties of a byte's value. The lexer reads them from a table of 256 entries.
struct ByteProperties {
  /// The first eight letters of the declaration keyword whose second letter is this byte, the first letter in the lowest byte; 0
  /// if there is none.
  var keywordLetters: UInt64 = 0
  /// The kind of token or white space that the byte starts.
  var byteClass: ByteClass
  /// The tokens that the byte may be part of: bits of `ByteTrait`.
  var traits: UInt8
  /// The kind of the token that consists of this byte alone, for brackets, punctuation and operator characters; `unknown` for all
  /// other bytes.
  var kind: Token.Kind
  /// The kind of bracket: 1 for `(` and `)`, 2 for `[` and `]`, 3 for `{` and `}`; 0 for all other bytes.
  var bracket: UInt8
  /// The length of the keyword in `keywordLetters`, its last letter, and the keyword itself; 0 and `none` if there is none.
  var keywordLength: UInt8 = 0, lastKeywordLetter: UInt8 = 0
  var keyword = Token.DeclarationKeyword.none

  /// The properties of each value of a byte, which is the index.
  static let table: [ByteProperties] = {
    var table = (0...255).map { value in
      let byte = UInt8(value)
      return ByteProperties(
        byteClass: byteClass(byte), traits: traits(byte), kind: kind(byte), bracket: bracket(byte))
    }
    for (keyword, word) in Token.DeclarationKeyword.words {
      let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      let second = Int(letters[1])
      table[second].keywordLetters = letters.prefix(8).reversed().reduce(0) { $0 &<< 8 | UInt64($1) }
      table[second].keywordLength = UInt8(letters.count)
      table[second].lastKeywordLetter = letters[letters.count - 1]
      table[second].keyword = keyword
    }
    return table
  }()
}

/// The bits of `ByteProperties.traits`, which state what a byte may be part of.
enum ByteTrait {
  /// Letters, digits, `_`, `$`.
  static let identifier: UInt8 = 1 << 0
  /// The ASCII operator characters, `.` and `/` included.
  static let operatorCharacter: UInt8 = 1 << 1
  /// `0`–`9` and `_`.
  static let digit: UInt8 = 1 << 2
  /// `0`–`9`, `A`–`F`, `a`–`f` and `_`.
  static let hexDigit: UInt8 = 1 << 3
  /// A byte at which a line comment may end: a line break, or a NUL, which may be the end of the file.
  static let lineStop: UInt8 = 1 << 4
  /// A byte that matters in a block comment: `*`, `/`, a line break, NUL.
  static let commentStop: UInt8 = 1 << 5
}

extension ByteProperties {
  private static func byteClass(_ byte: UInt8) -> ByteClass {
    switch byte {
    case "\u{0}": .null
    case "\n", "\r": .lineBreak
    case " ", "\t", "\u{B}", "\u{C}": .blank
    case "A"..."Z", "a"..."z", "_": .letter
    case "0"..."9": .digit
    case ".": .period
    case "/": .slash
    case "\"": .quote
    case "`": .backtick
    case "$": .dollar
    case "#": .pound
    case "{", "(", "[": .opener
    case "}", ")", "]": .closer
    case ",", ":", ";", "@", "\\": .punctuation
    case 0x80...0xFF: .nonASCII
    default: isOperatorCharacter(byte) ? .operator : .other
    }
  }

  private static func traits(_ byte: UInt8) -> UInt8 {
    var traits: UInt8 = 0
    switch byte {
    case "A"..."F", "a"..."f": traits |= ByteTrait.identifier | ByteTrait.hexDigit
    case "G"..."Z", "g"..."z", "$": traits |= ByteTrait.identifier
    case "0"..."9", "_": traits |= ByteTrait.identifier | ByteTrait.digit | ByteTrait.hexDigit
    case "\u{0}", "\n", "\r": traits |= ByteTrait.lineStop | ByteTrait.commentStop
    case "*", "/": traits |= ByteTrait.commentStop
    default: break
    }
    if isOperatorCharacter(byte) { traits |= ByteTrait.operatorCharacter }
    return traits
  }

  private static func kind(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case "{": .leftBrace
    case "}": .rightBrace
    case "(": .leftParenthesis
    case ")": .rightParenthesis
    case "[": .leftBracket
    case "]": .rightBracket
    case ",": .comma
    case ":": .colon
    case ";": .semicolon
    case "@": .at
    case "\\": .backslash
    case ".": .period
    default: isOperatorCharacter(byte) ? .operator : .unknown
    }
  }

  private static func bracket(_ byte: UInt8) -> UInt8 {
    switch byte {
    case "(", ")": 1
    case "[", "]": 2
    case "{", "}": 3
    default: 0
    }
  }

  /// The first four letters of a word of at least four letters, the first letter in the lowest byte.
  static func fourLetters(of word: some Collection<UInt8>) -> UInt32 {
    word.prefix(4).reversed().reduce(0) { $0 &<< 8 | UInt32($1) }
  }

  private static func isOperatorCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": true
    default: false
    }
  }
}

extension UInt8 {
  /// Lets a byte be compared with a character of ASCII, in patterns too.
  static func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }
  static func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }
  static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == character.value }
  static func ~= (range: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    range.lowerBound.value <= UInt32(byte) && UInt32(byte) <= range.upperBound.value
  }
}
