import SourceScan

/// All files of all modules together: who declares what, what extends what, and what a name means where.
///
/// Holds the declarations of the files that were parsed in full, and the names alone of all others. Knows nothing of
/// values; of App Intents it knows the framework's names.
public struct Program: Sendable {
  /// A file as the program sees it.
  public struct File: Sendable {
    /// Index into `modules`.
    public var module: Int
    /// As the user reads it.
    public var path: String
    /// The name without its folders, which private declarations are told apart by.
    public var baseName: String
    /// Nil for a file that was only outlined.
    public var parsed: ParsedFile?
    public var outline: Outline?

    public init(module: Int, path: String, parsed: ParsedFile?, outline: Outline?) {
      self.module = module
      self.path = path
      baseName = path.split(separator: "/").last.map(String.init) ?? path
      self.parsed = parsed
      self.outline = outline
    }
  }

  public struct Module: Sendable {
    public var name: String
    /// Scanned to resolve names, never reported.
    public var isContext: Bool

    public init(name: String, isContext: Bool) {
      self.name = name
      self.isContext = isContext
    }
  }

  /// A body that declares types.
  struct LocalScope {
    /// The function or variable; nil for top-level code.
    var owner: Declaration?
    /// It is an initial value, or the argument of something: not the owner's body itself.
    var isInClosure: Bool
    var enclosing: Symbol.Container
    /// The extension that the owner is declared in, when it is.
    var enclosingExtension: Int?
    var file: Int
  }

  public let modules: [Module]
  public let files: [File]
  public let configuration: BuildConfiguration

  private(set) var symbols: [Symbol] = []
  private(set) var extensions: [ExtensionRecord] = []
  private(set) var localScopes: [LocalScope] = []
  /// Symbols by container and name; those of a module's top level by module.
  private var topLevel: [[String: [SymbolID]]]
  private var children: [Symbol.Container: [String: [SymbolID]]] = [:]
  private(set) var extensionsOfSymbol: [SymbolID: [Int]] = [:]
  /// What every type inherits, once all extensions are known.
  private(set) var inheritedNames: [SymbolID: [Resolution]] = [:]
  /// By file: the modules that it imports.
  private(set) var imports: [Set<String>]
  private(set) var moduleIndex: [String: Int]

