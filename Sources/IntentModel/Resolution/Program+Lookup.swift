import SourceScan

/// Name lookup in Swift's order: the innermost scope first, then the enclosing ones, the module, the modules that the file
/// imports, and last the framework, whose names the app's own shadow.
///
/// A name's declarations are fetched once, because most names have none; then each scope selects its own.
extension Program {
  /// The result of looking up an unqualified name.
  private enum Found {
    case symbol(SymbolID)
    /// A generic parameter or an associated type, which shadows outer names.
    case parameter
  }

  /// The declarations of a name, split into those at the top level and nested ones, because most lookups need only one of the two.
  private struct Declarers {
    struct Nested {
      /// Symbols with their containers, which are found once because every scope compares them.
      var few: [(id: SymbolID, container: Symbol.Container)] = []
      /// The symbols of a name that has too many to look at each of them.
      var crowd: NameIndex.Crowd?

      var isEmpty: Bool { few.isEmpty && crowd == nil }
    }

    struct AtTopLevel {
      var few: [SymbolID] = []
      var crowd: NameIndex.Crowd?

      var isEmpty: Bool { few.isEmpty && crowd == nil }
    }

    var atTopLevel = AtTopLevel()
    var nested = Nested()
  }

  private func declarers(of name: String) -> Declarers {
    var declarers = Declarers()
    if let crowd = store.nameIndex.crowd(of: name) {
      if !crowd.byContainer.isEmpty { declarers.nested.crowd = crowd }
      if !crowd.byModule.isEmpty { declarers.atTopLevel.crowd = crowd }
    }
    // A loop instead of `map`, whose closure would hold a copy of the program.
    for id in store.nameIndex.declarations(of: name, { store.isNamed(name, $0) }) {
      Steps.count()
      let container = store.container(of: id)
      if case .module = container {
        declarers.atTopLevel.few.append(id)
      } else {
        declarers.nested.few.append((id, container))
      }
    }
    return declarers
  }

  /// The depth of lookup number `index` of those that a lookup at `depth` depends on. Each level multiplies the work by their
  /// number, so later lookups count as deeper: by one level whenever `index` doubles.
  func deeper(_ depth: Int, _ index: Int) -> Int {
    depth + 1 + Int.bitWidth - (index >> 1).leadingZeroBitCount
  }

  /// The type or attribute that a possibly qualified name refers to.
  func lookup(_ components: [TypeSyntax.Component], from scope: Scope, depth: Int = 0) -> Resolution {
    components.count == 1
      ? lookup(components[0].name, from: scope, depth: depth)
      : lookup(components.map(\.name), from: scope, depth: depth)
  }

  func lookup(_ path: [String], from scope: Scope, depth: Int = 0) -> Resolution {
    guard path.count != 1 else { return lookup(path[0], from: scope, depth: depth) }
    guard let first = path.first, let last = path.last, depth < Limits.lookups, path.count <= Limits.nameParts else {
      return .other(path.last ?? "")
    }
    let declarers = declarers(of: first)
    switch unqualified(first, declarers, from: scope, depth: depth) {
    case .symbol(let start):
      return member(path.dropFirst(), of: start, from: scope, depth: depth)
        ?? qualified(path, from: scope, depth: depth) ?? .other(last)
    case .parameter: return .other(last)
    case nil: break
    }
    if let found = qualified(path, from: scope, depth: depth) { return found }
    if let start = lenient(declarers.atTopLevel, from: scope) {
      return member(path.dropFirst(), of: start, from: scope, depth: depth) ?? .other(last)
    }
    return foreign(path, from: scope, depth: depth).map { .symbol($0) } ?? .other(last)
  }

  /// The type or attribute that an unqualified name refers to.
  func lookup(_ name: String, from scope: Scope, depth: Int = 0) -> Resolution {
    guard depth < Limits.lookups else { return .other(name) }
    let declarers = declarers(of: name)
    switch unqualified(name, declarers, from: scope, depth: depth) {
    case .symbol(let found): return .symbol(found)
    case .parameter: return .other(name)
    case nil: break
    }
    if KnownProtocols.named(name) != nil { return .framework(name) }
    return lenient(declarers.atTopLevel, from: scope).map { .symbol($0) } ?? .other(name)
  }

