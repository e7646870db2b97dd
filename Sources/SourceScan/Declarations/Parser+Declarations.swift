/// Declarations: what a file, a type or an extension declares, in order, under its `#if` conditions.
extension Parser {
  /// Attributes read before it was clear what they belong to: `#if os(iOS) @available(…) #endif struct A {}`.
  typealias PendingAttributes = [Attribute]

  /// What stands between two braces, or in a file.
  struct Members {
    var declarations: [Declaration] = []
    var localTypes: [LocalScope] = []
  }

  /// All declarations up to this walk's end. `isFile`: statements may stand between them.
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
      let before = (index, consumed)
      if atDirective {
        let directive = tokens[index]
        conditions.take(&self)
        let end = tokens[Int(directive.partner)].start
        if directive.kind != .poundEndif, end > start {
          regions.append(.init(conditions: conditions.current, span: ByteSpan(start, end)))
          // A clause that is no Swift of this compiler's may leave brackets open: they end with it.
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
      if (index, consumed) == before { skipGroup() }
    }
    // The room to grow is a third of the memory that declarations take.
    members.declarations.trim()
    return members
  }

  /// One declaration, or attributes that turn out to belong to a later one.
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

  /// `#Preview { … }`, `#warning("…")`: a freestanding macro.
  private mutating func parseMacroMember(into members: inout Members, conditions: [Condition]) {
    let start = start, first = index
    let expression = parseMacroExpression(from: start)
    var name = ""
    if case .macro(let macro, _) = expression.form { name = macro }
    let declaration = Declaration(
      .other, name: name, nameSpan: expression.span, conditions: conditions, span: span(from: start))
    members.declarations.append(declaration)
    addLocalTypes(in: first..<index, from: members.declarations.count - 1, to: &members)
  }

  /// A statement of top-level code; anywhere else something is broken and one token is passed.
  private mutating func skipNonDeclaration(into members: inout Members, isFile: Bool, conditions: [Condition]) {
    let first = index
    if isFile {
      let before = diagnostics.count
      _ = parseStatement()
      if index == first { skipGroup() }
      // Top-level code is rare; what looks wrong there is rather an unknown form than an error.
      diagnostics.removeLast(diagnostics.count - before)
    } else {
      report("expected-declaration", "expected a declaration, found \(found)")
      skipGroup()
    }
    addLocalTypes(in: first..<index, from: members.declarations.count, under: conditions, to: &members)
  }

