/// The declarations of a file, a type or an extension, in order, under the `#if` conditions around them.
extension Parser {
  /// Attributes read before their declaration was known: `#if os(iOS) @available(…) #endif struct A {}`.
  typealias PendingAttributes = [Attribute]

  /// The declarations between two braces, or in a file, and the local types in their bodies.
  struct Members {
    var declarations: [Declaration] = []
    var localTypes: [LocalScope] = []
  }

  /// Parses all declarations up to `limit`. `isFile`: statements may come between them.
  mutating func parseMembers(isFile: Bool) -> Members {
    var members = Members(), conditions = ConditionStack(), pending: PendingAttributes = []
    if !isAtEnd { members.declarations.reserveCapacity(8) }
    var outerLimits: [Int] = []
    while true {
      if isAtEnd {
        guard let outer = outerLimits.popLast() else { break }
        limit = outer
        continue
      }
      let before = index, consumedBefore = consumed
      if atDirective {
        let directive = tokens[index]
        conditions.take(&self)
        let end = tokens[Int(directive.partner)].start
        if directive.kind != .poundEndif, end > start {
          notes.regions.append(.init(conditions: conditions.current, span: ByteSpan(start, end)))
          // A clause that is not valid Swift for this compiler may leave brackets open: these end with the clause.
          if directive.partner < limit {
            outerLimits.append(limit)
            limit = Int(directive.partner)
          }
        }
      } else if eat(.semicolon) {
        continue
      } else if startsDeclaration(index) || at(.at) {
        parseMember(into: &members, conditions: conditions.current, pending: &pending)
      } else if at(.pound) {
        parseMacroMember(into: &members, conditions: conditions.current)
      } else {
        skipNonDeclaration(into: &members, isFile: isFile, conditions: conditions.current)
      }
      if index == before, consumed == consumedBefore { skipGroup() }
    }
    // The room to grow is a third of the memory that declarations take.
    members.declarations.trim()
    return members
  }

  /// Parses one declaration, or attributes that belong to a later one.
  private mutating func parseMember(
    into members: inout Members, conditions: [Condition], pending: inout PendingAttributes
  ) {
    let first = index, count = members.declarations.count
    if let attributes = parseDeclaration(conditions: conditions, pending: pending, into: &members.declarations) {
      pending += attributes
    } else {
      pending = []
      addLocalTypes(in: first..<index, from: count, to: &members)
    }
  }

  /// Parses a freestanding macro: `#Preview { … }`, `#warning("…")`.
  private mutating func parseMacroMember(into members: inout Members, conditions: [Condition]) {
    let start = start, first = index
    let expression = parseMacroExpression(from: start)
    var name = ""
    if case .macro(let macro, _) = expression.form { name = macro }
    let declaration = Declaration(
      form: .other, name: name, nameSpan: expression.span, conditions: conditions, span: span(from: start))
    members.declarations.append(declaration)
    addLocalTypes(in: first..<index, from: members.declarations.count - 1, to: &members)
  }

  /// Skips a statement of top-level code. In other positions, reports an error and skips one token or bracketed group.
  private mutating func skipNonDeclaration(into members: inout Members, isFile: Bool, conditions: [Condition]) {
    let first = index
    if isFile {
      let before = notes.diagnostics.count
      _ = parseStatement()
      if index == first { skipGroup() }
      // Top-level code is rare, so an error in it is more likely a form that the parser does not cover: errors are not reported.
      notes.diagnostics.removeLast(notes.diagnostics.count - before)
    } else {
      report("expected-declaration", "expected a declaration, found \(found)")
      skipGroup()
    }
    addLocalTypes(in: first..<index, from: members.declarations.count, under: conditions, to: &members)
  }

  /// Adds the types that bodies declare in the tokens of `range`: those of the declaration with the index `first`, or of a
  /// statement if there is no such declaration. Types and extensions list their own. `conditions` are those around a statement; a
  /// declaration has its own.
  private mutating func addLocalTypes(
    in range: Range<Int>, from first: Int, under conditions: [Condition] = [], to members: inout Members
  ) {
    guard hasDeclarationKeyword(in: range) else { return }
    let owner = first < members.declarations.count ? first : nil
    let hasBody: Bool
    switch owner.map({ members.declarations[$0].form }) {
    case .type, .extension, .typeAlias, .associatedType, .import: return
    case .function, .initializer, .deinitializer, .subscript, .variable: hasBody = true
    case .enumCase, .other, nil: hasBody = false
    }
    let local = parseLocalDeclarations(in: range, isBody: hasBody, under: conditions)
    if !local.inBody.isEmpty { members.localTypes.append(LocalScope(owner: owner, declarations: local.inBody)) }
    if !local.inClosures.isEmpty {
      members.localTypes.append(LocalScope(owner: owner, isInClosure: true, declarations: local.inClosures))
    }
  }

