import SourceScan

/// The files that have to be parsed in full, as ascending indices: those that declare, extend, alias or inherit anything that
/// may concern App Intents. Selects too many files rather than too few; `Program` resolves the conformances.
package func select(_ outlines: Outlines, of modules: ModuleTable) -> [Int] {
  var selection = Selection(NameTable(outlines, modules))
  selection.spread()
  return selection.files()
}

/// The search for needed declarations: each one marks those that it needs, until no new one is marked.
private struct Selection {
  /// The reason why a declaration is needed.
  private enum Role: UInt8 {
    /// It may be, refine, extend or conform to one of the framework's protocols; so may declarations that name it.
    case relevant = 1
    /// Something relevant inherits from it, and so may have its members, and those of its extensions.
    case provider = 2
    /// Something relevant is nested in it: a mangled name says of each outer type whether it is a struct, an enum or a class.
    case outer = 4
  }

  /// A name that the scan doesn't declare, or not in a module that the user of the name sees.
  private struct Foreign: Hashable {
    var name: Int32
    var role: Role
    /// The module in which the name is used.
    var module: Int
  }

  private let table: NameTable
  private var marks: [UInt8]
  private var isNeeded: [Bool]
  private var foreign: Set<Foreign> = []
  /// The names at the top level of a module that are done: another declaration of such a name gives the same result.
  private var spreadNames: Set<Foreign> = []
  private var pending: [(entry: Int, role: Role)] = []
  private var pendingForeign: [Foreign] = []
  private var typesByName: [Int32: [Int32]] = [:]
  private var aliasesByName: [Int32: [Int32]] = [:]

  init(_ table: NameTable) {
    self.table = table
    marks = Array(repeating: 0, count: table.entries.count)
    isNeeded = Array(repeating: false, count: table.fileCount)
  }

  func files() -> [Int] { isNeeded.indices.filter { isNeeded[$0] } }

  mutating func spread() {
    for name in KnownNames.relevant.compactMap(table.name) {
      for entry in table.entries(naming: name) { take(Int(entry), .relevant) }
      // A type of that name is not relevant itself: types that inherit from it name it, and were taken above.
      for entry in table.entries(declaring: name) where table.entries[Int(entry)].kind == .extension {
        take(Int(entry), .relevant)
      }
    }
    while true {
      if let next = pending.popLast() {
        spread(from: next.entry, next.role)
      } else if let next = pendingForeign.popLast() {
        spread(fromForeign: next)
      } else {
        return
      }
    }
  }

  private mutating func take(_ entry: Int, _ role: Role) {
    guard marks[entry] & role.rawValue == 0 else { return }
    marks[entry] |= role.rawValue
    isNeeded[Int(table.entries[entry].file)] = true
    pending.append((entry, role))
  }

  private mutating func takeForeign(_ name: Int32, _ role: Role, from module: Int) {
    let foreign = Foreign(name: name, role: role, module: module)
    if self.foreign.insert(foreign).inserted { pendingForeign.append(foreign) }
  }

  /// Selects the declarations that a selected declaration needs.
  private mutating func spread(from index: Int, _ role: Role) {
    let entry = table.entries[index], module = table.modules.moduleOfFile[Int(entry.file)]
    for reference in table.references[entry.references] { spread(from: index, reference, role, module) }
    let outer = table.outerExtension(of: index)
    if outer >= 0 { takeExtended(by: outer, .outer) }
    if role == .outer || entry.kind != .extension && entry.isLocal { return }
    if entry.kind == .extension {
      if !takeExtended(by: index, role == .relevant ? .relevant : .outer), role == .relevant {
        takeForeign(entry.name, .relevant, from: module)
      }
      return
    }
    if entry.parent < 0, !entry.isPrivate, !entry.isLocal {
      guard spreadNames.insert(Foreign(name: entry.name, role: role, module: module)).inserted else { return }
    }
    for other in table.entries(declaring: entry.name)
    where table.entries[Int(other)].kind == .extension && table.extends(Int(other), index) {
      take(Int(other), role)
    }
    takeUsers(of: index, named: entry.name, role)
  }

