import SourceScan

/// The declarations of a program's files: symbols, extensions and bodies with local types. Files that were only outlined have
/// entries, which become symbols only on request. Does not resolve names.
struct SymbolStore: Sendable {
  let files: [Program.File]
  /// The outlines of the files. Of a file that was parsed, only the extensions are used.
  let outlines: Outlines
  /// The declarations of the parsed files, sorted by module and path.
  let symbols: [Symbol]
  let extensions: [ExtensionRecord]
  let localScopes: [DeclaringBody]
  let nameIndex: NameIndex

  init(
    _ modules: [Program.Module], _ files: [Program.File], _ outlines: Outlines, _ configuration: BuildConfiguration
  ) {
    let collector = SymbolCollector(modules, files, configuration)
    self.files = files
    self.outlines = outlines
    symbols = collector.symbols
    extensions = collector.extensions
    localScopes = collector.localScopes
    nameIndex = NameIndex(symbols, files, outlines, configuration)
  }
}

// MARK: Single facts

extension SymbolStore {
  func symbol(_ id: SymbolID) -> Symbol {
    switch id {
    case .parsed(let index): return symbols[index]
    case .outlined(let number):
      let outline = outlines.outline(ofEntry: number), entry = outlines.entry(number)
      return Symbol(
        name: outline.string(entry.name), kind: entry.kind.symbolKind, module: module(of: id), file: FileID(entry.file),
        container: container(of: id), access: access(of: id), conditions: outline.conditions(of: entry),
        declaration: nil)
    }
  }

  func name(of id: SymbolID) -> String {
    switch id {
    case .parsed(let index): symbols[index].name
    case .outlined(let number): outlinedName(number)
    }
  }

  func kind(of id: SymbolID) -> Symbol.Kind {
    switch id {
    case .parsed(let index): symbols[index].kind
    case .outlined(let number): outlines.entry(number).kind.symbolKind
    }
  }

  func isAlias(_ id: SymbolID) -> Bool { kind(of: id) == .alias }

  func isProtocol(_ id: SymbolID) -> Bool { kind(of: id) == .type(.protocol) }

  func file(of id: SymbolID) -> FileID {
    switch id {
    case .parsed(let index): symbols[index].file
    case .outlined(let number): outlines.file(of: number)
    }
  }

  func module(of id: SymbolID) -> Int { files[file(of: id)].module }

  func container(of id: SymbolID) -> Symbol.Container {
    switch id {
    case .parsed(let index): return symbols[index].container
    case .outlined(let number):
      guard let parent = outlines.parent(of: number) else { return .module }
      return outlines.entry(parent).kind == .extension ? .extension(.outlined(parent)) : .type(.outlined(parent))
    }
  }

  func access(of id: SymbolID) -> Symbol.Access {
    switch id {
    case .parsed(let index): symbols[index].access
    case .outlined(let number):
      switch outlines.entry(number).access {
      case .private: .private
      case .internal: .internal
      case .public: .public
      }
    }
  }

  func conditions(of id: SymbolID) -> [Condition] {
    switch id {
    case .parsed(let index): symbols[index].conditions
    case .outlined(let number): outlines.outline(ofEntry: number).conditions(of: outlines.entry(number))
    }
  }

  func attributes(of id: SymbolID) -> [Attribute] { declaration(of: id)?.attributes ?? [] }

  /// The syntax of a declaration; nil if it was only outlined.
  func declaration(of id: SymbolID) -> Declaration? {
    if case .parsed(let index) = id { symbols[index].declaration } else { nil }
  }

  func aliasedType(of id: SymbolID) -> TypeSyntax? {
    switch id {
    case .parsed(let index):
      if case .typeAlias(let alias)? = symbols[index].declaration?.form { alias.type } else { nil }
    case .outlined(let number): outlines.aliasedType(of: number)
    }
  }

  /// The scope of a declaration's header: outside its braces.
  func scope(around id: SymbolID) -> Scope { Scope(file: file(of: id), container: container(of: id)) }

  /// The scope of a type's members.
  func scope(inside id: SymbolID) -> Scope { Scope(file: file(of: id), container: .type(id)) }

  // MARK: Names

  func isNamed(_ name: String, _ id: SymbolID) -> Bool {
    switch id {
    case .parsed(let index): symbols[index].name == name
    case .outlined(let number): outlines.isName(of: number, name)
    }
  }

  /// The declarations of a name in the order of the files, parsed ones first.
  func declarations(of name: String) -> [SymbolID] {
    let few = nameIndex.declarations(of: name) { isNamed(name, $0) }
    guard let crowd = nameIndex.crowd(of: name) else { return few }
    let all = (few + crowd.all).sorted()
    Steps.count(all.count)
    return all
  }

  func isDeclared(_ name: String) -> Bool {
    nameIndex.crowd(of: name) != nil || !nameIndex.declarations(of: name) { isNamed(name, $0) }.isEmpty
  }

  /// The first extensions of types with a name, in files that were outlined.
  func outlinedExtensions(of name: String, _ form: NameIndex.OutlinedExtension, atMost limit: Int) -> [Int] {
    let hash = nameHash(of: name)
    return nameIndex.extensions(of: name, form, atMost: limit) { number in
      let entry = outlines.entry(number)
      return entry.kind == .extension && entry.nameHash == hash
    }
  }

  /// The name of an entry; for an extension, the extended type as written, without generic arguments.
  func outlinedName(_ number: Int) -> String {
    outlines.outline(ofEntry: number).string(outlines.entry(number).name)
  }

  /// The components of `outlinedName`.
  func outlinedPath(_ number: Int) -> [String] {
    outlines.outline(ofEntry: number).path(outlines.entry(number).name)
  }

  /// The names of the types that an outlined type inherits from.
  func outlinedInheritance(_ number: Int) -> [[String]] {
    let outline = outlines.outline(ofEntry: number)
    return outline.references[outlines.entry(number).references].compactMap { reference in
      reference.role == .inherited ? outline.path(reference.name) : nil
    }
  }
}

extension Outline {
  /// The components of a dotted name.
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
