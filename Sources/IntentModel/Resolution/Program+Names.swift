import SourceScan

/// Names as written and as printed, and the types that typealiases refer to.
extension Program {
  /// The name of an extended type that the scan does not hold, without its module: `URL` of `Foundation.URL`, `Array` of `[Int]`.
  /// Empty for a type without a name.
  func foreignName(of type: TypeSyntax, file: FileID) -> String {
    switch type.form {
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    case .named(let components):
      if components.count > 1, components[0].name == "Swift" || imports(components[0].name, file: file) {
        components.dropFirst().map(\.name).joined(separator: ".")
      } else {
        components.map(\.name).joined(separator: ".")
      }
    default: ""
    }
  }

  /// The foreign name after resolving typealiases: `URL` for `extension Link` if `Link` refers to it.
  func foreignName(after type: TypeSyntax, file: FileID) -> String {
    guard let components = type.components,
      let found = lookup(components, from: Scope(file: file, container: .module)).symbol
    else { return foreignName(of: type, file: file) }
    let alias = followingAliases(found)
    return foreignName(of: store.aliasedType(of: alias) ?? type, file: store.file(of: alias))
  }

  /// The name with the enclosing types, without the module.
  func qualifiedName(of id: SymbolID) -> String {
    var path = store.name(of: id), current = store.container(of: id)
    while let outer = parent(current) {
      path = "\(store.name(of: outer)).\(path)"
      current = store.container(of: outer)
    }
    if case .extension(let index) = current { path = "\(foreignName(ofExtension: index)).\(path)" }
    return path
  }

  /// The declarations, in all modules, with the qualified name of a reference.
  func declarations(of reference: TypeReference) -> [SymbolID] {
    guard let name = reference.qualifiedName else { return [] }
    if store.nameIndex.crowd(of: reference.name) != nil { return declarationsOfCrowds[name] ?? [] }
    return store.declarations(of: reference.name).filter { qualifiedName(of: $0) == name }
  }

  func declarationsByQualifiedName(of names: [String]) -> [String: [SymbolID]] {
    Dictionary(grouping: names.flatMap(store.declarations)) { qualifiedName(of: $0) }
  }

  private func foreignName(ofExtension id: ExtensionID) -> String {
    switch id {
    case .parsed(let index): links.extended[index].foreignName
    case .outlined(let number): store.outlinedName(number)
    }
  }

  /// The innermost generic type that a type is nested in, through extensions too; nil if there is none.
  func enclosingGenericType(of id: SymbolID) -> SymbolID? {
    var current = parent(store.container(of: id))
    while let outer = current, store.symbol(outer).genericParameters.isEmpty {
      current = parent(store.container(of: outer))
    }
    return current
  }

  /// Whether a body of code is between a declaration and its file.
  func isLocal(_ id: SymbolID) -> Bool {
    switch store.container(of: id) {
    case .local: true
    case .type(let outer): isLocal(outer)
    case .extension, .module: false
    }
  }

  // MARK: Aliases

  /// The declaration at the end of a chain of typealiases, or the last typealias that can be followed; the declaration itself if
  /// it is not a typealias.
  func followingAliases(_ id: SymbolID, depth: Int = 0) -> SymbolID {
    guard store.isAlias(id) else { return id }
    var current = id, seen: Set<SymbolID> = []
    while store.isAlias(current), seen.count < Limits.aliases, seen.insert(current).inserted {
      Steps.count()
      guard let components = store.aliasedType(of: current)?.components,
        let next = lookup(components, from: store.scope(around: current), depth: depth + 1).symbol
      else { return current }
      current = next
    }
    return current
  }

  /// The type of a typealias, and the scope in which its names are looked up.
  struct AliasTarget {
    var type: TypeSyntax
    var file: FileID
    var scope: Scope
    var genericParameters: [GenericParameter] = []
    /// The names of the generic parameters of the type that the typealias is nested in.
    var outerParameters: [String] = []
  }

  /// The type of a typealias. Nil for any other declaration, and if the file was not parsed, because an outline does not contain
  /// the type's text.
  func aliasTarget(_ id: SymbolID) -> AliasTarget? {
    guard case .typeAlias(let alias)? = store.declaration(of: id)?.form, let type = alias.type else {
      return nil
    }
    return AliasTarget(
      type: type, file: store.file(of: id), scope: store.scope(around: id), genericParameters: alias.genericParameters,
      outerParameters: parent(store.container(of: id)).flatMap { store.symbol($0).genericParameters } ?? [])
  }

  /// The last name of a type's path, after typealiases: `AppShortcut` of `Call`, where `typealias Call = AppShortcut`.
  func nameBehindAliases(_ path: [String], from scope: Scope) -> String? {
    var path = path, scope = scope
    for _ in 0..<Limits.lookups {
      guard let symbol = lookup(path, from: scope).symbol, store.isAlias(symbol),
        let components = store.aliasedType(of: symbol)?.components
      else { return path.last }
      path = components.map(\.name)
      scope = store.scope(around: symbol)
    }
    return path.last
  }

  /// The name of the type that a typealias of Apple's modules refers to, for a name that the scan does not declare; the name
  /// itself if there is no such typealias.
  func nameBehindKnownAlias(_ name: String, from scope: Scope) -> String {
    if let type = KnownAliases.everywhere[name] { return type }
    guard let aliases = KnownAliases.members[name] else { return name }
    for type in enclosingTypes(of: scope) {
      if let alias = aliases.first(where: { conforms(type, to: $0.provider) }) { return alias.type }
    }
    return name
  }

  /// The types around a scope, innermost first.
  private func enclosingTypes(of scope: Scope) -> [SymbolID] {
    var types: [SymbolID] = [], container = scope.container
    while true {
      switch container {
      case .type(let type):
        types.append(type)
        container = store.container(of: type)
      case .extension(let index): return types + extended(by: index).prefix(1)
      case .local(let index): container = store.localScopes[index].enclosing
      case .module: return types
      }
    }
  }
}

extension TypeSyntax {
  /// The names of a type, without generic arguments; nil for a type that isn't a name, such as `A?` and `some A`.
  var path: [String]? { components.map { $0.map(\.name) } }
}
