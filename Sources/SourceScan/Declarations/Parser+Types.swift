/// Types as written: `[Book]?`, `some IntentResult & ReturnsValue<Int>`, `@Sendable (Int) async throws -> Void`.
extension Parser {
  mutating func parseType() -> TypeSyntax {
    nested(
      { parser in parser.parseFullType() },
      otherwise: { parser in
        let start = parser.start
        parser.skipGroup()
        return TypeSyntax(.unknown, span: parser.span(from: start))
      })
  }

  private mutating func parseFullType() -> TypeSyntax {
    let start = start
    let attributes = parseTypeAttributes()
    var type = parseTypeWithoutAttributes(from: start)
    if !attributes.isEmpty { type.attributes += attributes }
    return type
  }

  private mutating func parseTypeWithoutAttributes(from start: UInt32) -> TypeSyntax {
    // The check that is false most often comes first, here and below.
    if startsType(index + 1), at(word: "some") || at(word: "any") {
      let isSome = at(word: "some")
      advance()
      let constraint = parseType()
      return TypeSyntax(isSome ? .some(constraint) : .any(constraint), span: span(from: start))
    }
    if startsType(index + 1), at(word: "each") || at(word: "repeat") {
      advance()
      return TypeSyntax(.pack(parseType()), span: span(from: start))
    }
    var base = parsePostfixType()
    if at(operator: "&") {
      var parts = [base]
      while eat(operator: "&") { parts.append(parsePostfixType()) }
      base = TypeSyntax(.composition(parts), span: span(from: start))
    }
    return startsArrow ? parseFunctionType(parameters: base, from: start) ?? base : base
  }

  /// Whether the tokens between a function type's parameters and its result start here.
  private var startsArrow: Bool {
    guard at(.identifier) else { return at(operator: "->") }
    return at(word: "async") || at(word: "throws") || at(word: "rethrows")
  }

  /// Parses `async throws -> T` after a parameter list; nil, with nothing consumed, if there is no arrow.
  private mutating func parseFunctionType(parameters base: TypeSyntax, from start: UInt32) -> TypeSyntax? {
    attempt { parser in
      let isAsync = parser.eat(word: "async")
      let effect = parser.eatThrows()
      guard parser.eat(operator: "->") else { return nil }
      let parameters: [TypeSyntax.TupleElement]
      if case .tuple(let elements) = base.form { parameters = elements } else { parameters = [.init(type: base)] }
      let result = parser.parseType()
      return TypeSyntax(
        .function(parameters: parameters, result: result, isAsync: isAsync, isThrowing: effect.isThrowing),
        attributes: effect.type == nil ? [] : ["throws"], span: parser.span(from: start))
    }
  }

  /// Consumes `throws`, `rethrows`, `throws(E)` or `throws (E)`; false if none of them comes next.
  mutating func eatThrows() -> (isThrowing: Bool, type: TypeSyntax?) {
    guard eat(word: "throws") || eat(word: "rethrows") else { return (false, nil) }
    guard at(.leftParenthesis), !isFirstOnLine else { return (true, nil) }
    return (true, inGroup { $0.parseType() })
  }

  /// Parses the attributes and specifiers of a type, `@escaping`, `@convention(c)`, `inout`, `isolated`, …; returns their names
  /// without arguments.
  private mutating func parseTypeAttributes() -> [String] {
    var names: [String] = []
    while true {
      if at(.at), kind(ahead: 1) == .identifier {
        advance()
        let takesNone = Self.typeAttributesWithoutArguments.contains { at(word: $0) }
        names.append(name(at: index))
        advance()
        while isAdjacent, at(.period), kind(ahead: 1) == .identifier { index += 2 }
        if at(.leftParenthesis), isAdjacent, !takesNone, !isParameterList { skipGroup() }
      } else if at(word: "nonisolated"), kind(ahead: 1) == .leftParenthesis {
        names.append("nonisolated")
        advance()
        skipGroup()
      } else if at(.identifier), startsType(index + 1), atTypeSpecifier {
        names.append(name(at: index))
        advance()
      } else {
        return names
      }
    }
  }

