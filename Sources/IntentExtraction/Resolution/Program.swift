import IntentModel
import SourceScan

/// All files of all modules together: who declares what, what extends what, and what a name means where.
///
/// Holds the declarations of the files that were parsed in full, and the names alone of all others. Knows nothing of
/// values; of App Intents it knows the framework's names.
package struct Program: Sendable {
  /// A file as the program sees it.
  package struct File: Sendable {
    /// Index into `modules`.
    package var module: Int
    let sourcePath: SourcePath
    /// Nil for a file that was only outlined.
    package var parsed: ParsedFile?

    package init(module: Int, at path: SourcePath, parsed: ParsedFile?) {
      self.module = module
      sourcePath = path
      self.parsed = parsed
    }

    /// As the user reads it; made each time.
    package var path: String { sourcePath.text }

    /// The name without its folders, which private declarations are distinguished by.
    package var baseName: String {
      let path = path, bytes = path.utf8
      return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(path[bytes.index(after: $0)...]) } ?? path
    }
  }

  package struct Module: Sendable {
    package var name: String
    /// Scanned to resolve names, never reported.
    package var isContext: Bool

    package init(name: String, isContext: Bool) {
      self.name = name
      self.isContext = isContext
    }
  }

  /// A body that declares types.
  struct DeclaringBody: Sendable {
    /// The function or variable; nil for top-level code.
    var owner: Declaration?
    /// It is an initial value, or the argument of something: not the owner's body itself.
    var isInClosure: Bool
    var enclosing: Symbol.Container
    var file: FileID
    /// `valueNames(in:of:)`, for a body that declares many types: each of them asks.
    var valueNames: Set<String>?
  }

  /// What names are declared in.
  enum Owner: Hashable, Sendable {
    case module(Int)
    case type(SymbolID)
    /// A type that the scan does not hold, by its name as extensions write it.
    case foreign(String)
    case local(Int)
  }

  package let modules: [Module]
  package let files: [File]
  /// What the files declare that weren't parsed. Of parsed files no caller asks it.
  let outlines: Outlines
  /// By file what its code mentions of `KnownMentions`; empty if no caller asked.
  let mentions: [Mentions]
  package let configuration: BuildConfiguration

  /// What the parsed files declare, in the order of the files.
  private(set) var symbols: [Symbol] = []
  private(set) var extensions: [ExtensionRecord] = []
  private(set) var localScopes: [DeclaringBody] = []
  let imports: ImportTable
  private(set) var nameIndex = NameIndex()
  /// By symbol, of parsed files and of those that were only outlined.
  private var extensionsOfSymbol: [[Int]] = []
  private var extensionsOfOutlined: [SymbolID: [Int]] = [:]
  private(set) var extensionsOfForeign: [String: [Int]] = [:]
  /// What every symbol inherits, as far as it is known yet.
  private(set) var inherited: [[Resolution]] = []
  /// The same of the outlined types that symbols inherit from, once everything is linked.
  private(set) var inheritedByOutlined: [SymbolID: [Resolution]] = [:]
  /// The framework's protocols that every symbol conforms to.
  private(set) var conformanceSets: [ProtocolSet] = []
  /// By symbol and name, for types with many members.
  private(set) var memberFormsOfLarge: [Int: [String: MemberForms]] = [:]
  private(set) var staticMembersOfForeign: [String: Set<String>] = [:]
  /// Types that inherit from more types than are read.
  private(set) var symbolsWithTooManyAncestors: [Int] = []

  /// The order of `files` doesn't matter: everything that the program answers goes by module and path. `outlines` numbers
  /// files as `files` does; it may be empty where all are parsed. So does `mentions`, which is empty if no caller asks for them.
  package init(
    modules: [Module], files: [File], outlines: Outlines, mentions: [Mentions] = [], configuration: BuildConfiguration
  ) {
    self.modules = modules
    self.files = files
    self.outlines = outlines
    self.mentions = mentions
    self.configuration = configuration
    imports = ImportTable(
      modules: modules.map(\.name), files: files, outlines: outlines, configuration: configuration)
    for file in inOrder { collect(file) }
    nameIndex = NameIndex(symbols, files, outlines, configuration)
    inherited = Array(repeating: [], count: symbols.count)
    extensionsOfSymbol = inherited.map { _ in [] }
    link()
    // Extensions were attached as what they extend was found; what counts is where they stand.
    for symbol in symbols.indices { extensionsOfSymbol[symbol].sort() }
    for symbol in extensionsOfOutlined.keys { extensionsOfOutlined[symbol]?.sort() }
    for name in extensionsOfForeign.keys { extensionsOfForeign[name]?.sort() }
    inheritedByOutlined = inheritanceOfOutlined()
    (conformanceSets, symbolsWithTooManyAncestors) = conformanceSetsOfSymbols()
    memberFormsOfLarge = memberFormsOfLargeTypes()
    staticMembersOfForeign = staticMembersOfForeignTypes()
  }

  /// The parsed files by module and path.
  private var inOrder: [FileID] {
    files.indices.filter { files[$0].parsed != nil }
      .map { (index: $0, module: modules[files[$0].module].name, path: files[$0].path) }
      .sorted { ($0.module, $0.path) < ($1.module, $1.path) }.map { FileID($0.index) }
  }

  func parsedFile(_ file: FileID) -> ParsedFile {
    guard let parsed = files[file].parsed else { preconditionFailure("members come from parsed files alone") }
    return parsed
  }

  func isActive(_ conditions: [Condition]) -> Bool { configuration.isActive(conditions) }

  /// The extensions of a type, in the order of the files.
  func extensions(of id: SymbolID) -> [Int] {
    id.index >= 0 ? extensionsOfSymbol[id.index] : extensionsOfOutlined[id] ?? []
  }
}

