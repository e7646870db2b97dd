import SourceScan

/// The types that a conforming type has for associated types of protocols: `ID`, `Entity`, `DefaultQuery`.
extension Program {
  /// The type that a type states: by a typealias of its own or an inherited one, or by a requirement of one of its protocols,
  /// `protocol Song: AppEntity where ID == Int`.
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

  /// `associatedtype ID = String`, for a type that states nothing else.
  func defaultOfAssociatedType(_ name: String, of type: SymbolID) -> AliasTarget? {
    for ancestor in ancestry(of: type) {
      for body in associatedTypes(of: ancestor) where body.name == name {
        if let type = body.type.defaultType { return target(type, in: ancestor) }
      }
    }
    return nil
  }

  /// Whether a type is `Identifiable` by a clause of its own or of an extension. Files with other types are not parsed for it.
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
    let requirements = body.requirements + associatedTypes(of: id).flatMap(\.type.requirements)
    let equal = requirements.compactMap { requirement -> TypeSyntax? in
      guard requirement.isSameType else { return nil }
      if associatedTypeName(requirement.left) == name { return requirement.right }
      return associatedTypeName(requirement.right) == name ? requirement.left : nil
    }
    let arguments = body.inherited.compactMap { primaryArgument(name, of: $0.type, from: store.scope(around: id)) }
    return (equal + arguments).map { target($0, in: id) }
  }

  /// `Int` of `Track<Int>`, where `Key` is the primary associated type of `Track`.
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

  /// `ID` of `ID` and `Self.ID`.
  private func associatedTypeName(_ type: TypeSyntax) -> String? {
    guard let path = type.path else { return nil }
    if path.count == 2, path[0] == "Self" { return path[1] }
    return path.count == 1 ? path[0] : nil
  }

  private func isAssociatedType(_ name: String, of type: SymbolID) -> Bool {
    ancestry(of: type).contains { ancestor in
      associatedTypes(of: ancestor).contains { $0.name == name }
    }
  }

  /// The associated types that a protocol declares.
  private func associatedTypes(of id: SymbolID) -> [(name: String, type: AssociatedType)] {
    guard store.isProtocol(id), case .type(let body)? = store.symbol(id).declaration?.form else { return [] }
    return body.members.compactMap { member in
      guard case .associatedType(let type) = member.form, isActive(member.conditions) else { return nil }
      return (member.name, type)
    }
  }
}