  /// Attributes of types after which a parenthesis opens the type itself: `@escaping(Int)->Void`.
  private static let typeAttributesWithoutArguments: [StaticString] = [
    "autoclosure", "escaping", "noescape", "noDerivative", "preconcurrency", "retroactive", "Sendable", "unchecked",
    "async", "_local", "_noMetadata",
  ]

  /// Whether the parenthesis starts a list of parameters, such as `(Int)` of `@MainActor(Int)->Void`: an arrow or an effect
  /// follows the group.
  private var isParameterList: Bool {
    let next = closer(of: index) + 1
    guard next < limit else { return false }
    if tokens[next].kind == .operator { return text.matches(tokens[next].span, "->") }
    return isWord(next, "async") || isWord(next, "throws") || isWord(next, "rethrows")
  }

  private var atTypeSpecifier: Bool {
    at(word: "inout") || at(word: "borrowing") || at(word: "consuming") || at(word: "isolated") || at(word: "sending")
      || at(word: "__owned") || at(word: "__shared") || at(word: "_const") || at(word: "nonisolated")
      || at(word: "unowned")
  }

  /// Whether a type may start at a token.
  func startsType(_ index: Int) -> Bool {
    guard index < limit else { return false }
    switch tokens[index].kind {
    case .identifier, .leftParenthesis, .leftBracket, .at: return true
    case .operator: return text[Int(tokens[index].start)] == UInt8(ascii: "~")
    default: return false
    }
  }

  /// Parses a simple type with its suffixes: `?`, `!`, `.Type`, `.Protocol`, `.Member`.
  private mutating func parsePostfixType() -> TypeSyntax {
    let start = start
    var type = parseSimpleType()
    var steps = 0
    while steps < Limits.nesting {
      steps += 1
      if isAdjacent, eat(operatorByte: UInt8(ascii: "?")) {
        type = TypeSyntax(.optional(type), span: span(from: start))
      } else if isAdjacent, eat(operatorByte: UInt8(ascii: "!")) {
        type = TypeSyntax(.implicitlyUnwrapped(type), span: span(from: start))
      } else if atTypeMember {
        advance()
        if at(word: "Type") || at(word: "Protocol") {
          advance()
          type = TypeSyntax(.metatype(type), span: span(from: start))
        } else {
          let component = parseTypeComponent()
          type = TypeSyntax(.member(of: type, component), span: span(from: start))
        }
      } else {
        return type
      }
    }
    return type
  }

  /// Whether `.Name` comes next, but not the `.self` or `.init` of an expression.
  private var atTypeMember: Bool {
    at(.period) && kind(ahead: 1) == .identifier && !isWord(index + 1, "self") && !isWord(index + 1, "init")
  }

  private mutating func parseSimpleType() -> TypeSyntax {
    let start = start
    switch kind {
    case .identifier:
      var components = [parseTypeComponent()]
      while atModuleSelector || (atTypeMember && !isWord(index + 1, "Type") && !isWord(index + 1, "Protocol")) {
        index += at(.colon) ? 2 : 1
        components.append(parseTypeComponent())
      }
      if components.count > Limits.nameParts { reportLongName(from: start) }
      return TypeSyntax(.named(components), span: span(from: start))
    case .leftParenthesis:
      let elements = parseTupleTypeElements()
      if elements.count == 1, elements[0].label == nil {
        var type = elements[0].type
        type.span = span(from: start)
        // `(A) -> B`: the parentheses are a parameter list.
        if at(operator: "->") || at(word: "async") || at(word: "throws") {
          type = TypeSyntax(.tuple(elements), span: type.span)
        }
        return type
      }
      return TypeSyntax(.tuple(elements), span: span(from: start))
    case .leftBracket: return parseBracketedType()
    case .operator where operatorByte == UInt8(ascii: "~"):
      advance()
      let constraint = nested(
        { $0.parsePostfixType() }, otherwise: { TypeSyntax(.unknown, span: $0.currentSpan) })
      return TypeSyntax(.suppressed(constraint), span: span(from: start))
    default:
      report("expected-type", "expected a type, found \(found)")
      return TypeSyntax(.unknown, span: ByteSpan(start, start))
    }
  }

