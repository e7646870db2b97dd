import SourceScan

/// Name lookup as Swift does it: the innermost scope first, then the enclosing ones, the module, the modules that the file
/// imports, and the framework last, whose names the app's own shadow.
extension Program {
  /// How far one name's meaning may hang on another's before source that goes round in circles is given up.
  static let maximumDepth = 12

  /// Where an unqualified name was found.
  private enum Found {
    case symbol(SymbolID)
    /// A generic parameter or an associated type, which hides what lies outside.
    case parameter
  }

  /// What a possibly qualified name stands for, as a type or an attribute.
  func lookup(_ path: [String], from scope: Scope, depth: Int = 0) -> Resolution {
    guard let first = path.first, let last = path.last, depth < Self.maximumDepth else {
      return .other(path.last ?? "")
    }
    switch unqualified(first, from: scope, depth: depth) {
    case .symbol(let start):
      return member(path.dropFirst(), of: start, from: scope, depth: depth) ?? qualified(
        path, from: scope, depth: depth)
        ?? .other(last)
    case .parameter: return .other(last)
    case nil: break
    }
    if path.count > 1, let found = qualified(path, from: scope, depth: depth) { return found }
    if path.count == 1, KnownProtocols.named(first) != nil { return .framework(first) }
    if mayDeclare(first), let start = lenient(first, from: scope) {
      return member(path.dropFirst(), of: start, from: scope, depth: depth) ?? .other(last)
    }
    return foreign(path, from: scope, depth: depth).map { .symbol($0) } ?? .other(last)
  }

  /// `Kit.Shelf`, `AppIntents.AppIntent`: a name behind its module's.
  private func qualified(_ path: [String], from scope: Scope, depth: Int) -> Resolution? {
    guard path.count > 1 else { return nil }
    if let module = imports.modules.index(of: path[0]),
      let start = best(topLevel(path[1], module: module), from: scope),
      let found = member(path.dropFirst(2), of: start, from: scope, depth: depth)
    {
      return found
    }
    guard path[0] == KnownProtocols.module, path.count == 2, KnownProtocols.named(path[1]) != nil else { return nil }
    return .framework(path[1])
  }

  /// Follows the names behind the first one.
  private func member(_ path: ArraySlice<String>, of start: SymbolID, from scope: Scope, depth: Int) -> Resolution? {
    var current = start
    for name in path {
      let type = followingAliases(current, depth: depth + 1)
      guard let next = memberType(name, of: type, from: scope, depth: depth + 1) else { return nil }
      current = next
    }
    return .symbol(current)
  }

  // MARK: Scopes

  /// What protocols give a type comes last, behind the module's own: a variable of type `Kind` in a type whose protocol has
  /// a typealias `Kind` is the module's `Kind`, once there is one.
  private func unqualified(_ name: String, from scope: Scope, depth: Int) -> Found? {
    guard name == "Self" || mayDeclare(name) else { return isParameter(name, around: scope, depth) ? .parameter : nil }
    return unqualified(name, from: scope, throughProtocols: false, depth: depth)
      ?? unqualified(name, from: scope, throughProtocols: true, depth: depth)
  }

  private func unqualified(_ name: String, from scope: Scope, throughProtocols: Bool, depth: Int) -> Found? {
    var container = scope.container
    while true {
      switch container {
      case .type(let type):
        if let found = inside(type, name, from: scope, throughProtocols, depth: depth) { return found }
        container = symbol(type).container
      case .extension(let index):
        // An extension sees what it extends, and not what that is nested in.
        for type in extended(by: index, depth: depth).prefix(1) {
          if let found = inside(type, name, from: scope, throughProtocols, depth: depth) { return found }
        }
        if index >= 0, extensions[index].extended.isEmpty {
          let nested = declared(name, in: .foreign(extensions[index].foreignName))
          if let found = best(nested, from: scope) { return .symbol(found) }
        }
        container = .module
      case .local(let index):
        if let found = best(declared(name, in: .local(index)), from: scope) { return .symbol(found) }
        if isGenericParameter(name, ofBody: localScopes[index]) { return .parameter }
        container = localScopes[index].enclosing
      case .module: return throughProtocols ? nil : moduleLevel(name, from: scope).map { .symbol($0) }
      }
    }
  }

  /// Whether a generic parameter or an associated type of what stands around has the name.
  private func isParameter(_ name: String, around scope: Scope, _ depth: Int) -> Bool {
    var container = scope.container
    while true {
      switch container {
      case .type(let type):
        if isGenericParameter(name, of: type) || hasAssociatedType(name, type) { return true }
        container = symbol(type).container
      case .extension(let index):
        guard let type = extended(by: index, depth: depth).first else { return false }
        return isGenericParameter(name, of: type) || hasAssociatedType(name, type)
      case .local(let index):
        if isGenericParameter(name, ofBody: localScopes[index]) { return true }
        container = localScopes[index].enclosing
      case .module: return false
      }
    }
  }

  /// A name as the body of a type sees it.
  private func inside(
    _ type: SymbolID, _ name: String, from scope: Scope, _ throughProtocols: Bool, depth: Int
  ) -> Found? {
    if name == "Self" { return .symbol(type) }
    if let found = memberType(name, of: type, from: scope, throughProtocols: throughProtocols, depth: depth + 1) {
      return .symbol(found)
    }
    return isGenericParameter(name, of: type) || hasAssociatedType(name, type) ? .parameter : nil
  }

