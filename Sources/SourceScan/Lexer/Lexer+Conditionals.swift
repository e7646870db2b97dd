/// Tokens that start with `#`: a raw string, a regex literal, a directive, or the name of a macro.
extension Lexer {
  mutating func scanPound(from start: Int) -> Int {
    // Each `#` in a row of them that starts no literal is scanned by itself. `poundRowEnd` caches the row's end, so that it is
    // searched for only once.
    var end = max(start + 1, poundRowEnd)
    while bytes[end] == 0x23 {
      Steps.count()
      end += 1
    }
    switch bytes[end] {
    case 0x22: return openString(from: start, quote: end)
    case 0x2F: return scanPoundRegex(from: start, slash: end)
    default:
      poundRowEnd = end
      return scanDirective(from: start)
    }
  }

  private mutating func scanDirective(from start: Int) -> Int {
    let end = bytes.directiveEnd(from: start)
    switch bytes.directive(from: start, to: end) {
    case .poundIf: return openConditional(from: start, to: end)
    case .pound: return append(.pound, from: start, to: start + 1)
    case let kind: return continueConditional(kind, from: start, to: end)
    }
  }

  private mutating func openConditional(from start: Int, to end: Int) -> Int {
    stacks.conditionals.append(tokens.next)
    _ = open(.poundIf, from: start, to: end)
    markDeclarationKeyword(.conditional)
    return end
  }

  /// Adds an `#elseif`, `#else` or `#endif`. The brackets of a clause match only brackets in the same clause.
  private mutating func continueConditional(_ kind: Token.Kind, from start: Int, to end: Int) -> Int {
    let index = tokens.next
    guard let previous = stacks.conditionals.last, stacks.interpolations.last.map({ $0 < previous }) ?? true else {
      report("unexpected-conditional", "directive without '#if'", from: start, to: end)
      append(kind, from: start, to: end, partner: index)
      markDeclarationKeyword(.conditional)
      return end
    }
    abandonOpenings(within: previous)
    if kind == .poundEndif {
      stacks.conditionals.removeLast()
      closeInnermost(kind, from: start, to: end)
      tokens[index].partner = index
    } else {
      stacks.conditionals[stacks.conditionals.count - 1] = index
      // This directive replaces the one before in the list of open constructs.
      innermost = tokens[previous].partner
      tokens[previous].partner = index
      _ = open(kind, from: start, to: end)
    }
    markDeclarationKeyword(.conditional)
    return end
  }
}

extension PaddedBytes {
  /// The end of the letters after a `#`.
  func directiveEnd(from start: Int) -> Int {
    var end = start + 1
    while self[propertiesAt: end].byteClass == .letter { end += 1 }
    return end
  }

  /// The token at `start..<end`, a `#` and letters: one of the directives, or a `pound`.
  func directive(from start: Int, to end: Int) -> Token.Kind {
    switch end - start - 1 {
    case 2 where spells("if", at: start + 1): .poundIf
    case 4 where spells("else", at: start + 1): .poundElse
    case 5 where spells("endif", at: start + 1): .poundEndif
    case 6 where spells("elseif", at: start + 1): .poundElseif
    default: .pound
    }
  }
}