  /// The meaning of a name after that of its module: `Kit.Shelf`, `AppIntents.AppIntent`. Nil if the path does not begin with such
  /// a module, or the module does not have the name.
  private func qualified(_ path: [String], from scope: Scope, depth: Int) -> Resolution? {
    if let module = imports.modules.index(of: path[0]),
      let start = best(declarers(of: path[1]).atTopLevel, ofModule: module, from: scope),
      let found = member(path.dropFirst(2), of: start, from: scope, depth: depth)
    {
      return found
    }
    guard path[0] == KnownProtocols.module, path.count == 2, KnownProtocols.named(path[1]) != nil else { return nil }
    return .framework(path[1])
  }

  /// The type at the end of a path of nested types that begins in `start`; nil if one of the names is not found.
  private func member(_ path: ArraySlice<String>, of start: SymbolID, from scope: Scope, depth: Int) -> Resolution? {
    var current = start
    for (index, name) in path.enumerated() {
      let depth = deeper(depth, index)
      let type = followingAliases(current, depth: depth)
      guard let next = memberType(name, of: type, from: scope, depth: depth) else { return nil }
      current = next
    }
    return .symbol(current)
  }

  // MARK: Scopes

  /// The meaning of an unqualified name. Members of protocols come last, after the module's own declarations: a variable of type
  /// `Kind` in a type whose protocol has a typealias `Kind` has the module's type `Kind`, if there is one.
  private func unqualified(_ name: String, _ declarers: Declarers, from scope: Scope, depth: Int) -> Found? {
    let nested = declarers.nested
    if let found = around(name, nested, from: scope, throughProtocols: false, depth: depth) { return found }
    if let found = moduleLevel(name, declarers.atTopLevel, from: scope) { return .symbol(found) }
    return nested.isEmpty ? nil : around(name, nested, from: scope, throughProtocols: true, depth: depth)
  }

  /// Looks the name up in the enclosing containers, without the module.
  private func around(
    _ name: String, _ nested: Declarers.Nested, from scope: Scope, throughProtocols: Bool, depth: Int
  ) -> Found? {
    var container = scope.container
    while true {
      switch container {
      case .type(let type):
        if let found = inside(type, name, nested, from: scope, throughProtocols, depth: depth) { return found }
        container = store.container(of: type)
      case .extension(let index):
        // An extension sees the members of its type, and not those of the types around that.
        if let type = extended(by: index, depth: depth).first {
          return inside(type, name, nested, from: scope, throughProtocols, depth: depth)
        }
        guard case .parsed(let number) = index else { return nil }
        return best(nested, in: .foreign(links.extended[number].foreignName), from: scope).map { .symbol($0) }
      case .local(let index):
        if let found = best(nested, in: .local(index), from: scope) { return .symbol(found) }
        if isGenericParameter(name, ofBody: store.localScopes[index]) { return .parameter }
        container = store.localScopes[index].enclosing
      case .module: return nil
      }
    }
  }

  /// The meaning of a name that the body of a type declares, inherits or hides; nil for any other name.
  private func inside(
    _ type: SymbolID, _ name: String, _ nested: Declarers.Nested, from scope: Scope, _ throughProtocols: Bool,
    depth: Int
  ) -> Found? {
    if name == "Self" { return .symbol(type) }
    if let found = memberType(nested, of: type, from: scope, throughProtocols: throughProtocols, depth: depth + 1) {
      return .symbol(found)
    }
    // Not `||`: its right side is a closure in a debug build, with a copy of the program.
    if isGenericParameter(name, of: type) { return .parameter }
    return hasAssociatedType(name, type) ? .parameter : nil
  }