  // MARK: One declaration

  /// The part of a declaration before its keyword.
  struct Header {
    var attributes: [Attribute]
    var modifiers: [String]
    var conditions: [Condition]
    var start: UInt32
    var firstToken: Int
  }

  /// Parses a declaration with its attributes and modifiers. It may declare several things or, if it is malformed, none. Returns
  /// nil, or the attributes if they belong to a later declaration.
  mutating func parseDeclaration(
    conditions: [Condition], pending: PendingAttributes, into declarations: inout [Declaration]
  ) -> PendingAttributes? {
    let start = pending.first?.span.start ?? start
    var firstToken = index
    let found = parseAttributes(conditions: conditions)
    // `#if` around attributes: the declaration comes after the `#endif`.
    if atDirective || isAtEnd { return found }
    // Moves back to the first token of the pending attributes, once for all of them.
    while firstToken > 0, tokens[firstToken - 1].start >= start { firstToken -= 1 }
    let attributes = pending.isEmpty ? found : Array((pending + found).prefix(Limits.modifiers))
    let header = Header(
      attributes: attributes, modifiers: parseModifiers(conditions: conditions), conditions: conditions, start: start,
      firstToken: firstToken)
    parseForm(header, into: &declarations)
    return nil
  }

  private mutating func parseForm(_ header: Header, into declarations: inout [Declaration]) {
    if at(word: "var") || at(word: "let") {
      parseVariables(header, into: &declarations)
    } else if at(word: "case") {
      parseEnumCases(header, into: &declarations)
    } else if let declaration = parseSingleForm(header) {
      declarations.append(declaration)
    }
  }

  /// Parses a declaration other than variables and enum cases, which may declare several names; nil if it is malformed.
  private mutating func parseSingleForm(_ header: Header) -> Declaration? {
    if index < limit, tokens[index].declarationKeyword != .none {
      if isTypeKeyword(index) { return parseTypeLike(header) }
      if isImport(index) { return parseImport(header) }
    }
    if at(word: "func") { return parseFunction(header) }
    if at(word: "init") { return parseInitializer(header) }
    if at(word: "subscript") { return parseSubscript(header) }
    if at(word: "deinit") { return parseDeinitializer(header) }
    if at(word: "associatedtype") { return parseAssociatedType(header) }
    if isDeclarationKeyword(index) { return parseOtherDeclaration(header) }
    // A freestanding macro after an attribute: `@available(macOS 14, *) #Preview { … }`.
    if at(.pound) {
      let expression = parseMacroExpression(from: start)
      guard case .macro(let name, _) = expression.form else { return nil }
      return declaration(.other, name: name, at: expression.span, header)
    }
    report("expected-declaration", "expected a declaration, found \(found)")
    if header.attributes.isEmpty, header.modifiers.isEmpty { skipGroup() }
    return nil
  }

  /// Records the tokens of the declaration that was just read as a header: up to `body`, the index of the first token in its body,
  /// or up to the current token.
  mutating func noteHeader(_ header: Header, upTo body: Int? = nil) {
    notes.headers.append((header.firstToken, body ?? index))
  }

  func declaration(_ form: Declaration.Form, name: String, at nameSpan: ByteSpan, _ header: Header) -> Declaration {
    Declaration(
      form: form, name: name, nameSpan: nameSpan, attributes: header.attributes, modifiers: header.modifiers,
      conditions: header.conditions, span: ByteSpan(header.start, max(header.start, previousEnd)))
  }
}

extension [Declaration] {
  /// Moves the elements to memory that has no room for more.
  fileprivate mutating func trim() {
    guard count < capacity else { return }
    // An array with a capacity of 0 is the empty array that all threads share, and the code below would write to its count.
    guard !isEmpty else {
      self = []
      return
    }
    let trimmed = Array(unsafeUninitializedCapacity: count) { memory, initializedCount in
      initializedCount = count
      while let last = popLast() { memory.initializeElement(at: count, to: last) }
    }
    self = trimmed
  }
}
