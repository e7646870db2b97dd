import SourceScan

/// What owners declare: modules, types with their extensions, bodies.
extension Program {
  /// Those that an owner declares, extensions included, in the same order.
  func declarations(of name: String, in owner: Owner) -> [SymbolID] {
    let few = store.nameIndex.declarations(of: name) { store.bears(name, $0) }
    return (store.nameIndex.crowd(of: name).map { members(of: $0, in: owner) } ?? [])
      + few.filter { isDeclared($0, in: owner) }
  }

  /// Those of a crowd that an owner declares.
  func members(of crowd: NameIndex.Crowd, in owner: Owner) -> [SymbolID] {
    var inExtensions: [Int] = [], found: [SymbolID] = []
    switch owner {
    case .module(let module): found = crowd.byModule[module] ?? []
    case .type(let type):
      inExtensions = links.extensions(of: type)
      found = crowd.byContainer[.type(type)] ?? []
    case .foreign(let name): inExtensions = links.extensionsOfForeign[name] ?? []
    case .local(let scope): found = crowd.byContainer[.local(scope)] ?? []
    }
    for index in inExtensions {
      Steps.count()
      found += crowd.byContainer[.extension(.parsed(index))] ?? []
    }
    return found.count > 1 ? found.sorted() : found
  }

  /// Whether a symbol is in what an owner declares, extensions included.
  func isDeclared(_ id: SymbolID, in owner: Owner) -> Bool {
    let container = store.container(of: id)
    if case .module(let module) = owner { return container == .module && store.module(of: id) == module }
    return holds(owner, container)
  }

  /// Whether what is in a container is declared by an owner that is no module, extensions included.
  func holds(_ owner: Owner, _ container: Symbol.Container, depth: Int = 0) -> Bool {
    switch (owner, container) {
    case (.type(let type), .type(let outer)): outer == type
    case (.type(let type), .extension(.parsed(let index))): links.extended[index].symbols.contains(type)
    case (.type(let type), .extension(.outlined(let number))):
      // Most that bear a name nest it in something else: that needs no lookup.
      mayExtend(number, type) && extended(by: .outlined(number), depth: depth + 1).contains(type)
    case (.foreign(let name), .extension(.parsed(let index))):
      links.extended[index].isForeign && links.extended[index].foreignName == name
    case (.local(let scope), .local(let other)): scope == other
    default: false
    }
  }

  /// What an extension extends.
  func extended(by id: ExtensionID, depth: Int = 0) -> [SymbolID] {
    switch id {
    case .parsed(let index): return links.extended[index].symbols
    case .outlined(let number):
      guard depth < Limits.lookups else { return [] }
      let scope = Scope(file: store.outlines.file(of: number), container: .module)
      let found = lookup(store.outlinedPath(number), from: scope, depth: depth + 1).symbol
      return found.map { [followingAliases($0, depth: depth + 1)] } ?? []
    }
  }

  /// Whether an extension of an outlined file may extend a type, going by the last name alone: it is the type's own or a
  /// typealias's.
  private func mayExtend(_ number: Int, _ type: SymbolID) -> Bool {
    let name = store.outlinedPath(number).last ?? ""
    return store.bears(name, type) || store.declarations(of: name).contains(where: store.isAlias)
  }
}
