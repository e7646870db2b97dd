import SourceScan

/// Statements in the getter of `appShortcuts` that the compiler rejects, or emits no value for.
///
/// Evidence: the builder's methods in the interfaces of iOS 17.4 and macOS 27.0 (an expression is one `AppShortcut`, an `if` is
/// `if #available` alone), and the results of Swift 6.3 for these forms with the interface of iOS 17.4. A `return` turns the
/// builder off. If it is among other statements, the compiler emits those, and nothing of the returned value.
extension TypeContext {
  func unsupportedInBuilder() -> [ShortcutsProvider.UnsupportedStatement] {
    staticVariables("appShortcuts").flatMap { member -> [ShortcutsProvider.UnsupportedStatement] in
      guard member.providedBy == nil, case .variable(let variable) = member.declaration.form,
        let getter = variable.getter
      else { return [] }
      let statements = program.flattened(reader(for: member).parsed.statements(in: getter.body))
      if statements.count == 1, case .return = statements[0].form { return [] }
      let returns = returns(in: statements, member)
      if !returns.isEmpty { return returns }
      return appliesBuilder(to: member) ? unsupported(statements, member, isOnly: statements.count == 1) : []
    }
  }

  /// Locations of the name `AppShortcut` in calls inside the getter of `appShortcuts` that are not among `listed`.
  func unlistedShortcuts(besides listed: [AppShortcut]) -> [Place] {
    let known = Set(listed.map { [$0.calleePlace.file.rawValue, Int($0.calleePlace.span.start)] })
    return staticVariables("appShortcuts").flatMap { member -> [Place] in
      guard member.providedBy == nil, case .variable(let variable) = member.declaration.form,
        let getter = variable.getter
      else { return [] }
      let parsed = reader(for: member).parsed, tokens = parsed.tokens(in: getter.body)
      return zip(tokens, tokens.dropFirst()).compactMap { token, next in
        guard token.kind == .identifier, next.kind == .leftParenthesis, parsed.text.matches(token.span, "AppShortcut"),
          !known.contains([member.file.rawValue, Int(token.start)])
        else { return nil }
        return Place(member.file, token.span)
      }
    }
  }

  /// Whether the compiler applies the result builder: if the declaration that holds the member states the conformance, or if an
  /// attribute names the builder.
  private func appliesBuilder(to member: Program.Member) -> Bool {
    if member.declaration.attributes.contains(where: { $0.name == "AppShortcutsBuilder" }) { return true }
    let stated: [Resolution]
    switch member.scope.container {
    case .type(let id): stated = program.statedInheritance(of: id)
    case .extension(.parsed(let index)): stated = program.statedInheritance(ofExtension: index)
    default: return false
    }
    return stated.contains { resolution in
      switch resolution {
      case .framework(let name): name == "AppShortcutsProvider"
      case .symbol(let id): program.conforms(program.followingAliases(id), to: "AppShortcutsProvider")
      case .other: false
      }
    }
  }

  private func returns(
    in statements: [Statement], _ member: Program.Member
  ) -> [ShortcutsProvider.UnsupportedStatement] {
    statements.flatMap { statement -> [ShortcutsProvider.UnsupportedStatement] in
      switch statement.form {
      case .return: [.init(form: .returnAmongStatements, place: Place(member.file, statement.span))]
      case .if(let branch): returns(in: branch.then + (branch.otherwise ?? []), member)
      case .switch(let choice): choice.cases.flatMap { returns(in: $0, member) }
      case .conditional(let clauses):
        clauses.filter { program.isActive($0.conditions) }.flatMap { returns(in: $0.statements, member) }
      case .expression, .declaration, .other: []
      }
    }
  }

  private func unsupported(
    _ statements: [Statement], _ member: Program.Member, isOnly: Bool = false
  ) -> [ShortcutsProvider.UnsupportedStatement] {
    statements.flatMap { statement -> [ShortcutsProvider.UnsupportedStatement] in
      let place = Place(member.file, statement.span)
      switch statement.form {
      case .expression(let expression):
        return expression.isArrayLiteral ? [.init(form: .array(isOnlyStatement: isOnly), place: place)] : []
      case .if(let branch):
        guard let condition = branch.availability else { return [] }
        var found: [ShortcutsProvider.UnsupportedStatement] = []
        if branch.otherwise != nil {
          found.append(.init(form: .elseClause, place: place))
        } else if condition.isUnavailable {
          found.append(.init(form: .unavailabilityCheck, place: place))
        }
        return found + unsupported(program.flattened(branch.then + (branch.otherwise ?? [])), member)
      case .conditional, .return, .switch, .declaration, .other: return []
      }
    }
  }
}

extension Program {
  /// The types in the inheritance clause of the declaration itself, without its extensions.
  fileprivate func statedInheritance(of id: SymbolID) -> [Resolution] {
    resolvedNames(of: store.symbol(id).inherited, from: store.scope(around: id))
  }

  fileprivate func statedInheritance(ofExtension index: Int) -> [Resolution] {
    let record = store.extensions[index]
    return resolvedNames(of: record.body.inherited.map(\.type), from: Scope(file: record.file, container: .module))
  }
}

extension Expression {
  fileprivate var isArrayLiteral: Bool {
    switch form {
    case .array: true
    case .parenthesized(let inner), .coercion(let inner, _): inner.isArrayLiteral
    default: false
    }
  }
}
