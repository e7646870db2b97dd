extension Outline {
  /// Adds the named declarations of the next file, found by the lexer's declaration keywords alone. Looks into a body only for
  /// types, for the members of an extension with a static member, and for the first case of an enum.
  ///
  /// `buffer` holds the file's tokens, as `lex` left them.
  package mutating func append(_ text: SourceText, _ buffer: TokenBuffer) {
    beginFile()
    buffer.withParser(of: text) { parser in
      var builder = OutlineBuilder(parser)
      swap(&builder.outline, &self)
      for index in buffer.declarationKeywords.indices { builder.take(declarationKeyword: index) }
      swap(&builder.outline, &self)
    }
  }
}

private struct OutlineBuilder {
  /// A type or an extension whose body is open, or the file.
  private struct Scope {
    var entry: Int?
    /// The index of the `}`, or of the end of the file if it is missing.
    var end: Int
    /// The index of a token that is directly in this scope, and in no body inside it.
    var level: Int
    /// The index of the token that closes the last body of a function or closure found in this scope. Declarations before it are
    /// local.
    var localEnd = 0
  }

  var outline = Outline()
  private var parser: Parser
  private var scopes: [Scope] = []
  private var conditions = ConditionStack()
  /// The index of `conditions.current` in the outline, nil until a declaration needs it. It is cached, so that declarations share
  /// the list.
  private var conditionsIndex: Int?

  init(_ parser: Parser) {
    self.parser = parser
    // Enough for most files: with room for one scope, the array had to grow for nearly every file.
    scopes.reserveCapacity(8)
    scopes.append(Scope(entry: nil, end: parser.limit, level: -1))
  }

  mutating func take(declarationKeyword: Int) {
    let position = parser.tokens.declarationKeyword(declarationKeyword)
    while scopes.count > 1, scopes[scopes.count - 1].end <= position { scopes.removeLast() }
    switch parser.tokens[position].declarationKeyword {
    case .conditional:
      parser.index = position
      conditions.take(&parser)
      conditionsIndex = nil
    case .import: takeImport(position)
    default:
      if parser.isTypeKeyword(position) { takeDeclaration(position, next: parser.nextStop(after: declarationKeyword)) }
    }
  }

  private mutating func takeImport(_ position: Int) {
    guard position == 0 || parser.tokens[position - 1].kind != .period, position + 1 < parser.limit,
      parser.tokens[position + 1].kind == .identifier
    else { return }
    var name = position + 1
    if name + 1 < parser.limit, parser.tokens[name + 1].kind == .identifier, !parser.tokens[name + 1].isFirstOnLine {
      name += 1
    }
    outline.appendImport(append(name))
  }

  private mutating func takeDeclaration(_ position: Int, next: Int) {
    let isLocal = isLocal(position)
    let kind = Self.kind(of: parser.tokens[position].declarationKeyword)
    let firstReference = outline.references.count
    let access = takePrefix(position)
    parser.index = position + 1
    parser.consumed = 0
    // A header ends before the next declaration's keyword. This limit is for incomplete headers: without it, a file of them would
    // be read over and over. (`protocol P: class` contains a keyword that starts no declaration.)
    let end = parser.limit
    parser.limit = next
    let name = takeName(kind)
    let brace = takeHeader(kind)
    parser.limit = end
    let body = brace.map { parser.closer(of: $0) }
    var hasCases = false
    if let brace, let body {
      // It is not certain that the lexer made tokens in a body without an end, or in a body after an `enum` or `extension` without
      // a name. A file with such a body is parsed in any case.
      let isClosed = parser.tokens[body].kind == .rightBrace && !parser.announcesBody(position + 1, brace)
      switch kind {
      case .extension: if isClosed { takeStaticMembers(brace + 1, body) }
      case .enum: hasCases = !isClosed || parser.hasCases(brace + 1, body)
      default: break
      }
    }
    outline.append(
      kind, name, parent: scopes[scopes.count - 1].entry, firstReference: firstReference,
      conditions: currentConditions(),
      isLocal: isLocal, access: access, hasCases: hasCases)
    if !isLocal { scopes[scopes.count - 1].level = body ?? parser.index }
    if let body { scopes.append(Scope(entry: outline.entries.count - 1, end: body, level: parser.index)) }
  }

  /// Adds the names after `let`, `var`, `func` and commas in an extension's body, if the body has a static member.
  private mutating func takeStaticMembers(_ start: Int, _ end: Int) {
    let first = outline.staticMembers.count
    var index = start, isName = false, hasStatic = false
    while index < end {
      let token = parser.tokens[index]
      switch token.kind {
      case .identifier where isName:
        appendStaticMember(index)
        isName = false
      case .identifier:
        hasStatic = hasStatic || parser.isWord(index, "static")
        isName = parser.isWord(index, "let") || parser.isWord(index, "var") || parser.isWord(index, "func")
      case .leftBrace, .leftParenthesis, .leftBracket:
        isName = false
        // An unclosed bracket ends with the file.
        index = parser.closer(of: index)
      default: isName = token.kind == .comma
      }
      index += 1
    }
    if !hasStatic { outline.removeStaticMembers(from: first) }
  }

