/// Members: variables with accessors, functions, initializers, enum cases.
extension Parser {
  /// Parses `let a = 1, b: Int = 2`, and adds one declaration for each variable.
  mutating func parseVariables(_ header: Header, into declarations: inout [Declaration]) {
    let isLet = at(word: "let"), first = declarations.count
    var header = header
    advance()
    repeat {
      let before = index
      // The grammar allows `let` or `var` again in a pattern: `let var a`. The compiler rejects it later.
      if at(word: "let") || at(word: "var"), kind(ahead: 1) == .identifier { advance() }
      if at(.leftParenthesis) {
        parseTuplePattern(isLet: isLet, header, into: &declarations)
      } else if let (name, nameSpan) = eatName() {
        declarations.append(parseVariable(name, nameSpan, isLet: isLet, header))
      }
      if index == before { break }
      // The header of each further variable begins after the one before it.
      header.firstToken = index
    } while eat(.comma)
    if declarations.count > first + 1 { inheritTypes(&declarations[first...]) }
  }

  /// Gives the variables of `let a, b: Int` the type that only the last of them states.
  private func inheritTypes(_ declarations: inout ArraySlice<Declaration>) {
    var following: TypeSyntax?
    for index in declarations.indices.reversed() {
      guard case .variable(var variable) = declarations[index].form else { continue }
      if variable.type == nil, variable.initialValue == nil, !variable.hasAccessors, let following {
        variable.type = following
        declarations[index].form = .variable(variable)
      }
      following = variable.initialValue == nil ? variable.type : nil
    }
  }

  private mutating func parseVariable(
    _ name: String, _ nameSpan: ByteSpan, isLet: Bool, _ header: Header
  ) -> Declaration {
    let type = eat(.colon) ? parseType() : nil
    var value: Expression?
    if eat(operator: "=") {
      // The next declaration must not be read as the value of a line that is not complete yet.
      if isFirstOnLine, startsDeclaration(index) {
        report("expected-expression", "expected an expression, found \(found)", at: ByteSpan(previousEnd, previousEnd))
      } else {
        value = parseExpression()
      }
    }
    var variable = Variable(isLet: isLet, type: type, initialValue: value)
    parseAccessors(into: &variable, header)
    return declaration(.variable(variable), name: name, at: nameSpan, header)
  }

  /// Parses a tuple pattern, `let (a, b) = value`, and adds one declaration for each name.
  private mutating func parseTuplePattern(
    isLet: Bool, _ header: Header, into declarations: inout [Declaration]
  ) {
    let end = closer(of: index)
    var names: [(String, ByteSpan)] = []
    for token in index..<min(end, limit) where tokens[token].kind == .identifier {
      let isLabel = token + 1 < limit && tokens[token + 1].kind == .colon
      if !isLabel, !isWord(token, "_") { names.append((name(at: token), tokens[token].span)) }
    }
    jump(after: end)
    let type = eat(.colon) ? parseType() : nil
    let value = eat(operator: "=") ? parseExpression() : nil
    var variable = Variable(isLet: isLet, type: type, initialValue: value, isTuplePattern: true)
    parseAccessors(into: &variable, header)
    declarations += names.map { declaration(.variable(variable), name: $0.0, at: $0.1, header) }
  }

  /// Parses `{ get { … } set { … } }`, `{ didSet { … } }` or a getter's body alone, if there is one, and records the header of the
  /// variable.
  private mutating func parseAccessors(into variable: inout Variable, _ header: Header) {
    var getter: Getter?
    if at(.leftBrace) {
      let end = closer(of: index)
      let body = index + 1..<max(index + 1, end)
      let isList = startsAccessors(index) || startsAttributedAccessor(in: body)
      getter = isList ? within(body) { $0.parseAccessorList() } : Getter(body: body)
      jump(after: end)
      variable.hasAccessors = true
      variable.getter = getter.map {
        .init(body: span(of: $0.body), isAsync: $0.isAsync, isThrowing: $0.isThrowing)
      }
    }
    noteHeader(header, upTo: header.modifiers.areStatic ? nil : getter?.body.lowerBound)
  }

  /// A getter, with its body as a range of tokens.
  private struct Getter {
    var body: Range<Int>
    var isAsync = false
    var isThrowing = false
  }

  /// Whether `body` starts with an `#if`, which `startsAccessors` does not examine, and an accessor starts the next line.
  private func startsAttributedAccessor(in body: Range<Int>) -> Bool {
    guard !body.isEmpty, tokens[body.lowerBound].kind == .poundIf else { return false }
    let next = body.dropFirst().first { tokens[$0].isFirstOnLine }
    return next.map { startsAccessors($0 - 1) } ?? false
  }

  /// Parses a list of accessors, and returns its last `get` with a body; nil if there is none.
  private mutating func parseAccessorList() -> Getter? {
    var getter: Getter?
    while !isAtEnd {
      guard at(word: "get") else {
        skipGroup()
        continue
      }
      advance()
      let isAsync = eat(word: "async")
      let isThrowing = eatThrows().isThrowing
      guard at(.leftBrace) else { continue }
      let end = closer(of: index)
      getter = Getter(body: index + 1..<max(index + 1, end), isAsync: isAsync, isThrowing: isThrowing)
      jump(after: end)
    }
    return getter
  }

