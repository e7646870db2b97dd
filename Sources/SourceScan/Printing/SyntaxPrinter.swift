/// Prints what the parser read in a short form, for tests and `intentscan debug`: `struct A<T>: B, C { let x: Int = 5 }`.
package struct SyntaxPrinter {
  let file: ParsedFile
  /// The number of closures around the printed part. The statements of each closure are parsed separately, so the parser's limits
  /// do not count these levels.
  private var closures = 0

  package init(_ text: SourceText) {
    var buffer = TokenBuffer()
    file = parse(text, &buffer)
  }

  /// A line for each declaration of the file, and one for the local types of top-level code and functions.
  package var lines: String {
    (file.declarations.map { print($0) } + [print(local: file.localTypes)]).filter { !$0.isEmpty }.map { $0 + "\n" }
      .joined()
  }

  func print(_ declarations: [Declaration]) -> String {
    declarations.map { print($0) }.joined(separator: "; ")
  }

  func print(local scopes: [LocalScope]) -> String {
    scopes.map { scope in
      " local(\(scope.owner.map(String.init) ?? "-")\(scope.isInClosure ? " closure" : "")): \(print(scope.declarations))"
    }.joined()
  }

  func print(_ declaration: Declaration) -> String {
    var parts = declaration.conditions.map { "#if(\($0.text))" }
    parts += declaration.attributes.map { print($0) }
    parts += declaration.modifiers
    parts.append(form(of: declaration))
    return parts.joined(separator: " ")
  }

  private func form(of declaration: Declaration) -> String {
    switch declaration.form {
    case .type(let body):
      "\(body.kind.rawValue) \(declaration.name)\(generics(body.genericParameters))"
        + "\(inheritance(body.inherited))\(print(body.requirements)) { \(print(body.members))\(print(local: body.localTypes)) }"
    case .extension(let body):
      "extension \(print(body.extendedType))\(inheritance(body.inherited))\(print(body.requirements))"
        + " { \(print(body.members))\(print(local: body.localTypes)) }"
    case .variable(let variable): print(variable, declaration.name)
    case .function(let function): "func \(declaration.name)\(print(function))"
    case .initializer(let function): "init\(print(function))"
    case .subscript: "subscript"
    case .deinitializer: "deinit"
    case .enumCase(let element):
      "case \(declaration.name)"
        + (element.associatedValues.map { values in
          "(\(values.map { ($0.label.map { "\($0): " } ?? "") + print($0.type) }.joined(separator: ", ")))"
        } ?? "") + (element.rawValue.map { " = \(print($0))" } ?? "")
    case .typeAlias(let alias): "typealias \(declaration.name)\(alias.type.map { " = \(print($0))" } ?? "")"
    case .associatedType(let body):
      "associatedtype \(declaration.name)\(body.inherited.map { ": \(print($0))" }.joined())"
    case .import(let module): "import \(module.kind.map { "\($0) " } ?? "")\(module.path.joined(separator: "."))"
    case .other: "other \(declaration.name)"
    }
  }

  private func print(_ variable: Variable, _ name: String) -> String {
    var text = "\(variable.isLet ? "let" : "var") \(name)"
    if let type = variable.type { text += ": \(print(type))" }
    if let value = variable.initialValue { text += " = \(print(value))" }
    if let getter = variable.getter {
      text += " { \(file.statements(in: getter.body).map { print($0) }.joined(separator: "; ")) }"
      if getter.isAsync { text += " async" }
    } else if variable.hasAccessors {
      text += " {}"
    }
    return variable.isTuplePattern ? "tuple \(text)" : text
  }

  private func print(_ function: Function) -> String {
    let parameters = function.parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : "\(parameter.label ?? "_") "
      return "\(label)\(parameter.name): \(print(parameter.type))\(parameter.isVariadic ? "..." : "")"
        + (parameter.hasDefault ? " =" : "")
    }
    return generics(function.genericParameters) + "(\(parameters.joined(separator: ", ")))"
      + (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      + (function.result.map { " -> \(print($0))" } ?? "") + print(function.requirements)
  }

  private func generics(_ parameters: [GenericParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    return "<\(parameters.map { $0.name + ($0.bound.map { ": \(print($0))" } ?? "") }.joined(separator: ", "))>"
  }

  private func inheritance(_ inherited: [InheritedType]) -> String {
    inherited.isEmpty ? "" : ": \(inherited.map { print($0.type) }.joined(separator: ", "))"
  }

  private func print(_ requirements: [GenericRequirement]) -> String {
    guard !requirements.isEmpty else { return "" }
    return " where "
      + requirements.map { "\(print($0.left))\($0.isSameType ? " == " : ": ")\(print($0.right))" }
      .joined(separator: ", ")
  }

  private func print(_ attribute: Attribute) -> String {
    let conditions = attribute.conditions.map { "#if(\($0.text))" }.joined()
    guard let span = attribute.argumentSpan else { return "\(conditions)@\(print(attribute.type))" }
    let arguments =
      attribute.arguments.isEmpty
      ? file.tokens(in: span).dropLast().map { file.text.string($0.span) }.joined(separator: " ")
      : print(attribute.arguments)
    return "\(conditions)@\(print(attribute.type))(\(arguments))"
  }

  func print(_ type: TypeSyntax) -> String {
    let prefix = type.attributes.map { "@\($0) " }.joined()
    return prefix + form(of: type)
  }

  private func form(of type: TypeSyntax) -> String {
    switch type.form {
    case .named(let components): components.map { print($0) }.joined(separator: ".")
    case .optional(let inner): "\(print(inner))?"
    case .implicitlyUnwrapped(let inner): "\(print(inner))!"
    case .array(let element): "[\(print(element))]"
    case .dictionary(let key, let value): "[\(print(key)): \(print(value))]"
    case .tuple(let elements): tuple(elements)
    case .function(let parameters, let result, let isAsync, let isThrowing):
      "\(tuple(parameters))\(isAsync ? " async" : "")\(isThrowing ? " throws" : "") -> \(print(result))"
    case .composition(let parts): parts.map { print($0) }.joined(separator: " & ")
    case .some(let inner): "some \(print(inner))"
    case .any(let inner): "any \(print(inner))"
    case .metatype(let inner): "\(print(inner)).Type"
    case .suppressed(let inner): "~\(print(inner))"
    case .pack(let inner): "pack \(print(inner))"
    case .member(let base, let component): "(\(print(base))).\(print(component))"
    case .unknown: "?unknown?"
    }
  }

  private func tuple(_ elements: [TypeSyntax.TupleElement]) -> String {
    "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + print($0.type) }.joined(separator: ", ")))"
  }

  private func print(_ component: TypeSyntax.Component) -> String {
    guard !component.genericArguments.isEmpty else { return component.name }
    return "\(component.name)<\(component.genericArguments.map { print($0) }.joined(separator: ", "))>"
  }

  func print(_ expression: Expression) -> String {
    switch expression.form {
    case .integer(let text): "int \(text)"
    case .floatingPoint(let text): "float \(text)"
    case .boolean(let bool): "\(bool)"
    case .nilLiteral: "nil"
    case .string(let literal): print(literal)
    case .regex: "regex"
    case .name(let name): name
    case .discard: "_"
    case .implicitMember(let name): ".\(name)"
    case .member(let base, let name): "\(print(base)).\(name)"
    case .specialized(let base, let types): "\(print(base))<\(types.map { print($0) }.joined(separator: ", "))>"
    case .type(let type): "type(\(print(type)))"
    case .call(let call):
      "\(print(call.callee))(\(print(call.arguments)))"
        + call.trailingClosures.map { " \($0.label.map { "\($0): " } ?? "")\(print($0.value))" }.joined()
    case .subscript(let base, let arguments): "\(print(base))[\(print(arguments))]"
    case .array(let elements): "[\(elements.map { print($0) }.joined(separator: ", "))]"
    case .dictionary(let pairs):
      pairs.isEmpty ? "[:]" : "[\(pairs.map { "\(print($0.key)): \(print($0.value))" }.joined(separator: ", "))]"
    case .tuple(let elements): "tuple(\(print(elements)))"
    case .parenthesized(let inner): "(\(print(inner)))"
    case .keyPath(let path):
      "keyPath(\(path.root.map { print($0) } ?? "")|\(path.components.joined(separator: "|")))"
    case .closure(let closure): print(closure)
    case .forceUnwrap(let inner): "\(print(inner))!"
    case .optionalChain(let inner): "\(print(inner))?"
    case .coercion(let inner, let type): "\(print(inner)) as \(print(type))"
    case .prefix(let spelling, let inner): "prefix\(spelling) \(print(inner))"
    case .macro(let name, let arguments): "#\(name)(\(print(arguments)))"
    case .other: "other<\(file.text.string(expression.span))>"
    }
  }

  private func print(_ arguments: [Expression.Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + print($0.value) }.joined(separator: ", ")
  }

  private func print(_ closure: Expression.Closure) -> String {
    guard closures < Limits.valueDepth else { return "{ … }" }
    var inner = self
    inner.closures += 1
    return "{\(closure.hasSignature ? " in" : "") \(inner.print(file.statements(in: closure.body))) }"
  }

  private func print(_ literal: StringLiteral) -> String {
    let segments = literal.segments.map { segment in
      switch segment {
      case .text(let text): text.replacing(text: "\n", with: "⏎")
      case .interpolation(let arguments, _): "\\(\(print(arguments)))"
      }
    }
    return "\"\(segments.joined(separator: "|"))\""
  }

  func print(_ statement: Statement) -> String {
    switch statement.form {
    case .expression(let expression): print(expression)
    case .return(let value): "return \(value.map { print($0) } ?? "")"
    case .if(let branch):
      "if \(branch.availability.map { "\($0.isUnavailable ? "un" : "")available(\($0.arguments.joined(separator: ", ")))" } ?? "…")"
        + " { \(print(branch.then)) }" + (branch.otherwise.map { " else { \(print($0)) }" } ?? "")
    case .switch(let branch):
      "switch \(print(branch.subject)) { \(branch.cases.map { print($0) }.joined(separator: " | ")) }"
    case .conditional(let clauses):
      clauses.map { clause in
        "#if(\(clause.conditions.map(\.text).joined(separator: ","))) { \(print(clause.statements)) }"
      }.joined(separator: " ")
    case .declaration: "declaration"
    case .other: "other"
    }
  }

  private func print(_ statements: [Statement]) -> String {
    statements.map { print($0) }.joined(separator: "; ")
  }
}
