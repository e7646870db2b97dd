import SourceScan

/// Collects the symbols, the extensions and the bodies with local types of the parsed files.
struct SymbolCollector {
  private let files: [Program.File]
  private let configuration: BuildConfiguration
  private(set) var symbols: [Symbol] = []
  private(set) var extensions: [ExtensionRecord] = []
  private(set) var localScopes: [DeclaringBody] = []

  init(_ modules: [Program.Module], _ files: [Program.File], _ configuration: BuildConfiguration) {
    self.files = files
    self.configuration = configuration
    let inOrder = files.indices.filter { files[$0].parsed != nil }
      .map { (file: FileID($0), module: modules[files[$0].module].name, path: files[$0].path) }
      .sorted { ($0.module, $0.path) < ($1.module, $1.path) }
    for (file, _, _) in inOrder { collect(file) }
  }

  /// The context of the declarations that are collected.
  private struct Surroundings {
    var container: Symbol.Container
    var file: FileID
    var conditions: [Condition]
    /// The access of a member without an access modifier.
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
      container: .extension(.parsed(index)), file: surroundings.file,
      conditions: surroundings.conditions.followed(by: declaration.conditions),
      access: declaration.statedAccess ?? .internal)
    extensions.append(
      ExtensionRecord(
        file: surroundings.file, declaration: declaration, body: body, conditions: inside.conditions,
        holdsTypes: false))
    collect(body.members, inside)
    collect(local: body.localTypes, members: body.members, inside)
  }

  private mutating func collect(
    local scopes: [LocalScope], members: [Declaration], _ surroundings: Surroundings
  ) {
    guard !scopes.isEmpty, let parsed = files[surroundings.file].parsed else { return }
    for scope in scopes {
      let owner = scope.owner.map { members[$0] }
      if let owner, !configuration.isActive(owner.conditions) { continue }
      let names =
        scope.declarations.count > 4 ? owner.map { DeclaringBody.valueNames(in: $0, of: parsed) } : nil
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
    let id = SymbolID.parsed(symbols.count)
    let module = files[surroundings.file].module
    var symbol = Symbol(
      name: declaration.name, kind: kind, module: module, file: surroundings.file,
      container: surroundings.container, access: declaration.statedAccess ?? surroundings.access,
      conditions: surroundings.conditions.followed(by: declaration.conditions), declaration: declaration)
    if case .type(let body) = declaration.form {
      symbol.genericParameters = body.genericParameters.prefix(Limits.genericParameters).map(\.name)
      symbol.inherited = body.inherited.map(\.type)
      if body.kind == .protocol { symbol.inherited += inherited(byRequirementsOf: body) }
    }
    symbols.append(symbol)
    if case .extension(.parsed(let index)) = surroundings.container { extensions[index].holdsTypes = true }
    return id
  }

  /// The types that a protocol inherits from by its `where` clause: `protocol P where Self: Q` is `protocol P: Q`.
  private func inherited(byRequirementsOf body: TypeBody) -> [TypeSyntax] {
    body.requirements.filter { !$0.isSameType && $0.left.path == ["Self"] }.map(\.right)
  }
}

extension Array {
  /// `+` without a new array if one of the two is empty, like nearly all lists of conditions. It compares `count`, because in a
  /// debug build `isEmpty` is called through a protocol.
  func followed(by others: [Element]) -> [Element] {
    others.count == 0 ? self : count == 0 ? others : self + others
  }
}

extension Declaration {
  /// The access that the modifiers state; nil if they state none.
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

  /// Whether the declaration has a name that is looked up, or members that have one.
  fileprivate var declaresNames: Bool {
    switch form {
    case .type, .extension, .typeAlias: true
    default: false
    }
  }
}
