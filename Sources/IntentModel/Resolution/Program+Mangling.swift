import SourceScan

/// Symbols in the mangler's form. Nil if they depend on facts that the scan does not determine.
extension Program {
  func nominalPath(of id: SymbolID, depth: ManglingDepth = ManglingDepth()) -> NominalPath? {
    let symbol = store.symbol(id)
    guard depth.takesPart(), case .type(let kind) = symbol.kind else { return nil }
    let scope: ManglingScope
    if case .local(let index) = symbol.container {
      guard let owner = bodyOwner(store.localScopes[index], depth: depth), let number = indexInBody(of: id) else {
        return nil
      }
      scope = .body(owner, index: number)
    } else {
      guard
        let outer = manglingScope(symbol.container, file: symbol.file, depth: depth)
      else {
        return nil
      }
      scope = outer
    }
    guard let requirements = requirements(of: id, depth: depth) else { return nil }
    var path = NominalPath(
      scope: scope, name: symbol.name, kind: kind, genericParameterCount: genericParameters(of: id).count,
      requirements: requirements)
    if symbol.isPrivate, !isInsidePrivateOrLocal(symbol.container) { path.privateFile = files[symbol.file].baseName }
    return path
  }

  func isInsidePrivateOrLocal(_ container: Symbol.Container) -> Bool {
    if case .local = container { return true }
    guard let parent = parent(container) else { return false }
    return store.symbol(parent).isPrivate || isInsidePrivateOrLocal(store.symbol(parent).container)
  }

  /// The type whose body or extension a container is. Nil for a module, a local scope, and an extension of a type that the scan
  /// does not hold.
  func parent(_ container: Symbol.Container) -> SymbolID? {
    switch container {
    case .type(let id): id
    case .extension(let index): extended(by: index).first
    case .module, .local: nil
    }
  }

  // MARK: Scopes

  /// The scope that contains a declaration. Nil for a body, for an extension that was only outlined, and if the type around the
  /// declaration cannot be resolved.
  func manglingScope(_ container: Symbol.Container, file: FileID, depth: ManglingDepth) -> ManglingScope? {
    let module = modules[files[file].module].name
    switch container {
    case .module: return .module(module)
    case .type(let parent): return nominalPath(of: parent, depth: depth).map { .type($0) }
    // The requirements of an extension that was only outlined are unknown.
    case .extension(.outlined): return nil
    case .extension(.parsed(let index)):
      let record = store.extensions[index]
      let extended = links.extended[index].symbols.first
      if let parent = extended {
        guard let path = nominalPath(of: parent, depth: depth) else { return nil }
        return extensionScope(of: path, record, extended, parameters: genericNames(of: parent), module, depth)
      }
      guard let path = record.body.extendedType.path.flatMap({ foreignPath($0.joined(separator: ".")) }) else {
        return nil
      }
      let parameters = NominalPath.standardParameters(path.name)
      guard parameters.count == path.genericParameterCount || record.isUnconditional else { return nil }
      return extensionScope(of: path, record, extended, parameters: parameters, module, depth)
    case .local: return nil
    }
  }

  private func extensionScope(
    of path: NominalPath, _ record: ExtensionRecord, _ extended: SymbolID?, parameters: [String], _ module: String,
    _ depth: ManglingDepth
  ) -> ManglingScope? {
    guard !extendsArgumentsOfAlias(record), let requirements = requirements(record, of: extended, parameters, depth)
    else {
      return nil
    }
    return .extension(of: path, in: module, requirements: requirements)
  }

  /// Whether an extension names its type by a typealias with generic arguments: `typealias Ints = Box<Int>` makes `extension
  /// Ints` an extension with a requirement. True also if the typealias cannot be followed.
  private func extendsArgumentsOfAlias(_ record: ExtensionRecord) -> Bool {
    guard let path = record.body.extendedType.path else { return true }
    var current = lookup(path, from: Scope(file: record.file, container: .module)).symbol, seen: Set<SymbolID> = []
    while let alias = current, store.symbol(alias).kind == .alias, seen.insert(alias).inserted {
      guard seen.count <= Limits.aliases else { return true }
      guard let components = store.aliasedType(of: alias)?.components, components.allSatisfy(\.genericArguments.isEmpty)
      else { return true }
      current = lookup(components.map(\.name), from: store.scope(around: alias)).symbol
    }
    return false
  }

  // MARK: Generic parameters

  private func genericParameters(of id: SymbolID) -> [GenericParameter] {
    guard case .type(let body)? = store.symbol(id).declaration?.form, body.kind != .protocol else { return [] }
    return body.genericParameters
  }

