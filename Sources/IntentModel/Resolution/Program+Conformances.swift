import SourceScan

/// The conformances of types: by their own clause, by extensions anywhere, through the app's own protocols, compositions,
/// typealiases and superclasses, or by a macro.
extension Program {
  /// An inherited type with the scope in which its names are looked up.
  private struct Inherited {
    var type: TypeSyntax
    var scope: Scope
  }

  /// The types in a type's inheritance clause and in those of its extensions, in that order.
  private func inheritedTypes(of id: SymbolID) -> [Inherited] {
    guard case .parsed(let index) = id else { return [] }
    let own = store.scope(around: id)
    return store.symbols[index].inherited.map { Inherited(type: $0, scope: own) }
      + links.extensions(of: id).flatMap { index in
        let scope = Scope(file: store.extensions[index].file, container: .module)
        return store.extensions[index].body.inherited.map { Inherited(type: $0.type, scope: scope) }
      }
  }

  /// The names of inherited types in source order. The parts of compositions are separate names, and typealiases are replaced.
  struct InheritedNames {
    fileprivate(set) var names: [Resolution] = []
    /// Whether nothing that linking finds can change the meaning of the names.
    fileprivate(set) var areSettled = true
    fileprivate var seenAliases: Set<SymbolID> = []
  }

  /// The direct ancestors of a symbol that are known so far.
  func inheritedNames(of index: Int) -> InheritedNames {
    var found = InheritedNames()
    let scope = Scope(file: store.symbols[index].file, container: store.symbols[index].container)
    for type in store.symbols[index].inherited { add(type, from: scope, aliases: 0, to: &found) }
    for number in links.extensions(of: .parsed(index)) where !store.extensions[number].body.inherited.isEmpty {
      let scope = Scope(file: store.extensions[number].file, container: .module)
      for inherited in store.extensions[number].body.inherited {
        add(inherited.type, from: scope, aliases: 0, to: &found)
      }
    }
    return found
  }

  /// The direct ancestors of an outlined type.
  func inheritedNames(ofOutlined number: Int, depth: Int) -> [Resolution] {
    guard depth < Limits.lookups else { return [] }
    let scope = store.scope(around: .outlined(number))
    return store.outlinedInheritance(number).enumerated().map { lookup($1, from: scope, depth: deeper(depth, $0)) }
  }

  /// Adds the names of an inherited type. `aliases` counts the typealiases that led to it. `exceededLimits` reports names that
  /// the limits cut off.
  private func add(_ type: TypeSyntax, from scope: Scope, aliases: Int, to found: inout InheritedNames) {
    guard found.names.count < Limits.ancestors else { return }
    switch type.form {
    case .composition(let parts): for part in parts { add(part, from: scope, aliases: aliases, to: &found) }
    case .named(let components):
      let resolution = lookup(components, from: scope, depth: 1)
      if components.count > 1 || scope.container != .module && !isUndeclared(resolution) { found.areSettled = false }
      guard let alias = resolution.symbol, store.isAlias(alias) else {
        found.names.append(resolution)
        return
      }
      guard aliases < Limits.aliases, let type = store.aliasedType(of: alias), found.seenAliases.insert(alias).inserted
      else { return }
      add(type, from: store.scope(around: alias), aliases: aliases + 1, to: &found)
    default: break
    }
  }

  private func isUndeclared(_ resolution: Resolution) -> Bool {
    if case .other(let name) = resolution { !store.isDeclared(name) } else { false }
  }

  /// The names in a clause. The parts of compositions are separate names, and typealiases are replaced.
  func resolvedNames(of inherited: [TypeSyntax], from scope: Scope) -> [Resolution] {
    var found = InheritedNames()
    for type in inherited { add(type, from: scope, aliases: 0, to: &found) }
    return found.names
  }

  /// The direct ancestors of a type after linking.
  func inheritedNames(of id: SymbolID, depth: Int = 0) -> [Resolution] {
    switch id {
    case .parsed(let index): links.inherited[index]
    case .outlined(let number): links.inheritedByOutlined[number] ?? inheritedNames(ofOutlined: number, depth: depth)
    }
  }

  /// The program's own types that a type inherits from directly: protocols and a superclass.
  func inheritedSymbols(of id: SymbolID, depth: Int = 0) -> [SymbolID] {
    var symbols: [SymbolID] = []
    for case .symbol(let symbol) in inheritedNames(of: id, depth: depth) { symbols.append(symbol) }
    return symbols
  }

  /// A symbol and all types of the program that it inherits from, directly or not, up to the limit.
  func ancestry(of id: SymbolID) -> [SymbolID] {
    var pending = inheritedSymbols(of: id)
    if pending.isEmpty { return [id] }
    var found = [id], seen: Set<SymbolID> = [id]
    while found.count <= Limits.ancestors, let current = pending.popLast() {
      Steps.count()
      guard seen.insert(current).inserted else { continue }
      found.append(current)
      pending += inheritedSymbols(of: current)
    }
    return found
  }

