import SourceScan

/// The associated types of one protocol, by name: those that it declares, and those that its requirements state.
struct AssociatedTypes: Sendable {
  fileprivate(set) var declared: [String: AssociatedType] = [:]
  /// The types that requirements equate with them.
  fileprivate(set) var equal: [String: [TypeSyntax]] = [:]
}

/// The types that a conforming type has for associated types of protocols: `ID`, `Entity`, `DefaultQuery`.
extension Program {
  /// The type that a type states for an associated type: by a typealias of its own or an inherited one, or by a requirement or an
  /// argument of one of its protocols, `protocol Song: AppEntity where ID == Int`. Nil if it states none, or nests a type of that
  /// name.
  func associatedType(_ name: String, of type: SymbolID) -> AliasTarget? {
    var seen: Set<String> = []
    return associatedType(name, of: type, &seen)
  }

  private func associatedType(_ name: String, of type: SymbolID, _ seen: inout Set<String>) -> AliasTarget? {
    seen.insert(name)
    if let nested = memberType(name, of: type, from: store.scope(inside: type)) { return aliasTarget(nested) }
    for ancestor in ancestry(of: type) {
      for found in requiredTypes(name, by: ancestor) {
        // `where ID == Key`: another associated type.
        let other = associatedTypeName(found.type)
        guard let other, seen.contains(other) || isAssociatedType(other, of: type) else { return found }
        if !seen.contains(other), let target = associatedType(other, of: type, &seen) { return target }
      }
    }
    return nil
  }

  /// The default of an associated type, for a type that states nothing else: `String` of `associatedtype ID = String`. Nil if no
  /// protocol of the type has one.
  func defaultOfAssociatedType(_ name: String, of type: SymbolID) -> AliasTarget? {
    for ancestor in ancestry(of: type) {
      if let type = associatedTypes(of: ancestor)?.declared[name]?.defaultType { return target(type, in: ancestor) }
    }
    return nil
  }

  /// Whether a type may be `Identifiable`: it conforms to a protocol of the framework, or to `Identifiable` by a clause of its
  /// own or of an extension. Other types do not count, because their files are not parsed for this.
  func isIdentifiable(_ type: SymbolID) -> Bool {
    if !conformanceSet(of: type).isEmpty { return true }
    return inheritedNames(of: type).contains { if case .other(Self.identifiable) = $0 { true } else { false } }
  }

  static let identifiable = "Identifiable"

  /// Whether a type, as written, is an associated type by its name alone: `ID`, `Self.ID`.
  func namesAssociatedType(_ written: TypeSyntax, _ name: String, of type: SymbolID) -> Bool {
    associatedTypeName(written) == name && memberType(name, of: type, from: store.scope(inside: type)) == nil
  }

  /// The functions that a type's protocols require, and that return this associated type, `func run() -> T`; none if the type
  /// states the associated type.
  func requirements(returning name: String, of type: SymbolID) -> [(name: String, function: Function)] {
    guard memberType(name, of: type, from: store.scope(inside: type)) == nil, isAssociatedType(name, of: type) else {
      return []
    }
    return ancestry(of: type).filter(store.isProtocol).flatMap { ancestor -> [(name: String, function: Function)] in
      guard case .type(let body)? = store.symbol(ancestor).declaration?.form else { return [] }
      return body.members.compactMap { member in
        guard case .function(let function) = member.form, isActive(member.conditions), !member.isStatic,
          let result = function.result, associatedTypeName(result) == name
        else { return nil }
        return (member.name, function)
      }
    }
  }

  // MARK: Protocols

  /// The types that one protocol requires for an associated type.
  private func requiredTypes(_ name: String, by id: SymbolID) -> [AliasTarget] {
    guard store.isProtocol(id), case .type(let body)? = store.symbol(id).declaration?.form else { return [] }
    let equal = associatedTypes(of: id)?.equal[name] ?? []
    let arguments = body.inherited.compactMap { primaryArgument(name, of: $0.type, from: store.scope(around: id)) }
    return (equal + arguments).map { target($0, in: id) }
  }

  /// The argument for a primary associated type: `Int` of `Track<Int>` for `Key`, if that is the primary associated type of
  /// `Track`.
  private func primaryArgument(_ name: String, of type: TypeSyntax, from scope: Scope) -> TypeSyntax? {
    guard let components = type.components, let arguments = components.last?.genericArguments, !arguments.isEmpty,
      let found = lookup(components, from: scope).symbol, case let id = followingAliases(found), store.isProtocol(id),
      case .type(let body)? = store.symbol(id).declaration?.form, body.genericParameters.count == arguments.count,
      let index = body.genericParameters.firstIndex(where: { $0.name == name })
    else { return nil }
    return arguments[index]
  }

  private func target(_ type: TypeSyntax, in id: SymbolID) -> AliasTarget {
    AliasTarget(type: type, file: store.file(of: id), scope: store.scope(inside: id))
  }

  /// The name of an associated type as written: `ID` of `ID` and `Self.ID`; nil for any other type.
  private func associatedTypeName(_ type: TypeSyntax) -> String? {
    guard let path = type.path else { return nil }
    if path.count == 2, path[0] == "Self" { return path[1] }
    return path.count == 1 ? path[0] : nil
  }

  private func isAssociatedType(_ name: String, of type: SymbolID) -> Bool {
    ancestry(of: type).contains { associatedTypes(of: $0)?.declared[name] != nil }
  }

  private func associatedTypes(of id: SymbolID) -> AssociatedTypes? {
    if case .parsed(let index) = id { associatedTypes[index] } else { nil }
  }

  func associatedTypesOfProtocols() -> [Int: AssociatedTypes] {
    var all: [Int: AssociatedTypes] = [:]
    for index in store.symbols.indices {
      guard store.symbols[index].kind == .type(.protocol),
        case .type(let body)? = store.symbols[index].declaration?.form
      else { continue }
      var found = AssociatedTypes(), requirements = body.requirements
      for member in body.members {
        guard case .associatedType(let type) = member.form, isActive(member.conditions) else { continue }
        if found.declared[member.name]?.defaultType == nil { found.declared[member.name] = type }
        requirements += type.requirements
      }
      for requirement in requirements where requirement.isSameType {
        let left = associatedTypeName(requirement.left), right = associatedTypeName(requirement.right)
        if let left { found.equal[left, default: []].append(requirement.right) }
        if let right, right != left { found.equal[right, default: []].append(requirement.left) }
      }
      if !found.declared.isEmpty || !found.equal.isEmpty { all[index] = found }
    }
    return all
  }
}
