import SourceScan

/// Finds the values that a manifest's source states: constants, arrays that are put together in several steps, members of
/// types. Runs nothing; code that would have to run becomes a note.
struct ManifestValues {
  /// A part of a variable's value, as one statement states it.
  private enum Part {
    /// The initial value, an assigned value, or a list that is added.
    case value(Expression)
    case element(Expression)
  }

  /// The most references between values that are followed in one manifest. If each value names the next one twice, the number of
  /// references doubles with each value.
  private static let stepLimit = 10_000
  private static let textLimit = 4096
  private static let depthLimit = 64

  let file: ParsedFile
  private let lines: LineIndex
  private let path: String
  private let toolsVersion: [Int]
  private(set) var notes: [ProjectNote] = []
  private var noted: Set<ProjectNote> = []
  /// Variables by name: `targets`, `package.targets`.
  private var variables: [String: [Part]] = [:]
  /// The values of static members and enum cases by name, of any type.
  private var members: [String: Expression] = [:]
  private var steps = 0
  /// The number of list elements that were returned so far. It has a limit, because a list that is added to itself doubles.
  private var listed = 0
  private var depth = 0

  init(_ manifest: ManifestFile) {
    var buffer = TokenBuffer()
    file = parse(manifest.text, &buffer)
    lines = LineIndex(manifest.text)
    path = manifest.path
    toolsVersion = manifest.toolsVersion
    if let diagnostic = file.diagnostics.first {
      note("\(diagnostic.message), so that parts of the manifest may not be read", at: diagnostic.span)
    }
    collectMembers(of: file.declarations, depth: 0)
    take(file.statements(in: ByteSpan(0, UInt32(manifest.text.count))))
  }

  mutating func note(_ message: String, at span: ByteSpan, _ kind: ProjectNote.Kind = .note) {
    let position = lines.position(of: span.start)
    let note = ProjectNote(kind, path, line: position.line, column: position.column, message)
    if noted.insert(note).inserted { notes.append(note) }
  }

  /// Notes that a value is not read. `what` names the value in the message: `the package's name`, `'targets'`.
  mutating func noteComputed(_ what: String, at span: ByteSpan) {
    note("the manifest computes \(what), which is not read", at: span)
  }

  // MARK: Values

  /// The value of a variable; nil if the file has no variable of that name, or adds elements to it.
  mutating func value(of name: String) -> Expression? {
    guard case .value(let value)? = variables[name]?.first, variables[name]?.count == 1 else { return nil }
    return resolved(value)
  }

  /// The literal or call that a name, a member or a pair of parentheses leads to; the expression itself where none does.
  mutating func resolved(_ expression: Expression) -> Expression {
    var current = expression.withoutParentheses
    for _ in 0..<Self.depthLimit {
      let next: Expression?
      switch current.form {
      case .name(let name):
        guard case .value(let value)? = variables[name]?.first, variables[name]?.count == 1 else { return current }
        next = value
      case .member(_, let name), .implicitMember(let name): next = members[name]
      case .coercion(let value, _): next = value
      case .other where enter():
        next = chosenBranch(of: current)
        leave()
      default: next = nil
      }
      guard let next else { return current }
      current = next.withoutParentheses
    }
    return current
  }

  /// A text: a literal with its interpolations and `+` evaluated. Nil, with a note, for anything else, and for a text that is too
  /// long.
  mutating func text(_ expression: Expression, _ what: String) -> String? {
    if let text = text(of: expression), text.utf8.count <= Self.textLimit { return text }
    noteComputed(what, at: expression.span)
    return nil
  }

  mutating func text(of expression: Expression) -> String? {
    guard enter() else { return nil }
    defer { depth -= 1 }
    let value = resolved(expression)
    switch value.form {
    case .string(let literal):
      var result = ""
      for segment in literal.segments {
        switch segment {
        case .text(let text): result += text
        case .interpolation(let arguments, _):
          guard arguments.count == 1, let inner = text(of: arguments[0].value) else { return nil }
          result += inner
        }
        if result.utf8.count > Self.textLimit { return nil }
      }
      return result
    case .other:
      var result = ""
      guard let operands = operands(of: value, joinedBy: "+") else { return nil }
      for operand in operands {
        guard let text = text(of: operand), result.utf8.count <= Self.textLimit else { return nil }
        result += text
      }
      return result
    default: return nil
    }
  }

