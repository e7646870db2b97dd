import SourceScan

/// The members of a type, in all its declarations.
extension Program {
  struct Member {
    var declaration: Declaration
    var file: FileID
    /// The scope in which the names in the member are looked up.
    var scope: Scope
    /// The `#if`s around it, those around its type or extension included.
    var conditions: [Condition]
    /// The availability of the member itself, and of the extension that holds it.
    var availability: [Availability]
    /// The protocol or superclass that provides the member: a default of a protocol's extension, or an inherited member. Nil for a
    /// member of the type itself or its extensions.
    var providedBy: String?

    /// Whether it is an instance's `id`: `let id: Int`.
    var isIdentifier: Bool { declaration.name == "id" && !declaration.isStatic }

    /// Whether it is `func perform()`. A function `perform` with parameters is not what the protocol requires; an intent may call
    /// it.
    var isPerform: Bool {
      guard declaration.name == "perform", case .function(let function) = declaration.form else { return false }
      return function.parameters.isEmpty
    }
  }

  /// A type's members in the order in which they are preferred: its own and those of its extensions, those of superclasses,
  /// then the defaults of protocol extensions, those of a refining protocol before those of the refined one. Members of `#if`
  /// branches that the configuration excludes are omitted.
  ///
  /// Inherited members are read as far as `budget` allows.
  func members(of id: SymbolID, _ budget: inout InheritanceBudget) -> [Member] {
    var members = ownMembers(of: id)
    let superclasses = superclasses(of: id)
    for superclass in superclasses {
      members += ownMembers(of: superclass, providedBy: store.name(of: superclass), nil, &budget)
    }
    // Conformances are resolved at the superclass that states them: the defaults chosen there apply to subclasses.
    for provider in protocols(of: superclasses.reversed() + [id]) { members += defaults(provider, for: id, &budget) }
    return members
  }

  /// The members of a type that may have no App Intents.
  func members(of id: SymbolID) -> [Member] {
    var budget = InheritanceBudget(ofOneOf: store.symbols.count)
    return members(of: id, &budget)
  }

  /// The members that a type and its extensions declare; only those named `name`, if it is not nil.
  func ownMembers(_ name: String? = nil, of id: SymbolID) -> [Member] {
    var budget = InheritanceBudget.unlimited
    return ownMembers(of: id, providedBy: nil, name, &budget)
  }

  private func ownMembers(
    of id: SymbolID, providedBy provider: String?, _ name: String?, _ budget: inout InheritanceBudget
  ) -> [Member] {
    let symbol = store.symbol(id)
    var members: [Member] = []
    if case .type(let body)? = symbol.declaration?.form {
      members = self.members(
        body.members, file: symbol.file, container: .type(id), conditions: symbol.conditions, availability: [],
        providedBy: provider, name, &budget)
    }
    for index in links.extensions(of: id) {
      members += self.members(ofExtension: index, providedBy: provider, name, &budget)
    }
    return members
  }

  /// The names of the members that a type and its extensions declare in `#if` branches that the configuration excludes.
  func hiddenMembers(of id: SymbolID) -> [String] {
    var declarations: [Declaration] = []
    if case .type(let body)? = store.symbol(id).declaration?.form { declarations += body.members }
    declarations += links.extensions(of: id).flatMap { store.extensions[$0].body.members }
    return Set(declarations.filter { !isActive($0.conditions) }.map(\.name)).sorted()
  }

  func members(
    ofExtension index: Int, providedBy provider: String?, _ name: String?, _ budget: inout InheritanceBudget
  ) -> [Member] {
    let record = store.extensions[index]
    return members(
      record.body.members, file: record.file, container: .extension(.parsed(index)), conditions: record.conditions,
      availability: availability(record.declaration.attributes, file: record.file), providedBy: provider,
      name, &budget)
  }

  private func members(
    _ declarations: [Declaration], file: FileID, container: Symbol.Container, conditions: [Condition],
    availability: [Availability], providedBy provider: String?, _ name: String?, _ budget: inout InheritanceBudget
  ) -> [Member] {
    var members: [Member] = []
    for declaration in declarations where budget.allows(declaration) {
      Steps.count()
      if let name, declaration.name != name { continue }
      guard isActive(declaration.conditions) else { continue }
      members.append(
        Member(
          declaration: declaration, file: file, scope: Scope(file: file, container: container),
          conditions: conditions.followed(by: declaration.conditions),
          availability: availability.followed(by: self.availability(declaration.attributes, file: file)),
          providedBy: provider))
    }
    return members
  }