  /// The order of `files` doesn't matter: everything that the program answers goes by module and path.
  public init(modules: [Module], files: [File], configuration: BuildConfiguration) {
    self.modules = modules
    self.files = files
    self.configuration = configuration
    topLevel = Array(repeating: [:], count: modules.count)
    imports = Array(repeating: [], count: files.count)
    moduleIndex = Dictionary(modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for index in inOrder { collect(file: index) }
    attachExtensions()
    // Extensions were attached as their types were found; what counts is where they stand.
    for symbol in extensionsOfSymbol.keys { extensionsOfSymbol[symbol]?.sort() }
    for index in symbols.indices where symbols[index].declaration != nil {
      let symbol = SymbolID(index: index)
      inheritedNames[symbol] = inheritedNames(of: symbol)
    }
  }

  /// The files by module and path.
  private var inOrder: [Int] {
    files.indices.sorted { left, right in
      (modules[files[left].module].name, files[left].path) < (modules[files[right].module].name, files[right].path)
    }
  }

  func parsedFile(_ index: Int) -> ParsedFile {
    guard let parsed = files[index].parsed else { preconditionFailure("members come from parsed files alone") }
    return parsed
  }

  func isActive(_ conditions: [Condition]) -> Bool {
    configuration.allConditions || conditions.allSatisfy { configuration.evaluate($0.form) }
  }

  // MARK: Collecting

  private mutating func collect(file index: Int) {
    if let parsed = files[index].parsed {
      collect(parsed.declarations, in: .module, file: index, conditions: [], enclosingExtension: nil)
      collect(local: parsed.localTypes, members: parsed.declarations, in: .module, file: index, conditions: [])
    } else if let outline = files[index].outline {
      collect(outline, file: index)
    }
  }

  private mutating func collect(
    _ declarations: [Declaration], in container: Symbol.Container, file: Int, conditions: [Condition],
    enclosingExtension: Int?
  ) {
    for declaration in declarations where isActive(declaration.conditions) {
      let conditions = conditions + declaration.conditions
      switch declaration.form {
      case .import(let module): imports[file].insert(module.path.first ?? "")
      case .extension(let body):
        extensions.append(
          ExtensionRecord(file: file, declaration: declaration, body: body, conditions: conditions, extended: nil))
      case .type(let body):
        let symbol = add(
          declaration, kind: .type(body.kind), alias: nil, in: container, file: file, conditions: conditions,
          enclosingExtension: enclosingExtension)
        collect(body.members, in: .type(symbol), file: file, conditions: conditions, enclosingExtension: nil)
        collect(local: body.localTypes, members: body.members, in: .type(symbol), file: file, conditions: conditions)
      case .typeAlias(let type):
        _ = add(
          declaration, kind: .alias, alias: type, in: container, file: file, conditions: conditions,
          enclosingExtension: enclosingExtension)
      default: break
      }
    }
  }

  private mutating func collect(
    local scopes: [SourceScan.LocalScope], members: [Declaration], in container: Symbol.Container, file: Int,
    conditions: [Condition], enclosingExtension: Int? = nil
  ) {
    for scope in scopes {
      let owner = scope.owner.map { members[$0] }
      if let owner, !isActive(owner.conditions) { continue }
      localScopes.append(
        LocalScope(
          owner: owner, isInClosure: scope.isInClosure, enclosing: container, enclosingExtension: enclosingExtension,
          file: file))
      collect(
        scope.declarations, in: .local(localScopes.count - 1), file: file,
        conditions: conditions + (owner?.conditions ?? []), enclosingExtension: nil)
    }
  }

  private mutating func add(
    _ declaration: Declaration, kind: Symbol.Kind, alias: TypeSyntax?, in container: Symbol.Container, file: Int,
    conditions: [Condition], enclosingExtension: Int?
  ) -> SymbolID {
    let isPrivate = declaration.modifiers.contains("private") || declaration.modifiers.contains("fileprivate")
    return add(
      Symbol(
        name: declaration.name, kind: kind, module: files[file].module, file: file, container: container,
        isPrivate: isPrivate, conditions: conditions, declaration: declaration, aliasedType: alias,
        enclosingExtension: enclosingExtension))
  }

  private mutating func add(_ symbol: Symbol) -> SymbolID {
    let id = SymbolID(index: symbols.count)
    symbols.append(symbol)
    if symbol.container == .module {
      topLevel[symbol.module][symbol.name, default: []].append(id)
    } else {
      children[symbol.container, default: [:]][symbol.name, default: []].append(id)
    }
    return id
  }

  /// The names of a file that wasn't parsed. Its extensions are left out: what they nest can't matter, or the file would
  /// have been parsed.
  private mutating func collect(_ outline: Outline, file: Int) {
    for name in outline.imports { imports[file].insert(outline.string(name)) }
    var symbolOfEntry: [Int: SymbolID] = [:]
    for (index, entry) in outline.entries.enumerated() {
      guard !entry.isLocal, entry.kind != .extension, isActive(outline.conditions[entry.conditions]) else { continue }
      var container = Symbol.Container.module
      if let parent = entry.parent {
        if let symbol = symbolOfEntry[parent] {
          container = .type(symbol)
        } else {
          container = .foreign(outline.string(outline.entries[parent].name))
        }
      }
      symbolOfEntry[index] = add(
        Symbol(
          name: outline.string(entry.name), kind: entry.kind.symbolKind, module: files[file].module, file: file,
          container: container, isPrivate: entry.isPrivate, conditions: outline.conditions[entry.conditions],
          declaration: nil, aliasedType: outline.aliasedTypes[index], enclosingExtension: nil,
          hasUnknownParameters: entry.isGeneric))
    }
  }

  // MARK: Extensions

  /// Finds what every extension extends. An extension may nest the type that another one extends, in any order, so this
  /// goes on as long as it finds something.
  private mutating func attachExtensions() {
    var pending = Array(extensions.indices)
    while true {
      var unresolved: [Int] = []
      for index in pending where !attach(index, isLastAttempt: false) { unresolved.append(index) }
      if unresolved.count == pending.count { break }
      pending = unresolved
    }
    for index in pending { _ = attach(index, isLastAttempt: true) }
  }

  private mutating func attach(_ index: Int, isLastAttempt: Bool) -> Bool {
    let record = extensions[index]
    let path = path(of: record.body.extendedType) ?? []
    let scope = Scope(file: record.file, container: .module)
    var container = Symbol.Container.foreign(path.joined(separator: "."))
    if let symbol = lookup(path, from: scope).symbol.map({ followingAliases($0) }),
      case .type = symbols[symbol.index].kind
    {
      container = .type(symbol)
      extensions[index].extended = symbol
      extensionsOfSymbol[symbol, default: []].append(index)
    } else if !isLastAttempt {
      return false
    }
    collect(
      record.body.members, in: container, file: record.file, conditions: record.conditions, enclosingExtension: index)
    collect(
      local: record.body.localTypes, members: record.body.members, in: container, file: record.file,
      conditions: record.conditions, enclosingExtension: index)
    return true
  }

  // MARK: Names

  /// The names declared in a container.
  func declared(_ name: String, in container: Symbol.Container) -> [SymbolID] {
    children[container]?[name] ?? []
  }

  /// The names declared at a module's top level.
  func declared(_ name: String, inModule module: Int) -> [SymbolID] { topLevel[module][name] ?? [] }

  func symbol(_ id: SymbolID) -> Symbol { symbols[id.index] }

  /// The names of a type, generic arguments left out; nil for a type that isn't a name. `(A)`, `A?` and `some A` are not.
  func path(of type: TypeSyntax) -> [String]? { type.components.map { $0.map(\.name) } }

  /// With the enclosing types, without the module.
  func qualifiedName(of id: SymbolID) -> String {
    var names: [String] = [], current: Symbol.Container = .type(id)
    while true {
      switch current {
      case .type(let id):
        names.append(symbols[id.index].name)
        current = symbols[id.index].container
      case .foreign(let name):
        names.append(name)
        current = .module
      case .local, .module: return names.reversed().joined(separator: ".")
      }
    }
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
