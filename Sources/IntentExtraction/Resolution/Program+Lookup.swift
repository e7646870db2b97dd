import SourceScan

/// Name lookup as Swift does it: the innermost scope first, then the enclosing ones, the module, the modules that the file
/// imports, and the framework last, whose names the app's own shadow.
extension Program {
  /// What a possibly qualified name stands for.
  func lookup(_ path: [String], from scope: Scope, depth: Int = 0) -> Resolution {
    guard let first = path.first else { return .other("") }
    if let start = unqualified(first, from: scope, depth: depth) {
      return member(path.dropFirst(), of: start, from: scope, depth: depth) ?? .other(path[path.count - 1])
    }
    if path.count > 1 {
      if first == KnownProtocols.module { return framework(path[1...]) }
      if let module = moduleIndex[first], let start = topLevelSymbol(path[1], module: module, from: scope) {
        return member(path.dropFirst(2), of: start, from: scope, depth: depth) ?? .other(path[path.count - 1])
      }
    }
    return framework(path[...])
  }

  private func framework(_ path: ArraySlice<String>) -> Resolution {
    let name = path.last ?? ""
    return path.count == 1 && KnownProtocols.isFrameworkName(name) ? .framework(name) : .other(name)
  }

  private func member(
    _ path: ArraySlice<String>, of start: SymbolID, from scope: Scope, depth: Int
  ) -> Resolution? {
    var current = start
    for name in path {
      guard let next = memberType(name, of: followingAliases(current, depth: depth), from: scope, depth: depth) else {
        return nil
      }
      current = next
    }
    return .symbol(current)
  }

  /// The symbol that a name alone stands for.
  private func unqualified(_ name: String, from scope: Scope, depth: Int) -> SymbolID? {
    var container = scope.container
    while true {
      switch container {
      case .type(let type):
        if name == "Self" { return type }
        if let found = memberType(name, of: type, from: scope, depth: depth) { return found }
        // A generic parameter hides what lies outside.
        if isGenericParameter(name, of: type) { return nil }
        container = symbol(type).container
      case .foreign:
        if let found = visible(declared(name, in: container), from: scope).first { return found }
        container = .module
      case .local(let index):
        if let found = declared(name, in: container).first { return found }
        container = localScopes[index].enclosing
      case .module: return moduleLevel(name, from: scope)
      }
    }
  }

  /// At the module's level: its own declarations, then those of the scanned modules that the file imports.
  func moduleLevel(_ name: String, from scope: Scope) -> SymbolID? {
    if let found = topLevelSymbol(name, module: files[scope.file].module, from: scope) { return found }
    for (module, index) in moduleIndex.sorted(by: { $0.value < $1.value })
    where index != files[scope.file].module && imports[scope.file].contains(module) {
      if let found = topLevelSymbol(name, module: index, from: scope) { return found }
    }
    return nil
  }

  private func topLevelSymbol(_ name: String, module: Int, from scope: Scope) -> SymbolID? {
    visible(declared(name, inModule: module), from: scope).first
  }

  /// A type nested in another one: its own, then what its superclasses and protocols nest.
  func memberType(_ name: String, of type: SymbolID, from scope: Scope, depth: Int = 0) -> SymbolID? {
    var seen: Set<SymbolID> = [], pending = [type], next = 0
    while next < pending.count {
      let current = pending[next]
      next += 1
      guard seen.insert(current).inserted else { continue }
      if let found = visible(declared(name, in: .type(current)), from: scope).first { return found }
      pending += inheritedSymbols(of: current, depth: depth)
    }
    return nil
  }

  /// Private declarations of other files can't be seen; a private one of the same file comes first.
  private func visible(_ symbols: [SymbolID], from scope: Scope) -> [SymbolID] {
    guard symbols.count > 0 else { return [] }
    let seen = symbols.filter { !symbol($0).isPrivate || symbol($0).file == scope.file }
    if seen.count > 1, let own = seen.first(where: { symbol($0).file == scope.file }) { return [own] }
    return seen
  }

  private func isGenericParameter(_ name: String, of type: SymbolID) -> Bool {
    guard case .type(let body)? = symbol(type).declaration?.form else { return false }
    return body.genericParameters.contains { $0.name == name }
  }

  // MARK: Aliases

  /// What a typealias stands for, through any number of them; anything else stands for itself.
  func followingAliases(_ id: SymbolID, depth: Int = 0) -> SymbolID {
    var current = id, seen: Set<SymbolID> = []
    while symbol(current).kind == .alias, seen.insert(current).inserted {
      guard let type = symbol(current).aliasedType, let path = path(of: type),
        depth < 8, let next = lookup(path, from: scope(around: current), depth: depth + 1).symbol, next != current
      else { return current }
      current = next
    }
    return current
  }

  /// What a typealias's type is, and where its names are looked up.
  struct AliasTarget {
    var type: TypeSyntax
    var file: Int
    var scope: Scope
  }

  func aliasTarget(_ id: SymbolID) -> AliasTarget? {
    guard symbol(id).kind == .alias, let type = symbol(id).aliasedType, files[symbol(id).file].parsed != nil else {
      return nil
    }
    return AliasTarget(type: type, file: symbol(id).file, scope: scope(around: id))
  }

  /// The typealias of a name in a type or what it inherits: `ID`, `Entity`, `DefaultQuery`.
  func typealiasTarget(named name: String, in type: SymbolID) -> AliasTarget? {
    memberType(name, of: type, from: scope(inside: type)).flatMap(aliasTarget)
  }

  /// The type behind a name, if it is a typealias.
  func aliasedType(_ path: [String], from scope: Scope) -> TypeSyntax? {
    guard let symbol = lookup(path, from: scope).symbol, self.symbol(symbol).kind == .alias else { return nil }
    return self.symbol(symbol).aliasedType
  }

  // MARK: Scopes

  /// Where a declaration's header is looked up: outside its braces.
  func scope(around id: SymbolID) -> Scope { Scope(file: symbol(id).file, container: symbol(id).container) }

  /// Where a type's members are looked up.
  func scope(inside id: SymbolID) -> Scope { Scope(file: symbol(id).file, container: .type(id)) }

  /// True when no declaration of the scan bears the name.
  func resolvesOutside(_ path: [String], from scope: Scope) -> Bool { lookup(path, from: scope).symbol == nil }
}
