/// Types that are declared in bodies of functions, accessors and closures, and in top-level code. Bodies aren't parsed; the lexer's
/// declaration keywords show where a type may start in them.
extension Parser {
  /// Types that one member's bodies declare.
  struct LocalDeclarations {
    /// Types in the member's own body, also in its `if`s and loops.
    var inBody: [Declaration] = []
    /// Types in a closure or a function inside the member, or in an initial value.
    var inClosures: [Declaration] = []
  }

  /// Parses the types declared in the tokens of `range`, with the types inside them as their members. `isBody`: whether the
  /// outermost braces are those of a body or of accessors. `outer`: conditions that apply to all of the types.
  mutating func parseLocalDeclarations(
    in range: Range<Int>, isBody: Bool, under outer: [Condition] = []
  ) -> LocalDeclarations {
    var declarations = LocalDeclarations()
    var declarationKeyword = firstDeclarationKeyword(from: range.lowerBound)
    var conditions = ConditionStack()
    var next = range.lowerBound
    while declarationKeyword < tokens.declarationKeywordCount,
      tokens.declarationKeyword(declarationKeyword) < range.upperBound
    {
      let position = tokens.declarationKeyword(declarationKeyword)
      declarationKeyword += 1
      guard position >= next else { continue }
      if tokens[position].declarationKeyword == .conditional {
        within(position..<range.upperBound) { conditions.take(&$0) }
      } else if isTypeKeyword(position) {
        let start = startOfDeclaration(at: position, notBefore: next)
        let current = outer + conditions.current
        let isInClosure = isInClosure(start, of: range, isBody: isBody)
        let end = within(start..<range.upperBound) { parser in
          var found: [Declaration] = []
          parser.nested(
            { _ = $0.parseDeclaration(conditions: current, pending: [], into: &found) }, otherwise: { _ in })
          if isInClosure { declarations.inClosures += found } else { declarations.inBody += found }
          return parser.index
        }
        next = max(end, position + 1)
      }
    }
    return declarations
  }

  /// Whether a run of tokens contains a declaration keyword, with which a type or an `#if` may start.
  func hasDeclarationKeyword(in range: Range<Int>) -> Bool {
    let next = firstDeclarationKeyword(from: range.lowerBound)
    return next < tokens.declarationKeywordCount && tokens.declarationKeyword(next) < range.upperBound
  }

  /// Whether a closure or an inner function is around the type at `position`: anything but the member's body and the blocks of its
  /// statements. True if that can't be decided, so that a type in a closure is never treated as one in the body.
  private func isInClosure(_ position: Int, of range: Range<Int>, isBody: Bool) -> Bool {
    var openers: [Int] = [], index = position - 1, steps = 0
    while index >= range.lowerBound {
      steps += 1
      if steps > Self.localSteps { return true }
      switch tokens[index].kind {
      case .rightBrace, .rightParenthesis, .rightBracket, .stringClose, .interpolationClose:
        let open = Int(tokens[index].partner)
        if open < index { index = open }
      case .leftBrace: openers.append(index)
      case .leftParenthesis, .leftBracket, .interpolationOpen: return true
      case .operator where openers.isEmpty == false && text.matches(tokens[index].span, "="): return true
      default: break
      }
      index -= 1
    }
    if isBody { openers.removeLast(min(1, openers.count)) }
    return openers.contains { !isBlock($0, &steps) }
  }

  private static let localSteps = 4096

  /// Whether a `{` opens the block of a statement, or a getter: a keyword comes before it on its line.
  private func isBlock(_ brace: Int, _ steps: inout Int) -> Bool {
    var index = brace - 1
    while index >= 0, steps <= Self.localSteps {
      steps += 1
      switch tokens[index].kind {
      case .leftBrace, .rightBrace, .semicolon: return false
      case .rightParenthesis, .rightBracket, .stringClose:
        let open = Int(tokens[index].partner)
        if open < index { index = open }
      case .identifier where Self.blockWords.contains { isWord(index, $0) }: return true
      default: break
      }
      if tokens[index].isFirstOnLine { return false }
      index -= 1
    }
    return false
  }

  /// The words before blocks. `defer` is not one of them: its block is treated as a function.
  private static let blockWords: [StaticString] = [
    "if", "else", "for", "while", "guard", "do", "switch", "catch", "repeat", "get",
  ]

  /// The index in `declarationKeywords` of the first keyword at or after a token; the number of keywords if there is none.
  private func firstDeclarationKeyword(from token: Int) -> Int {
    firstNumber(below: tokens.declarationKeywordCount) { tokens.declarationKeyword($0) < token }
  }

  /// The index of the first modifier or attribute before a declaration's keyword, which is at `keyword`; the index of the keyword
  /// if there is none. Examines at most `Limits.modifiers` of them.
  func startOfDeclaration(at keyword: Int, notBefore first: Int) -> Int {
    var start = keyword, steps = 0
    while start > first, steps < Limits.modifiers {
      steps += 1
      var previous = start - 1
      if tokens[previous].kind == .rightParenthesis {
        let open = Int(tokens[previous].partner)
        guard open < previous, open > first else { return start }
        previous = open - 1
      }
      guard tokens[previous].kind == .identifier else { return start }
      while previous - 2 >= first, tokens[previous - 1].kind == .period, tokens[previous - 2].kind == .identifier {
        previous -= 2
      }
      if previous > first, tokens[previous - 1].kind == .at {
        start = previous - 1
      } else if isModifier(previous) || isModifierWord(previous) {
        start = previous
      } else {
        return start
      }
    }
    return start
  }
}
