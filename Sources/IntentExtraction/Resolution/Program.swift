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
    /// Nil for a file that was only outlined.
    public var parsed: ParsedFile?
    public var outline: Outline?
    /// What its code mentions of `KnownMentions`, if anybody asked.
    public var mentions: Mentions

    public init(
      module: Int, path: String, parsed: ParsedFile?, outline: Outline?, mentions: Mentions = Mentions()
    ) {
      self.module = module
      self.path = path
      self.parsed = parsed
      self.outline = outline
      self.mentions = mentions
    }

    /// The name without its folders, which private declarations are told apart by.
    public var baseName: String {
      let bytes = path.utf8
      return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(path[bytes.index(after: $0)...]) } ?? path
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
  struct LocalScope: Sendable {
    /// The function or variable; nil for top-level code.
    var owner: Declaration?
    /// It is an initial value, or the argument of something: not the owner's body itself.
    var isInClosure: Bool
    var enclosing: Symbol.Container
    var file: Int
  }

  /// What names are declared in.
  enum Owner: Hashable, Sendable {
    case module(Int)
    case type(SymbolID)
    /// A type that the scan does not hold, by its name as extensions write it.
    case foreign(String)
    case local(Int)
  }

  public let modules: [Module]
  public let files: [File]
  public let configuration: BuildConfiguration

  /// What the parsed files declare, in the order of the files.
  private(set) var symbols: [Symbol] = []
  private(set) var extensions: [ExtensionRecord] = []
  private(set) var localScopes: [LocalScope] = []
  let imports: ImportTable
  let outlines: OutlineIndex
  /// Every name that a file declares, but what bodies declare in files that were only outlined.
  private(set) var declaredNames = NameFilter(count: 0)
  private var declarations: [Owner: [String: [SymbolID]]] = [:]
  private(set) var extensionsOfSymbol: [SymbolID: [Int]] = [:]
  private(set) var extensionsOfForeign: [String: [Int]] = [:]
  /// What every symbol inherits, as far as it is known yet.
  private(set) var inherited: [[Resolution]] = []
  /// The framework's protocols that every symbol conforms to.
  private(set) var conformanceSets: [ProtocolSet] = []

  /// The order of `files` doesn't matter: everything that the program answers goes by module and path.
  public init(modules: [Module], files: [File], configuration: BuildConfiguration) {
    self.modules = modules
    self.files = files
    self.configuration = configuration
    imports = ImportTable(modules: modules.map(\.name), files: files, configuration: configuration)
    outlines = OutlineIndex(files)
    for index in inOrder { collect(file: index) }
    declaredNames = names()
    inherited = Array(repeating: [], count: symbols.count)
    link()
    // Extensions were attached as what they extend was found; what counts is where they stand.
    for symbol in extensionsOfSymbol.keys { extensionsOfSymbol[symbol]?.sort() }
    for name in extensionsOfForeign.keys { extensionsOfForeign[name]?.sort() }
    conformanceSets = symbols.indices.map { conformanceSet(of: SymbolID(index: $0)) }
  }

  private func names() -> NameFilter {
    var names = NameFilter(count: symbols.count + outlines.count)
    for symbol in symbols { names.insert(nameHash(of: symbol.name)) }
    outlines.addNames(of: files, to: &names)
    return names
  }

  /// False where no file declares the name, as with most names that types inherit.
  func mayDeclare(_ name: String) -> Bool { declaredNames.mayContain(nameHash(of: name)) }

  /// The parsed files by module and path.
  private var inOrder: [Int] {
    files.indices.filter { files[$0].parsed != nil }.sorted { left, right in
      (modules[files[left].module].name, files[left].path) < (modules[files[right].module].name, files[right].path)
    }
  }

  func parsedFile(_ index: Int) -> ParsedFile {
    guard let parsed = files[index].parsed else { preconditionFailure("members come from parsed files alone") }
    return parsed
  }

  func isActive(_ conditions: [Condition]) -> Bool { configuration.isActive(conditions) }

  func symbol(_ id: SymbolID) -> Symbol {
    id.index >= 0 ? symbols[id.index] : outlinedSymbol(id)
  }

  /// The names declared in a container by files that were parsed in full.
  func declared(_ name: String, in owner: Owner) -> [SymbolID] { declarations[owner]?[name] ?? [] }
}