  /// The conformances of every symbol, and the symbols with too many ancestors.
  func conformanceSetsOfSymbols() -> (sets: [ProtocolSet], exceeding: [Int]) {
    var sets: [ProtocolSet] = [], exceeding: [Int] = []
    sets.reserveCapacity(store.symbols.count)
    for index in store.symbols.indices {
      let ancestry = ancestry(of: .parsed(index))
      if hasTooManyAncestors(index, ancestry) { exceeding.append(index) }
      sets.append(conformanceSet(ofAll: ancestry))
    }
    return (sets, exceeding)
  }

  func conformanceSet(of id: SymbolID) -> ProtocolSet {
    if case .parsed(let index) = id, index < conformanceSets.count { return conformanceSets[index] }
    return conformanceSet(ofAll: ancestry(of: id))
  }

  private func conformanceSet(ofAll ancestry: [SymbolID]) -> ProtocolSet {
    var set = ProtocolSet.empty
    for current in ancestry {
      for attribute in store.attributes(of: current) where isActive(attribute.conditions) {
        for name in macro(attribute, from: store.scope(around: current))?.conformances ?? [] {
          set.formUnion(.closure(of: name))
        }
      }
      for case .framework(let name) in inheritedNames(of: current) { set.formUnion(.closure(of: name)) }
    }
    return set
  }

  /// The framework's protocols that a type conforms to, with all that they refine.
  func conformances(of id: SymbolID) -> Set<String> { conformanceSet(of: id).names }

  func conforms(_ id: SymbolID, to name: String) -> Bool { conformanceSet(of: id).contains(name) }

  /// The framework's protocols that extensions of a type state under conditions that the type does not have, or with an
  /// `@available`.
  func limitedConformances(of id: SymbolID) -> [DeclaredType.LimitedConformance] {
    let own = store.conditions(of: id).map(\.text)
    return links.extensions(of: id).flatMap { index -> [DeclaredType.LimitedConformance] in
      let record = store.extensions[index]
      let texts = record.conditions.map(\.text)
      let conditions = texts.starts(with: own) ? Array(texts.dropFirst(own.count)) : texts
      let availability = availability(record.declaration.attributes, file: record.file)
      guard !conditions.isEmpty || !availability.isEmpty else { return [] }
      let scope = Scope(file: record.file, container: .module)
      return resolvedNames(of: record.body.inherited.map(\.type), from: scope).compactMap { name in
        guard case .framework(let name) = name else { return nil }
        return .init(name: name, conditions: conditions, availability: availability)
      }
    }
  }

  /// The modules of the extensions that alone make a type an App Intents type: the compiler puts a conformance into the binary of
  /// the file that states it. Empty if a clause or a macro of the type's own module does.
  func foreignConformers(of id: SymbolID) -> [DeclaredType.Conformer] {
    let own = store.module(of: id)
    let extensions = links.extensions(of: id).map { store.extensions[$0] }.filter { !$0.body.inherited.isEmpty }
    let foreign = extensions.filter { files[$0.file].module != own }
    if foreign.isEmpty { return [] }
    func makesKind(_ inherited: [TypeSyntax], _ scope: Scope) -> Bool {
      resolvedNames(of: inherited, from: scope).contains { name in
        switch name {
        case .framework(let name): !ProtocolSet.closure(of: name).kinds.isEmpty
        case .symbol(let symbol): !conformanceSet(of: symbol).kinds.isEmpty
        default: false
        }
      }
    }
    func makesKind(_ record: ExtensionRecord) -> Bool {
      makesKind(record.body.inherited.map(\.type), Scope(file: record.file, container: .module))
    }
    let isOwn =
      makesKind(store.symbol(id).inherited, store.scope(around: id))
      || extensions.contains { files[$0.file].module == own && makesKind($0) }
      || store.attributes(of: id).contains { macro($0, from: store.scope(around: id))?.conformances.isEmpty == false }
    if isOwn { return [] }
    var seen: Set<Int> = []
    return foreign.filter { makesKind($0) && seen.insert(files[$0.file].module).inserted }
      .map { .init(module: modules[files[$0.file].module].name, file: $0.file) }
  }

  /// The names in a type's clause and in its extensions' clauses, the last component of each, with their locations.
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

  /// Ancestors that the scan does not declare, also those of the program's own protocols and superclasses; and the program's
  /// own protocols that have an extension which may or may not apply to the type.
  func unknownAncestors(of id: SymbolID) -> [String] {
    var names: Set<String> = []
    for current in ancestry(of: id) {
      if store.isProtocol(current), hasConstrainedExtension(current) { names.insert(store.name(of: current)) }
      for case .other(let name) in inheritedNames(of: current) { names.insert(name) }
    }
    return names.sorted()
  }

  private func hasConstrainedExtension(_ id: SymbolID) -> Bool {
    links.extensions(of: id).contains { index in
      store.extensions[index].body.requirements.contains { $0.left.path != ["Self"] }
    }
  }
}
