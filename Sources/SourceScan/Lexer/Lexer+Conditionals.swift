/// What a `#` starts: a raw string, a regex literal, a directive, or the name of a macro.
extension Lexer {
  mutating func scanPound(from start: Int) -> Int {
    var end = start + 1
    while bytes[end] == 0x23 { end += 1 }
    switch bytes[end] {
    case 0x22: return openString(from: start, quote: end)
    case 0x2F: return scanPoundRegex(from: start, slash: end)
    default: return scanDirective(from: start)
    }
  }

  private mutating func scanDirective(from start: Int) -> Int {
    var end = start + 1
    while bytes[propertiesAt: end].byteClass == .letter { end += 1 }
    switch end - start - 1 {
    case 2 where bytes.spells("if", at: start + 1): return openConditional(from: start, to: end)
    case 4 where bytes.spells("else", at: start + 1): return continueConditional(.poundElse, from: start, to: end)
    case 5 where bytes.spells("endif", at: start + 1): return continueConditional(.poundEndif, from: start, to: end)
    case 6 where bytes.spells("elseif", at: start + 1): return continueConditional(.poundElseif, from: start, to: end)
    default: return append(.pound, from: start, to: start + 1)
    }
  }

  private mutating func openConditional(from start: Int, to end: Int) -> Int {
    conditionals.append(tokens.next)
    _ = open(.poundIf, from: start, to: end)
    markLandmark(.conditional)
    return end
  }

  /// `#elseif`, `#else`, `#endif`. Every clause is matched by itself: its brackets neither close nor are closed outside
  /// of it.
  private mutating func continueConditional(_ kind: Token.Kind, from start: Int, to end: Int) -> Int {
    let index = tokens.next
    guard let previous = conditionals.last, interpolations.last.map({ $0 < previous }) ?? true else {
      report("unexpected-conditional", "directive without '#if'", from: start, to: end)
      append(kind, from: start, to: end, partner: index)
      markLandmark(.conditional)
      return end
    }
    abandonOpenings(within: previous)
    if kind == .poundEndif {
      conditionals.removeLast()
      closeInnermost(kind, from: start, to: end)
      tokens[index].partner = index
    } else {
      conditionals[conditionals.count - 1] = index
      // This clause now waits in the place of the one before.
      innermost = tokens[previous].partner
      tokens[previous].partner = index
      _ = open(kind, from: start, to: end)
    }
    markLandmark(.conditional)
    return end
  }
}
