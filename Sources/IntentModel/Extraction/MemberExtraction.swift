import SourceScan

/// The members of a type as declared, and the names in its `perform()`.
extension TypeContext {
  func declaredMembers() -> [DeclaredMember] {
    guard let first = members.first else { return [] }
    var declared: [DeclaredMember] = [], reader = reader(for: first)
    let kinds = program.conformanceSet(of: symbol).kinds
    let isQuery = kinds.contains(.query) || kinds.contains(.intentValueQuery)
    for member in members {
      // Consecutive members of one scope share a reader.
      if reader.scope != member.scope { reader = self.reader(for: member) }
      // Rules need the types of parameters and results for `perform` and for the functions of queries, and for no other functions.
      let isCalled = isQuery || member.declaration.name == "perform"
      if let member = declaredMember(member, reader, withSignature: isCalled) { declared.append(member) }
    }
    return declared
  }

  private func declaredMember(
    _ member: Program.Member, _ reader: ConstantReader, withSignature: Bool
  ) -> DeclaredMember? {
    let declaration = member.declaration
    var result = DeclaredMember(
      name: declaration.name, kind: .other, isStatic: declaration.isStatic, modifiers: declaration.modifiers,
      providedBy: member.providedBy, place: reader.place(declaration.nameSpan), span: declaration.span,
      availability: member.availability, conditions: ownConditions(member.conditions))
    result.access = program.access(of: member.declaration, in: member.scope.container)
    result.attributes = declaration.attributes.filter { program.isActive($0.conditions) }.map {
      .init(
        name: $0.name, hasArguments: $0.argumentSpan != nil, key: $0.onlyKey, place: reader.place($0.span))
    }
    switch declaration.form {
    case .variable(let variable):
      result.kind = .variable
      result.isLet = variable.isLet
      result.hasInitialValue = variable.initialValue != nil
      // A variable with observers alone has no getter. Neither has one with `_read`, which counts as stored here although it is
      // computed; it has no initial value.
      result.storage = variable.getter == nil ? .stored : .computed
      result.type = variable.type.map { reader.valueType($0) }
      if variable.type == nil, !variable.isTuplePattern { result.impliedType = variable.initialValue?.impliedType }
    case .function(let function): result.take(function, .function, withSignature ? reader : nil)
    case .initializer(let function): result.take(function, .initializer, nil)
    case .enumCase: result.kind = .enumCase
    case .type: result.kind = .type
    case .typeAlias(let alias):
      result.kind = .typeAlias
      result.type = alias.type.map { reader.valueType($0) }
    case .extension, .import: return nil
    case .subscript, .deinitializer, .associatedType, .other: break
    }
    return result
  }

  /// Names and calls in the bodies of `perform()`: the type's own, inherited ones, and defaults of protocols.
  func performBodies() -> [PerformBody] {
    functions("perform").filter { $0.member.isPerform }.compactMap { member, function in
      guard let body = function.body else { return nil }
      return reader(for: member).mentions(
        body, providedBy: member.providedBy, at: Place(member.file, member.declaration.nameSpan))
    }
  }
}

extension DeclaredMember {
  /// Types are not read if there is no `reader`.
  fileprivate mutating func take(_ function: Function, _ kind: Kind, _ reader: ConstantReader?) {
    self.kind = kind
    isFailable = function.isFailable
    type = reader.flatMap { reader in function.result.map { reader.valueType($0) } }
    parameters = function.parameters.map {
      Parameter(label: $0.label, type: reader?.valueType($0.type), hasDefault: $0.hasDefault || $0.isVariadic)
    }
  }
}

extension ConstantReader {
  /// The names and calls in a body or an expression.
  func mentions(_ body: ByteSpan, providedBy: String?, at place: Place) -> PerformBody {
    let tokens = BodyTokens(reader: self, tokens: parsed.tokens(in: body))
    return tokens.mentions(PerformBody(providedBy: providedBy, place: place))
  }
}

/// The tokens of a body, or of an expression; `endOfFile` is the last one.
private struct BodyTokens: CodeTokens {
  let reader: ConstantReader
  let tokens: [Token]
  var text: SourceText { reader.parsed.text }

  private var end: Int { tokens.count - 1 }

