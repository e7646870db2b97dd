import SourceScan

/// Symbols as the mangler wants them. Nil wherever the source leaves open what the compiler knows.
extension Program {
  /// The Swift ABI name of a type without its prefix.
  func mangledName(of id: SymbolID) -> String? { nominalPath(of: id)?.mangledName }

  func nominalPath(of id: SymbolID) -> NominalPath? {
    let symbol = symbol(id)
    guard case .type(let kind) = symbol.kind, let scope = manglingScope(of: symbol) else { return nil }
    var path = NominalPath(scope, symbol.name, kind, genericParameterCount: genericParameters(of: id).count)
    if isPrivate(symbol), !isInsidePrivateOrLocal(symbol.container) { path.privateFile = files[symbol.file].baseName }
    return path
  }

  private func genericParameters(of id: SymbolID) -> [GenericParameter] {
    guard case .type(let body)? = symbol(id).declaration?.form, body.kind != .protocol else { return [] }
    return body.genericParameters
  }

  /// Private by its own modifier, or as a member of a private extension.
  private func isPrivate(_ symbol: Symbol) -> Bool {
    if symbol.isPrivate { return true }
    guard let index = symbol.enclosingExtension else { return false }
    let modifiers = symbol.declaration?.modifiers ?? []
    if modifiers.contains("public") || modifiers.contains("internal") || modifiers.contains("package") { return false }
    let outer = extensions[index].declaration.modifiers
    return outer.contains("private") || outer.contains("fileprivate")
  }

  private func isInsidePrivateOrLocal(_ container: Symbol.Container) -> Bool {
    switch container {
    case .module, .foreign: false
    case .local: true
    case .type(let id): isPrivate(symbol(id)) || isInsidePrivateOrLocal(symbol(id).container)
    }
  }

  // MARK: Scopes

  private func manglingScope(of symbol: Symbol) -> ManglingScope? {
    let module = modules[symbol.module].name
    switch symbol.container {
    case .module: return .module(module)
    case .type(let parent):
      guard let path = nominalPath(of: parent) else { return nil }
      guard let index = symbol.enclosingExtension else { return .type(path) }
      return extensionScope(
        of: path, extensions[index], parameters: genericNames(of: parent), declaredIn: parent, module)
    case .foreign(let name):
      guard let path = foreignPath(name), let index = symbol.enclosingExtension else { return nil }
      return extensionScope(
        of: path, extensions[index], parameters: ForeignTypes.genericParameters[name] ?? [], declaredIn: nil, module)
    case .local(let index):
      guard let owner = bodyOwner(localScopes[index]) else { return nil }
      return .body(owner, index: indexInBody(of: symbol))
    }
  }

  /// An extension of a type of the same module without requirements mangles as if its members stood in the type.
  private func extensionScope(
    of path: NominalPath, _ record: ExtensionRecord, parameters: [String], declaredIn parent: SymbolID?,
    _ module: String
  ) -> ManglingScope? {
    let isOwn = parent.map { symbol($0).module == files[record.file].module } ?? false
    guard let requirements = requirements(record, parameters: parameters) else { return nil }
    if isOwn, requirements.isEmpty { return .type(path) }
    return .extension(of: path, in: module, requirements: requirements)
  }

  /// All generic parameters in scope, the outermost type's first.
  private func genericNames(of id: SymbolID) -> [String] {
    var outer: [String] = []
    if case .type(let parent) = symbol(id).container { outer = genericNames(of: parent) }
    return outer + genericParameters(of: id).map(\.name)
  }

  private func requirements(_ record: ExtensionRecord, parameters: [String]) -> [ManglingRequirement]? {
    let scope = Scope(file: record.file, container: .module)
    var requirements: [ManglingRequirement] = []
    for requirement in record.body.requirements {
      guard let name = path(of: requirement.left), name.count == 1, let index = parameters.firstIndex(of: name[0])
      else {
        return nil
      }
      if requirement.isSameType {
        guard let type = mangledType(requirement.right, from: scope) else { return nil }
        requirements.append(.init(parameter: index, .same(type)))
      } else if let right = path(of: requirement.right), right == ["AnyObject"] {
        requirements.append(.init(parameter: index, .anyObject))
      } else {
        guard let right = path(of: requirement.right), let bound = nominalPath(right, from: scope) else { return nil }
        requirements.append(.init(parameter: index, .conforms(bound, inherited: nil)))
      }
    }
    // `extension Array<Int>`: the arguments are requirements too.
    let arguments = record.body.extendedType.components?.last?.genericArguments ?? []
    for (index, argument) in arguments.enumerated() {
      guard arguments.count <= parameters.count, let type = mangledType(argument, from: scope) else { return nil }
      requirements.append(.init(parameter: parameters.count - arguments.count + index, .same(type)))
    }
    return requirements
  }

  /// A type that the scan doesn't hold, as far as the tables know it.
  private func foreignPath(_ name: String) -> NominalPath? {
    if let standard = NominalPath.standard(name) { return standard }
    if let kind = ForeignTypes.foundation[name] {
      // On Linux the types live in a module of their own.
      return NominalPath(.module(configuration.platform == .linux ? "FoundationEssentials" : "Foundation"), name, kind)
    }
    if let kind = ForeignTypes.appIntents[name] { return NominalPath(.module(KnownProtocols.module), name, kind) }
    return nil
  }