  /// Parses `Name` or `Name<Arguments>`; the current token should be an identifier.
  private mutating func parseTypeComponent() -> TypeSyntax.Component {
    let start = start
    let name = eatName()?.name ?? ""
    let arguments = operatorByte == UInt8(ascii: "<") ? parseGenericArguments() ?? [] : []
    return .init(name: name, genericArguments: arguments, span: span(from: start))
  }

  /// Parses `<A, B>`. Nil, with nothing consumed, if it isn't a closed list of types and numbers, or an earlier attempt showed that
  /// it nests too deep.
  mutating func parseGenericArguments() -> [TypeSyntax]? {
    guard index >= triesGenericsFrom else { return nil }
    let start = index
    let arguments = parseClosedGenericArguments()
    if arguments == nil, tooDeepAt > start { triesGenericsFrom = tooDeepAt }
    return arguments
  }

  private mutating func parseClosedGenericArguments() -> [TypeSyntax]? {
    attempt { parser in
      guard parser.eat(operatorByte: UInt8(ascii: "<")) else { return nil }
      var arguments: [TypeSyntax] = []
      while parser.operatorByte != UInt8(ascii: ">") {
        let before = parser.index
        // A number is the argument for a value parameter: `InlineArray<3, Int>`.
        if parser.at(.integer) || (parser.at(operator: "-") && parser.kind(ahead: 1) == .integer) {
          let start = parser.start
          parser.advance()
          _ = parser.eat(.integer)
          arguments.append(TypeSyntax(.unknown, span: parser.span(from: start)))
        } else {
          guard parser.startsType(parser.index) else { return nil }
          arguments.append(parser.parseType())
        }
        guard parser.index > before || parser.consumed > 0 else { return nil }
        if !parser.eat(.comma) { break }
      }
      guard parser.eat(operatorByte: UInt8(ascii: ">")) else { return nil }
      return arguments
    }
  }

  /// Parses `[T]` or `[K: V]`; `[3 of T]` becomes `.unknown`.
  mutating func parseBracketedType() -> TypeSyntax {
    let start = start
    let form: TypeSyntax.Form = inGroup { parser in
      if parser.at(.integer) || parser.isWord(parser.index + 1, "of") { return .unknown }
      let element = parser.parseType()
      guard parser.eat(.colon) else { return .array(element) }
      return .dictionary(key: element, value: parser.parseType())
    }
    return TypeSyntax(form, span: span(from: start))
  }

  /// Parses `(label: T, _ name: U, V...)`; the current token is the opening parenthesis.
  private mutating func parseTupleTypeElements() -> [TypeSyntax.TupleElement] {
    // A default value, which a function type cannot have, is skipped.
    parseList { parser in
      let label = parser.eatLabel()
      var element = TypeSyntax.TupleElement(label: label, type: parser.parseType())
      element.isVariadic = parser.eat(operator: "...")
      return element
    }
  }

  /// Consumes `label:` or `label name:` in front of a type, and returns the label; nil if there is none, or it is `_`.
  mutating func eatLabel() -> String? {
    let count = atLabel ? 2 : 3
    guard count == 2 || (at(.identifier) && kind(ahead: 1) == .identifier && kind(ahead: 2) == .colon) else {
      return nil
    }
    let label = name(at: index)
    index += count
    return label == "_" ? nil : label
  }
}