  /// The declaration at the top level of the file's own module; if there is none, that in a module that the file imports.
  private func moduleLevel(_ name: String, _ declarations: Declarers.AtTopLevel, from scope: Scope) -> SymbolID? {
    guard !declarations.isEmpty else { return nil }
    if let own = ownOfFile(declarations.crowd, scope.file, conditions(of: scope.container)).first { return own }
    if let found = best(declarations, ofModule: files[scope.file].module, from: scope) { return found }
    for imported in imports.visible[scope.file] where imported.name == nil || imported.name == name {
      let all = declared(declarations, inModule: imported.module)
      let seen = imported.isTestable ? all : all.filter { store.access(of: $0) == .public }
      if let found = best(seen, from: scope) { return found }
    }
    return nil
  }

  /// A declaration that Swift would not let the file see, in a module that its own module depends on. Used as a last resort,
  /// after the names of the framework.
  private func lenient(_ declarations: Declarers.AtTopLevel, from scope: Scope) -> SymbolID? {
    guard !declarations.isEmpty else { return nil }
    for module in imports.allDependencies(of: files[scope.file].module) {
      if let found = best(declarations, ofModule: module, from: scope) { return found }
    }
    return nil
  }

  /// The type with a name that is nested in a type; if there is none, that in its superclasses or protocols. Nil if none of them
  /// has one.
  func memberType(_ name: String, of type: SymbolID, from scope: Scope, depth: Int = 0) -> SymbolID? {
    memberType(declarers(of: name).nested, of: type, from: scope, throughProtocols: true, depth: depth)
  }

  /// `throughProtocols` is false to skip the protocols of a type. A protocol always sees the types nested in those that it refines.
  private func memberType(
    _ nested: Declarers.Nested, of type: SymbolID, from scope: Scope, throughProtocols: Bool, depth: Int
  ) -> SymbolID? {
    guard !nested.isEmpty, depth < Limits.lookups else { return nil }
    var types = [type], seen: Set<SymbolID> = [type], next = 0
    while next < min(types.count, Limits.ancestors) {
      let current = types[next]
      Steps.count()
      next += 1
      if let found = best(nested, in: .type(current), from: scope, depth: depth) { return found }
      for inherited in inheritedSymbols(of: current, depth: depth + 1)
      where (throughProtocols || store.isProtocol(type) || !store.isProtocol(inherited))
        && seen.insert(inherited).inserted
      {
        types.append(inherited)
      }
    }
    return nil
  }

  /// A type that an extension in the scan nests in a type that the scan does not hold: `URL.Kind`. Nil if there is none.
  private func foreign(_ path: [String], from scope: Scope, depth: Int) -> SymbolID? {
    var path = path[...]
    if path.count > 2, imports(path[0], file: scope.file) { path = path.dropFirst() }
    for count in stride(from: path.count - 1, to: 0, by: -1) {
      let nested = declarers(of: path[path.startIndex + count]).nested
      guard let start = best(nested, in: .foreign(path.prefix(count).joined(separator: ".")), from: scope) else {
        continue
      }
      return member(path.dropFirst(count + 1), of: start, from: scope, depth: depth)?.symbol
    }
    return nil
  }

  // MARK: Choice among several declarations

  /// The declaration in `owner` that the scope means.
  private func best(
    _ nested: Declarers.Nested, in owner: Owner, from scope: Scope, depth: Int = 0
  ) -> SymbolID? {
    var declared: [SymbolID] = [], lookups = 0
    for bearer in nested.few where holds(owner, bearer.container, depth: depth, &lookups) { declared.append(bearer.id) }
    if let crowd = nested.crowd { declared = members(of: crowd, in: owner) + declared }
    return best(declared, from: scope)
  }

  /// The declaration at the top level of a module that the scope means.
  private func best(_ atTopLevel: Declarers.AtTopLevel, ofModule module: Int, from scope: Scope) -> SymbolID? {
    best(declared(atTopLevel, inModule: module), from: scope)
  }

  private func declared(_ atTopLevel: Declarers.AtTopLevel, inModule module: Int) -> [SymbolID] {
    var declared = atTopLevel.crowd?.byModule[module] ?? []
    for id in atTopLevel.few where store.module(of: id) == module { declared.append(id) }
    return declared
  }