  /// All generic parameters in scope, the outermost type's first.
  private func genericNames(of id: SymbolID) -> [String] {
    var outer: [String] = []
    if let parent = parent(store.symbol(id).container) {
      outer = genericNames(of: parent)
    } else if case .extension(.parsed(let index)) = store.symbol(id).container {
      outer = foreignPath(links.extended[index].foreignName).map { NominalPath.standardParameters($0.name) } ?? []
    }
    return outer + genericParameters(of: id).map(\.name)
  }

  /// The requirements on a type's generic parameters. Nil for a type whose mangled members depend on more than these, one with
  /// packs, values or types that can't be copied; and for too many parameters or requirements.
  private func requirements(of id: SymbolID, depth: ManglingDepth) -> [ManglingRequirement]? {
    guard case .type(let body)? = store.symbol(id).declaration?.form, body.kind != .protocol else { return [] }
    if body.genericParameters.isEmpty, body.requirements.isEmpty { return [] }
    guard max(body.genericParameters.count, body.requirements.count) <= Limits.genericParameters else { return nil }
    let names = genericNames(of: id), scope = store.scope(inside: id)
    var requirements: [ManglingRequirement] = []
    for parameter in body.genericParameters {
      guard !parameter.isPackOrValue else { return nil }
      guard let bound = parameter.bound, let index = names.lastIndex(of: parameter.name) else { continue }
      guard let read = self.requirements(on: index, bound, from: scope, depth) else { return nil }
      requirements += read
    }
    for written in body.requirements {
      guard let read = self.requirements(written, names, from: scope, depth) else { return nil }
      requirements += read
    }
    return requirements
  }

  private func requirements(
    _ record: ExtensionRecord, of extended: SymbolID?, _ parameters: [String], _ depth: ManglingDepth
  ) -> [ManglingRequirement]? {
    guard record.body.requirements.count <= Limits.genericParameters else { return nil }
    let scope = Scope(file: record.file, container: extended.map { .type($0) } ?? .module)
    var requirements: [ManglingRequirement] = []
    for written in record.body.requirements {
      guard let read = self.requirements(written, parameters, from: scope, depth) else { return nil }
      requirements += read
    }
    // `extension Array<Int>`: the arguments are requirements too.
    let arguments = record.body.extendedType.components?.flatMap(\.genericArguments) ?? []
    guard arguments.isEmpty || arguments.count == parameters.count else { return nil }
    for (index, argument) in arguments.enumerated() {
      guard let type = manglingReader(from: scope, depth: depth).type(argument) else { return nil }
      requirements.append(.init(parameter: index, .same(type)))
    }
    return requirements
  }

  private func requirements(
    _ written: GenericRequirement, _ parameters: [String], from scope: Scope, _ depth: ManglingDepth
  ) -> [ManglingRequirement]? {
    guard let name = written.left.path, name.count == 1, let index = parameters.lastIndex(of: name[0]) else {
      return [.init(parameter: 0, .unknown)]
    }
    guard written.isSameType else { return requirements(on: index, written.right, from: scope, depth) }
    guard let type = manglingReader(from: scope, hiding: parameters, depth: depth).type(written.right) else {
      return [.init(parameter: index, .unknown)]
    }
    return [.init(parameter: index, .same(type))]
  }

  private func requirements(on index: Int, _ bound: TypeSyntax, from scope: Scope, _ depth: ManglingDepth)
    -> [ManglingRequirement]?
  {
    switch bound.form {
    case .composition(let parts):
      guard parts.count <= Limits.genericParameters else { return nil }
      var requirements: [ManglingRequirement] = []
      for part in parts {
        guard let read = self.requirements(on: index, part, from: scope, depth) else { return nil }
        requirements += read
      }
      return requirements
    case .suppressed: return nil
    default: break
    }
    let reader = manglingReader(from: scope, depth: depth)
    if bound.path == ["Codable"], case .undeclared = reader.meaning(["Codable"]) {
      return ["Decodable", "Encodable"].compactMap(NominalPath.standard).map {
        .init(parameter: index, .conforms($0, inherited: []))
      }
    }
    switch reader.type(bound) {
    case .nominal(let found, arguments: let arguments)? where found.kind == .protocol && arguments.isEmpty:
      let id = bound.path.flatMap { lookup($0, from: scope).symbol }
      let inherited = id.map { refinements(of: followingAliases($0), depth: depth) } ?? found.standardRefinements
      return [.init(parameter: index, .conforms(found, inherited: inherited))]
    case .nominal(let path, arguments: let arguments)? where path.kind == .class:
      return [.init(parameter: index, .superclass(.nominal(path, arguments: arguments)))]
    case .anyObject?: return [.init(parameter: index, .anyObject)]
    default: return [.init(parameter: index, .unknown)]
    }
  }