  /// A copy of `body` with the names and calls in the tokens.
  func mentions(_ body: PerformBody) -> PerformBody {
    var result = body
    // About one token in four is an identifier.
    result.names.reserveCapacity(end / 4)
    var endOfResult = 0, endOfLog = 0
    for index in 0..<end where tokens[index].kind == .identifier {
      let name = word(index)
      result.names.append(name)
      if index < endOfLog { result.loggedNames.append(name) }
      if index > 0, tokens[index - 1].kind == .period, isReturned(index - 1) {
        result.returned.append(NameReference(name, at: reader.place(tokens[index].span)))
      }
      if name == "throw" {
        result.throwing += thrownType(after: index).map { [$0] } ?? []
      } else if let call = call(of: name, at: index, isInResult: index < endOfResult) {
        if name == "result", kind(index + 1) == .leftParenthesis { endOfResult = Int(tokens[index + 1].partner) }
        if isLog(name, at: index) { endOfLog = max(endOfLog, Int(tokens[index + 1].partner)) }
        result.calls.append(call)
      }
    }
    if isWord(0, "Task") { result.unawaitedTask = unawaitedTask }
    return result
  }

  /// Whether the call of `name` only writes a log: `print(…)`, `logger.debug(…)`, `Logger().error(…)`.
  private func isLog(_ name: String, at index: Int) -> Bool {
    guard kind(index + 1) == .leftParenthesis else { return false }
    guard index > 1, kind(index - 1) == .period else {
      return ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(name)
    }
    guard ["trace", "debug", "info", "notice", "log", "warning", "error", "critical", "fault"].contains(name) else {
      return false
    }
    let base = kind(index - 2) == .rightParenthesis ? Int(tokens[index - 2].partner) - 1 : index - 2
    guard kind(base) == .identifier else { return false }
    let logger = word(base)
    return ["log", "logging", "Log"].contains(logger) || logger.hasSuffix("Log")
      || logger.lowercased().hasSuffix("logger")
  }

  /// `Task` of `Task { await store.load() }`, if only `return .result(…)` comes after it; nil for any other body.
  private var unawaitedTask: Place? {
    var open = 1
    if kind(open) == .period, isWord(open + 1, "detached") { open += 2 }
    if kind(open) == .leftParenthesis { open = Int(tokens[open].partner) + 1 }
    guard kind(open) == .leftBrace, case let close = Int(tokens[open].partner), close > open, close < end,
      (open..<close).contains(where: { isWord($0, "await") })
    else { return nil }
    // A `.result()` without `return` is called on the task.
    let next = close + (kind(close + 1) == .semicolon ? 3 : 2)
    guard isWord(next - 1, "return"), kind(next) == .period, isWord(next + 1, "result"),
      kind(next + 2) == .leftParenthesis, Int(tokens[next + 2].partner) == end - 1
    else { return nil }
    return reader.place(tokens[0].span)
  }

  /// Whether the body returns the expression that starts at `index`, with or without `try` and `await`.
  private func isReturned(_ index: Int) -> Bool {
    var start = index
    while start > 0, isWord(start - 1, "await") || isWord(start - 1, "try") { start -= 1 }
    return start == 0 || isWord(start - 1, "return")
  }

  /// A name without its backticks.
  private func word(_ index: Int) -> String {
    var span = tokens[index].span
    if span.count > 2, reader.parsed.text.bytes[Int(span.start)] == UInt8(ascii: "`") {
      span = ByteSpan(span.start + 1, span.end - 1)
    }
    return reader.source(span)
  }

  private func thrownType(after index: Int) -> PerformBody.Throw? {
    var next = index + 1, path: [String] = []
    while next < end, tokens[next].kind == .identifier {
      path.append(word(next))
      guard next + 1 < end, tokens[next + 1].kind == .period else { break }
      next += 2
    }
    guard let first = path.first, path.count <= Limits.nameParts else { return nil }
    let span = tokens[index + 1].span, place = reader.place(span)
    // The longest part of the path that names a type: `Shelves.ShelfError.gone`.
    for length in stride(from: path.count, to: 0, by: -1) {
      let reference = reader.reference(Array(path[..<length]), at: span)
      if reference.isResolved {
        let program = reader.program, symbol = program.lookup(Array(path[..<length]), from: reader.scope).symbol
        let ancestors = symbol.map { program.unknownAncestors(of: program.followingAliases($0)) } ?? []
        return .init(type: reference, unknownAncestors: ancestors, place: place)
      }
    }
    return .init(type: TypeReference(name: first, place: place), place: place)
  }

