import SourceScan

/// The expressions of a type's own `displayRepresentation`, and those of them that rules report.
extension TypeContext {
  /// Interpolated literals that the type's own `displayRepresentation` returns, in source order. They do not compile, because
  /// `DisplayRepresentation` accepts only plain literals. Evidence: its literal protocols in the interface of iOS 17.4, and the
  /// error of Swift 6.3 for such a literal.
  func interpolatedDisplays() -> [Place] { displayExpressions().flatMap { interpolated($0, $1) } }

  /// `"\(name)"` of `DisplayRepresentation(title: "\(name)")`: literals of one interpolation and nothing else.
  func wordlessDisplays() -> [Place] {
    displayExpressions().flatMap { expression, member -> [Place] in
      guard case .call(let call) = expression.withoutParentheses.form,
        let name = reader(for: member).initializerName(call.callee), name == "init" || name == "DisplayRepresentation"
      else { return [] }
      return call.arguments.compactMap { argument in
        guard argument.label == "title" || argument.label == "subtitle",
          case .string(let literal) = argument.value.withoutParentheses.form, literal.segments.count == 1,
          case .interpolation = literal.segments[0]
        else { return nil }
        return Place(member.file, argument.value.span)
      }
    }
  }

  /// The values that the type's own `displayRepresentation` has: its initial value, or those that its getter returns.
  func displayExpressions() -> [(Expression, Program.Member)] {
    instanceVariables("displayRepresentation").flatMap { member -> [(Expression, Program.Member)] in
      guard member.providedBy == nil, case .variable(let variable) = member.declaration.form,
        let path = variable.type.flatMap(\.path), path.last == "DisplayRepresentation",
        program.lookup(path, from: member.scope).symbol == nil
      else { return [] }
      let reader = reader(for: member)
      if let value = variable.initialValue { return [(value, member)] }
      guard let getter = variable.getter else { return [] }
      let statements = program.flattened(reader.parsed.statements(in: getter.body))
      return results(of: statements).map { ($0, member) }
    }
  }

  /// The expressions after `return`, or the only expression of the getter.
  private func results(of statements: [Statement]) -> [Expression] {
    if statements.count == 1, case .expression(let only) = statements[0].form { return [only] }
    return statements.flatMap { statement -> [Expression] in
      switch statement.form {
      case .return(.some(let expression)): [expression]
      case .if(let branch): results(of: branch.then) + results(of: branch.otherwise ?? [])
      case .switch(let choice): choice.cases.flatMap(results)
      case .return(.none), .expression, .conditional, .declaration, .other: []
      }
    }
  }

  private func interpolated(_ expression: Expression, _ member: Program.Member) -> [Place] {
    switch expression.form {
    case .string(let literal):
      let isPlain = literal.segments.allSatisfy { if case .text = $0 { true } else { false } }
      return isPlain ? [] : [Place(member.file, expression.span)]
    case .parenthesized(let inner): return interpolated(inner, member)
    default: return []
    }
  }
}
