import SourceScan

/// Members that superclasses and protocol extensions provide.
extension Program {
  /// The superclass, its superclass, and so on, as far as the scan declares them.
  func superclasses(of id: SymbolID) -> [SymbolID] {
    var found: [SymbolID] = [], current = id
    while found.count < Limits.ancestors,
      let next = inheritedSymbols(of: current).first(where: { store.kind(of: $0) == .type(.class) }),
      next != id, !found.contains(next)
    {
      found.append(next)
      current = next
    }
    return found
  }

  /// The protocols of some types, those of the program and others. The protocols of an earlier type come first; of one type, a
  /// protocol comes before those that it refines, and otherwise they have the order of the source.
  func protocols(of types: [SymbolID]) -> [Resolution] {
    var all: [Resolution] = [], ofType: [Resolution] = []
    // A list, because it has few elements and is then faster than a set.
    var seen: [Resolution] = []
    func visit(_ protocols: [Resolution]) {
      for next in protocols.reversed() where seen.count < Limits.ancestors && !seen.contains(next) {
        seen.append(next)
        visit(refined(by: next))
        ofType.append(next)
      }
    }
    for type in types {
      visit((inheritedNames(of: type) + macroConformances(of: type)).filter { isProtocol($0) })
      all += ofType.reversed()
      ofType = []
    }
    return all
  }

  private func isProtocol(_ name: Resolution) -> Bool {
    name.symbol.map { store.isProtocol($0) } ?? true
  }

  private func refined(by name: Resolution) -> [Resolution] {
    switch name {
    case .symbol(let symbol): inheritedNames(of: symbol).filter { isProtocol($0) }
    case .framework(let name): (KnownProtocols.named(name)?.refines ?? []).map { .framework($0) }
    case .other: []
    }
  }

  private func macroConformances(of id: SymbolID) -> [Resolution] {
    let attributes = store.attributes(of: id), scope = store.scope(around: id)
    return attributes.filter { isActive($0.conditions) }
      .flatMap { macro($0, from: scope)?.conformances ?? [] }.map { .framework($0) }
  }

  /// The members that a protocol's extensions provide. Extensions with requirements come first, because they apply to fewer
  /// types.
  func defaults(_ provider: Resolution, for id: SymbolID, _ budget: inout InheritanceBudget) -> [Member] {
    let name: String, indices: [Int]
    switch provider {
    case .symbol(let symbol):
      name = store.name(of: symbol)
      indices = links.extensions(of: symbol)
    case .framework(let foreign), .other(let foreign):
      name = foreign
      indices = links.extensionsOfForeign[foreign] ?? []
    }
    if indices.isEmpty { return [] }
    let module = store.module(of: id)
    // A type's conformance doesn't use members of modules that depend on its own.
    let applicable = indices.filter { index in
      imports.sees(files[store.extensions[index].file].module, from: module)
        && store.extensions[index].body.requirements.allSatisfy { isMet($0, by: id, index) }
    }
    let (constrained, unconstrained) = (
      applicable.filter { !store.extensions[$0].body.requirements.isEmpty },
      applicable.filter { store.extensions[$0].body.requirements.isEmpty }
    )
    var members: [Member] = []
    for index in constrained + unconstrained {
      members += self.members(ofExtension: index, providedBy: name, nil, &budget)
    }
    return members
  }

  /// Whether a type fulfills a requirement of a protocol's extension. Requirements other than a conformance or the identity of
  /// `Self` count as not fulfilled.
  private func isMet(_ requirement: GenericRequirement, by id: SymbolID, _ index: Int) -> Bool {
    guard requirement.left.path == ["Self"] else { return false }
    let scope = Scope(file: store.extensions[index].file, container: .module)
    return parts(of: requirement.right).allSatisfy { part in
      guard let path = part.path else { return false }
      switch lookup(path, from: scope) {
      case .symbol(let symbol):
        let required = followingAliases(symbol)
        return requirement.isSameType ? required == id : ancestry(of: id).contains(required)
      case .framework(let name): return !requirement.isSameType && conforms(id, to: name)
      case .other(let name): return !requirement.isSameType && inheritsForeign(name, id)
      }
    }
  }

  /// Whether a type states, or the framework's protocols imply, a protocol that the scan doesn't hold.
  private func inheritsForeign(_ name: String, _ id: SymbolID) -> Bool {
    let set = conformanceSet(of: id)
    return ancestry(of: id).contains { inheritedNames(of: $0).contains(.other(name)) }
      || set.inOrder.contains { KnownProtocols.foreignRefinements[$0]?.contains(name) ?? false }
  }

  private func parts(of type: TypeSyntax) -> [TypeSyntax] {
    if case .composition(let parts) = type.form { parts.flatMap { self.parts(of: $0) } } else { [type] }
  }
}