// MARK: Collecting

extension Program {
  /// What is around the declarations that are collected.
  private struct Surroundings {
    var container: Symbol.Container
    var file: FileID
    var conditions: [Condition]
    /// What a member without an access modifier has.
    var access = Symbol.Access.internal
  }

  private mutating func collect(_ file: FileID) {
    guard let parsed = files[file].parsed else { return }
    let surroundings = Surroundings(container: .module, file: file, conditions: [])
    collect(parsed.declarations, surroundings)
    collect(local: parsed.localTypes, members: parsed.declarations, surroundings)
  }

  private mutating func collect(_ declarations: [Declaration], _ surroundings: Surroundings) {
    for index in declarations.indices where declarations[index].declaresNames {
      let declaration = declarations[index]
      guard configuration.isActive(declaration.conditions) else { continue }
      switch declaration.form {
      case .extension(let body): collect(body, declaration, surroundings)
      case .type(let body):
        let symbol = add(declaration, kind: .type(body.kind), surroundings)
        let inside = Surroundings(
          container: .type(symbol), file: surroundings.file,
          conditions: surroundings.conditions.followed(by: declaration.conditions))
        collect(body.members, inside)
        collect(local: body.localTypes, members: body.members, inside)
      case .typeAlias: _ = add(declaration, kind: .alias, surroundings)
      default: break
      }
    }
  }

  private mutating func collect(_ body: Extension, _ declaration: Declaration, _ surroundings: Surroundings) {
    let index = extensions.count
    let inside = Surroundings(
      container: .extension(index), file: surroundings.file,
      conditions: surroundings.conditions.followed(by: declaration.conditions),
      access: declaration.statedAccess ?? .internal)
    extensions.append(
      ExtensionRecord(
        file: surroundings.file, declaration: declaration, body: body, conditions: inside.conditions, extended: [],
        foreignName: "", isForeign: false, holdsTypes: false))
    collect(body.members, inside)
    collect(local: body.localTypes, members: body.members, inside)
  }

  private mutating func collect(
    local scopes: [LocalScope], members: [Declaration], _ surroundings: Surroundings
  ) {
    for scope in scopes {
      let owner = scope.owner.map { members[$0] }
      if let owner, !configuration.isActive(owner.conditions) { continue }
      let names =
        scope.declarations.count > 4 ? owner.map { Self.valueNames(in: $0, of: parsedFile(surroundings.file)) } : nil
      localScopes.append(
        DeclaringBody(
          owner: owner, isInClosure: scope.isInClosure, enclosing: surroundings.container, file: surroundings.file,
          valueNames: names))
      collect(
        scope.declarations,
        Surroundings(
          container: .local(localScopes.count - 1), file: surroundings.file,
          conditions: surroundings.conditions.followed(by: owner?.conditions ?? [])))
    }
  }

  private mutating func add(
    _ declaration: Declaration, kind: Symbol.Kind, _ surroundings: Surroundings
  ) -> SymbolID {
    let id = SymbolID(index: symbols.count)
    let module = files[surroundings.file].module
    var symbol = Symbol(
      name: declaration.name, kind: kind, module: module, file: surroundings.file,
      container: surroundings.container, access: declaration.statedAccess ?? surroundings.access,
      conditions: surroundings.conditions.followed(by: declaration.conditions), declaration: declaration)
    if case .type(let body) = declaration.form {
      symbol.genericParameters = body.genericParameters.map(\.name)
      symbol.inherited = body.inherited.map(\.type)
      if body.kind == .protocol { symbol.inherited += inherited(byRequirementsOf: body) }
    }
    symbols.append(symbol)
    if case .extension(let index) = surroundings.container { extensions[index].holdsTypes = true }
    return id
  }

  /// `protocol P where Self: Q` is `protocol P: Q`.
  private func inherited(byRequirementsOf body: TypeBody) -> [TypeSyntax] {
    body.requirements.filter { !$0.isSameType && path(of: $0.left) == ["Self"] }.map(\.right)
  }
}

// MARK: Linking

extension Program {
  /// What linking has still to look at.
  private struct Linking {
    /// The extensions of which the scan does not know what they extend. What nests comes before what is nested.
    var pending: [Int]
    /// By symbol: whether what it inherits may still turn out to be something else.
    var isUnsettled: [Bool]
  }