  private static func kind(of declarationKeyword: Token.DeclarationKeyword) -> Outline.Kind {
    switch declarationKeyword {
    case .class: .class
    case .enum: .enum
    case .actor: .actor
    case .protocol: .protocol
    case .extension: .extension
    case .typealias: .typealias
    case .struct, .none, .import, .conditional: .struct
    }
  }

  /// Whether a body other than a type's is open around `position`. Goes back over closed brackets to a token of the same scope.
  private mutating func isLocal(_ position: Int) -> Bool {
    let scope = scopes.count - 1, level = scopes[scope].level
    if position < scopes[scope].localEnd { return true }
    var index = position - 1
    while index > level {
      switch parser.tokens[index].kind {
      case .rightBrace, .rightParenthesis, .rightBracket, .stringClose, .interpolationClose:
        let open = Int(parser.tokens[index].partner)
        index = open < index ? open - 1 : index - 1
      case .leftBrace, .leftParenthesis, .leftBracket, .interpolationOpen:
        // An opening bracket without a match is an error in the source, and does not open a body.
        if Int(parser.tokens[index].partner) > index {
          scopes[scope].localEnd = Int(parser.tokens[index].partner)
          return true
        }
        index -= 1
      default: index -= 1
      }
    }
    return false
  }

  /// Adds the attributes before the keyword at `position`; returns the access that the modifiers state.
  private mutating func takePrefix(_ position: Int) -> Outline.Access {
    var access = Outline.Access.internal
    var start = parser.startOfDeclaration(at: position, notBefore: 0)
    // The tokens before the declaration may be attributes in an `#if` of their own.
    if start > 0, parser.tokens[start - 1].kind == .poundEndif { start = startOfAttributeConditional(start - 1) }
    var index = start
    while index < position {
      let token = parser.tokens[index]
      if token.kind == .leftParenthesis {
        // Skips the arguments of an attribute, which may contain attributes and words too.
        index = max(index, Int(token.partner))
      } else if token.kind == .identifier, index > 0, parser.tokens[index - 1].kind == .at {
        outline.append(takeDottedName(from: index), .attribute)
      } else if parser.isWord(index, "private") || parser.isWord(index, "fileprivate") {
        access = .private
      } else if parser.isWord(index, "public") || parser.isWord(index, "open") || parser.isWord(index, "package") {
        access = .public
      }
      index += 1
    }
    return access
  }

  /// The index of the `#if` for the `#endif` at `end`, if at most 63 tokens, without braces and other `#endif`s, are between them;
  /// else the index after the `#endif`. Other runs may contain declarations.
  private func startOfAttributeConditional(_ end: Int) -> Int {
    var index = end
    while index > 0, end - index < 64 {
      index -= 1
      switch parser.tokens[index].kind {
      case .poundIf: return index
      case .leftBrace, .rightBrace, .poundEndif: return end + 1
      default: break
      }
    }
    return end + 1
  }

