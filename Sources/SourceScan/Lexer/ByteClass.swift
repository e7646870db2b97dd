/// What a byte can start or continue, as tables of 256 entries: the lexer's dispatch and its hot loops ask nothing else.
enum ByteClass: UInt8 {
  /// Space, tab, vertical tab, form feed.
  case blank
  case lineBreak
  /// The padding after the file, or a stray NUL within it.
  case null
  /// `A`–`Z`, `a`–`z`, `_`
  case letter
  case digit
  /// The ASCII operator characters but `.` and `/`.
  case `operator`
  case period, slash
  case quote, backtick, dollar, pound
  /// `{`, `(`, `[` and `}`, `)`, `]`
  case opener, closer
  /// What is a token by itself: `,`, `:`, `;`, `@`, `\`.
  case punctuation
  /// Part of a character beyond ASCII, or of none.
  case nonASCII
  /// An ASCII character that no token starts with.
  case other

  /// In a debug build, the compiler's own is found through the table of a protocol.
  @_transparent
  static func == (a: Self, b: Self) -> Bool { unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self) }
}

/// All there is to know of a byte.
struct ByteProperties {
  /// The first four letters of the one word of `Token.DeclarationKeyword` whose second letter it is; or 0.
  var fourLettersOfKeyword: UInt32
  /// What it starts.
  var byteClass: ByteClass
  /// What it may be part of: bits of `ByteTrait`.
  var traits: UInt8
  /// What token it is, if it is one by itself.
  var kind: Token.Kind
  /// Which brackets it is one of: 1 for `(` and `)`, 2 for `[` and `]`, 3 for `{` and `}`; or 0.
  var bracket: UInt8
  /// How long the words of `Token.DeclarationKeyword` are that start with it: bit n modulo 8 for n bytes.
  var keywordLengths: UInt8
  /// The same of those whose second byte it is.
  var secondKeywordLengths: UInt8

  /// For every byte.
  static let table: [ByteProperties] = (0...255).map { value in
    let byte = UInt8(value)
    return ByteProperties(
      fourLettersOfKeyword: fourLettersOfKeyword(byte), byteClass: byteClass(byte), traits: traits(byte),
      kind: kind(byte), bracket: bracket(byte),
      keywordLengths: keywordLengths(byte), secondKeywordLengths: secondKeywordLengths(byte))
  }
}

/// What a byte may be part of.
enum ByteTrait {
  /// Letters, digits, `_`, `$`.
  static let identifier: UInt8 = 1 << 0
  /// The ASCII operator characters, `.` and `/` included.
  static let operatorCharacter: UInt8 = 1 << 1
  /// `0`–`9` and `_`.
  static let digit: UInt8 = 1 << 2
  /// `0`–`9`, `A`–`F`, `a`–`f` and `_`.
  static let hexDigit: UInt8 = 1 << 3
  /// What may end a line: a line break, NUL.
  static let lineStop: UInt8 = 1 << 4
  /// What matters within a block comment: `*`, `/`, a line break, NUL.
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

  private static func keywordLengths(_ byte: UInt8) -> UInt8 {
    switch byte {
    case "a", "c": 1 &<< 5  // actor, class
    case "e": 1 &<< 4 | 1 &<< 9  // enum, extension
    case "i", "s": 1 &<< 6  // import, struct
    case "p": 1 &<< 8  // protocol
    case "t": 1 &<< 9  // typealias
    default: 0
    }
  }

  private static func secondKeywordLengths(_ byte: UInt8) -> UInt8 {
    switch byte {
    case "n": 1 &<< 4  // enum
    case "c", "l": 1 &<< 5  // actor, class
    case "m", "t": 1 &<< 6  // import, struct
    case "r": 1 &<< 8  // protocol
    case "x", "y": 1 &<< 9  // extension, typealias
    default: 0
    }
  }

  private static func fourLettersOfKeyword(_ byte: UInt8) -> UInt32 {
    switch byte {
    case "c": fourLetters(of: "actor")
    case "l": fourLetters(of: "class")
    case "m": fourLetters(of: "import")
    case "n": fourLetters(of: "enum")
    case "r": fourLetters(of: "protocol")
    case "t": fourLetters(of: "struct")
    case "x": fourLetters(of: "extension")
    case "y": fourLetters(of: "typealias")
    default: 0
    }
  }

  /// The first four letters of a word that has as many, the first lowest.
  static func fourLetters(of word: String) -> UInt32 {
    word.utf8.prefix(4).enumerated().reduce(0) { $0 | UInt32($1.element) &<< UInt32(8 * $1.offset) }
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
