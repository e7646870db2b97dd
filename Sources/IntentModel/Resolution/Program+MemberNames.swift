import SourceScan

/// The names of a type's members. To read a value that names a member, such as `.large`, nothing else of the member is needed.
extension Program {
  /// The kinds of members that have one name.
  struct MemberForms: OptionSet {
    let rawValue: UInt8
    static let enumCase = MemberForms(rawValue: 1)
    static let staticMember = MemberForms(rawValue: 2)
  }

  /// The number of members up to which they are searched for each name. A larger type has an index, because values may name each
  /// of its members.
  private static let smallCount = 32

  /// The members of each large type, by symbol.
  func memberFormsOfLargeTypes() -> [Int: [String: MemberForms]] {
    var indexed: [Int: [String: MemberForms]] = [:]
    for index in store.symbols.indices {
      guard case .type(let body)? = store.symbols[index].declaration?.form else { continue }
      let id = SymbolID.parsed(index)
      guard
        links.extensions(of: id).reduce(body.members.count, { $0 + store.extensions[$1].body.members.count })
          > Self.smallCount
      else { continue }
      var forms: [String: MemberForms] = [:]
      eachMember(of: id) { declaration in
        let found = declaration.memberForms
        if !found.isEmpty { forms[declaration.name, default: []].formUnion(found) }
      }
      indexed[index] = forms
    }
    return indexed
  }

  /// The names of the static members that extensions in the scan add to types that the scan does not hold, by type.
  func staticMembersOfForeignTypes() -> [String: Set<String>] {
    links.extensionsOfForeign.mapValues { indices in
      var names: Set<String> = []
      for index in indices {
        for declaration in store.extensions[index].body.members
        where declaration.isStatic && isActive(declaration.conditions) {
          names.insert(declaration.name)
        }
      }
      return names
    }
  }

  func declaresCase(_ name: String, in id: SymbolID) -> Bool { memberForms(name, in: id).contains(.enumCase) }

  /// Whether a type declares a static variable or function of a name, and no case of that name.
  func declaresStaticMember(_ name: String, in id: SymbolID) -> Bool { memberForms(name, in: id) == .staticMember }

  /// Whether an extension in the scan adds a static member of a name to a type that the scan does not hold.
  func addsStaticMember(_ name: String, toForeign type: String) -> Bool {
    staticMembersOfForeign[type]?.contains(name) ?? false
  }

  private func memberForms(_ name: String, in id: SymbolID) -> MemberForms {
    let type = followingAliases(id)
    if case .parsed(let index) = type, let indexed = memberFormsOfLarge[index] { return indexed[name] ?? [] }
    var forms: MemberForms = []
    eachMember(of: type) { declaration in
      if declaration.name == name { forms.formUnion(declaration.memberForms) }
    }
    return forms
  }

  /// The members that a type's body and its extensions declare.
  private func eachMember(of id: SymbolID, _ body: (Declaration) -> Void) {
    if case .type(let type)? = store.declaration(of: id)?.form {
      each(type.members, body)
    }
    for index in links.extensions(of: id) { each(store.extensions[index].body.members, body) }
  }

  private func each(_ members: [Declaration], _ body: (Declaration) -> Void) {
    Steps.count(members.count)
    for declaration in members where isActive(declaration.conditions) { body(declaration) }
  }
}

extension Declaration {
  fileprivate var memberForms: Program.MemberForms {
    var forms: Program.MemberForms = isStatic ? .staticMember : []
    if case .enumCase = form { forms.insert(.enumCase) }
    return forms
  }
}
