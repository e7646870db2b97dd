import SourceScan

/// Who conforms to what: by a type's own clause, by extensions anywhere, through the app's own protocols, compositions,
/// typealiases and superclasses, or by a macro.
extension Program {
  /// An inherited type with the place where its names are looked up.
  private struct Inherited {
    var type: TypeSyntax
    var scope: Scope
  }

  /// What a type's clause and its extensions' clauses name, in that order.
  private func inheritedTypes(of id: SymbolID) -> [Inherited] {
    var inherited: [Inherited] = []
    if case .type(let body)? = symbol(id).declaration?.form {
      let scope = scope(around: id)
      inherited += body.inherited.map { Inherited(type: $0.type, scope: scope) }
      // `protocol P where Self: Q` is `protocol P: Q`.
      for requirement in body.requirements where body.kind == .protocol && !requirement.isSameType {
        if path(of: requirement.left) == ["Self"] { inherited.append(Inherited(type: requirement.right, scope: scope)) }
      }
    }
    for index in extensionsOfSymbol[id] ?? [] {
      let record = extensions[index]
      let scope = Scope(file: record.file, container: .module)
      inherited += record.body.inherited.map { Inherited(type: $0.type, scope: scope) }
    }
    return inherited
  }

  /// The names of what a type inherits directly: compositions taken apart, typealiases followed. In source order.
  func inheritedNames(of id: SymbolID, depth: Int) -> [Resolution] {
    guard depth < Self.maximumDepth else { return [] }
    guard id.index >= 0 else {
      return outlinedInheritance(of: id).map { lookup($0, from: scope(around: id), depth: depth + 1) }
    }
    return names(of: inheritedTypes(of: id), depth: depth)
  }

  private func names(of inherited: [Inherited], depth: Int) -> [Resolution] {
    var names: [Resolution] = [], pending = Array(inherited.reversed()), seenAliases: Set<SymbolID> = []
    while let next = pending.popLast() {
      switch next.type.form {
      case .composition(let parts): pending += parts.reversed().map { Inherited(type: $0, scope: next.scope) }
      case .named(let components):
        let resolution = lookup(components.map(\.name), from: next.scope, depth: depth + 1)
        guard let alias = resolution.symbol, symbol(alias).kind == .alias else {
          names.append(resolution)
          continue
        }
        if let type = symbol(alias).aliasedType, seenAliases.insert(alias).inserted {
          pending.append(Inherited(type: type, scope: scope(around: alias)))
        }
      default: break
      }
    }
    return names
  }

  /// The names in a clause, compositions taken apart, typealiases followed.
  func resolvedNames(of inherited: [TypeSyntax], from scope: Scope) -> [Resolution] {
    names(of: inherited.map { Inherited(type: $0, scope: scope) }, depth: 0)
  }

  /// What a type inherits directly, as the program knows it.
  func inheritedNames(of id: SymbolID) -> [Resolution] {
    id.index >= 0 ? inherited[id.index] : inheritedNames(of: id, depth: 0)
  }

  /// The program's own types that a type inherits from directly: protocols and a superclass.
  func inheritedSymbols(of id: SymbolID, depth: Int = 0) -> [SymbolID] {
    let names = id.index >= 0 ? inherited[id.index] : inheritedNames(of: id, depth: depth)
    return names.compactMap(\.symbol)
  }

  /// A symbol and all own types that it inherits from, directly or not.
  func ancestry(of id: SymbolID) -> [SymbolID] {
    var found: [SymbolID] = [], seen: Set<SymbolID> = [], pending = [id]
    while let current = pending.popLast() {
      guard seen.insert(current).inserted else { continue }
      found.append(current)
      pending += inheritedSymbols(of: current)
    }
    return found
  }

  func conformanceSet(of id: SymbolID) -> ProtocolSet {
    if conformanceSets.indices.contains(id.index) { return conformanceSets[id.index] }
    var set = ProtocolSet()
    for current in ancestry(of: id) {
      for attribute in symbol(current).declaration?.attributes ?? [] where isActive(attribute.conditions) {
        for name in macro(attribute, from: scope(around: current))?.conformances ?? [] {
          set.formUnion(.closure(of: name))
        }
      }
      for case .framework(let name) in inheritedNames(of: current) { set.formUnion(.closure(of: name)) }
    }
    return set
  }

  /// The framework's protocols that a type conforms to, closed under what they refine.
  func conformances(of id: SymbolID) -> Set<String> { conformanceSet(of: id).names }

  func conforms(_ id: SymbolID, to name: String) -> Bool { conformanceSet(of: id).contains(name) }

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

  /// The names in a type's clause and in its extensions' clauses, with their places.
  func inheritedReferences(of id: SymbolID) -> [NameReference] {
    var references: [NameReference] = [], pending = Array(inheritedTypes(of: id).reversed())
    while let next = pending.popLast() {
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
    var names: Set<String> = []
    for current in ancestry(of: id) {
      if symbol(current).kind == .type(.protocol), hasConstrainedExtension(current) {
        names.insert(symbol(current).name)
      }
      for case .other(let name) in inheritedNames(of: current) { names.insert(name) }
    }
    return names.sorted()
  }

  private func hasConstrainedExtension(_ id: SymbolID) -> Bool {
    (extensionsOfSymbol[id] ?? []).contains { index in
      extensions[index].body.requirements.contains { path(of: $0.left) != ["Self"] }
    }
  }
}