  /// The elements of a list that the source states; a note for each part that it computes.
  mutating func elements(_ expression: Expression, _ what: String) -> [Expression] {
    guard enter() else {
      noteComputed(what, at: expression.span)
      return []
    }
    defer { depth -= 1 }
    if case .name(let name) = expression.withoutParentheses.form, variables[name] != nil {
      return elements(ofVariable: name, what)
    }
    let value = resolved(expression)
    switch value.form {
    case .array(let elements):
      if isListable(elements.count) { return elements }
    case .nilLiteral: return []
    case .call(let call):
      if case .closure(let closure) = call.callee.withoutParentheses.form, call.arguments.isEmpty {
        return elements(returnedBy: closure, what)
      }
    case .other:
      if let operands = operands(of: value, joinedBy: "+") {
        return operands.flatMap { elements($0, what) }
      }
    default: break
    }
    noteComputed(what, at: value.span)
    return []
  }

  /// The elements that a variable got in all statements: `package.targets` includes elements that were added later.
  mutating func elements(ofVariable name: String, _ what: String) -> [Expression] {
    var result: [Expression] = []
    for part in variables[name] ?? [] {
      switch part {
      case .element(let element):
        if isListable(1) { result.append(element) } else { noteComputed(what, at: element.span) }
      case .value(let value): result += elements(value, what)
      }
    }
    return result
  }

  /// The elements of the list that a closure returns: `{ var targets = […]; targets.append(…); return targets }()`.
  private mutating func elements(returnedBy closure: Expression.Closure, _ what: String) -> [Expression] {
    let statements = file.statements(in: closure.body)
    take(statements)
    guard let last = statements.last else { return [] }
    switch last.form {
    case .return(let value?): return elements(value, what)
    case .expression(let value) where statements.count == 1: return elements(value, what)
    default:
      noteComputed(what, at: last.span)
      return []
    }
  }

  /// Begins a step from one value to another; false above the limits for steps and depth, which values that lead to one another
  /// without end reach. If it is true, call `leave` after the step.
  mutating func enter() -> Bool {
    steps += 1
    guard steps < Self.stepLimit, depth < Self.depthLimit else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  private mutating func isListable(_ count: Int) -> Bool {
    listed += count
    return listed <= Self.stepLimit
  }

  // MARK: Statements

  private mutating func take(_ statements: [Statement]) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    defer { depth -= 1 }
    for statement in statements {
      switch statement.form {
      case .declaration:
        for declaration in file.declarations(in: statement.span) { take(declaration) }
      case .expression(let expression): take(expression)
      case .conditional(let clauses): take(clauses, at: statement.span)
      case .return: break
      case .if(let branches): take(branches, of: statement)
      case .switch, .other: noteIgnored(statement.span)
      }
    }
  }

  private mutating func noteIgnored(_ span: ByteSpan) {
    note("this statement is not executed, so what it changes is not read", at: span)
  }

  private mutating func take(_ branches: Statement.If, of statement: Statement) {
    switch holds(statement) {
    case true?: take(branches.then)
    case false?: take(branches.otherwise ?? [])
    case nil: noteIgnored(statement.span)
    }
  }

  private mutating func take(_ declaration: Declaration) {
    guard case .variable(let variable) = declaration.form else { return }
    if let value = variable.initialValue, !variable.isTuplePattern {
      variables[declaration.name] = [.value(value)]
    } else if let value = value(of: variable.getter) {
      variables[declaration.name] = [.value(value)]
    }
  }

  /// Records what a statement does to a variable: `targets.append(…)`, `targets.append(contentsOf: …)`, `targets += …`,
  /// `package.targets = …`.
  private mutating func take(_ expression: Expression) {
    if case .call(let call) = expression.form, case .member(let base, "append") = call.callee.form,
      let name = variableName(base), let argument = call.arguments.first
    {
      let part: Part = argument.label == nil ? .element(argument.value) : .value(argument.value)
      variables[name, default: []].append(part)
    } else if let sides = operands(of: expression, joinedBy: "+="), sides.count == 2, let name = variableName(sides[0])
    {
      variables[name, default: []].append(.value(sides[1]))
    } else if let sides = operands(of: expression, joinedBy: "="), sides.count == 2, let name = variableName(sides[0]) {
      variables[name] = [.value(sides[1])]
    } else {
      noteIgnored(expression.span)
    }
  }

  private func variableName(_ expression: Expression) -> String? {
    switch expression.withoutParentheses.form {
    case .name(let name): return name
    case .member(let base, let name):
      guard case .name(let object) = base.withoutParentheses.form else { return nil }
      return "\(object).\(name)"
    default: return nil
    }
  }

