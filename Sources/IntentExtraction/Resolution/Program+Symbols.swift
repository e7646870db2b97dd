import SourceScan

/// Single facts about symbols, and whole ones for the outlined files, whose entries are no symbols until somebody asks.
extension Program {
  func symbol(_ id: SymbolID) -> Symbol {
    guard id.index < 0 else { return symbols[id.index] }
    let place = nameIndex.entry(id.index)
    guard let outline = files[place.file].outline else { preconditionFailure("the entry comes from an outline") }
    let entry = outline.entries[place.entry]
    return Symbol(
      name: outline.string(entry.name), kind: kind(of: id), module: module(of: id), file: place.file,
      container: container(of: id), access: access(of: id), conditions: outline.conditions(of: entry),
      declaration: nil, aliasedType: outline.aliasedTypes[place.entry])
  }

  func name(of id: SymbolID) -> String { id.index >= 0 ? symbols[id.index].name : outlinedName(id.index) }

  func kind(of id: SymbolID) -> Symbol.Kind {
    id.index >= 0 ? symbols[id.index].kind : outlineEntry(id.index).kind.symbolKind
  }

  func isAlias(_ id: SymbolID) -> Bool { kind(of: id) == .alias }

  func isProtocol(_ id: SymbolID) -> Bool { kind(of: id) == .type(.protocol) }

  func file(of id: SymbolID) -> Int { id.index >= 0 ? symbols[id.index].file : nameIndex.entry(id.index).file }

  func module(of id: SymbolID) -> Int { files[file(of: id)].module }

  func container(of id: SymbolID) -> Symbol.Container {
    guard id.index < 0 else { return symbols[id.index].container }
    let place = nameIndex.entry(id.index)
    guard let parent = outlineEntry(id.index).parent else { return .module }
    let index = nameIndex.index(of: parent, file: place.file)
    return outlineEntry(index).kind == .extension ? .extension(index) : .type(SymbolID(index: index))
  }

  func access(of id: SymbolID) -> Symbol.Access {
    guard id.index < 0 else { return symbols[id.index].access }
    let entry = outlineEntry(id.index)
    return entry.isPrivate ? .private : entry.isPublic ? .public : .internal
  }

  func conditions(of id: SymbolID) -> [Condition] {
    guard id.index < 0 else { return symbols[id.index].conditions }
    return files[nameIndex.entry(id.index).file].outline?.conditions(of: outlineEntry(id.index)) ?? []
  }

  func aliasedType(of id: SymbolID) -> TypeSyntax? {
    guard id.index < 0 else { return symbols[id.index].aliasedType }
    let place = nameIndex.entry(id.index)
    return files[place.file].outline?.aliasedTypes[place.entry]
  }

  // MARK: Names

  /// What declares a name, in the order of the files, parsed ones first.
  func declarations(of name: String) -> [SymbolID] {
    nameIndex.declarations(of: name) { bears(name, $0) }
  }

  /// Whether a symbol stands in what an owner declares, extensions included.
  func isDeclared(_ id: SymbolID, in owner: Owner, depth: Int = 0) -> Bool {
    switch (owner, container(of: id)) {
    case (.module(let module), .module): self.module(of: id) == module
    case (.type(let type), .type(let outer)): outer == type
    case (.type(let type), .extension(let index)):
      // Most that bear a name nest it in something else: that needs no look-up.
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
    id.index >= 0 ? symbols[id.index].name == name : isOutlinedName(id.index, name)
  }

  // MARK: Entries of outlines

  /// Where its names are, and which entry of them it is, goes by the negative index of a symbol or an extension.
  func outlineEntry(_ index: Int) -> Outline.Entry {
    let place = nameIndex.entry(index)
    guard let entry = files[place.file].outline?.entries[place.entry] else {
      preconditionFailure("the entry comes from an outline")
    }
    return entry
  }

  /// Of an extension the extended type as written, without generic arguments.
  func outlinedName(_ index: Int) -> String {
    files[nameIndex.entry(index).file].outline?.string(outlineEntry(index).name) ?? ""
  }

  private func isOutlinedName(_ index: Int, _ name: String) -> Bool {
    guard let text = files[nameIndex.entry(index).file].outline?.text else { return false }
    return text[outlineEntry(index).name.range].elementsEqual(name.utf8)
  }

  /// What an extension extends, also one of an outlined file.
  func extended(by index: Int, depth: Int = 0) -> [SymbolID] {
    if index >= 0 { return extensions[index].extended }
    guard depth < Self.maximumDepth else { return [] }
    let file = nameIndex.entry(index).file, scope = Scope(file: file, container: .module)
    guard let path = files[file].outline?.path(outlineEntry(index).name) else { return [] }
    return lookup(path, from: scope, depth: depth + 1).symbol.map { [followingAliases($0, depth: depth + 1)] } ?? []
  }

  /// Whether an extension of an outlined file may extend a type, going by the last name alone: it is the type's own or a
  /// typealias's.
  func mayExtend(_ index: Int, _ type: SymbolID) -> Bool {
    guard let text = files[nameIndex.entry(index).file].outline?.text else { return false }
    let path = text[outlineEntry(index).name.range]
    let start = path.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? path.startIndex
    let name = String(decoding: path[start...], as: UTF8.self)
    return bears(name, type) || declarations(of: name).contains(where: isAlias)
  }

  /// What an outlined type inherits, by name.
  func outlinedInheritance(of id: SymbolID) -> [[String]] {
    guard let outline = files[nameIndex.entry(id.index).file].outline else { return [] }
    return outline.references[outlineEntry(id.index).references].compactMap { reference in
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
