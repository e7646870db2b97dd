import SourceScan

/// Finds the types that extensions extend, and the types that types inherit from.
extension Program {
  /// The work that is left while linking.
  private struct Linking {
    /// Extensions whose type is not known yet. Outer ones come before those of nested types.
    var pending: [Int]
    /// Whether the ancestors of each symbol may still change.
    var isUnsettled: [Bool]
  }

  /// Finds the type that every extension extends and the types that every type inherits from. Each may depend on the other: an
  /// extension may nest the type that another one extends, and a name may be one that a superclass nests. So this repeats until
  /// nothing changes or a limit is reached; the second round usually finds nothing.
  mutating func link() {
    links = SymbolLinks(symbols: store.symbols.count, extensions: store.extensions.count)
    linkAll()
    links.sortExtensions()
    links.inheritedByOutlined = inheritanceOfOutlined()
  }

  private mutating func linkAll() {
    for (index, record) in store.extensions.enumerated() {
      links.extended[index].foreignName = foreignName(of: record.body.extendedType, file: record.file)
    }
    let depths = links.extended.map { extended in
      let name = extended.foreignName.utf8
      return name.isEmpty ? 0 : name.reduce(1) { $1 == UInt8(ascii: ".") ? $0 + 1 : $0 }
    }
    var linking = Linking(
      pending: depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) },
      isUnsettled: Array(repeating: true, count: store.symbols.count))
    var isChanged = true
    while isChanged {
      linkOwn(&linking)
      // The remaining extensions extend types of other modules, or types that extensions of those contain.
      guard let depth = linking.pending.first.map({ depths[$0] }) else { return }
      let foreign = linking.pending.filter { depths[$0] == depth }
      for index in foreign { attachForeign(index) }
      linking.pending.removeAll { depths[$0] == depth }
      isChanged = !linking.pending.isEmpty || foreign.contains { store.extensions[$0].holdsTypes }
    }
  }

  private mutating func linkOwn(_ linking: inout Linking) {
    var rounds = 0, isChanged = true
    while isChanged, rounds < 8 {
      rounds += 1
      isChanged = attach(&linking)
      var changes: [(symbol: Int, names: [Resolution])] = []
      for (symbol, found) in inheritedNames(of: linking.isUnsettled) {
        linking.isUnsettled[symbol] = !found.areSettled
        if found.names != links.inherited[symbol] { changes.append((symbol, found.names)) }
      }
      for change in changes { links.inherited[change.symbol] = change.names }
      isChanged = isChanged || !changes.isEmpty
    }
  }

  /// The ancestors of the symbols whose ancestors may still change. All in one call: a debug build copies the program for each
  /// query that is made while the program changes.
  private func inheritedNames(of isUnsettled: [Bool]) -> [(symbol: Int, found: InheritedNames)] {
    var all: [(symbol: Int, found: InheritedNames)] = []
    for symbol in store.symbols.indices where isUnsettled[symbol] { all.append((symbol, inheritedNames(of: symbol))) }
    return all
  }

  private mutating func attach(_ linking: inout Linking) -> Bool {
    let pending = linking.pending
    linking.pending = []
    for index in pending {
      guard attach(index) else {
        linking.pending.append(index)
        continue
      }
      for case .parsed(let symbol) in links.extended[index].symbols { linking.isUnsettled[symbol] = true }
    }
    return linking.pending.count < pending.count
  }

  private mutating func attach(_ index: Int) -> Bool {
    let record = store.extensions[index], scope = Scope(file: record.file, container: .module)
    guard let components = record.body.extendedType.components,
      let found = lookup(components, from: scope).symbol, case let symbol = followingAliases(found),
      !store.isAlias(symbol)
    else { return false }
    links.extended[index].isTooDeep = isTooDeep(symbol)
    guard !links.extended[index].isTooDeep else { return false }
    links.attach(index, to: duplicates(of: symbol, for: record))
    return true
  }

  /// Whether `Limits.nesting` types or more are around a symbol. One file cannot nest so many, but extensions of nested types
  /// can.
  private func isTooDeep(_ symbol: SymbolID) -> Bool {
    var current = symbol
    for _ in 0..<Limits.nesting {
      guard let outer = parent(store.container(of: current)) else { return false }
      current = outer
    }
    return true
  }

  private mutating func attachForeign(_ index: Int) {
    let record = store.extensions[index]
    links.attach(index, toForeign: foreignName(after: record.body.extendedType, file: record.file))
  }

  /// All declarations of an extended type's name that the extension can be meant for: those in its own file, otherwise those in
  /// the nearest folder.
  private func duplicates(of id: SymbolID, for record: ExtensionRecord) -> [SymbolID] {
    guard case .parsed(let index) = id, case let symbol = store.symbols[index], let owner = owner(of: symbol) else {
      return [id]
    }
    if owner == .module(files[record.file].module) {
      let own = ownOfFile(store.nameIndex.crowd(of: symbol.name), record.file, record.conditions)
        .filter { !store.isAlias($0) }
      if !own.isEmpty { return own }
    }
    let all = declarations(of: symbol.name, in: owner).filter { !$0.isOutlined && !store.isAlias($0) }
    guard all.count > 1 else { return [id] }
    return nearest(all, file: record.file, conditions: record.conditions)
  }

  private func owner(of symbol: Symbol) -> Owner? {
    switch symbol.container {
    case .module: .module(symbol.module)
    case .type(let type): .type(type)
    case .local(let scope): .local(scope)
    case .extension(let id): extended(by: id).first.map { .type($0) }
    }
  }

  /// The ancestors of the outlined types that symbols inherit from, directly or not.
  private func inheritanceOfOutlined() -> [Int: [Resolution]] {
    var found: [Int: [Resolution]] = [:]
    var pending = links.inherited.joined().compactMap(\.symbol)
    while let next = pending.popLast() {
      guard case .outlined(let number) = next, found[number] == nil else { continue }
      let names = inheritedNames(of: next)
      found[number] = names
      pending += names.compactMap(\.symbol)
    }
    return found
  }
}