  /// The declaration that is meant among several in one container. Private ones of other files, and those in another branch of
  /// an `#if`, are excluded; then the file's own comes first, then that in the nearest folder, then the first.
  private func best(_ declared: [SymbolID], from scope: Scope) -> SymbolID? {
    guard let first = declared.first else { return nil }
    if declared.count == 1 {
      return store.access(of: first) == .private && store.file(of: first) != scope.file ? nil : first
    }
    return nearest(bodiesFirst(declared), file: scope.file, conditions: conditions(of: scope.container)).first
  }

  /// The declarations in a new order: those in the bodies of parsed types, then those in extensions.
  private func bodiesFirst(_ declarations: [SymbolID]) -> [SymbolID] {
    let isInBody = declarations.map { id in
      if case .type = store.container(of: id), !id.isOutlined { true } else { false }
    }
    return zip(declarations, isInBody).filter(\.1).map(\.0) + zip(declarations, isInBody).filter { !$0.1 }.map(\.0)
  }

  /// The declarations of a crowd at the top level of the file itself: `nearest` prefers them to all others of the module.
  func ownOfFile(_ crowd: NameIndex.Crowd?, _ file: FileID, _ conditions: [Condition]) -> [SymbolID] {
    (crowd?.byFile[file] ?? []).filter { !contradict($0, conditions) }
  }

  func nearest(_ candidates: [SymbolID], file: FileID, conditions: [Condition]) -> [SymbolID] {
    Steps.count(candidates.count)
    let visible = candidates.filter { candidate in
      (store.access(of: candidate) != .private || store.file(of: candidate) == file)
        && !contradict(candidate, conditions)
    }
    let own = visible.filter { store.file(of: $0) == file }
    if visible.count < 2 || !own.isEmpty { return own.isEmpty ? visible : own }
    let shared = visible.map { sharedFolders(of: files[store.file(of: $0)].path, and: files[file].path) }
    let most = shared.max() ?? 0
    return zip(visible, shared).filter { $0.1 == most }.map(\.0)
  }

  private func conditions(of container: Symbol.Container) -> [Condition] {
    guard configuration.allConditions else { return [] }
    switch container {
    case .module: return []
    case .type(let type): return store.conditions(of: type)
    case .extension(.parsed(let index)): return store.extensions[index].conditions
    case .extension(.outlined): return []
    case .local(let index): return conditions(of: store.localScopes[index].enclosing)
    }
  }

  /// Whether the conditions of a declaration exclude the given ones. Both can exist only if every branch is kept.
  private func contradict(_ declaration: SymbolID, _ conditions: [Condition]) -> Bool {
    guard configuration.allConditions else { return false }
    return store.conditions(of: declaration).contains { one in
      conditions.contains { $0.form == .not(one.form) || one.form == .not($0.form) }
    }
  }

  // MARK: Generic parameters and associated types

  private func isGenericParameter(_ name: String, of type: SymbolID) -> Bool {
    guard case .parsed(let index) = type else { return false }
    return store.symbols[index].genericParameters.contains(name)
  }

  private func isGenericParameter(_ name: String, ofBody scope: DeclaringBody) -> Bool {
    switch scope.owner?.form {
    case .function(let function), .initializer(let function):
      function.genericParameters.contains { $0.name == name }
    default: false
    }
  }

  /// Whether a protocol, or one that it refines, has an associated type of the name.
  private func hasAssociatedType(_ name: String, _ type: SymbolID) -> Bool {
    guard store.isProtocol(type) else { return false }
    return ancestry(of: type).contains { ancestor in
      guard case .type(let body)? = store.symbol(ancestor).declaration?.form, body.kind == .protocol else {
        return false
      }
      return body.members.contains { $0.isAssociatedType && $0.name == name && isActive($0.conditions) }
    }
  }
}

extension Declaration {
  fileprivate var isAssociatedType: Bool { if case .associatedType = form { true } else { false } }
}