  /// Selects the declarations that one reference of a selected declaration needs.
  private mutating func spread(from index: Int, _ reference: NameTable.Reference, _ role: Role, _ module: Int) {
    switch reference.role {
    // `struct Open: AppIntent, Titled`: defaults may come from `Titled`.
    case .inherited:
      guard role != .outer, !takeDeclared(reference, of: index, .provider), !table.isPlain(reference.name) else {
        return
      }
      takeForeign(reference.name, .provider, from: module)
    // `extension Alias: AppEnum` concerns the type of the alias.
    case .aliased:
      guard !takeDeclared(reference, of: index, role), role == .provider, !table.isPlain(reference.name) else { return }
      takeForeign(reference.name, .provider, from: module)
    case .attribute: break
    }
  }

  /// Selects the declarations that inherit from a declaration or alias it.
  private mutating func takeUsers(of index: Int, named name: Int32, _ role: Role) {
    for user in users(of: name, role) {
      let references = table.entries[Int(user)].references
      if references.contains(where: {
        table.references[$0].name == name && table.references[$0].role != .attribute
          && table.reaches(index, by: table.references[$0], of: Int(user))
      }) {
        take(Int(user), role)
      }
    }
  }

  /// Selects the declarations that use a name which the scan does not declare: extensions, typealiases, types that inherit from
  /// it.
  private mutating func spread(fromForeign foreign: Foreign) {
    for other in table.entries(declaring: foreign.name)
    where table.entries[Int(other)].kind == .extension && sees(Int(other), from: foreign.module) {
      take(Int(other), foreign.role)
    }
    for user in users(of: foreign.name, foreign.role) where sees(Int(user), from: foreign.module) {
      take(Int(user), foreign.role)
    }
  }

  /// Whether the module of an entry and another module see each other in at least one direction. Either may import the other: an
  /// app extends types that its packages inherit from, and inherits from types that they extend.
  private func sees(_ entry: Int, from module: Int) -> Bool {
    let other = table.modules.moduleOfFile[Int(table.entries[entry].file)]
    return table.modules.sees(other, from: module) || table.modules.sees(module, from: other)
  }

  /// The declarations that refer to a name and may have to be selected for it. Aliases are cached, because many modules need
  /// them.
  private mutating func users(of name: Int32, _ role: Role) -> [Int32] {
    if role == .relevant { return Array(table.entries(naming: name)) }
    if let known = aliasesByName[name] { return known }
    let aliases = table.entries(naming: name).filter { isPlainAlias(Int($0)) }
    aliasesByName[name] = aliases
    return aliases
  }

  /// Whether an entry is a typealias of a single name: `typealias Tile = ShortcutTileColor`.
  private func isPlainAlias(_ entry: Int) -> Bool {
    table.entries[entry].kind == .typealias && table.entries[entry].references.count == 1
  }

  /// Takes the declarations that a reference may mean; returns whether there are any.
  private mutating func takeDeclared(_ reference: NameTable.Reference, of user: Int, _ role: Role) -> Bool {
    var isDeclared = false
    for entry in table.entries(declaring: reference.name)
    where table.entries[Int(entry)].kind != .extension && table.reaches(Int(entry), by: reference, of: user) {
      isDeclared = true
      take(Int(entry), role)
    }
    return isDeclared
  }

  /// Takes the extended type of an extension, and the types around it; returns whether the scan declares it.
  @discardableResult
  private mutating func takeExtended(by index: Int, _ role: Role) -> Bool {
    var isDeclared = false
    for entry in types(named: table.entries[index].name) where table.extends(index, Int(entry)) {
      isDeclared = true
      take(Int(entry), role)
    }
    // `extension Shelf.Kind`: mangled names contain the kind of type that `Shelf` is, wherever `Kind` is declared.
    for name in table.qualifiers(of: index) {
      for entry in types(named: name) { take(Int(entry), .outer) }
    }
    return isDeclared
  }

  /// The declarations of a name, without extensions. Cached, because many extensions of one type need them.
  private mutating func types(named name: Int32) -> [Int32] {
    if let known = typesByName[name] { return known }
    let types = table.entries(declaring: name).filter { table.entries[Int($0)].kind != .extension }
    Steps.count(table.entries(declaring: name).count)
    typesByName[name] = types
    return types
  }
}

/// The names of the framework that decide which files are parsed.
enum KnownNames {
  /// Protocols and attributes of the framework that a file's declarations may have.
  static var relevant: [String] {
    KnownProtocols.all.map(\.name) + Array(KnownProtocols.aliases.keys) + KnownMacros.all.map(\.name)
  }

  /// Types whose static members are used as values.
  static let extensible = KnownTypes.names(.extensible)

  /// Types that many types inherit and extend, and that add nothing of interest to them.
  static let plain = ["Any"] + KnownAncestors.common + KnownTypes.names(.plain)
}