  /// The call of `name`; nil if it is not a call. `isInResult`: it is in the arguments of `.result(…)`, so it is not read as the
  /// body's result.
  private func call(of name: String, at index: Int, isInResult: Bool) -> PerformBody.Call? {
    guard index + 1 < end else { return nil }
    let isDotted = index > 0 && tokens[index - 1].kind == .period
    var next = index + 1
    let hasArguments = tokens[next].kind == .leftParenthesis && !tokens[next].isFirstOnLine
    guard hasArguments || isDotted && tokens[next].kind == .leftBrace && !opensBody(next) else { return nil }
    let hasBase = isDotted && index > 1 && tokens[index - 2].end == tokens[index - 1].start
    var call = PerformBody.Call(
      name: name, isImplicitMember: isDotted && !hasBase, place: reader.place(tokens[index].span))
    if hasBase, tokens[index - 2].kind == .identifier { call.base = word(index - 2) }
    let optionalTry = optionalTry(before: index)
    call.isTriedOptionally = optionalTry != nil
    if hasArguments {
      let close = Int(tokens[next].partner)
      guard close > next, close < end else { return nil }
      call.labels = labels(from: next, to: close)
      call.metatypes = metatypes(from: next, to: close)
      let isResult = name == "result" && !isInResult
      if isResult, call.labels.contains("value") {
        call.value = argument("value", from: next, to: close).map { reader.value($0) }
      }
      if isResult, call.labels.contains("dialog"), let dialog = argument("dialog", from: next, to: close) {
        call.dialog = reader.value(dialog)
        call.pluralChoices = reader.pluralChoices(in: dialog)
      }
      if call.labels.contains("snippetIntent") {
        call.bareSnippet = bareInstance("snippetIntent", from: next, to: close)
      }
      next = close + 1
    }
    if next < end, tokens[next].kind == .leftBrace, !opensBody(next) {
      call.hasTrailingClosure = true
      call.labels.append(nil)
      let close = Int(tokens[next].partner)
      if close > next, close + 2 < end, tokens[close + 1].kind == .identifier, tokens[close + 2].kind == .colon {
        call.labels.append(word(close + 1))
      }
      next = max(next, close) + 1
    }
    if let optionalTry { call.isResultUnused = isUnused(from: optionalTry, to: next) }
    return call
  }

  /// Whether a brace opens the body of a statement, not a trailing closure: `switch self.size {`, `if shelf.isEmpty() {`.
  private func opensBody(_ brace: Int) -> Bool {
    var index = brace - 1
    while index >= 0 {
      switch tokens[index].kind {
      case .rightParenthesis,
        .rightBracket where Int(tokens[index].partner) < index:
        index = Int(tokens[index].partner)
      case .leftParenthesis, .leftBracket, .leftBrace, .rightBrace, .semicolon: return false
      case .identifier where index == 0 || tokens[index - 1].kind != .period:
        if statementsWithBody.contains(where: { isWord(index, $0) }) { return true }
      default: break
      }
      index -= 1
    }
    return false
  }

  /// The index of the `try` in a `try?` before the chain of names that ends at `index`, with or without `await` between them; nil
  /// if there is none.
  private func optionalTry(before index: Int) -> Int? {
    var current = index
    while current >= 2, tokens[current - 1].kind == .period, tokens[current - 2].kind == .identifier { current -= 2 }
    if current >= 1, isWord(current - 1, "await") { current -= 1 }
    let isOptional = current >= 2 && isWord(current - 2, "try") && text.matches(tokens[current - 1].span, "?")
    return isOptional ? current - 2 : nil
  }

  /// Whether the value of the tokens is not used: they are a statement of their own, or come after `_ =`.
  private func isUnused(from start: Int, to next: Int) -> Bool {
    if next < end, tokens[next].kind != .rightBrace {
      let goesOn = tokens[next].kind == .period || tokens[next].kind == .operator
      guard tokens[next].isFirstOnLine, !goesOn else { return false }
    }
    if start >= 2, text.matches(tokens[start - 1].span, "=") { return isWord(start - 2, "_") }
    guard start > 0 else { return true }
    switch tokens[start - 1].kind {
    case .operator, .comma, .colon, .leftParenthesis, .leftBracket: return false
    case .leftBrace, .semicolon: return true
    default: return tokens[start].isFirstOnLine && !isWord(start - 1, "return")
    }
  }

