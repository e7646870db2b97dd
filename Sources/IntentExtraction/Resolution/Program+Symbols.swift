import SourceScan

/// Single facts about symbols, and whole ones for the outlined files, whose entries are no symbols until a caller asks.
extension Program {
  func symbol(_ id: SymbolID) -> Symbol {
    guard id.index < 0 else { return symbols[id.index] }
    let outline = outline(of: id.index), entry = outlineEntry(id.index)
    return Symbol(
      name: outline.string(entry.name), kind: entry.kind.symbolKind, module: module(of: id), file: FileID(entry.file),
      container: container(of: id), access: access(of: id), conditions: outline.conditions(of: entry),
      declaration: nil)
  }

  func name(of id: SymbolID) -> String { id.index >= 0 ? symbols[id.index].name : outlinedName(id.index) }

  func kind(of id: SymbolID) -> Symbol.Kind {
    id.index >= 0 ? symbols[id.index].kind : outlineEntry(id.index).kind.symbolKind
  }

  func isAlias(_ id: SymbolID) -> Bool { kind(of: id) == .alias }

  func isProtocol(_ id: SymbolID) -> Bool { kind(of: id) == .type(.protocol) }

  func file(of id: SymbolID) -> FileID {
    id.index >= 0 ? symbols[id.index].file : outlines.file(of: NameIndex.entry(id.index))
  }

  func module(of id: SymbolID) -> Int { files[file(of: id)].module }

  func container(of id: SymbolID) -> Symbol.Container {
    guard id.index < 0 else { return symbols[id.index].container }
    guard let parent = outlines.parent(of: NameIndex.entry(id.index)) else { return .module }
    let index = NameIndex.index(of: parent)
    return outlineEntry(index).kind == .extension ? .extension(index) : .type(SymbolID(index: index))
  }

  func access(of id: SymbolID) -> Symbol.Access {
    guard id.index < 0 else { return symbols[id.index].access }
    return switch outlineEntry(id.index).access {
    case .private: .private
    case .internal: .internal
    case .public: .public
    }
  }

  func conditions(of id: SymbolID) -> [Condition] {
    guard id.index < 0 else { return symbols[id.index].conditions }
    let outline = outline(of: id.index), entry = outlineEntry(id.index)
    return outline.conditions(of: entry)
  }

  func aliasedType(of id: SymbolID) -> TypeSyntax? {
    if id.index >= 0 {
      guard case .typeAlias(let alias)? = symbols[id.index].declaration?.form else { return nil }
      return alias.type
    }
    return outlines.aliasedType(of: NameIndex.entry(id.index))
  }

  // MARK: Names

  /// What declares a name, in the order of the files, parsed ones first.
  func declarations(of name: String) -> [SymbolID] {
    let few = nameIndex.declarations(of: name) { bears(name, $0) }
    guard let crowd = nameIndex.crowd(of: name) else { return few }
    Steps.count(few.count)
    return (few + crowd.all).sorted { ($0.index < 0 ? 1 : 0, abs($0.index)) < ($1.index < 0 ? 1 : 0, abs($1.index)) }
  }

  /// Those that an owner declares, extensions included, in the same order.
  func declarations(of name: String, in owner: Owner) -> [SymbolID] {
    let few = nameIndex.declarations(of: name) { bears(name, $0) }
    return few.filter { isDeclared($0, in: owner) }
      + (nameIndex.crowd(of: name).map { members(of: $0, in: owner) } ?? [])
  }

  /// Those of a crowd that an owner declares, which is no module.
  func members(of crowd: NameIndex.Crowd, in owner: Owner) -> [SymbolID] {
    var inExtensions: [Int] = [], found: [SymbolID] = []
    switch owner {
    case .module: break
    case .type(let type):
      inExtensions = extensions(of: type)
      found = crowd.byContainer[.type(type)] ?? []
    case .foreign(let name): inExtensions = extensionsOfForeign[name] ?? []
    case .local(let scope): found = crowd.byContainer[.local(scope)] ?? []
    }
    for index in inExtensions where index >= 0 {
      Steps.count()
      found += crowd.byContainer[.extension(index)] ?? []
    }
    return found.count > 1 ? found.sorted { $0.index < $1.index } : found
  }

