import SourceScan

/// Declarations by owner: modules, types with their extensions, bodies.
extension Program {
  /// The declarations of a name in an owner and its extensions, in the order of the files.
  func declarations(of name: String, in owner: Owner) -> [SymbolID] {
    let few = store.nameIndex.declarations(of: name) { store.isNamed(name, $0) }
    return (store.nameIndex.crowd(of: name).map { members(of: $0, in: owner) } ?? [])
      + few.filter { isDeclared($0, in: owner) }
  }

  /// The declarations of a crowd in an owner and its extensions.
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

  /// Whether an owner or one of its extensions declares a symbol.
  func isDeclared(_ id: SymbolID, in owner: Owner) -> Bool {
    let container = store.container(of: id)
    if case .module(let module) = owner { return container == .module && store.module(of: id) == module }
    var lookups = 0
    return holds(owner, container, &lookups)
  }

  /// Whether an owner other than a module, or one of its extensions, declares the contents of a container. `lookups` counts the
  /// lookups that were needed for the containers of one name.
  func holds(_ owner: Owner, _ container: Symbol.Container, depth: Int = 0, _ lookups: inout Int) -> Bool {
    switch (owner, container) {
    case (.type(let type), .type(let outer)): return outer == type
    case (.type(let type), .extension(.parsed(let index))): return links.extended[index].symbols.contains(type)
    case (.type(let type), .extension(.outlined(let number))):
      // Most declarations of that name are nested in other types, which `mayExtend` excludes without a lookup.
      let depth = deeper(depth, lookups)
      guard depth < Limits.lookups, mayExtend(number, type) else { return false }
      lookups += 1
      return extended(by: .outlined(number), depth: depth).contains(type)
    case (.foreign(let name), .extension(.parsed(let index))):
      return links.extended[index].isForeign && links.extended[index].foreignName == name
    case (.local(let scope), .local(let other)): return scope == other
    default: return false
    }
  }

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

  /// Whether an extension in an outlined file may extend a type, judged by the last name of the extended type alone: it is the
  /// type's own name, or that of a typealias.
  private func mayExtend(_ number: Int, _ type: SymbolID) -> Bool {
    let name = store.outlinedPath(number).last ?? ""
    return store.isNamed(name, type) || store.declarations(of: name).contains(where: store.isAlias)
  }
}
