import SourceScan

/// The files that have to be parsed in full, as ascending indices: those that declare, extend, alias or inherit anything
/// that may have to do with App Intents. Takes too many files rather than too few; who really conforms is for `Program` to
/// find out.
package func select(_ outlines: Outlines, of modules: ModuleTable) -> [Int] {
  var selection = Selection(NameTable(outlines, modules))
  selection.spread()
  return selection.files()
}

/// Marks spread from declaration to declaration until nothing new comes of it.
private struct Selection {
  /// Why a declaration is needed.
  private enum Role: UInt8 {
    /// It may be, refine, extend or conform to one of the framework's protocols; and so may what names it.
    case relevant = 1
    /// Something relevant inherits from it: its members and its extensions' may be that thing's too.
    case provider = 2
    /// Something relevant is nested in it: what kind of type it is shows in mangled names.
    case outer = 4
  }

  /// A name that the scan doesn't declare, or not where it is used.
  private struct Foreign: Hashable {
    var name: Int32
    var role: Role
    /// Seen from this module.
    var module: Int
  }

  private let table: NameTable
  private var marks: [UInt8]
  private var isNeeded: [Bool]
  private var foreign: Set<Foreign> = []
  /// What was done for names at the top level of a module: for the next declaration of the name it would be the same.
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
      // A type of that name matters as far as something inherits from it, which is taken for naming it.
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

  /// What a declaration that matters makes matter.
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

  /// What one of a declaration's references makes matter.
  private mutating func spread(from index: Int, _ reference: NameTable.Reference, _ role: Role, _ module: Int) {
    switch reference.role {
    // `struct Open: AppIntent, Titled`: defaults may come from `Titled`.
    case .inherited:
      guard role != .outer, !takeDeclared(reference, of: index, .provider), !table.isPlain(reference.name) else {
        return
      }
      takeForeign(reference.name, .provider, from: module)
    // `extension Alias: AppEnum` is about what the alias refers to.
    case .aliased:
      guard !takeDeclared(reference, of: index, role), role == .provider, !table.isPlain(reference.name) else { return }
      takeForeign(reference.name, .provider, from: module)
    case .attribute: break
    }
  }

  /// What inherits from a declaration or aliases it.
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

  /// What bears a name that nothing in the scan declares: extensions of it, what aliases it, what inherits from it.
  private mutating func spread(fromForeign foreign: Foreign) {
    for other in table.entries(declaring: foreign.name)
    where table.entries[Int(other)].kind == .extension && sees(Int(other), from: foreign.module) {
      take(Int(other), foreign.role)
    }
    for user in users(of: foreign.name, foreign.role) where sees(Int(user), from: foreign.module) {
      take(Int(user), foreign.role)
    }
  }

  /// Either may import the other: an app extends what its packages inherit from, and inherits from what they extend.
  private func sees(_ entry: Int, from module: Int) -> Bool {
    let other = table.modules.moduleOfFile[Int(table.entries[entry].file)]
    return table.modules.sees(other, from: module) || table.modules.sees(module, from: other)
  }

  /// What names a name and may matter for it. The aliases are kept, because each of many modules asks for them.
  private mutating func users(of name: Int32, _ role: Role) -> [Int32] {
    if role == .relevant { return Array(table.entries(naming: name)) }
    if let known = aliasesByName[name] { return known }
    let aliases = table.entries(naming: name).filter { isPlainAlias(Int($0)) }
    aliasesByName[name] = aliases
    return aliases
  }

  /// `typealias Tile = ShortcutTileColor`
  private func isPlainAlias(_ entry: Int) -> Bool {
    table.entries[entry].kind == .typealias && table.entries[entry].references.count == 1
  }

  /// Takes the declarations that a reference may mean; answers whether there are any.
  private mutating func takeDeclared(_ reference: NameTable.Reference, of user: Int, _ role: Role) -> Bool {
    var isDeclared = false
    for entry in table.entries(declaring: reference.name)
    where table.entries[Int(entry)].kind != .extension && table.reaches(Int(entry), by: reference, of: user) {
      isDeclared = true
      take(Int(entry), role)
    }
    return isDeclared
  }

  /// Takes what an extension extends, and what that is nested in; answers whether the scan declares it.
  @discardableResult
  private mutating func takeExtended(by index: Int, _ role: Role) -> Bool {
    var isDeclared = false
    for entry in types(named: table.entries[index].name) where table.extends(index, Int(entry)) {
      isDeclared = true
      take(Int(entry), role)
    }
    // `extension Shelf.Kind`: the kind of type that `Shelf` is shows in mangled names, wherever `Kind` is.
    for name in table.qualifiers(of: index) {
      for entry in types(named: name) { take(Int(entry), .outer) }
    }
    return isDeclared
  }

  /// What declares a name, without extensions. Kept, because each of many extensions of one type asks.
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
  /// What a file's declarations may inherit or bear as an attribute.
  static var relevant: [String] {
    KnownProtocols.all.map(\.name) + Array(KnownProtocols.aliases.keys) + KnownMacros.all.map(\.name)
  }

  /// Types whose static members are used as values.
  static let extensible = KnownTypes.names(.extensible)

  /// Types that many inherit and extend, and that give a conforming type nothing.
  static let plain = ["Any"] + KnownAncestors.common + KnownTypes.names(.plain)
}
