import SourceScan

/// The functions and accessors that declare local types, in the mangler's form.
extension Program {
  /// The function or variable whose body is a local scope. Nil for top-level code and unresolved signatures, and for closures and
  /// initial values, because the number of a closure in its mangled name depends on more than its declaration.
  func bodyOwner(_ scope: DeclaringBody, depth: ManglingDepth) -> BodyOwner? {
    guard let owner = scope.owner, !scope.isInClosure,
      let outer = manglingScope(scope.enclosing, file: scope.file, depth: depth),
      let form = bodyForm(owner, in: outer, scope, depth)
    else { return nil }
    let isPrivate = (owner.statedAccess ?? memberAccess(in: scope.enclosing)) == .private
    return BodyOwner(
      scope: outer, form: form, isStatic: owner.isStatic,
      privateFile: isPrivate && !isInsidePrivateOrLocal(scope.enclosing) ? files[scope.file].baseName : nil)
  }

  /// The access of a member without an access modifier.
  private func memberAccess(in container: Symbol.Container) -> Symbol.Access {
    guard case .extension(.parsed(let index)) = container else { return .internal }
    return store.extensions[index].declaration.statedAccess ?? .internal
  }

  private func bodyForm(_ owner: Declaration, in outer: ManglingScope, _ scope: DeclaringBody, _ depth: ManglingDepth)
    -> BodyOwner
    .Form?
  {
    let reader = manglingReader(from: Scope(file: scope.file, container: scope.enclosing), depth: depth)
    switch owner.form {
    case .function(let function):
      guard var signature = reader.signature(function) else { return nil }
      if isPlainIdentifier(owner.name) || !owner.name.utf8.allSatisfy(isOperatorCharacter) {
        return .function(name: owner.name, signature)
      }
      let fixity: BodyOwner.Fixity =
        owner.modifiers.contains("prefix") ? .prefix : owner.modifiers.contains("postfix") ? .postfix : .infix
      // Operators have no parameter labels in mangled names.
      for index in signature.parameters.indices { signature.parameters[index].label = nil }
      return .operator(name: owner.name, fixity, signature)
    case .initializer(let function):
      guard let instance = outer.instance else { return nil }
      return reader.signature(function, makes: .nominal(instance)).map { .initializer($0) }
    case .deinitializer: return outer.instance == nil ? nil : .deinitializer
    case .variable(let variable):
      guard variable.getter != nil, let type = variable.type.flatMap(reader.result) else { return nil }
      return .getter(of: owner.name, type: type)
    default: return nil
    }
  }

  /// The index of a local type among the declarations of its name in the body, which its mangled name contains. Nil for a type that
  /// is not local, and if a value may have the name, too: the compiler numbers patterns differently.
  func indexInBody(of id: SymbolID) -> Int? {
    let symbol = store.symbol(id)
    guard case .local(let index) = symbol.container, !valuesAreNamed(symbol.name, in: store.localScopes[index]) else {
      return nil
    }
    return declarations(of: symbol.name, in: .local(index)).firstIndex(of: id)
  }

  private func valuesAreNamed(_ name: String, in scope: DeclaringBody) -> Bool {
    guard let parsed = files[scope.file].parsed, let owner = scope.owner else { return true }
    // Names that the compiler itself declares in bodies.
    if ["self", "error", "newValue", "oldValue"].contains(name) { return true }
    switch owner.form {
    case .function(let function), .initializer(let function):
      if function.parameters.contains(where: { $0.name == name }) { return true }
    default: break
    }
    let names = scope.valueNames ?? DeclaringBody.valueNames(in: owner, of: parsed)
    return names.contains(name) || names.contains("`\(name)`")
  }
}

extension DeclaringBody {
  /// The names after the keywords of patterns and functions in a body, as written.
  static func valueNames(in owner: Declaration, of parsed: ParsedFile) -> Set<String> {
    let introducers: Set<String> = ["let", "var", "func", "for", "case"]
    var names: Set<String> = [], previous = ""
    for token in parsed.tokens(in: owner.span) where token.kind == .identifier {
      let text = parsed.text.string(token.span)
      if introducers.contains(previous) { names.insert(text) }
      previous = text
    }
    return names
  }
}

extension ManglingScope {
  /// The type whose members the scope holds.
  fileprivate var instance: NominalPath? {
    switch self {
    case .type(let path), .extension(of: let path, in: _, requirements: _): path
    case .module, .body: nil
    }
  }
}

private func isOperatorCharacter(_ byte: UInt8) -> Bool {
  "/=-+!*%<>&|^~?.".utf8.contains(byte)
}