  /// Whether a symbol is in what an owner declares, extensions included.
  func isDeclared(_ id: SymbolID, in owner: Owner) -> Bool {
    let container = container(of: id)
    if case .module(let module) = owner { return container == .module && self.module(of: id) == module }
    return holds(owner, container)
  }

  /// Whether what is in a container is declared by an owner that is no module, extensions included.
  func holds(_ owner: Owner, _ container: Symbol.Container, depth: Int = 0) -> Bool {
    switch (owner, container) {
    case (.type(let type), .type(let outer)): outer == type
    case (.type(let type), .extension(let index)):
      // Most that bear a name nest it in something else: that needs no lookup.
      index >= 0
        ? extensions[index].extended.contains(type)
        : mayExtend(index, type) && extended(by: index, depth: depth + 1).contains(type)
    case (.foreign(let name), .extension(let index)):
      index >= 0 && extensions[index].isForeign && extensions[index].foreignName == name
    case (.local(let scope), .local(let other)): scope == other
    default: false
    }
  }

  /// Whether a symbol bears a name.
  func bears(_ name: String, _ id: SymbolID) -> Bool {
    id.index >= 0 ? symbols[id.index].name == name : outlines.isName(of: NameIndex.entry(id.index), name)
  }

  // MARK: Entries of outlines

  /// What the negative index of a symbol or an extension refers to.
  func outlineEntry(_ index: Int) -> Outline.Entry { outlines.entry(NameIndex.entry(index)) }

  /// The outline that holds what such an entry points to.
  private func outline(of index: Int) -> Outline { outlines.outline(ofEntry: NameIndex.entry(index)) }

  /// Of an extension the extended type as written, without generic arguments.
  func outlinedName(_ index: Int) -> String {
    let outline = outline(of: index), entry = outlineEntry(index)
    return outline.string(entry.name)
  }

  /// What an extension extends, also one of an outlined file.
  func extended(by index: Int, depth: Int = 0) -> [SymbolID] {
    if index >= 0 { return extensions[index].extended }
    guard depth < Limits.lookups else { return [] }
    let outline = outline(of: index), entry = outlineEntry(index)
    let scope = Scope(file: FileID(entry.file), container: .module)
    let found = lookup(outline.path(entry.name), from: scope, depth: depth + 1).symbol
    return found.map { [followingAliases($0, depth: depth + 1)] } ?? []
  }

  /// Whether an extension of an outlined file may extend a type, going by the last name alone: it is the type's own or a
  /// typealias's.
  func mayExtend(_ index: Int, _ type: SymbolID) -> Bool {
    let outline = outline(of: index), entry = outlineEntry(index)
    let name = outline.path(entry.name).last ?? ""
    return bears(name, type) || declarations(of: name).contains(where: isAlias)
  }

  /// What an outlined type inherits, by name.
  func outlinedInheritance(of id: SymbolID) -> [[String]] {
    let outline = outline(of: id.index), entry = outlineEntry(id.index)
    return outline.references[entry.references].compactMap { reference in
      reference.role == .inherited ? outline.path(reference.name) : nil
    }
  }
}

extension Outline {
  /// The names of a dotted one.
  fileprivate func path(_ span: ByteSpan) -> [String] {
    text[span.range].split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Outline.Kind {
  fileprivate var symbolKind: Symbol.Kind {
    switch self {
    case .struct, .extension: .type(.struct)
    case .class: .type(.class)
    case .enum: .type(.enum)
    case .actor: .type(.actor)
    case .protocol: .type(.protocol)
    case .typealias: .alias
    }
  }
}