  /// Types in the bodies of what was just parsed, the declarations from `first` on, if any: nominal types and extensions
  /// list their own. Those of statements stand under the statements' conditions, those of declarations under what these
  /// stand under themselves.
  private mutating func addLocalTypes(
    in range: Range<Int>, from first: Int, under conditions: [Condition] = [], to members: inout Members
  ) {
    guard hasLandmark(in: range) else { return }
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

  /// What comes before a declaration's keyword.
  struct Header {
    var attributes: [Attribute]
    var modifiers: [String]
    var conditions: [Condition]
    var start: UInt32
    /// The token there.
    var firstToken: Int
  }

  /// Whether a declaration's keyword, or a modifier before it, stands at `index`. (An attribute alone doesn't tell.)
  func startsDeclaration(_ index: Int) -> Bool {
    guard index < limit, tokens[index].kind == .identifier || tokens[index].kind == .at else { return false }
    var next = index, modifiers = 0
    // `@A @B(…) public static`: look behind attributes and modifiers for the keyword.
    while next < limit {
      if tokens[next].kind == .at {
        next += 2
        while next + 1 < limit, tokens[next].kind == .period, tokens[next + 1].kind == .identifier { next += 2 }
        if next < limit, tokens[next].kind == .leftParenthesis { next = closer(of: next) + 1 }
      } else if modifiers < Self.maximumModifiers, isModifier(next) {
        modifiers += 1
        next += 1
        if next < limit, tokens[next].kind == .leftParenthesis { next = closer(of: next) + 1 }
      } else {
        return isDeclarationKeyword(next)
      }
    }
    return false
  }

  /// More than there are. A row of them without an end would be looked through again at each of them.
  static let maximumModifiers = 64

  /// A modifier with something behind it that lets it be one: `open` is a name as well.
  func isModifier(_ index: Int) -> Bool {
    guard index + 1 < limit, tokens[index].kind == .identifier, isModifierWord(index) else { return false }
    switch tokens[index + 1].kind {
    case .identifier: break
    case .at: break
    case .leftParenthesis:
      // `private(set)`, `unowned(safe)`; anything else in parentheses is a call: `open(path)`.
      let end = closer(of: index + 1)
      guard end == index + 3, Self.modifierArguments.contains(where: { isWord(index + 2, $0) }), end + 1 < limit,
        tokens[end + 1].kind == .identifier || tokens[end + 1].kind == .at
      else { return false }
    case .operator:
      // `prefix func`, but `static + other` is no declaration.
      return false
    default: return false
    }
    // `class` is a modifier only before another keyword of a member.
    if isWord(index, "class") {
      return isDeclarationKeyword(index + 1) || (!isWord(index + 1, "class") && isModifier(index + 1))
    }
    return true
  }

  private static let modifierArguments: [StaticString] = ["set", "safe", "unsafe", "nonsending"]

  /// Whether the word is a modifier's. Asked of nearly every word, so that it looks only at those of the same length.
  func isModifierWord(_ index: Int) -> Bool {
    switch tokens[index].end - tokens[index].start {
    case 4: isWord(index, "open") || isWord(index, "lazy") || isWord(index, "weak") || isWord(index, "safe")
    case 5: isWord(index, "final") || isWord(index, "class") || isWord(index, "infix") || isWord(index, "async")
    case 6:
      isWord(index, "static") || isWord(index, "public") || isWord(index, "prefix") || isWord(index, "unsafe")
        || isWord(index, "_const")
    case 7:
      isWord(index, "private") || isWord(index, "package") || isWord(index, "unowned") || isWord(index, "dynamic")
        || isWord(index, "postfix") || isWord(index, "reasync") || isWord(index, "sending")
    case 8:
      isWord(index, "override") || isWord(index, "internal") || isWord(index, "required") || isWord(index, "mutating")
        || isWord(index, "optional") || isWord(index, "indirect") || isWord(index, "isolated")
        || isWord(index, "rethrows")
    case 9: isWord(index, "borrowing") || isWord(index, "consuming")
    case 11:
      isWord(index, "fileprivate") || isWord(index, "convenience") || isWord(index, "nonisolated")
        || isWord(index, "nonmutating") || isWord(index, "distributed") || isWord(index, "__consuming")
    case 17: isWord(index, "actor_independent")
    default: false
    }
  }

  func isDeclarationKeyword(_ index: Int) -> Bool {
    guard index < limit, tokens[index].kind == .identifier else { return false }
    if tokens[index].landmark != .none { return isTypeKeyword(index) || isImport(index) }
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

  /// Whether the landmark at `index` starts a type, an extension or an alias, and is not a word in another place.
  func isTypeKeyword(_ index: Int) -> Bool {
    let landmark = tokens[index].landmark
    guard landmark != .none, landmark != .conditional, landmark != .import, index + 1 < limit else { return false }
    if index > 0 {
      // `x.struct`, `import struct M.T`, an argument's label: `(protocol proto: Int32, class cls: AnyClass?)`.
      switch tokens[index - 1].kind {
      case .period, .comma, .leftParenthesis: return false
      default: if tokens[index - 1].landmark == .import { return false }
      }
    }
    guard tokens[index + 1].kind == .identifier else {
      // An extension of something else than a name: `extension [Int]`, `extension (A & B)`.
      return landmark == .extension && tokens[index + 1].kind == .leftBracket
    }
    // A keyword on the next line is no name: this declaration is broken off.
    if tokens[index + 1].landmark != .none, tokens[index + 1].isFirstOnLine { return false }
    switch landmark {
    // `class open {}` bears a word that is a modifier elsewhere.
    case .class: return !isMemberWord(index + 1) || startsTypeBody(index + 2)
    case .actor:
      // A contextual word: the name of an actor has a body, a clause or parameters behind it, on the same line.
      guard !tokens[index + 1].isFirstOnLine, index + 2 < limit else { return false }
      if index > 0, tokens[index - 1].kind == .identifier, !tokens[index].isFirstOnLine,
        !isModifierOrAttribute(index - 1)
      {
        return false
      }
      switch tokens[index + 2].kind {
      case .leftBrace, .colon: return !isWord(index + 1, "in")
      case .operator: return text.bytes[Int(tokens[index + 2].start)] == UInt8(ascii: "<")
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

  /// Behind `class`: a member follows, so `class` is its modifier.
  private func isMemberWord(_ index: Int) -> Bool {
    isWord(index, "func") || isWord(index, "var") || isWord(index, "let") || isWord(index, "subscript")
      || isWord(index, "override") || isWord(index, "final") || isWord(index, "private") || isWord(index, "public")
      || isWord(index, "internal") || isWord(index, "fileprivate") || isWord(index, "open")
      || isWord(index, "typealias") || isWord(index, "init") || isWord(index, "nonisolated") || isWord(index, "dynamic")
  }

  private func isImport(_ index: Int) -> Bool {
    tokens[index].landmark == .import && index + 1 < limit && tokens[index + 1].kind == .identifier
      && (index == 0 || tokens[index - 1].kind != .period)
  }

  /// A whole declaration with its attributes and modifiers, which may declare several things or, where it is broken, none.
  /// The current token starts one, or an attribute. Answers attributes that turn out to belong to a later declaration.
  mutating func parseDeclaration(
    conditions: [Condition], pending: PendingAttributes, into declarations: inout [Declaration]
  ) -> PendingAttributes? {
    let start = pending.first?.span.start ?? start
    var firstToken = index
    let found = parseAttributes(conditions: conditions)
    // `#if` around attributes: the declaration stands behind the `#endif`.
    if atDirective || isAtEnd { return found }
    // Back over the pending ones, once for all of them.
    while firstToken > 0, tokens[firstToken - 1].start >= start { firstToken -= 1 }
    let attributes = pending.isEmpty ? found : pending + found
    let header = Header(
      attributes: attributes, modifiers: parseModifiers(conditions: conditions), conditions: conditions, start: start,
      firstToken: firstToken)
    parseForm(header, into: &declarations)
    return nil
  }

  /// `public @objc final`: attributes behind modifiers are passed over.
  private mutating func parseModifiers(conditions: [Condition]) -> [String] {
    var words = parseModifiers()
    while !words.isEmpty, at(.at) {
      _ = parseAttributes(conditions: conditions)
      words += parseModifiers()
    }
    return words
  }

  /// Modifiers as far as they follow each other. Declarations that have the same ones share their list.
  private mutating func parseModifiers() -> [String] {
    let first = index
    while isModifier(index) {
      advance()
      if at(.leftParenthesis) { skipGroup() }
    }
    guard index > first else { return [] }
    let span = ByteSpan(tokens[first].start, tokens[index - 1].end)
    for known in knownModifiers where isSameText(span, known.span) { return known.words }
    let words = modifiers(in: first..<index)
    if knownModifiers.count < Self.knownModifiersCount { knownModifiers.append((span, words)) }
    return words
  }

  private static let knownModifiersCount = 16

  /// `private`, `private(set)`; without white space, whatever the source has.
  private func modifiers(in range: Range<Int>) -> [String] {
    var words: [String] = [], index = range.lowerBound
    while index < range.upperBound {
      words.append(text.string(tokens[index].span))
      index += 1
      guard index < range.upperBound, tokens[index].kind == .leftParenthesis else { continue }
      let end = min(closer(of: index) + 1, range.upperBound)
      words[words.count - 1] += tokens[index..<end].map { text.string($0.span) }.joined()
      index = end
    }
    return words
  }

  private func isSameText(_ left: ByteSpan, _ right: ByteSpan) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count
    where text.bytes[Int(left.start) + offset] != text.bytes[Int(right.start) + offset] {
      return false
    }
    return true
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

  /// What declares one thing alone; nil where it is broken.
  private mutating func parseSingleForm(_ header: Header) -> Declaration? {
    if index < limit, tokens[index].landmark != .none {
      if isTypeKeyword(index) { return parseTypeLike(header) }
      if isImport(index) { return parseImport(header) }
    }
    if at(word: "func") { return parseFunction(header) }
    if at(word: "init") { return parseInitializer(header) }
    if at(word: "subscript") { return parseSubscript(header) }
    if at(word: "deinit") { return parseDeinitializer(header) }
    if at(word: "associatedtype") { return parseAssociatedType(header) }
    if isDeclarationKeyword(index) { return parseOtherDeclaration(header) }
    // `@available(macOS 14, *) #Preview { … }`
    if at(.pound) {
      let expression = parseMacroExpression(from: start)
      guard case .macro(let name, _) = expression.form else { return nil }
      return declaration(.other, name: name, at: expression.span, header)
    }
    report("expected-declaration", "expected a declaration, found \(found)")
    if header.attributes.isEmpty, header.modifiers.isEmpty { skipGroup() }
    return nil
  }

  /// Keeps the tokens of a declaration that was just read, up to that of a body.
  mutating func noteHeader(_ header: Header, upTo body: Int? = nil) {
    headers.append(header.firstToken..<(body ?? index))
  }

  func declaration(_ form: Declaration.Form, name: String, at nameSpan: ByteSpan, _ header: Header) -> Declaration {
    Declaration(
      form, name: name, nameSpan: nameSpan, attributes: header.attributes, modifiers: header.modifiers,
      conditions: header.conditions, span: ByteSpan(header.start, max(header.start, previousEnd)))
  }
}

extension [Declaration] {
  /// Moves the elements to memory that has no room for more.
  fileprivate mutating func trim() {
    guard count < capacity else { return }
    let trimmed = Array(unsafeUninitializedCapacity: count) { memory, initializedCount in
      initializedCount = count
      for index in memory.indices.reversed() { memory.initializeElement(at: index, to: removeLast()) }
    }
    self = trimmed
  }
}
