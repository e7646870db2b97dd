/// What a `#` starts: a raw string, a regex literal, a directive, or the name of a macro.
extension Lexer {
  mutating func scanPound(from start: Int) {
    var end = start + 1
    while bytes[end] == 0x23 { end += 1 }
    switch bytes[end] {
    case 0x22: openString(from: start, quote: end)
    case 0x2F: scanPoundRegex(from: start, slash: end)
    default: scanDirective(from: start)
    }
  }

  private mutating func scanDirective(from start: Int) {
    var end = start + 1
    while traits[Int(bytes[end])] & ByteTrait.identifier != 0, bytes[end] >= 0x41 { end += 1 }
    switch end - start - 1 {
    case 2 where spells("if", at: start + 1): appendConditional(.poundIf, from: start, to: end)
    case 4 where spells("else", at: start + 1): appendConditional(.poundElse, from: start, to: end)
    case 5 where spells("endif", at: start + 1): appendConditional(.poundEndif, from: start, to: end)
    case 6 where spells("elseif", at: start + 1): appendConditional(.poundElseif, from: start, to: end)
    default: append(.pound, from: start, to: start + 1)
    }
  }

  /// Every clause is matched by itself: its brackets neither close nor are closed outside of it.
  private mutating func appendConditional(_ kind: Token.Kind, from start: Int, to end: Int) {
    let token = buffer.tokens.count
    let index = Int(reach.conditional)
    if kind != .poundIf, index >= 0 { abandonOpenings(above: index) }
    append(kind, from: start, to: end)
    buffer.tokens[token].partner = UInt32(token)
    buffer.tokens[token].landmark = .conditional
    buffer.landmarks.append(UInt32(token))
    if kind == .poundIf {
      push(Opening(kind: .conditional, token: UInt32(token), outside: reach))
    } else if index < 0 {
      report("unexpected-conditional", "directive without '#if'", from: start, to: end)
    } else {
      buffer.tokens[Int(openings[index].token)].partner = UInt32(token)
      openings[index].token = UInt32(token)
      if kind == .poundEndif {
        reach = openings[index].outside
        openings.removeLast()
      }
    }
  }

  func spells(_ word: StaticString, at start: Int) -> Bool {
    word.withUTF8Buffer { letters in
      for index in 0..<letters.count where bytes[start + index] != letters[index] { return false }
      return true
    }
  }
}