  /// Every protocol that a protocol refines, directly or not; nil if one of them isn't known in full.
  private func refinements(of id: SymbolID, depth: ManglingDepth) -> Set<NominalPath>? {
    var found: Set<NominalPath> = [], seen: Set<SymbolID> = [], pending = [id]
    while let current = pending.popLast() {
      guard seen.insert(current).inserted else { continue }
      guard case .type(let body)? = store.symbol(current).declaration?.form, body.kind == .protocol,
        body.requirements.isEmpty
      else { return nil }
      if current != id {
        guard let path = nominalPath(of: current, depth: depth.next) else { return nil }
        found.insert(path)
      }
      for name in inheritedNames(of: current) {
        switch name {
        case .symbol(let next): pending.append(next)
        case .framework: return nil
        case .other(let name):
          guard let path = NominalPath.standard(name), let further = path.standardRefinements else { return nil }
          found.formUnion(further.union([path]))
        }
      }
    }
    return found
  }
}

extension ExtensionRecord {
  fileprivate var isUnconditional: Bool {
    body.requirements.isEmpty && (body.extendedType.components ?? []).allSatisfy(\.genericArguments.isEmpty)
  }
}

extension Program {
  /// A reader of types whose names are looked up from `scope`. A name that one of the generic parameters `parameters` hides has
  /// no known meaning.
  func manglingReader(from scope: Scope, hiding parameters: [String] = [], depth: ManglingDepth) -> ManglingReader {
    ManglingReader(depth: depth) { path in
      path.isEmpty || parameters.contains(path[0]) ? .unknown : meaning(of: path, from: scope, depth: depth)
    }
  }

  private func meaning(of path: [String], from scope: Scope, depth: ManglingDepth) -> ManglingReader.Meaning {
    guard depth.allowsTypes else { return .unknown }
    switch lookup(path, from: scope) {
    case .symbol(let id):
      if store.symbol(id).kind == .alias {
        guard let target = aliasTarget(id) else { return .unknown }
        return manglingReader(from: target.scope, depth: depth.next).type(target.type).map { .type($0) } ?? .unknown
      }
      guard let found = nominalPath(of: id, depth: depth.next) else { return .unknown }
      // `Self` in a class may be a subclass.
      let isDynamic =
        path == ["Self"] && [.class, .actor].contains(found.kind) && found.genericParameterCounts.allSatisfy { $0 == 0 }
      return isDynamic ? .type(.dynamicSelf(.nominal(found))) : .nominal(found)
    case .framework(let name), .other(let name):
      guard !isGenericParameter(path[0], in: scope.container), isForeign(path) else { return .unknown }
      if NominalPath.standard(name) == nil, let foreign = foreignPath(name) { return .nominal(foreign) }
      return .undeclared
    }
  }

  /// Whether a path is a single name, or a name after a module whose types are in the tables.
  private func isForeign(_ path: [String]) -> Bool {
    path.count == 1
      || path.count == 2 && ["Swift", "Foundation", "FoundationEssentials", KnownProtocols.module].contains(path[0])
  }

  private func isGenericParameter(_ name: String, in container: Symbol.Container) -> Bool {
    guard let id = parent(container) else { return false }
    return genericParameters(of: id).prefix(Limits.genericParameters).contains { $0.name == name }
      || isGenericParameter(name, in: store.symbol(id).container)
  }

  /// A type of the standard library, Foundation or App Intents that the tables contain and the scan does not hold; nil for any
  /// other name.
  private func foreignPath(_ written: String) -> NominalPath? {
    let components = written.split(separator: ".").map(String.init)
    guard let name = components.last, isForeign(components) else { return nil }
    if let standard = NominalPath.standard(name) { return standard }
    switch KnownTypes.byName[name]?.structOf {
    // On Linux the types are in a module of their own.
    case .foundation:
      return NominalPath(
        scope: .module(configuration.platform == .linux ? "FoundationEssentials" : "Foundation"), name: name,
        kind: .struct)
    case .appIntents: return NominalPath(scope: .module(KnownProtocols.module), name: name, kind: .struct)
    case nil: return nil
    }
  }
}