  /// Adds the declared name; for an extension, the extended type without generic arguments.
  private mutating func takeName(_ kind: Outline.Kind) -> Outline.Name {
    guard kind == .extension else {
      defer { parser.advance() }
      return append(parser.index)
    }
    guard parser.at(.identifier) else {
      // `extension [Int]` adds no conformance of App Intents.
      parser.skipGroup()
      return outline.beginName(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    var name = append(parser.index)
    parser.advance()
    skipGenericArguments()
    while parser.at(.period), parser.kind(ahead: 1) == .identifier {
      parser.advance()
      append(parser.index, to: &name)
      parser.advance()
      skipGenericArguments()
    }
    return name
  }

  /// Consumes generic parameters and the inheritance clause, up to the `{`, or the aliased type. Returns the index of the `{`; nil
  /// for a typealias and for a declaration without a body.
  private mutating func takeHeader(_ kind: Outline.Kind) -> Int? {
    skipGenericArguments()
    if kind == .typealias {
      takeAliasedType()
      return nil
    }
    if parser.eat(.colon) {
      while !parser.isAtEnd, !parser.atBrace, !parser.at(word: "where") {
        takeInherited()
      }
    }
    while !parser.isAtEnd, !parser.at(.leftBrace) {
      // A `where` clause. If the body is missing, a `}` or a directive ends the header. The header of a declaration that follows
      // directly is consumed: such source does not compile.
      if parser.at(.rightBrace) || parser.atDirective { return nil }
      if kind == .protocol, parser.at(word: "Self"), parser.kind(ahead: 1) == .colon {
        takeSelfRequirement()
      } else {
        parser.advance()
      }
    }
    return parser.at(.leftBrace) ? parser.index : nil
  }

  /// Adds the types of `Self: A & B` in a protocol's `where` clause.
  private mutating func takeSelfRequirement() {
    parser.advance()
    parser.advance()
    while !parser.isAtEnd, !parser.atBrace, !parser.at(.comma), !parser.atDirective {
      takeInherited()
    }
  }

  private mutating func takeInherited() {
    switch parser.kind {
    case .identifier where parser.kind(ahead: -1) != .at:
      outline.append(takeDottedName(from: parser.index), .inherited)
      skipGenericArguments()
    case .leftParenthesis:
      // `(A & B)`: the types in parentheses are inherited, too, so only the bracket itself is skipped.
      parser.advance()
    case .leftBracket: parser.skipGroup()
    default: parser.advance()
    }
  }

  /// Adds the aliased type and all names in it, up to the end of the declaration. Adds nothing if `=` is missing.
  private mutating func takeAliasedType() {
    guard parser.eat(operator: "=") else { return }
    let first = parser.index
    // No type contains braces, and the lexer may have skipped the code between braces.
    parser.limit = (first..<parser.limit).first { parser.tokens[$0].kind.isBrace } ?? parser.limit
    outline.appendAliasedType(parser.parseType())
    parser.index = first
    parser.consumed = 0
    var isContinued = true
    while !parser.isAtEnd {
      if parser.isFirstOnLine, !isContinued, parser.kind != .operator, parser.kind != .period { return }
      switch parser.kind {
      case .semicolon: return
      case .rightParenthesis, .rightBracket:
        parser.advance()
        isContinued = false
      case .identifier:
        outline.append(takeDottedName(from: parser.index), .aliased)
        isContinued = false
      default:
        isContinued =
          parser.kind == .operator && parser.operatorByte != UInt8(ascii: ">") || parser.at(.comma)
          || parser.at(.leftParenthesis) || parser.at(.leftBracket)
        parser.advance()
      }
    }
  }

  /// Skips `<…>` by counting brackets.
  private mutating func skipGenericArguments() {
    guard parser.operatorByte == UInt8(ascii: "<") else { return }
    var depth = 0
    while !parser.isAtEnd {
      if parser.kind == .operator, !parser.at(operator: "->") {
        let span = parser.currentSpan
        for offset in span.start..<span.end {
          let byte = parser.text[Int(offset)]
          if byte == UInt8(ascii: "<") { depth += 1 } else if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      } else if parser.atBrace {
        return
      }
      parser.advance()
      if depth <= 0 { return }
    }
  }

  /// Adds the dotted name at `first`, such as `A.B`, and moves the parser after it.
  private mutating func takeDottedName(from first: Int) -> Outline.Name {
    var name = append(first), index = first
    while index + 2 < parser.limit, parser.tokens[index + 1].kind == .period,
      parser.tokens[index + 2].kind == .identifier
    {
      index += 2
      append(index, to: &name)
    }
    parser.index = index + 1
    parser.consumed = 0
    return name
  }

  private mutating func append(_ index: Int) -> Outline.Name {
    outline.beginName(parser.nameBytes(index))
  }

  private mutating func append(_ index: Int, to name: inout Outline.Name) {
    outline.append(parser.nameBytes(index), to: &name)
  }

  private mutating func appendStaticMember(_ index: Int) {
    outline.appendStaticMember(parser.nameBytes(index))
  }

  private mutating func currentConditions() -> Int? {
    if conditions.current.isEmpty { return nil }
    if conditionsIndex == nil {
      conditionsIndex = outline.conditions.count
      outline.conditions.append(conditions.current)
    }
    return conditionsIndex
  }
}

// Functions that need only the parser: a debug build would copy the whole builder for a call of its own functions.
extension Parser {
  /// The index of the next directive or type's keyword after a declaration keyword, whose index in `declarationKeywords` is given;
  /// `limit` if there is none.
  fileprivate func nextStop(after declarationKeyword: Int) -> Int {
    var declarationKeyword = declarationKeyword + 1
    while declarationKeyword < tokens.declarationKeywordCount {
      let next = tokens.declarationKeyword(declarationKeyword)
      if tokens[next].declarationKeyword == .conditional || isTypeKeyword(next) { return next }
      declarationKeyword += 1
    }
    return limit
  }

  /// Whether one of the tokens from `start` to `end` makes the lexer look for the members of an enum or an extension.
  fileprivate func announcesBody(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { tokens[$0].declarationKeyword == .enum || tokens[$0].declarationKeyword == .extension }
  }

  /// Whether an enum's body, the tokens from `start` to `end`, has a case directly in it. If the body starts with a case, the
  /// lexer may have made no tokens of it.
  fileprivate func hasCases(_ start: Int, _ end: Int) -> Bool {
    if startsWithCase(at: Int(tokens[start - 1].end), text.count, { text[$0] }) { return true }
    var index = start
    while index < end {
      switch tokens[index].kind {
      case .identifier where isWord(index, "case"): return true
      case .leftBrace, .leftParenthesis, .leftBracket:
        // An unclosed bracket ends with the file.
        index = closer(of: index)
      default: break
      }
      index += 1
    }
    return false
  }

  /// The bytes of a name without backticks.
  fileprivate func nameBytes(_ index: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(text.bytes(nameSpan(at: index)))
  }
}
