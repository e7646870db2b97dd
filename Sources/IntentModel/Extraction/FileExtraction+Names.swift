import SourceScan

/// Facts about names that the framework does not declare: modules in conditions, types with a description, and types with a
/// macro that does not apply.
extension Program {
  /// The modules in `#if canImport(…)`.
  func importQuestions(_ parsed: ParsedFile, file: FileID) -> [NameReference] {
    var found: [NameReference] = [], seen: Set<UInt32> = []
    for region in parsed.regions {
      for question in region.conditions.last?.questions ?? [] where question.hasPrefix("canImport(") {
        let name = String(question.dropFirst("canImport(".count).dropLast())
        guard let span = parsed.text.lastQuestion(for: name, before: region.span.start) else { continue }
        if seen.insert(span.start).inserted { found.append(NameReference(name, at: Place(file, span))) }
      }
    }
    return found
  }

  /// Adds to each file its own types with a `localizedStringResource`.
  func addDescribedTypes(to facts: [FileFacts]) {
    for (index, symbol) in store.symbols.enumerated() {
      guard !modules[symbol.module].isContext, let declaration = symbol.declaration,
        case .type(let body) = declaration.form, body.kind != .protocol, isDescribed(.parsed(index), body)
      else { continue }
      facts[symbol.file].describedTypes.append(
        .init(
          name: symbol.name, unknownAncestors: unknownAncestors(of: .parsed(index)),
          place: Place(symbol.file, declaration.nameSpan)))
    }
  }

  /// Adds to each file its types with a macro that does not apply.
  func addUnappliedMacros(to facts: [FileFacts]) {
    for (index, symbol) in store.symbols.enumerated() {
      guard !modules[symbol.module].isContext, let declaration = symbol.declaration, !declaration.attributes.isEmpty,
        case .type = declaration.form, let (macro, conformance) = unappliedMacro(declaration, of: .parsed(index))
      else { continue }
      facts[symbol.file].macrosWithoutConformance.append(
        .init(
          name: symbol.name, macro: macro, conformance: conformance, place: Place(symbol.file, declaration.nameSpan)))
    }
  }

  private func unappliedMacro(_ declaration: Declaration, of id: SymbolID) -> (String, String?)? {
    let scope = store.scope(around: id)
    for attribute in declaration.attributes where isActive(attribute.conditions) {
      if attribute.name == "AssistantSchema" { return (attribute.name, nil) }
      guard let use = macro(attribute, from: scope), use.conformances.isEmpty,
        let conformance = KnownMacros.byName[use.name]?.conformance, !conforms(id, to: conformance),
        unknownAncestors(of: id).allSatisfy(KnownAncestors.plain.contains)
      else { continue }
      return (use.name, conformance)
    }
    return nil
  }

  private func isDescribed(_ id: SymbolID, _ body: TypeBody) -> Bool {
    isDescription(in: body.members)
      || links.extensions(of: id).contains { isDescription(in: store.extensions[$0].body.members) }
  }

  private func isDescription(in members: [Declaration]) -> Bool {
    members.contains { member in
      guard member.name == "localizedStringResource", !member.isStatic, case .variable(let variable) = member.form,
        let type = variable.type
      else { return false }
      return type.path?.last == "LocalizedStringResource"
    }
  }
}

extension SourceText {
  /// The range of the name in the last `canImport(name` that ends before an offset, at most 400 bytes away from it; nil if there is
  /// none.
  fileprivate func lastQuestion(for name: String, before offset: UInt32) -> ByteSpan? {
    let sought = Array("canImport(\(name)".utf8), end = min(Int(offset), count), reach = 400
    guard !name.isEmpty, end >= sought.count else { return nil }
    let last = end - sought.count
    for start in stride(from: last, through: max(0, last - reach), by: -1)
    where sought.indices.allSatisfy({ bytes[start + $0] == sought[$0] }) {
      return ByteSpan(UInt32(start + sought.count - name.utf8.count), UInt32(start + sought.count))
    }
    return nil
  }
}