  func availability(_ attributes: [Attribute], file: FileID) -> [Availability] {
    if attributes.isEmpty { return [] }
    return attributes.flatMap { attribute -> [Availability] in
      guard attribute.name == "available", let arguments = attribute.argumentSpan, isActive(attribute.conditions) else {
        return []
      }
      return Availability.parse(parsedFile(file), arguments)
    }
  }

  // MARK: Declarations

  /// A symbol's declaration, with the file and the scope in which the names of its header are looked up; nil for a symbol that was
  /// only outlined.
  func declaration(of id: SymbolID) -> (declaration: Declaration, file: FileID, scope: Scope)? {
    let symbol = store.symbol(id)
    return symbol.declaration.map { ($0, symbol.file, store.scope(around: id)) }
  }

  /// A reference to a type by name, with its declaration if the scan holds it.
  func reference(_ path: [String], from scope: Scope, at place: Place) -> TypeReference {
    if let symbol = lookup(path, from: scope).symbol { return reference(followingAliases(symbol), at: place) }
    return TypeReference(name: path.last ?? "", place: place)
  }

  func reference(_ id: SymbolID, at place: Place) -> TypeReference {
    TypeReference(
      name: store.name(of: id), qualifiedName: qualifiedName(of: id), module: modules[store.module(of: id)].name,
      place: place)
  }

  /// The kind of values of a declared type, by its conformances; unknown for any other type than an entity, an enum, a union or an
  /// intent.
  func valueKind(of id: SymbolID) -> ValueType.Kind {
    let conformances = conformanceSet(of: id)
    if conformances.isEmpty { return .unknown }
    if conformances.contains("AppEntity") { return .entity }
    if conformances.contains("AppEnum") { return .enum }
    if conformances.contains("AppUnionValue") { return .union }
    if conformances.contains("AppIntent") { return .intent }
    return .unknown
  }

  // MARK: Attributes

  /// The framework's wrapper that an attribute names; nil for any other attribute.
  func wrapper(_ attribute: Attribute, from scope: Scope) -> KnownWrapper? {
    frameworkName(of: attribute, from: scope).flatMap { KnownWrappers.byName[$0] }
  }

  /// Whether an attribute may be a property wrapper: it is not an attribute of Swift, a global actor or a result builder.
  func mayBeWrapper(_ attribute: Attribute, from scope: Scope) -> Bool {
    if SwiftAttributes.contains(attribute.name) { return false }
    let found = attribute.type.components.flatMap { lookup($0, from: scope).symbol }.map { followingAliases($0) }
    guard let declaration = found.flatMap({ store.symbol($0).declaration }) else {
      return !KnownWrappers.namesNoWrapper(attribute.name)
    }
    return !declaration.attributes.contains { $0.name == "globalActor" || $0.name == "resultBuilder" }
  }

  /// The framework's macro that an attribute names; nil for any other attribute.
  func macro(_ attribute: Attribute, from scope: Scope) -> KnownMacros.Use? {
    guard let name = attribute.type.components?.last?.name, KnownMacros.byName[name] != nil,
      frameworkName(of: attribute, from: scope) != nil
    else { return nil }
    return KnownMacros.use(name, labels: attribute.arguments.map(\.label))
  }

  /// The name of an attribute that no declaration of the scan has; after a typealias, the name that it refers to. Nil for an
  /// attribute that the scan declares, and for a qualified name that is not the framework's.
  private func frameworkName(of attribute: Attribute, from scope: Scope) -> String? {
    guard var components = attribute.type.components?.map(\.name) else { return nil }
    var scope = scope, seen: Set<SymbolID> = []
    while true {
      let resolution = lookup(components, from: scope)
      guard let alias = resolution.symbol else {
        // `@AppIntents.Parameter`, and `@AppIntent.Parameter` if the protocol's typealias refers to the wrapper.
        let isQualified = components.count == 2 && isFrameworkQualifier(components[0], from: scope)
        return components.count == 1 || isQualified ? components.last : nil
      }
      guard let path = store.aliasedType(of: alias).flatMap(\.path), seen.count < Limits.aliases,
        seen.insert(alias).inserted
      else {
        return nil
      }
      components = path
      scope = store.scope(around: alias)
    }
  }

  private func isFrameworkQualifier(_ name: String, from scope: Scope) -> Bool {
    switch lookup([name], from: scope) {
    case .symbol: false
    case .framework: true
    case .other: name == KnownProtocols.module
    }
  }
}
