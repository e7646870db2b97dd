/// One token of Swift: its kind and its bytes. Comments and white space are not tokens (`TokenBuffer` keeps the comments
/// separately). Between the tokens and comments of a file is only white space, unless the lexer skipped bodies.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
    case endOfFile
    /// A name, a keyword or a placeholder: `struct`, `title`, `` `default` `` (with its backticks), `_`, `$0`, `$name`, `<#name#>`.
    case identifier
    /// An integer as written, without a sign: `42`, `0xFF_00`.
    case integer
    /// A floating-point number as written, without a sign: `1.5e3`.
    case floatingPoint
    /// The `#`s and quotes that open a string literal; `partner` is the index of its `stringClose`.
    case stringOpen
    /// A run of literal text. Its escapes are not decoded, and it contains the indentation of a multi-line literal.
    case stringSegment
    /// The quotes and `#`s that close a string literal. Empty if the literal is unterminated.
    case stringClose
    /// The `\(` or, with the `#`s of the literal, `\#(` in a string literal; `partner` is the index of its `interpolationClose`.
    case interpolationOpen
    /// The `)` that ends an interpolation. Empty if a line break or the file's end ends it.
    case interpolationClose
    /// `/…/` or `#/…/#`.
    case regex
    /// A run of operator characters: `->`, `==`, `...`, `&&`, but also `=`, `&`, `?`, `!`, `<`, `>`.
    case `operator`
    case leftBrace
    case rightBrace
    case leftParenthesis
    case rightParenthesis
    case leftBracket
    case rightBracket
    case comma
    case colon
    case semicolon
    /// A `.` that is not part of an operator.
    case period
    /// `@`
    case at
    /// The `#` of a macro or a literal, whose name is the next token: `#` `selector`, `#` `Preview`.
    case pound
    /// The directives `#if`, `#elseif`, `#else` and `#endif` are one token each.
    case poundIf
    case poundElseif
    case poundElse
    case poundEndif
    /// `\` outside a string literal: it starts a key path.
    case backslash
    /// A row of bytes that no token starts with.
    case unknown

    /// Replaces the compiler's own `==`, which a debug build finds through the table of a protocol.
    @_transparent
    package static func == (a: Self, b: Self) -> Bool {
      unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self)
    }

    /// A `{` or a `}`.
    var isBrace: Bool { @_transparent get { self == .leftBrace || self == .rightBrace } }
  }

  /// Declaration keywords that the lexer marks, so that a file's types are found without looking at every token. The lexer looks
  /// at the word alone: the parser decides whether a declaration starts there (`class func`, `.struct`, an argument named
  /// `actor`).
  enum DeclarationKeyword: UInt8, Sendable {
    /// `conditional` is not a word, but marks the directives of `#if`.
    case none, `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`, `import`, conditional

    /// The words, in the order of their raw values. Everything by which the lexer finds them is computed from this list. All must
    /// have four letters or more, and no two the same second letter, because `ByteProperties` has one keyword for each second
    /// letter.
    static let words: [(keyword: DeclarationKeyword, word: StaticString)] = [
      (.struct, "struct"), (.class, "class"), (.enum, "enum"), (.actor, "actor"), (.protocol, "protocol"),
      (.extension, "extension"), (.typealias, "typealias"), (.import, "import"),
    ]
  }

  /// Offset of the first byte.
  package var start: UInt32
  /// Offset after the last byte.
  package var end: UInt32
  /// The index of the matching token, for an opening or closing bracket, quote or interpolation. A bracket without a match has its
  /// own index; quotes and interpolations always have a match. For a directive of an `#if`, the next directive of the same `#if`,
  /// or its own index if it is the last one. Otherwise 0.
  package var partner: UInt32
  package var kind: Kind
  var declarationKeyword: DeclarationKeyword
  /// True for the file's first token and for one that has a line break somewhere between it and the token before.
  package var isFirstOnLine: Bool

  package var span: ByteSpan { @_transparent get { ByteSpan(start, end) } }
}