// MARK: Collecting

extension Program {
  /// What stands around the declarations that are collected.
  private struct Surroundings {
    var container: Symbol.Container
    var file: Int
    var conditions: [Condition]
    /// What a member without an access modifier has.
    var access = Symbol.Access.internal
  }

  private mutating func collect(file index: Int) {
    guard let parsed = files[index].parsed else { return }
    let surroundings = Surroundings(container: .module, file: index, conditions: [])
    collect(parsed.declarations, surroundings)
    collect(local: parsed.localTypes, members: parsed.declarations, surroundings)
  }

  private mutating func collect(_ declarations: [Declaration], _ surroundings: Surroundings) {
    for declaration in declarations where isActive(declaration.conditions) {
      switch declaration.form {
      case .extension(let body): collect(body, declaration, surroundings)
      case .type(let body):
        let symbol = add(declaration, kind: .type(body.kind), alias: nil, surroundings)
        let inside = Surroundings(
          container: .type(symbol), file: surroundings.file,
          conditions: surroundings.conditions + declaration.conditions)
        collect(body.members, inside)
        collect(local: body.localTypes, members: body.members, inside)
      case .typeAlias(let type): _ = add(declaration, kind: .alias, alias: type, surroundings)
      default: break
      }
    }
  }

  private mutating func collect(_ body: Extension, _ declaration: Declaration, _ surroundings: Surroundings) {
    let index = extensions.count
    let inside = Surroundings(
      container: .extension(index), file: surroundings.file,
      conditions: surroundings.conditions + declaration.conditions, access: access(declaration) ?? .internal)
    extensions.append(
      ExtensionRecord(
        file: surroundings.file, declaration: declaration, body: body, conditions: inside.conditions, extended: [],
        foreignName: "", nested: []))
    collect(body.members, inside)
    collect(local: body.localTypes, members: body.members, inside)
  }

  private mutating func collect(
    local scopes: [SourceScan.LocalScope], members: [Declaration], _ surroundings: Surroundings
  ) {
    for scope in scopes {
      let owner = scope.owner.map { members[$0] }
      if let owner, !isActive(owner.conditions) { continue }
      localScopes.append(
        LocalScope(
          owner: owner, isInClosure: scope.isInClosure, enclosing: surroundings.container, file: surroundings.file))
      collect(
        scope.declarations,
        Surroundings(
          container: .local(localScopes.count - 1), file: surroundings.file,
          conditions: surroundings.conditions + (owner?.conditions ?? [])))
    }
  }

  private mutating func add(
    _ declaration: Declaration, kind: Symbol.Kind, alias: TypeSyntax?, _ surroundings: Surroundings
  ) -> SymbolID {
    let id = SymbolID(index: symbols.count)
    let module = files[surroundings.file].module
    symbols.append(
      Symbol(
        name: declaration.name, kind: kind, module: module, file: surroundings.file,
        container: surroundings.container, access: access(declaration) ?? surroundings.access,
        conditions: surroundings.conditions + declaration.conditions, declaration: declaration, aliasedType: alias))
    switch surroundings.container {
    case .module: declare(id, in: .module(module))
    case .type(let type): declare(id, in: .type(type))
    case .local(let scope): declare(id, in: .local(scope))
    // Whose it is shows when the extensions are linked.
    case .extension(let index): extensions[index].nested.append(id)
    }
    return id
  }

  private mutating func declare(_ id: SymbolID, in owner: Owner) {
    declarations[owner, default: [:]][symbols[id.index].name, default: []].append(id)
  }

