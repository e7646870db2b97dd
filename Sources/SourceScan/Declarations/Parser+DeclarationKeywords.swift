/// Recognizes the start of a declaration. Many words that can start one are names in other positions.
extension Parser {
  /// Whether a declaration's keyword is at `index`, or comes after the attributes and modifiers there. (An attribute alone does
  /// not decide it.)
  func startsDeclaration(_ index: Int) -> Bool {
    guard index < limit, tokens[index].kind == .identifier || tokens[index].kind == .at else { return false }
    var next = index, words = 0
    // `@A @B(…) public static`: look after attributes and modifiers for the keyword.
    while next < limit, words <= Limits.modifiers {
      words += 1
      if tokens[next].kind == .at {
        next += 2
        while next + 1 < limit, tokens[next].kind == .period, tokens[next + 1].kind == .identifier { next += 2 }
        if next < limit, tokens[next].kind == .leftParenthesis { next = closer(of: next) + 1 }
      } else if isModifier(next) {
        next += 1
        if next < limit, tokens[next].kind == .leftParenthesis { next = closer(of: next) + 1 }
      } else {
        return isDeclarationKeyword(next)
      }
    }
    return false
  }

  func isDeclarationKeyword(_ index: Int) -> Bool {
    guard index < limit, tokens[index].kind == .identifier else { return false }
    if tokens[index].declarationKeyword != .none { return isTypeKeyword(index) || isImport(index) }
    let next = index + 1 < limit ? tokens[index + 1].kind : .endOfFile
    if isWord(index, "let") || isWord(index, "var") || isWord(index, "case") || isWord(index, "associatedtype") {
      return next == .identifier || next == .leftParenthesis
    }
    if isWord(index, "func") { return next == .identifier || next == .operator || next == .regex }
    if isWord(index, "init") { return next == .leftParenthesis || next == .operator }
    if isWord(index, "deinit") { return next == .leftBrace }
    if isWord(index, "subscript") { return next == .leftParenthesis || next == .operator }
    if isWord(index, "operator") || isWord(index, "precedencegroup") { return next == .identifier || next == .operator }
    if isWord(index, "macro") { return next == .identifier && !tokens[index + 1].isFirstOnLine }
    return false
  }

  /// Whether the declaration keyword at `index` starts a type, an extension or an alias; otherwise it is a plain word, such as an
  /// argument's label.
  func isTypeKeyword(_ index: Int) -> Bool {
    let declarationKeyword = tokens[index].declarationKeyword
    guard declarationKeyword != .none, declarationKeyword != .conditional, declarationKeyword != .import,
      index + 1 < limit
    else { return false }
    if index > 0 {
      // These declare no type: `x.struct`, `import struct M.T`, and an argument's label, as in `(protocol proto: Int32, class cls:
      // AnyClass?)`.
      switch tokens[index - 1].kind {
      case .period, .comma, .leftParenthesis: return false
      default: if tokens[index - 1].declarationKeyword == .import { return false }
      }
    }
    guard tokens[index + 1].kind == .identifier else {
      // An extension of a type that is not a name: `extension [Int]`.
      return declarationKeyword == .extension && tokens[index + 1].kind == .leftBracket
    }
    // A keyword on the next line is not a name: this declaration is incomplete.
    if tokens[index + 1].declarationKeyword != .none, tokens[index + 1].isFirstOnLine { return false }
    switch declarationKeyword {
    // The name of a class may be a word that is a modifier elsewhere: `class open {}`.
    case .class: return !isMemberWord(index + 1) || startsTypeBody(index + 2)
    case .actor:
      // `actor` is a contextual word. The name of an actor has a body, a clause or parameters after it, and is on the same line.
      guard !tokens[index + 1].isFirstOnLine, index + 2 < limit else { return false }
      if index > 0, tokens[index - 1].kind == .identifier, !tokens[index].isFirstOnLine,
        !isModifierOrAttribute(index - 1)
      {
        return false
      }
      switch tokens[index + 2].kind {
      case .leftBrace, .colon: return !isWord(index + 1, "in")
      case .operator: return text[Int(tokens[index + 2].start)] == UInt8(ascii: "<")
      case .identifier: return isWord(index + 2, "where")
      default: return false
      }
    default: return true
    }
  }

  private func startsTypeBody(_ index: Int) -> Bool {
    guard index < limit else { return false }
    return tokens[index].kind == .leftBrace || tokens[index].kind == .colon
  }

  private func isModifierOrAttribute(_ index: Int) -> Bool {
    isModifierWord(index) || (index > 0 && tokens[index - 1].kind == .at)
  }

  /// Whether the word, which follows `class`, shows that `class` is the modifier of a member.
  private func isMemberWord(_ index: Int) -> Bool {
    isWord(index, "func") || isWord(index, "var") || isWord(index, "let") || isWord(index, "subscript")
      || isWord(index, "override") || isWord(index, "final") || isWord(index, "private") || isWord(index, "public")
      || isWord(index, "internal") || isWord(index, "fileprivate") || isWord(index, "open")
      || isWord(index, "typealias") || isWord(index, "init") || isWord(index, "nonisolated") || isWord(index, "dynamic")
  }

  func isImport(_ index: Int) -> Bool {
    tokens[index].declarationKeyword == .import && index + 1 < limit && tokens[index + 1].kind == .identifier
      && (index == 0 || tokens[index - 1].kind != .period)
  }
}