  /// Finds what every extension extends and what every type inherits. Each may take the other to be known: an extension may
  /// nest the type that another one extends, and a name may be one that a superclass nests. So this goes round as long as
  /// something new comes of it; the second round usually finds nothing.
  private mutating func link() {
    for index in extensions.indices {
      extensions[index].foreignName = foreignName(
        of: extensions[index].body.extendedType, file: extensions[index].file)
    }
    let depths = extensions.indices.map { index in
      let name = extensions[index].foreignName.utf8
      return name.isEmpty ? 0 : name.reduce(1) { $1 == UInt8(ascii: ".") ? $0 + 1 : $0 }
    }
    var linking = Linking(
      pending: extensions.indices.sorted { (depths[$0], $0) < (depths[$1], $1) },
      isUnsettled: Array(repeating: true, count: symbols.count))
    var isChanged = true
    while isChanged {
      linkOwn(&linking)
      // What is left extends types of other modules, or what extensions of those nest.
      guard let depth = linking.pending.first.map({ depths[$0] }) else { return }
      let foreign = linking.pending.filter { depths[$0] == depth }
      for index in foreign { attachForeign(index) }
      linking.pending.removeAll { depths[$0] == depth }
      isChanged = !linking.pending.isEmpty || foreign.contains { extensions[$0].holdsTypes }
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
        if found.names != inherited[symbol] { changes.append((symbol, found.names)) }
      }
      for change in changes { inherited[change.symbol] = change.names }
      isChanged = isChanged || !changes.isEmpty
    }
  }

  /// What the symbols inherit of which the scan does not know for certain. All at once: a debug build copies the program for each
  /// question that is asked while it changes.
  private func inheritedNames(of isUnsettled: [Bool]) -> [(symbol: Int, found: InheritedNames)] {
    var all: [(symbol: Int, found: InheritedNames)] = []
    for symbol in symbols.indices where isUnsettled[symbol] { all.append((symbol, inheritedNames(of: symbol))) }
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
      for id in extensions[index].extended where id.index >= 0 { linking.isUnsettled[id.index] = true }
    }
    return linking.pending.count < pending.count
  }

  private mutating func attach(_ index: Int) -> Bool {
    let scope = Scope(file: extensions[index].file, container: .module)
    guard let components = extensions[index].body.extendedType.components,
      let found = lookup(components, from: scope).symbol, case let symbol = followingAliases(found),
      !isAlias(symbol)
    else { return false }
    let extended = duplicates(of: symbol, for: index)
    extensions[index].extended = extended
    for id in extended {
      if id.index >= 0 {
        extensionsOfSymbol[id.index].append(index)
      } else {
        extensionsOfOutlined[id, default: []].append(index)
      }
    }
    return true
  }

  private mutating func attachForeign(_ index: Int) {
    let name = foreignName(after: extensions[index].body.extendedType, file: extensions[index].file)
    extensions[index].foreignName = name
    extensions[index].isForeign = true
    extensionsOfForeign[name, default: []].append(index)
  }

  /// All declarations of an extended type's name that the extension can be meant for: those of its own file before those
  /// in the nearest folder.
  private func duplicates(of id: SymbolID, for index: Int) -> [SymbolID] {
    guard id.index >= 0, let owner = owner(of: id) else { return [id] }
    let all = declarations(of: symbols[id.index].name, in: owner).filter { $0.index >= 0 && !isAlias($0) }
    guard all.count > 1 else { return [id] }
    return nearest(all, file: extensions[index].file, conditions: extensions[index].conditions)
  }

  private func owner(of id: SymbolID) -> Owner? {
    switch symbols[id.index].container {
    case .module: .module(symbols[id.index].module)
    case .type(let type): .type(type)
    case .local(let scope): .local(scope)
    case .extension(let index): extensions[index].extended.first.map { .type($0) }
    }
  }

  /// What the outlined types inherit that symbols inherit from, directly or not.
  private func inheritanceOfOutlined() -> [SymbolID: [Resolution]] {
    var found: [SymbolID: [Resolution]] = [:]
    var pending = inherited.joined().compactMap(\.symbol).filter { $0.index < 0 }
    while let next = pending.popLast() {
      guard found[next] == nil else { continue }
      let names = inheritedNames(ofOutlined: next, depth: 0)
      found[next] = names
      pending += names.compactMap(\.symbol).filter { $0.index < 0 }
    }
    return found
  }
}

extension Array {
  /// `+` without a new array where one of the two is empty, as nearly all lists of conditions are. (In a debug build,
  /// `isEmpty` is a call through the table of a protocol.)
  func followed(by others: [Element]) -> [Element] {
    others.count == 0 ? self : count == 0 ? others : self + others
  }
}

extension Declaration {
  /// What the modifiers say of access; nil when they say nothing.
  var statedAccess: Symbol.Access? {
    for modifier in modifiers {
      switch modifier {
      case "private", "fileprivate": return .private
      case "public", "open", "package": return .public
      case "internal": return .internal
      default: break
      }
    }
    return nil
  }

  /// Names that are looked up: its own, or those of what it holds.
  fileprivate var declaresNames: Bool {
    switch form {
    case .type, .extension, .typeAlias: true
    default: false
    }
  }
}