  /// At the module's level: its own declarations, then what the file's imports bring.
  private func moduleLevel(_ name: String, from scope: Scope) -> SymbolID? {
    if let found = best(topLevel(name, module: files[scope.file].module), from: scope) { return found }
    for imported in imports.visible[scope.file] where imported.name == nil || imported.name == name {
      let found = topLevel(name, module: imported.module).filter {
        imported.isTestable || symbol($0).access == .public
      }
      if let found = best(found, from: scope) { return found }
    }
    return nil
  }

  /// What Swift wouldn't let the file see, in a module that its own one builds on: better than nothing, and only asked for
  /// where the framework has no such name either.
  private func lenient(_ name: String, from scope: Scope) -> SymbolID? {
    for module in imports.allDependencies(of: files[scope.file].module) {
      if let found = best(topLevel(name, module: module), from: scope) { return found }
    }
    return nil
  }

  private func topLevel(_ name: String, module: Int) -> [SymbolID] {
    declared(name, in: .module(module)) + outlined(name, inModule: module)
  }

  /// A type nested in another one: its own, then what its superclasses and protocols nest. A protocol always sees what it
  /// refines.
  func memberType(
    _ name: String, of type: SymbolID, from scope: Scope, throughProtocols: Bool = true, depth: Int = 0
  ) -> SymbolID? {
    guard depth < Self.maximumDepth else { return nil }
    var seen: Set<SymbolID> = [], pending = [type], next = 0
    while next < pending.count {
      let current = pending[next]
      next += 1
      guard seen.insert(current).inserted else { continue }
      let nested = declared(name, in: .type(current)) + outlined(name, nestedIn: current, depth: depth)
      if let found = best(nested, from: scope) { return found }
      pending += inheritedSymbols(of: current, depth: depth + 1).filter {
        throughProtocols || isProtocol(type) || !isProtocol($0)
      }
    }
    return nil
  }

  private func isProtocol(_ id: SymbolID) -> Bool { symbol(id).kind == .type(.protocol) }

  /// What an own extension nests in a type that the scan does not hold: `URL.Kind`.
  private func foreign(_ path: [String], from scope: Scope, depth: Int) -> SymbolID? {
    var path = path[...]
    if path.count > 2, imports(path[0], file: scope.file) { path = path.dropFirst() }
    for count in stride(from: path.count - 1, to: 0, by: -1) {
      let outer = path.prefix(count).joined(separator: ".")
      let nested = declared(path[path.startIndex + count], in: .foreign(outer))
      guard let start = best(nested, from: scope) else { continue }
      return member(path.dropFirst(count + 1), of: start, from: scope, depth: depth)?.symbol
    }
    return nil
  }

  // MARK: Which one

  /// Of several declarations of a name the one that is meant: private ones of other files can't be, nor what stands in
  /// another branch of an `#if`; then the file's own, then that in the nearest folder, then the first.
  private func best(_ candidates: [SymbolID], from scope: Scope) -> SymbolID? {
    guard let first = candidates.first else { return nil }
    if candidates.count == 1 {
      let symbol = symbol(first)
      return symbol.isPrivate && symbol.file != scope.file ? nil : first
    }
    return nearest(candidates, file: scope.file, conditions: conditions(of: scope.container)).first
  }

  func nearest(_ candidates: [SymbolID], file: Int, conditions: [Condition]) -> [SymbolID] {
    let visible = candidates.filter { candidate in
      let symbol = symbol(candidate)
      return (!symbol.isPrivate || symbol.file == file) && !contradict(symbol.conditions, conditions)
    }
    let own = visible.filter { symbol($0).file == file }
    if visible.count < 2 || !own.isEmpty { return own.isEmpty ? visible : own }
    let shared = visible.map { sharedFolders(symbol($0).file, file) }
    let most = shared.max() ?? 0
    return zip(visible, shared).filter { $0.1 == most }.map(\.0)
  }

  private func conditions(of container: Symbol.Container) -> [Condition] {
    guard configuration.allConditions else { return [] }
    switch container {
    case .module: return []
    case .type(let type): return symbol(type).conditions
    case .extension(let index): return index >= 0 ? extensions[index].conditions : []
    case .local(let index): return conditions(of: localScopes[index].enclosing)
    }
  }

  /// True when one list asks for what the other denies. Only where every branch is kept can both be there.
  private func contradict(_ left: [Condition], _ right: [Condition]) -> Bool {
    guard configuration.allConditions else { return false }
    return left.contains { one in right.contains { $0.form == .not(one.form) || one.form == .not($0.form) } }
  }

  /// How many folders of two files' paths are the same, from the root on.
  private func sharedFolders(_ left: Int, _ right: Int) -> Int {
    var count = 0
    for (one, other) in zip(files[left].path.utf8, files[right].path.utf8) {
      guard one == other else { break }
      if one == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }

  // MARK: What hides

  private func isGenericParameter(_ name: String, of type: SymbolID) -> Bool {
    guard case .type(let body)? = symbol(type).declaration?.form else { return false }
    return body.genericParameters.contains { $0.name == name }
  }

  private func isGenericParameter(_ name: String, ofBody scope: LocalScope) -> Bool {
    switch scope.owner?.form {
    case .function(let function), .initializer(let function):
      function.genericParameters.contains { $0.name == name }
    default: false
    }
  }

  /// Whether a protocol, or one that it refines, has an associated type of the name.
  private func hasAssociatedType(_ name: String, _ type: SymbolID) -> Bool {
    guard isProtocol(type) else { return false }
    return ancestry(of: type).contains { ancestor in
      guard case .type(let body)? = symbol(ancestor).declaration?.form, body.kind == .protocol else { return false }
      return body.members.contains { $0.isAssociatedType && $0.name == name && isActive($0.conditions) }
    }
  }
}

extension Declaration {
  fileprivate var isAssociatedType: Bool { if case .associatedType = form { true } else { false } }
}