  /// Takes the statements of the first clause of an `#if` that is true. A clause that can't be decided ends the search.
  private mutating func take(_ clauses: [Statement.ConditionalClause], at span: ByteSpan) {
    for clause in clauses {
      let answers = clause.conditions.map { holds($0.form, depth: 0) }
      if answers.contains(false) { continue }
      guard answers.allSatisfy({ $0 == true }) else {
        note("whether this '#if' holds is not known, so it is not read", at: span)
        return
      }
      take(clause.statements)
      return
    }
  }

  /// Whether a condition of an `#if` is true; nil if that is not known. A manifest is compiled for the machine that builds: a
  /// Mac.
  private func holds(_ condition: Condition.Form, depth: Int) -> Bool? {
    guard depth < Limits.nesting else { return nil }
    switch condition {
    case .flag: return false
    case .boolean(let value): return value
    case .query("os", let name): return name == "macOS" || name == "OSX"
    case .query("canImport", let module): return module == "Darwin" || module == "PackageDescription" ? true : nil
    case .version(let name, let comparison, let version) where name == "swift" || name == "compiler":
      // The compiler uses Swift 5's mode for a manifest with tools before 6.
      let isOld = name == "swift" && toolsVersion.lexicographicallyPrecedes([6])
      let isOlder = (isOld ? [5, 10] : ManifestFile.newestSwift).lexicographicallyPrecedes(version)
      return comparison == .less ? isOlder : !isOlder
    case .not(let inner): return holds(inner, depth: depth + 1).map { !$0 }
    case .and(let left, let right):
      let answers = [holds(left, depth: depth + 1), holds(right, depth: depth + 1)]
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .or(let left, let right):
      let answers = [holds(left, depth: depth + 1), holds(right, depth: depth + 1)]
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    case .query, .version, .unknown: return nil
    }
  }

  // MARK: Declarations

  /// Collects the values of static members and enum cases: `extension Target.Dependency { static let core: Self = "Core" }`.
  private mutating func collectMembers(of declarations: [Declaration], depth: Int) {
    guard depth < Limits.nesting else { return }
    for declaration in declarations {
      switch declaration.form {
      case .type(let body): collectMembers(of: body.members, depth: depth + 1)
      case .extension(let body): collectMembers(of: body.members, depth: depth + 1)
      case .variable(let variable) where declaration.isStatic:
        members[declaration.name] = variable.initialValue ?? value(of: variable.getter)
      case .enumCase(let enumCase) where enumCase.rawValue != nil: members[declaration.name] = enumCase.rawValue
      default: break
      }
    }
  }

  private func value(of getter: Variable.Getter?) -> Expression? {
    guard let getter, case let statements = file.statements(in: getter.body), statements.count == 1 else { return nil }
    switch statements[0].form {
    case .expression(let value), .return(let value?): return value
    default: return nil
    }
  }

  /// The operands `a`, `b` and `c` of `a + b + c`; nil for an expression of another form. Operators are not in the syntax trees, so
  /// the expression is lexed again. Any other operator gives nil, too, unless `amongOthers`: then it stays in an operand, and must
  /// bind closer.
  func operands(of expression: Expression, joinedBy joint: String, amongOthers: Bool = false) -> [Expression]? {
    guard case .other = expression.form else { return nil }
    let tokens = file.tokens(in: expression.span)
    var starts: [UInt32] = [expression.span.start], ends: [UInt32] = [], index = 0
    while index < tokens.count, tokens[index].kind != .endOfFile {
      let token = tokens[index]
      switch token.kind {
      case .operator:
        guard file.text.string(token.span) == joint else {
          if amongOthers { break }
          return nil
        }
        ends.append(token.start)
        starts.append(token.end)
        // Everything after '=' is one value.
        if joint == "=" || joint == "+=" { index = tokens.count }
      case .leftParenthesis, .leftBracket, .leftBrace, .stringOpen: index = max(index, Int(token.partner))
      default: break
      }
      index += 1
    }
    ends.append(expression.span.end)
    guard starts.count > 1 else { return nil }
    var operands: [Expression] = []
    for (start, end) in zip(starts, ends) {
      let statements = file.statements(in: ByteSpan(start, end))
      guard statements.count == 1, case .expression(let operand) = statements[0].form else { return nil }
      operands.append(operand)
    }
    return operands
  }
}