  mutating func parseFunction(_ header: Header) -> Declaration {
    advance()
    var nameSpan = currentSpan
    let name: String
    if at(.identifier) {
      name = self.name(at: index)
      advance()
    } else {
      // An operator's name is taken as it is written; the `<` of generic parameters is not part of it.
      if text[Int(nameSpan.end) - 1] == UInt8(ascii: "<"), kind(ahead: 1) == .identifier {
        nameSpan.end -= 1
      }
      name = text.string(nameSpan)
      consumed += UInt32(nameSpan.count)
      if tokens[index].start + consumed >= tokens[index].end { advance() }
    }
    let function = parseSignatureAndBody(header)
    return declaration(.function(function), name: name, at: nameSpan, header)
  }

  mutating func parseInitializer(_ header: Header) -> Declaration {
    let nameSpan = currentSpan
    advance()
    let isFailable = eat(operatorByte: UInt8(ascii: "?")) || eat(operatorByte: UInt8(ascii: "!"))
    var function = parseSignatureAndBody(header)
    function.isFailable = isFailable
    return declaration(.initializer(function), name: "init", at: nameSpan, header)
  }

  mutating func parseSubscript(_ header: Header) -> Declaration {
    let nameSpan = currentSpan
    advance()
    _ = parseSignature()
    if at(.leftBrace) { skipGroup() }
    return declaration(.subscript, name: "subscript", at: nameSpan, header)
  }

  mutating func parseDeinitializer(_ header: Header) -> Declaration {
    let nameSpan = currentSpan
    advance()
    if at(.leftBrace) { skipGroup() }
    return declaration(.deinitializer, name: "deinit", at: nameSpan, header)
  }

  /// Parses a signature, records it as a header, and consumes the body if there is one.
  private mutating func parseSignatureAndBody(_ header: Header) -> Function {
    var function = parseSignature()
    noteHeader(header)
    if at(.leftBrace) {
      let end = closer(of: index)
      function.body = span(of: index + 1..<max(index + 1, end))
      jump(after: end)
    }
    return function
  }

  /// Parses `<T>(a: Int) async throws -> R where …`, of which every part may be missing.
  private mutating func parseSignature() -> Function {
    var function = Function(genericParameters: parseGenericParameters())
    function.parameters = at(.leftParenthesis) ? parseParameters() : []
    while true {
      if eat(word: "async") || eat(word: "reasync") {
        function.isAsync = true
      } else if case let effect = eatThrows(), effect.isThrowing {
        function.isThrowing = true
        function.thrownType = effect.type
      } else {
        break
      }
    }
    if eat(operator: "->") { function.result = parseResult() }
    function.requirements = parseRequirements()
    return function
  }

  /// Parses a result type, which an experimental feature allows to have generic parameters of its own: `<T: P> [T]`.
  private mutating func parseResult() -> TypeSyntax {
    let start = start
    guard operatorByte == UInt8(ascii: "<") else { return parseType() }
    _ = parseGenericParameters()
    var type = parseType()
    type.span.start = start
    return type
  }

  private mutating func parseParameters() -> [Function.Parameter] {
    parseList { parser in
      while parser.skipDirective() {}
      _ = parser.parseAttributes(conditions: [])
      return parser.parseParameter()
    }
  }

  /// Parses `label name: T... =`, up to the default value; nil if the name or the colon is missing.
  private mutating func parseParameter() -> Function.Parameter? {
    guard let (first, _) = eatName() else { return nil }
    let second = eatName()?.name
    guard eat(.colon) else { return nil }
    let type = parseType()
    let isVariadic = eat(operator: "...")
    let hasDefault = eat(operator: "=")
    return .init(
      label: first == "_" ? nil : first, name: second ?? first, type: type, isVariadic: isVariadic,
      hasDefault: hasDefault)
  }

  /// Parses `case a, b(Int, label: T), c = 3`, and adds one declaration for each case.
  mutating func parseEnumCases(_ header: Header, into declarations: inout [Declaration]) {
    advance()
    repeat {
      guard !(isFirstOnLine && startsDeclaration(index)), let (name, nameSpan) = eatName() else {
        report("expected-case", "expected a case's name, found \(found)")
        break
      }
      var element = EnumCase()
      if at(.leftParenthesis), !isFirstOnLine { element.associatedValues = parseAssociatedValues() }
      if eat(operator: "=") { element.rawValue = parseExpression() }
      declarations.append(declaration(.enumCase(element), name: name, at: nameSpan, header))
    } while eat(.comma)
    noteHeader(header)
  }

  private mutating func parseAssociatedValues() -> [EnumCase.AssociatedValue] {
    parseList { .init(label: $0.eatLabel(), type: $0.parseType()) }
  }

  /// Parses an `operator`, a `precedencegroup` or a `macro`; the current token is the keyword.
  mutating func parseOtherDeclaration(_ header: Header) -> Declaration {
    let isMacro = at(word: "macro"), isGroup = at(word: "precedencegroup")
    advance()
    let nameSpan = currentSpan
    let name = at(.identifier) ? self.name(at: index) : text.string(currentSpan)
    advance()
    if isMacro {
      _ = parseSignature()
      if at(.leftBrace) { skipGroup() }
      if eat(operator: "=") { _ = parseExpression() }
      _ = parseRequirements()
    } else if isGroup {
      if at(.leftBrace) { skipGroup() }
    } else if eat(.colon) {
      while !isAtEnd, !isFirstOnLine, !at(.semicolon), !at(.rightBrace) { advance() }
    }
    return declaration(.other, name: name, at: nameSpan, header)
  }
}