  /// What a declaration's modifiers say; nil when they say nothing.
  func access(_ declaration: Declaration) -> Symbol.Access? {
    for modifier in declaration.modifiers {
      switch modifier {
      case "private", "fileprivate": return .private
      case "public", "open", "package": return .public
      case "internal": return .internal
      default: break
      }
    }
    return nil
  }
}

// MARK: Linking

extension Program {
  /// Finds what every extension extends and what every type inherits. Each may take the other to be known: an extension may
  /// nest the type that another one extends, and a name may be one that a superclass nests. So this goes round as long as
  /// something new comes of it; the second round usually finds nothing.
  private mutating func link() {
    var depths: [Int: Int] = [:]
    for index in extensions.indices {
      let name = foreignName(of: extensions[index].body.extendedType, file: extensions[index].file)
      extensions[index].foreignName = name
      depths[index] = name.split(separator: ".").count
    }
    // What nests comes before what is nested.
    var pending = extensions.indices.sorted { (depths[$0] ?? 0, $0) < (depths[$1] ?? 0, $1) }
    var isChanged = true
    while isChanged {
      linkOwn(&pending)
      // What is left extends types of other modules, or what extensions of those nest.
      guard let depth = pending.first.flatMap({ depths[$0] }) else { return }
      let foreign = pending.filter { depths[$0] == depth }
      for index in foreign { attachForeign(index) }
      pending.removeAll { depths[$0] == depth }
      isChanged = !pending.isEmpty || foreign.contains { !extensions[$0].nested.isEmpty }
    }
  }

  private mutating func linkOwn(_ pending: inout [Int]) {
    var rounds = 0, isChanged = true
    while isChanged, rounds < 8 {
      rounds += 1
      isChanged = attach(&pending)
      let found = symbols.indices.map { inheritedNames(of: SymbolID(index: $0), depth: 0) }
      if found != inherited {
        inherited = found
        isChanged = true
      }
    }
  }

  private mutating func attach(_ pending: inout [Int]) -> Bool {
    let count = pending.count
    pending = pending.filter { !attach($0) }
    return pending.count < count
  }

  private mutating func attach(_ index: Int) -> Bool {
    let record = extensions[index]
    guard let path = path(of: record.body.extendedType),
      let found = lookup(path, from: Scope(file: record.file, container: .module)).symbol
    else { return false }
    let symbol = followingAliases(found)
    guard case .type = self.symbol(symbol).kind else { return false }
    extensions[index].extended = duplicates(of: symbol, for: record)
    for extended in extensions[index].extended {
      extensionsOfSymbol[extended, default: []].append(index)
      for nested in record.nested { declare(nested, in: .type(extended)) }
    }
    return true
  }

  private mutating func attachForeign(_ index: Int) {
    let name = foreignName(behind: extensions[index].body.extendedType, file: extensions[index].file)
    extensions[index].foreignName = name
    extensionsOfForeign[name, default: []].append(index)
    for nested in extensions[index].nested { declare(nested, in: .foreign(name)) }
  }

  /// All declarations of an extended type's name that the extension can be meant for: those of its own file before those
  /// in the nearest folder.
  private func duplicates(of id: SymbolID, for record: ExtensionRecord) -> [SymbolID] {
    guard id.index >= 0, let owner = owner(of: id) else { return [id] }
    let all = declared(symbols[id.index].name, in: owner).filter { symbols[$0.index].kind != .alias }
    guard all.count > 1 else { return [id] }
    return nearest(all, file: record.file, conditions: record.conditions)
  }

  private func owner(of id: SymbolID) -> Owner? {
    switch symbols[id.index].container {
    case .module: .module(symbols[id.index].module)
    case .type(let type): .type(type)
    case .local(let scope): .local(scope)
    case .extension(let index): extensions[index].extended.first.map { .type($0) }
    }
  }
}
