import SourceScan

/// Variables of type `String` that a `DisplayRepresentation` is made with, which takes a `LocalizedStringResource`: the code does
/// not compile. Only certain cases are found; a variable of an optional type is left to the compiler.
extension TypeContext {
  /// Variables of type `String` that the type's own `displayRepresentation` shows, in source order; none if the app extends
  /// `DisplayRepresentation`.
  func stringDisplays() -> [NameReference] {
    let found = displayExpressions().flatMap { strings($0, $1) }
    // An extension of the app may add an initializer that takes a string.
    return found.isEmpty || program.isExtended("DisplayRepresentation") ? [] : found
  }

  /// The variables of type `String` that are titles and subtitles in a call of the initializer: `name` of
  /// `DisplayRepresentation(title: name)`.
  private func strings(_ expression: Expression, _ member: Program.Member) -> [NameReference] {
    guard case .call(let call) = expression.withoutParentheses.form else { return [] }
    let reader = reader(for: member)
    guard let callee = reader.initializerName(call.callee), callee == "init" || callee == "DisplayRepresentation" else {
      return []
    }
    return call.arguments.compactMap { argument in
      guard argument.label == "title" || argument.label == "subtitle" else { return nil }
      let path = path(argument.value)
      guard let first = path.first, isString(path), !mayDeclare(first, member, reader) else { return nil }
      return NameReference(path.joined(separator: "."), at: reader.place(argument.value.span))
    }
  }

  /// The names in `name`, `self.name` or `list.name`, without `self`; empty for another expression.
  private func path(_ expression: Expression) -> [String] {
    switch expression.withoutParentheses.form {
    case .name("self"): return []
    case .name(let name): return [name]
    case .member(let base, let name):
      switch base.withoutParentheses.form {
      case .name("self"): return [name]
      case .name(let first): return [first, name]
      case .member(let inner, let first):
        if case .name("self") = inner.withoutParentheses.form { return [first, name] }
        return []
      default: return []
      }
    default: return []
    }
  }

  /// Whether the path names a variable of type `String`: one of the type itself, or a member of such a variable.
  private func isString(_ path: [String]) -> Bool {
    guard let first = path.first, var type = declaredType(of: instanceVariables(first)) else { return false }
    for name in path.dropFirst() {
      guard !type.isOptional, let declaration = type.declaration, let symbol = program.onlyDeclaration(of: declaration),
        let next = declaredType(of: program.instanceVariables(name, of: symbol))
      else { return false }
      type = next
    }
    return type.kind == .primitive && type.name == "String" && !type.isOptional
  }

  private func declaredType(of variables: [Program.Member]) -> ValueType? {
    guard variables.count == 1, case .variable(let variable) = variables[0].declaration.form, let type = variable.type
    else { return nil }
    return reader(for: variables[0]).valueType(type)
  }

  /// Whether the getter has a variable of its own with this name.
  private func mayDeclare(_ name: String, _ member: Program.Member, _ reader: ConstantReader) -> Bool {
    guard case .variable(let variable) = member.declaration.form, let body = variable.getter?.body else { return false }
    let tokens = reader.parsed.tokens(in: body)
    return tokens.indices.dropFirst().contains { index in
      let isName = tokens[index].kind == .identifier && reader.source(tokens[index].span) == name
      let before = tokens[index - 1].span
      return isName && (reader.parsed.text.matches(before, "let") || reader.parsed.text.matches(before, "var"))
    }
  }
}

extension Program {
  /// Whether the scan has an extension of a type that it does not hold.
  func isExtended(_ name: String) -> Bool {
    if links.extensionsOfForeign[name] != nil { return true }
    return !store.outlinedExtensions(of: name, .plain, atMost: 1).isEmpty
      || !store.outlinedExtensions(of: name, .inheriting, atMost: 1).isEmpty
  }

  /// The type that a reference names. Nil if several types have its qualified name, and for a typealias, a protocol, or a type
  /// whose file was only outlined.
  fileprivate func onlyDeclaration(of reference: TypeReference) -> SymbolID? {
    let found = declarations(of: reference)
    guard found.count == 1, !store.isAlias(found[0]), !store.isProtocol(found[0]), !found[0].isOutlined else {
      return nil
    }
    return found[0]
  }

  fileprivate func instanceVariables(_ name: String, of type: SymbolID) -> [Member] {
    members(of: type).filter { member in
      guard case .variable = member.declaration.form else { return false }
      return member.declaration.name == name && !member.declaration.isStatic
    }
  }
}
