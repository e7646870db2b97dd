import SwiftSyntax

/// One pass over a tree: its tokens, the first error, and an inventory line for every declaration.
///
/// Tokens are folded to what a scanner without a grammar can tell: keywords are identifiers; the pieces of a literal's
/// delimiters, of a regex literal and of a run of operator characters are one token.
final class TreeWalk: SyntaxVisitor {
  struct Token {
    var start: Int
    var end: Int
    var kind: Unicode.Scalar
  }

  let source: [UInt8]
  private(set) var tokens: [Token] = []
  private(set) var firstError: Int
  private(set) var lines: [String] = []

  init(_ source: [UInt8]) {
    self.source = source
    firstError = source.count
    super.init(viewMode: .all)
  }

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { list(node) }

  private func list(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    lines += inventory(of: Syntax(node))
    return .visitChildren
  }

  // MARK: Tokens and errors

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(errorAt: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return .visitChildren
  }

  private func note(errorAt offset: Int) { firstError = min(firstError, offset) }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if token.presence == .missing {
      note(errorAt: token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0)
      return .skipChildren
    }
    if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error {
      note(errorAt: token.position.utf8Offset + min(Int(diagnostic.byteOffset), start - token.position.utf8Offset))
    }
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    guard end > start, let kind = Self.kind(of: token) else { return .skipChildren }
    if Self.endsText(token, kind), let last = tokens.last, last.end < start {
      // Indentation, and the line breaks at both ends of a literal.
      add("t", from: last.end, to: start, token.tokenKind)
    }
    add(kind, from: start, to: end, token.tokenKind)
    return .skipChildren
  }

  private func add(_ kind: Unicode.Scalar, from start: Int, to end: Int, _ tokenKind: TokenKind) {
    switch tokenKind {
    case .poundAvailable, .poundUnavailable, .poundSourceLocation:
      tokens.append(Token(start: start, end: start + 1, kind: "#"))
      tokens.append(Token(start: start + 1, end: end, kind: "i"))
      return
    case .colonColon:
      tokens.append(Token(start: start, end: start + 1, kind: ":"))
      tokens.append(Token(start: start + 1, end: end, kind: ":"))
      return
    default: break
    }
    if kind == "n", endsWithMajorVersion(at: start) {
      tokens[tokens.count - 2] = Token(start: tokens[tokens.count - 2].start, end: end, kind: "f")
      tokens.removeLast()
    } else if let last = tokens.last, last.end == start, let merged = Self.merged(last, kind, at: start, source) {
      tokens[tokens.count - 1] = Token(start: last.start, end: end, kind: merged)
    } else {
      tokens.append(Token(start: start, end: end, kind: kind))
    }
  }

  /// `17.` behind which a version goes on: two parts are one number to a lexer. `x.0.1` has a dot before.
  private func endsWithMajorVersion(at end: Int) -> Bool {
    let last = tokens.suffix(3)
    guard last.count >= 2, let dot = last.last, let major = last.dropLast().last else { return false }
    guard dot.kind == ".", dot.end == end, major.kind == "n", major.end == dot.start else { return false }
    return last.count == 2 || last.first?.kind != "."
  }

  /// What two neighbours without white space between them are together; nil if they stay two.
  private static func merged(_ last: Token, _ kind: Unicode.Scalar, at start: Int, _ source: [UInt8]) -> Unicode.Scalar?
  {
    switch (last.kind, kind) {
    // A dot goes on only with what a dot starts.
    case ("o", "o"): return source[start] == 0x2E && source[last.start] != 0x2E ? nil : "o"
    case ("t", "t"), ("r", "r"), ("u", "u"): return kind
    // `#` `"`, and `"` `#` behind the text.
    case ("d", "q"): return "q"
    case ("q", "d"): return "q"
    // `\` `#` `(` of an interpolation.
    case ("e", "e"): return "e"
    // A run that a dot starts goes on with dots: `.?`, `..<`.
    case (".", "o"): return "o"
    case ("o", ".") where source[last.start] == 0x2E: return "o"
    default: return nil
    }
  }

  /// Whether the text of a literal goes up to `token`.
  private static func endsText(_ token: TokenSyntax, _ kind: Unicode.Scalar) -> Bool {
    switch token.tokenKind {
    case .stringSegment: true
    case .backslash: kind == "e"
    case .multilineStringQuote:
      token.keyPathInParent == \StringLiteralExprSyntax.closingQuote
        || token.keyPathInParent == \SimpleStringLiteralExprSyntax.closingQuote
    default: false
    }
  }

  private static func isDelimiter(_ token: TokenSyntax) -> Bool {
    token.parent?.is(ExpressionSegmentSyntax.self) ?? false
  }

  private static func kind(of token: TokenSyntax) -> Unicode.Scalar? {
    switch token.tokenKind {
    case .backslash where isDelimiter(token), .leftParen where isDelimiter(token): "e"
    case .rawStringPoundDelimiter where isDelimiter(token): "e"
    case .rightParen where isDelimiter(token): "c"
    case .identifier, .dollarIdentifier, .keyword, .wildcard: "i"
    case .integerLiteral: "n"
    case .floatLiteral: "f"
    case .stringQuote, .multilineStringQuote, .singleQuote: "q"
    case .rawStringPoundDelimiter: "d"
    case .stringSegment: "t"
    case .regexSlash, .regexLiteralPattern, .regexPoundDelimiter: "r"
    case .arrow, .binaryOperator, .ellipsis, .equal, .exclamationMark, .infixQuestionMark, .leftAngle,
      .postfixOperator, .postfixQuestionMark, .prefixAmpersand, .prefixOperator, .rightAngle:
      "o"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParen: "("
    case .rightParen: ")"
    case .leftSquare: "["
    case .rightSquare: "]"
    case .comma: ","
    case .colon, .colonColon: ":"
    case .semicolon: ";"
    case .period: "."
    case .atSign: "@"
    case .pound, .poundAvailable, .poundUnavailable, .poundSourceLocation: "#"
    case .poundIf: "I"
    case .poundElseif: "J"
    case .poundElse: "K"
    case .poundEndif: "L"
    case .backslash: "\\"
    case .backtick: "`"
    case .unknown: "u"
    case .endOfFile, .shebang: nil
    }
  }
}
