import SourceScan

/// The members that a type has, wherever they are declared.
extension Program {
  struct Member {
    var declaration: Declaration
    var file: Int
    /// Where its names are looked up.
    var scope: Scope
    /// The `#if`s around it, those around its type or extension included.
    var conditions: [Condition]
    /// Of the member itself, and of the extension that holds it.
    var availability: [Availability]
    /// Of a default that a protocol's extension gives, or an inherited member: the protocol's or superclass's name.
    var providedBy: String?
  }

  /// A type's own members, those of its extensions, then what superclasses and extensions of its protocols give: a
  /// witness comes before a default. Members of `#if` branches that the configuration leaves out are left out.
  func members(of id: SymbolID) -> [Member] {
    var members = ownMembers(of: id, providedBy: nil)
    var seen: Set<SymbolID> = [id], pending = inheritedSymbols(of: id), next = 0
    while next < pending.count {
      let current = pending[next]
      next += 1
      guard seen.insert(current).inserted else { continue }
      let name = symbol(current).name
      // A protocol's own body only asks for members; its extensions give them.
      members +=
        symbol(current).kind == .type(.protocol)
        ? extensionMembers(of: current, providedBy: name, for: id) : ownMembers(of: current, providedBy: name)
      pending += inheritedSymbols(of: current)
    }
    return members
  }

  private func ownMembers(of id: SymbolID, providedBy provider: String?) -> [Member] {
    let symbol = symbol(id)
    var members: [Member] = []
    if case .type(let body)? = symbol.declaration?.form {
      members = self.members(
        body.members, file: symbol.file, container: .type(id), conditions: symbol.conditions, availability: [],
        providedBy: provider)
    }
    return members + extensionMembers(of: id, providedBy: provider)
  }

  /// `conforming` is the type that a protocol's extension is asked for: its `where` clause decides whether it gives anything.
  private func extensionMembers(
    of id: SymbolID, providedBy provider: String?, for conforming: SymbolID? = nil
  ) -> [Member] {
    (extensionsOfSymbol[id] ?? []).flatMap { index -> [Member] in
      let record = extensions[index]
      if let conforming, !holds(record, for: conforming) { return [] }
      return members(
        record.body.members, file: record.file, container: .type(id), conditions: record.conditions,
        availability: availability(record.declaration.attributes, file: record.file), providedBy: provider)
    }
  }

  /// Whether a type meets the `where` clause of a protocol's extension. What asks for anything but a conformance or the
  /// identity of `Self` isn't known to hold.
  private func holds(_ record: ExtensionRecord, for conforming: SymbolID) -> Bool {
    record.body.requirements.allSatisfy { requirement in
      guard path(of: requirement.left) == ["Self"], let right = path(of: requirement.right) else { return false }
      switch lookup(right, from: Scope(file: record.file, container: .module)) {
      case .framework(let name): return !requirement.isSameType && conformances(of: conforming).contains(name)
      case .symbol(let symbol):
        let symbol = followingAliases(symbol)
        return requirement.isSameType ? symbol == conforming : inherits(conforming, from: symbol)
      case .other: return false
      }
    }
  }

  private func inherits(_ type: SymbolID, from ancestor: SymbolID) -> Bool {
    var seen: Set<SymbolID> = [], pending = [type]
    while let current = pending.popLast() {
      if current == ancestor { return true }
      if seen.insert(current).inserted { pending += inheritedSymbols(of: current) }
    }
    return false
  }

  private func members(
    _ declarations: [Declaration], file: Int, container: Symbol.Container, conditions: [Condition],
    availability: [Availability], providedBy provider: String?
  ) -> [Member] {
    declarations.compactMap { declaration in
      guard isActive(declaration.conditions) else { return nil }
      return Member(
        declaration: declaration, file: file, scope: Scope(file: file, container: container),
        conditions: conditions + declaration.conditions,
        availability: availability + self.availability(declaration.attributes, file: file), providedBy: provider)
    }
  }

  func availability(_ attributes: [Attribute], file: Int) -> [Availability] {
    attributes.flatMap { attribute -> [Availability] in
      guard attribute.name == "available", let tokens = attribute.argumentTokens, isActive(attribute.conditions) else {
        return []
      }
      return Availability.parse(parsedFile(file), tokens)
    }
  }

  // MARK: Declarations

  /// A symbol's declaration, and where its header is looked up.
  func declaration(of id: SymbolID) -> (declaration: Declaration, file: Int, scope: Scope)? {
    let symbol = symbol(id)
    return symbol.declaration.map { ($0, symbol.file, scope(around: id)) }
  }

  /// Whether a type declares an enum case of a name.
  func declaresCase(_ name: String, in id: SymbolID) -> Bool {
    ownMembers(of: followingAliases(id), providedBy: nil).contains { member in
      if case .enumCase = member.declaration.form { member.declaration.name == name } else { false }
    }
  }

  /// Whether a type declares a static variable or function of a name, and no such case.
  func declaresStaticMember(_ name: String, in id: SymbolID) -> Bool {
    let members = ownMembers(of: followingAliases(id), providedBy: nil).filter { $0.declaration.name == name }
    return members.contains { $0.declaration.isStatic }
      && !members.contains { if case .enumCase = $0.declaration.form { true } else { false } }
  }

  /// A reference to a type by name, with its declaration if the scan holds it.
  func reference(_ path: [String], from scope: Scope, at place: Place) -> TypeReference {
    if let symbol = lookup(path, from: scope).symbol { return reference(followingAliases(symbol), at: place) }
    return TypeReference(name: path.last ?? "", place: place)
  }

  func reference(_ id: SymbolID, at place: Place) -> TypeReference {
    let symbol = symbol(id)
    return TypeReference(
      name: symbol.name, qualifiedName: qualifiedName(of: id), module: modules[symbol.module].name, place: place)
  }

  /// What the framework makes of a value of a declared type.
  func valueKind(of id: SymbolID) -> ValueType.Kind {
    let conformances = conformances(of: id)
    if conformances.contains("AppEntity") { return .entity }
    if conformances.contains("AppEnum") { return .enum }
    if conformances.contains("AppUnionValue") { return .union }
    if conformances.contains("AppIntent") { return .intent }
    return .unknown
  }

  // MARK: Attributes

  /// The framework's wrapper that an attribute names; nil for any other attribute. Attributes look names up at the
  /// module's level first, so that an app's own `Parameter` hides the framework's even inside an intent.
  func wrapper(_ attribute: Attribute, from scope: Scope) -> KnownWrappers.Wrapper? {
    frameworkName(of: attribute, from: scope).flatMap { KnownWrappers.byName[$0] }
  }

  /// The framework's macro that an attribute names.
  func macro(_ attribute: Attribute, from scope: Scope) -> KnownMacros.Macro? {
    guard let name = frameworkName(of: attribute, from: scope) else { return nil }
    return KnownMacros.macro(name, labels: attribute.arguments.map(\.label))
  }

  private func frameworkName(of attribute: Attribute, from scope: Scope) -> String? {
    guard let components = attribute.type.components, let name = components.last?.name else { return nil }
    guard components.count == 1 else {
      // `@AppIntents.Parameter`, and `@AppIntent.Parameter`, where the protocol's typealias stands for the wrapper.
      let qualifier = components[0].name
      let isFramework = qualifier == KnownProtocols.module || KnownProtocols.isFrameworkName(qualifier)
      return components.count == 2 && isFramework && moduleLevel(qualifier, from: scope) == nil ? name : nil
    }
    return moduleLevel(name, from: scope) == nil ? name : nil
  }
}
