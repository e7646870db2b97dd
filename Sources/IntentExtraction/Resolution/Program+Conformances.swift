import SourceScan

/// Who conforms to what: by a type's own clause, by extensions anywhere, through the app's own protocols, compositions,
/// typealiases and superclasses, or by a macro.
extension Program {
  /// An inherited type with the place where its names are looked up.
  private struct Inherited {
    var type: TypeSyntax
    var scope: Scope
  }

  /// What a type's clause and its extensions' clauses name.
  private func inheritedTypes(of id: SymbolID) -> [Inherited] {
    var inherited: [Inherited] = []
    if case .type(let body)? = symbol(id).declaration?.form {
      inherited += body.inherited.map { Inherited(type: $0.type, scope: scope(around: id)) }
    }
    for index in extensionsOfSymbol[id] ?? [] {
      let record = extensions[index]
      inherited += record.body.inherited.map {
        Inherited(type: $0.type, scope: Scope(file: record.file, container: .module))
      }
    }
    return inherited
  }

  /// The names of inherited types: compositions taken apart, typealiases followed.
  func inheritedNames(of id: SymbolID, depth: Int = 0) -> [Resolution] {
    if let known = inheritedNames[id] { return known }
    // Looking up what one type inherits may ask what another one inherits; source that goes round in circles ends here.
    guard depth < 4 else { return [] }
    return names(of: inheritedTypes(of: id), depth: depth)
  }

  private func names(of inherited: [Inherited], depth: Int) -> [Resolution] {
    var names: [Resolution] = [], pending = inherited, steps = 0
    while let next = pending.popLast(), steps < 10_000 {
      steps += 1
      switch next.type.form {
      case .composition(let parts): pending += parts.map { Inherited(type: $0, scope: next.scope) }
      case .named(let components):
        let resolution = lookup(components.map(\.name), from: next.scope, depth: depth + 1)
        if let alias = resolution.symbol, symbol(alias).kind == .alias, let type = symbol(alias).aliasedType {
          pending.append(Inherited(type: type, scope: scope(around: alias)))
        } else {
          names.append(resolution)
        }
      default: break
      }
    }
    return names
  }

  /// The framework's protocols that extensions of a type state under conditions or availability that the type hasn't.
  func limitedConformances(of id: SymbolID) -> [DeclaredType.LimitedConformance] {
    let own = symbol(id).conditions.map(\.text)
    return (extensionsOfSymbol[id] ?? []).flatMap { index -> [DeclaredType.LimitedConformance] in
      let record = extensions[index]
      let texts = record.conditions.map(\.text)
      let conditions = texts.starts(with: own) ? Array(texts.dropFirst(own.count)) : texts
      let availability = availability(record.declaration.attributes, file: record.file)
      guard !conditions.isEmpty || !availability.isEmpty else { return [] }
      let scope = Scope(file: record.file, container: .module)
      return names(of: record.body.inherited.map { Inherited(type: $0.type, scope: scope) }, depth: 0).compactMap {
        name in
        guard case .framework(let name) = name else { return nil }
        return .init(name: name, conditions: conditions, availability: availability)
      }
    }
  }

  /// The program's own types that a type inherits from directly: protocols and a superclass.
  func inheritedSymbols(of id: SymbolID, depth: Int = 0) -> [SymbolID] {
    inheritedNames(of: id, depth: depth).compactMap(\.symbol)
  }

  /// The framework's protocols that a type conforms to, closed under what they refine.
  func conformances(of id: SymbolID) -> Set<String> {
    var found: Set<String> = [], seen: Set<SymbolID> = [], pending = [id]
    while let current = pending.popLast() {
      guard seen.insert(current).inserted else { continue }
      for attribute in symbol(current).declaration?.attributes ?? [] where isActive(attribute.conditions) {
        if let macro = macro(attribute, from: scope(around: current)) { found.formUnion(macro.conformances) }
      }
      for name in inheritedNames(of: current) {
        switch name {
        case .framework(let name): found.insert(name)
        case .symbol(let symbol): pending.append(symbol)
        case .other: break
        }
      }
    }
    return KnownProtocols.closure(of: found)
  }

  /// The names in a type's clause and in its extensions' clauses, with their places.
  func inheritedReferences(of id: SymbolID) -> [NameReference] {
    var references: [NameReference] = [], pending = Array(inheritedTypes(of: id).reversed()), steps = 0
    while let next = pending.popLast(), steps < 10_000 {
      steps += 1
      switch next.type.form {
      case .composition(let parts): pending += parts.reversed().map { Inherited(type: $0, scope: next.scope) }
      case .named(let components):
        guard let last = components.last else { break }
        references.append(NameReference(last.name, at: Place(next.scope.file, last.span)))
      default: break
      }
    }
    return references
  }

  /// What a type inherits, through the program's own protocols and superclasses too, that nobody here declares; and the
  /// program's own protocols that have an extension of which nobody here can tell whether it holds for the type.
  func unknownAncestors(of id: SymbolID) -> [String] {
    var names: Set<String> = [], seen: Set<SymbolID> = [], pending = [id]
    while let current = pending.popLast() {
      guard seen.insert(current).inserted else { continue }
      if symbol(current).kind == .type(.protocol), hasConstrainedExtension(current) {
        names.insert(symbol(current).name)
      }
      for name in inheritedNames(of: current) {
        switch name {
        case .framework: break
        case .symbol(let symbol): pending.append(symbol)
        case .other(let name): names.insert(name)
        }
      }
    }
    return names.sorted()
  }

  private func hasConstrainedExtension(_ id: SymbolID) -> Bool {
    (extensionsOfSymbol[id] ?? []).contains { index in
      extensions[index].body.requirements.contains { path(of: $0.left) != ["Self"] }
    }
  }
}
