/// Operands: literals, names, brackets, key paths, closures, macros.
extension Parser {
  /// Parses one operand without suffixes. Consumes nothing if no operand starts here.
  mutating func parsePrimary() -> Expression {
    let start = start
    switch kind {
    case .integer, .floatingPoint: return parseNumber(from: start)
    case .operator where at(operator: "-"): return parseNumber(from: start)
    case .stringOpen:
      let literal = parseStringLiteral()
      return Expression(.string(literal), span: span(from: start))
    case .regex:
      advance()
      return Expression(.regex, span: span(from: start))
    case .identifier: return parseNamed(from: start)
    case .period where kind(ahead: 1) == .identifier:
      advance()
      let name = eatName()?.name ?? ""
      skipArgumentNames()
      return Expression(.implicitMember(name), span: span(from: start))
    case .leftParenthesis:
      let elements = parseArguments()
      if elements.count == 1, elements[0].label == nil {
        return Expression(.parenthesized(elements[0].value), span: span(from: start))
      }
      return Expression(.tuple(elements), span: span(from: start))
    case .leftBracket: return parseBracketed(from: start)
    case .leftBrace: return parseClosure()
    case .backslash: return parseKeyPath(from: start)
    case .pound: return parseMacroExpression(from: start)
    default:
      report("expected-expression", "expected an expression, found \(found)")
      return Expression(.other, span: ByteSpan(start, start))
    }
  }

  private mutating func parseNumber(from start: UInt32) -> Expression {
    if kind == .operator { advance() }
    let isInteger = at(.integer)
    advance()
    let span = span(from: start)
    let spelling = text.string(span)
    return Expression(isInteger ? .integer(spelling) : .floatingPoint(spelling), span: span)
  }

  private mutating func parseNamed(from start: UInt32) -> Expression {
    if at(word: "if") || at(word: "switch") || at(word: "do") {
      _ = parseStatement()
      return Expression(.other, span: span(from: start))
    }
    // `any P.Type`, `some P`: a type in the position of an expression, after which only `.self` makes sense.
    if at(word: "any") || at(word: "some"), kind(ahead: 1) == .identifier, !tokens[index + 1].isFirstOnLine {
      let type = parseType()
      return Expression(.type(type), span: type.span)
    }
    let form: Expression.Form
    if at(word: "true") || at(word: "false") {
      form = .boolean(at(word: "true"))
    } else if at(word: "nil") {
      form = .nilLiteral
    } else if at(word: "_") {
      form = .discard
    } else {
      form = .name(name(at: index))
    }
    advance()
    if case .name = form { skipArgumentNames() }
    return Expression(form, span: span(from: start))
  }

  /// Parses an array or dictionary literal, or a type: `[String].self`, `[String: Int]()`, `[Int]?.none`.
  private mutating func parseBracketed(from start: UInt32) -> Expression {
    if let type = attempt({ $0.parseTypeOperand() }) { return Expression(.type(type), span: type.span) }
    let form: Expression.Form = inGroup { parser in
      if parser.at(.colon) { return .dictionary([]) }
      var elements: [Expression] = [], pairs: [Expression.DictionaryElement] = []
      while !parser.isAtEnd {
        let before = (parser.index, parser.consumed)
        if parser.skipDirective() { continue }
        let element = parser.parseExpression()
        if parser.eat(.colon) {
          pairs.append(.init(key: element, value: parser.parseExpression()))
        } else {
          elements.append(element)
        }
        if !parser.eat(.comma), !parser.isAtEnd, !parser.atDirective {
          parser.report("expected-comma", "expected ',' between elements, found \(parser.found)")
          while !parser.isAtEnd, !parser.at(.comma) { parser.skipGroup() }
          _ = parser.eat(.comma)
        }
        if (parser.index, parser.consumed) == before { parser.skipGroup() }
      }
      if pairs.isEmpty { return .array(elements) }
      return elements.isEmpty ? .dictionary(pairs) : .other
    }
    return Expression(form, span: span(from: start))
  }

  /// Parses `[String]` or `[K: V]` as a type; nil if the next tokens do not show that it is one, or the type has an error.
  private mutating func parseTypeOperand() -> TypeSyntax? {
    let end = closer(of: index)
    guard end + 1 < limit, tokens[end + 1].start == tokens[end].end else { return nil }
    switch tokens[end + 1].kind {
    case .leftParenthesis: break
    case .period where isWord(end + 2, "self") || isWord(end + 2, "Type") || isWord(end + 2, "init"): break
    case .operator where text[Int(tokens[end + 1].start)] == UInt8(ascii: "?"): break
    default: return nil
    }
    let before = notes.diagnostics.count
    let type = parseType()
    return notes.diagnostics.count == before ? type : nil
  }

  /// Parses a key path: `\Root.a.b`, `\.$shelf`, `\.items[0]?.name`, `\.self`; the current token is the backslash.
  private mutating func parseKeyPath(from start: UInt32) -> Expression {
    advance()
    var root: TypeSyntax?
    if !at(.period), operatorByte == nil, isAdjacent {
      if at(.identifier) {
        let componentStart = self.start
        let name = eatName()?.name ?? ""
        let arguments = operatorByte == UInt8(ascii: "<") ? parseGenericArguments() ?? [] : []
        let component = TypeSyntax.Component(name: name, genericArguments: arguments, span: span(from: componentStart))
        root = TypeSyntax(.named([component]), span: component.span)
      } else if at(.leftBracket) {
        root = nested({ $0.parseBracketedType() }, otherwise: { TypeSyntax(.unknown, span: $0.currentSpan) })
      } else if at(.leftParenthesis) {
        let rootStart = self.start
        skipGroup()
        root = TypeSyntax(.unknown, span: span(from: rootStart))
      }
    }
    var components: [String] = []
    while isAdjacent || (at(.period) && kind(ahead: 1) == .identifier), let component = parseKeyPathComponent() {
      components.append(component)
    }
    return Expression(.keyPath(.init(root: root, components: components)), span: span(from: start))
  }

  private mutating func parseKeyPathComponent() -> String? {
    switch kind {
    case .period:
      guard kind(ahead: 1) == .identifier || kind(ahead: 1) == .integer else {
        // `\.?.name`, `\.[0]`: the dot refers to the root alone.
        advance()
        return kind == .leftBracket || kind == .operator ? parseKeyPathComponent() : nil
      }
      advance()
      let component = at(.identifier) ? name(at: index) : text.string(currentSpan)
      advance()
      return component
    case .leftBracket:
      let start = start
      skipGroup()
      return text.string(span(from: start))
    case .operator:
      for mark in [UInt8(ascii: "?"), UInt8(ascii: "!")] where operatorByte == mark {
        consumed += 1
        if tokens[index].start + consumed >= tokens[index].end { advance() }
        return String(UnicodeScalar(mark))
      }
      return nil
    default: return nil
    }
  }

  /// Parses a macro: `#file`, `#selector(f)`, `#Preview { … }`; the current token is the `#`.
  mutating func parseMacroExpression(from start: UInt32) -> Expression {
    advance()
    guard isAdjacent, let (name, _) = eatName() else {
      return Expression(.other, span: span(from: start))
    }
    if operatorByte == UInt8(ascii: "<"), isAdjacent { _ = parseGenericArguments() }
    let arguments = at(.leftParenthesis) && !isFirstOnLine ? parseArguments() : []
    if at(.leftBrace), allowsTrailingClosure {
      _ = parseTrailingClosures(of: Expression(.name(name), span: span(from: start)), arguments: [], from: start)
    }
    return Expression(.macro(name, arguments), span: span(from: start))
  }
}