  /// The types before `.self` in the arguments between two parentheses, without those in nested brackets.
  private func metatypes(from open: Int, to close: Int) -> [TypeReference] {
    var types: [TypeReference] = [], index = open + 1
    while index < close {
      if tokens[index].kind == .identifier, isWord(index, "self"), let type = type(before: index, after: open) {
        types.append(type)
      }
      index = afterOperand(index)
    }
    return types
  }

  /// `Show` of `snippetIntent: Show()`; nil if the value is anything else.
  private func bareInstance(_ label: StaticString, from open: Int, to close: Int) -> TypeReference? {
    guard let start = (open + 1..<close).first(where: { isWord($0, label) && tokens[$0 + 1].kind == .colon }) else {
      return nil
    }
    var index = start + 2, path: [String] = []
    while index < close, tokens[index].kind == .identifier {
      path.append(word(index))
      guard tokens[index + 1].kind == .period else { break }
      index += 2
    }
    guard !path.isEmpty, index + 2 < end, tokens[index + 1].kind == .leftParenthesis,
      tokens[index + 2].kind == .rightParenthesis, index + 3 == close || tokens[index + 3].kind == .comma
    else { return nil }
    return reader.reference(path, at: ByteSpan(tokens[start + 2].start, tokens[index].end))
  }

  /// The type that the dotted name before a `self` names; nil if there is none, or if it has too many parts.
  private func type(before index: Int, after open: Int) -> TypeReference? {
    var start = index
    while start - 2 > open, index - start <= 2 * Limits.nameParts, tokens[start - 1].kind == .period,
      tokens[start - 2].kind == .identifier
    {
      start -= 2
    }
    guard start < index, index - start <= 2 * Limits.nameParts else { return nil }
    let path = stride(from: start, to: index, by: 2).map(word)
    return reader.reference(path, at: ByteSpan(tokens[start].start, tokens[index - 2].end))
  }

  /// The argument with a label between two parentheses; nil if it is missing or not one expression.
  private func argument(_ label: StaticString, from open: Int, to close: Int) -> Expression? {
    var index = open + 1, start: Int?
    while index < close, start == nil || tokens[index].kind != .comma {
      if start == nil, isWord(index, label), tokens[index + 1].kind == .colon,
        index == open + 1 || tokens[index - 1].kind == .comma
      {
        start = index + 2
        index += 1
      }
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringOpen, .interpolationOpen:
        index = max(index, Int(tokens[index].partner)) + 1
      default: index += 1
      }
    }
    guard let start, start < index else { return nil }
    let statements = reader.parsed.statements(in: ByteSpan(tokens[start].start, tokens[index - 1].end))
    guard statements.count == 1, case .expression(let expression) = statements[0].form else { return nil }
    return expression
  }

  /// The labels of the arguments between two parentheses.
  private func labels(from open: Int, to close: Int) -> [String?] {
    guard close > open + 1 else { return [] }
    var labels: [String?] = [], index = open + 1, isStart = true
    while index < close {
      if isStart {
        let isLabel = tokens[index].kind == .identifier && tokens[index + 1].kind == .colon
        labels.append(isLabel ? word(index) : nil)
      }
      isStart = tokens[index].kind == .comma
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringOpen, .interpolationOpen:
        index = max(index, Int(tokens[index].partner)) + 1
      default: index += 1
      }
    }
    return labels
  }
}

/// The keywords of statements that have an expression or a pattern before their body.
private let statementsWithBody: [StaticString] = ["if", "while", "switch", "for", "catch"]

extension Attribute {
  /// `store` of `@Dependency(key: "store")`; nil for other or several arguments, and for a key that is not a plain string literal.
  fileprivate var onlyKey: String? {
    guard arguments.count == 1, arguments[0].label == "key", case .string(let literal) = arguments[0].value.form else {
      return nil
    }
    return literal.plainText
  }
}
