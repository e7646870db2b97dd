import SourceScan

/// Facts of the type of an entity's `defaultQuery` or `id`, and of types that provide the options of a parameter. Such a type may
/// conform to nothing, and then no other code reads it.
extension Program {
  /// The facts of all types with the qualified name of a reference. Nil for a type that the scan does not hold, and if one of the
  /// types is a protocol or a typealias.
  func namedType(_ reference: TypeReference) -> NamedType? {
    guard let name = reference.qualifiedName else { return nil }
    if let known = namedTypesOfMany[name] { return known }
    return namedType(of: declarations(of: reference))
  }

  /// The facts of the types of each qualified name.
  func namedTypes(of declarations: [String: [SymbolID]]) -> [String: NamedType?] {
    declarations.mapValues { namedType(of: $0) }
  }

  /// The facts of all types of one qualified name; nil if there are none, and if one is a protocol or a typealias.
  private func namedType(of types: [SymbolID]) -> NamedType? {
    guard let first = types.first, !types.contains(where: { store.isAlias($0) || store.isProtocol($0) }) else {
      return nil
    }
    var conformances: Set<String> = [], unknown: Set<String> = []
    for type in types {
      conformances.formUnion(self.conformances(of: type))
      unknown.formUnion(unknownAncestors(of: type))
      unknown.formUnion(unknownAttributes(of: type))
    }
    unknown.formUnion(ancestorsByOutlinedExtensions(of: store.name(of: first)))
    let place = store.symbol(first).declaration.map { Place(store.file(of: first), $0.nameSpan) }
    return .init(conformances: conformances.sorted(), unknownAncestors: unknown.sorted(), place: place)
  }

  /// The facts of a declared type, or those that extensions in the scan add to one that the scan does not hold. Nil for a type
  /// without a name, and for a protocol or a typealias.
  func namedType(_ type: ValueType) -> NamedType? {
    if let declaration = type.declaration { return namedType(declaration) }
    guard let name = type.name else { return nil }
    let parsed = links.extensionsOfForeign[name] ?? []
    let ancestors = ancestorsByOutlinedExtensions(of: name).union(
      parsed.flatMap { store.extensions[$0].body.inherited.compactMap { $0.type.components?.last?.name } })
    return .init(conformances: [], unknownAncestors: ancestors.sorted(), place: nil)
  }

  /// Attributes of the type that may be macros.
  private func unknownAttributes(of type: SymbolID) -> [String] {
    if case .outlined(let number) = type { return outlinedAttributes(number) }
    return store.attributes(of: type).map(\.name).filter { !SwiftAttributes.contains($0) && !$0.hasSuffix("Actor") }
  }

  private func outlinedAttributes(_ number: Int) -> [String] {
    let outline = store.outlines.outline(ofEntry: number)
    return outline.references[store.outlines.entry(number).references].filter { $0.role == .attribute }
      .map { outline.string($0.name) }.filter { !SwiftAttributes.contains($0) && !$0.hasSuffix("Actor") }
  }

  /// Types that extensions of a type with this name inherit, in files that are not parsed or in a branch of an `#if` that is not
  /// compiled. None is a type of the framework that the tables contain: its file would be parsed.
  private func ancestorsByOutlinedExtensions(of name: String) -> Set<String> {
    var names: Set<String> = []
    for number in store.outlinedExtensions(of: name, .inheriting, atMost: Limits.ancestors) {
      let outline = store.outlines.outline(ofEntry: number)
      for reference in outline.references[store.outlines.entry(number).references] where reference.role == .inherited {
        names.insert(outline.string(reference.name))
      }
    }
    return names
  }
}