  private func nominalPath(_ name: [String], from scope: Scope) -> NominalPath? {
    switch lookup(name, from: scope) {
    case .symbol(let symbol): nominalPath(of: followingAliases(symbol))
    case .framework(let name), .other(let name): foreignPath(name)
    }
  }

  // MARK: Bodies

  /// How many types of the same name the same body declares before this one.
  private func indexInBody(of symbol: Symbol) -> Int {
    let same = declared(symbol.name, in: symbol.container)
    return same.firstIndex { self.symbol($0).declaration?.span == symbol.declaration?.span } ?? 0
  }

  /// The function or variable whose body a local scope is. Types in closures and initial values are left out: which
  /// closure of the body it is takes more than its declaration.
  private func bodyOwner(_ scope: LocalScope) -> BodyOwner? {
    guard let owner = scope.owner, !scope.isInClosure else { return nil }
    let outer: ManglingScope
    switch scope.enclosing {
    case .module: outer = .module(modules[files[scope.file].module].name)
    case .type(let type):
      guard let path = nominalPath(of: type) else { return nil }
      outer = .type(path)
    case .foreign, .local: return nil
    }
    var container = Scope(file: scope.file, container: scope.enclosing)
    container.file = scope.file
    guard let form = bodyForm(owner, from: container) else { return nil }
    let isPrivate = owner.modifiers.contains("private") || owner.modifiers.contains("fileprivate")
    return BodyOwner(
      outer, form, isStatic: owner.isStatic, privateFile: isPrivate ? files[scope.file].baseName : nil)
  }

  private func bodyForm(_ owner: Declaration, from scope: Scope) -> BodyOwner.Form? {
    switch owner.form {
    case .function(let function):
      guard function.genericParameters.isEmpty, let signature = signature(function, from: scope) else { return nil }
      return .function(name: owner.name, signature)
    case .variable(let variable):
      guard variable.getter != nil, let type = variable.type, let mangled = mangledType(type, from: scope) else {
        return nil
      }
      return .accessor(.get, of: owner.name, type: mangled)
    default: return nil
    }
  }

  private func signature(_ function: Function, from scope: Scope) -> FunctionSignature? {
    var parameters: [FunctionSignature.Parameter] = []
    for parameter in function.parameters {
      guard parameter.type.attributes.isEmpty, let type = mangledType(parameter.type, from: scope) else { return nil }
      parameters.append(.init(parameter.label, type, isVariadic: parameter.isVariadic))
    }
    var result = MangledType.void
    if let type = function.result {
      guard let mangled = mangledType(type, from: scope) else { return nil }
      result = mangled
    }
    return FunctionSignature(
      parameters, result: result, isAsync: function.isAsync, throwing: function.isThrowing ? .anyError : .never)
  }

  // MARK: Types

  private func mangledType(_ type: TypeSyntax, from scope: Scope) -> MangledType? {
    guard type.attributes.isEmpty else { return nil }
    switch type.form {
    case .optional(let inner): return mangledType(inner, from: scope).map { .optional($0) }
    case .array(let element): return mangledType(element, from: scope).flatMap { .standard("Array", $0) }
    case .dictionary(let key, let value):
      guard let key = mangledType(key, from: scope), let value = mangledType(value, from: scope) else { return nil }
      return .standard("Dictionary", key, value)
    case .tuple(let elements):
      var mangled: [MangledType.Element] = []
      for element in elements {
        guard let type = mangledType(element.type, from: scope) else { return nil }
        mangled.append(.init(label: element.label, type))
      }
      return .tuple(mangled)
    case .named(let components): return mangledType(components, from: scope)
    default: return nil
    }
  }

  private func mangledType(_ components: [TypeSyntax.Component], from scope: Scope) -> MangledType? {
    let names = components.map(\.name)
    if names == ["Void"], lookup(names, from: scope) == .other("Void") { return .void }
    var arguments: [MangledType] = []
    for argument in components.flatMap(\.genericArguments) {
      guard let mangled = mangledType(argument, from: scope) else { return nil }
      arguments.append(mangled)
    }
    guard let path = nominalPath(names, from: scope), path.kind != .protocol else { return nil }
    return .nominal(path, arguments: arguments)
  }
}

/// Types of other modules that an app may extend to nest its own in.
private enum ForeignTypes {
  static let foundation: [String: TypeBody.Kind] = [
    "URL": .struct, "Date": .struct, "UUID": .struct, "Data": .struct, "Locale": .struct, "Calendar": .struct,
    "DateComponents": .struct, "TimeZone": .struct, "IndexPath": .struct, "DateInterval": .struct, "Decimal": .struct,
    "AttributedString": .struct,
  ]

  static let appIntents: [String: TypeBody.Kind] = [
    "IntentDialog": .struct, "IntentDescription": .struct, "DisplayRepresentation": .struct,
    "TypeDisplayRepresentation": .struct, "IntentFile": .struct, "IntentPerson": .struct, "AppShortcut": .struct,
  ]

  static let genericParameters: [String: [String]] = [
    "Array": ["Element"], "Set": ["Element"], "Optional": ["Wrapped"], "Dictionary": ["Key", "Value"],
    "ClosedRange": ["Bound"], "Range": ["Bound"], "Result": ["Success", "Failure"],
  ]
}
