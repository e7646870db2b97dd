/// Types, extensions, aliases and imports.
extension Parser {
  /// Parses a type, an extension or an alias; nil if a type or an alias has no name. The current token is a declaration keyword
  /// that `isTypeKeyword` accepted.
  mutating func parseTypeLike(_ header: Header) -> Declaration? {
    let declarationKeyword = tokens[index].declarationKeyword
    advance()
    switch declarationKeyword {
    case .extension: return parseExtension(header)
    case .typealias: return parseTypeAlias(header)
    case .struct: return parseNominal(.struct, header)
    case .class: return parseNominal(.class, header)
    case .enum: return parseNominal(.enum, header)
    case .actor: return parseNominal(.actor, header)
    case .protocol: return parseNominal(.protocol, header)
    case .none, .import, .conditional: return nil
    }
  }

  private mutating func parseNominal(_ kind: TypeBody.Kind, _ header: Header) -> Declaration? {
    guard let (name, nameSpan) = eatName() else { return nil }
    let generics = parseGenericParameters()
    let inherited = parseInheritance()
    let requirements = parseRequirements()
    let (members, bodySpan) = parseBody()
    let body = TypeBody(
      kind: kind, genericParameters: generics, inherited: inherited, requirements: requirements,
      members: members.declarations, localTypes: members.localTypes, bodySpan: bodySpan)
    return declaration(.type(body), name: name, at: nameSpan, header)
  }

  private mutating func parseExtension(_ header: Header) -> Declaration {
    let extended = parseType()
    let inherited = parseInheritance()
    let requirements = parseRequirements()
    let (members, bodySpan) = parseBody()
    let body = Extension(
      extendedType: extended, inherited: inherited, requirements: requirements, members: members.declarations,
      localTypes: members.localTypes, bodySpan: bodySpan)
    return declaration(.extension(body), name: "", at: extended.span, header)
  }

  /// Parses the `{ … }` of a type or an extension. No members are read if the brace is missing, which is reported, if the body
  /// nests too deep, or if `skipsBodies` is true.
  private mutating func parseBody() -> (Members, ByteSpan) {
    guard at(.leftBrace) else {
      report("expected-body", "expected '{', found \(found)")
      return (Members(), ByteSpan(previousEnd, previousEnd))
    }
    let end = closer(of: index)
    let bodyStart = tokens[index].end
    advance()
    let inside = index..<max(index, end)
    let members =
      skipsBodies
      ? Members() : nested({ $0.within(inside) { $0.parseMembers(isFile: false) } }, otherwise: { _ in Members() })
    jump(after: end)
    let bodyEnd = end < tokens.count ? tokens[end].start : UInt32(text.count)
    return (members, ByteSpan(bodyStart, max(bodyStart, bodyEnd)))
  }

  /// Parses `: A, B.C`; empty if there is no colon. Broken input yields fewer types.
  private mutating func parseInheritance() -> [InheritedType] {
    guard eat(.colon) else { return [] }
    var inherited: [InheritedType] = []
    repeat {
      if at(.leftBrace) || at(word: "where") { break }
      // The grammar allows no directives here. All clauses are read as one list.
      if skipDirective() { continue }
      guard startsType(index) else {
        report("expected-type", "expected a type, found \(found)")
        break
      }
      inherited.append(InheritedType(type: parseType()))
    } while eat(.comma) || atDirective
    return inherited
  }

  /// Parses `<T: P, each U>`; empty if there is no `<`.
  mutating func parseGenericParameters() -> [GenericParameter] {
    guard eat(operatorByte: UInt8(ascii: "<")) else { return [] }
    var parameters: [GenericParameter] = []
    while !isAtEnd, operatorByte != UInt8(ascii: ">") {
      let before = index
      _ = parseAttributes(conditions: [])
      let isPackOrValue = (at(word: "each") || at(word: "let")) && kind(ahead: 1) == .identifier
      if isPackOrValue { advance() }
      guard let (name, _) = eatName() else { break }
      let bound = eat(.colon) ? parseType() : nil
      parameters.append(GenericParameter(name: name, bound: bound, isPackOrValue: isPackOrValue))
      if !eat(.comma) || index == before { break }
    }
    if at(word: "where") { _ = parseRequirements() }
    if !eat(operatorByte: UInt8(ascii: ">")) {
      report("expected-generic-end", "expected '>', found \(found)")
    }
    return parameters
  }

  /// Parses `where T: P, T.Element == Int`; empty if there is no `where`.
  mutating func parseRequirements() -> [GenericRequirement] {
    guard eat(word: "where") else { return [] }
    var requirements: [GenericRequirement] = []
    repeat {
      guard startsType(index) else { break }
      let left = parseType()
      if eat(.colon) {
        requirements.append(.init(left: left, isSameType: false, right: parseType()))
      } else if eat(operator: "==") {
        requirements.append(.init(left: left, isSameType: true, right: parseType()))
      } else {
        break
      }
    } while eat(.comma)
    return requirements
  }

  private mutating func parseTypeAlias(_ header: Header) -> Declaration? {
    guard let (name, nameSpan) = eatName() else { return nil }
    let generics = parseGenericParameters()
    let aliased = eat(operator: "=") ? parseType() : nil
    _ = parseRequirements()
    noteHeader(header)
    return declaration(.typeAlias(.init(genericParameters: generics, type: aliased)), name: name, at: nameSpan, header)
  }

  mutating func parseAssociatedType(_ header: Header) -> Declaration {
    advance()
    let (name, nameSpan) = eatName() ?? ("", currentSpan)
    let inherited = parseInheritance().map(\.type)
    let defaultType = eat(operator: "=") ? parseType() : nil
    let body = AssociatedType(inherited: inherited, defaultType: defaultType, requirements: parseRequirements())
    return declaration(.associatedType(body), name: name, at: nameSpan, header)
  }

  private static let importKinds: [StaticString] = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor",
  ]

  /// Parses an import: `import M`, `import struct M.T`, `public import M`, `@preconcurrency import M`.
  mutating func parseImport(_ header: Header) -> Declaration {
    advance()
    var kind: String?
    let isKind = Self.importKinds.contains { at(word: $0) }
    if self.kind(ahead: 1) == .identifier, isKind || !tokens[index + 1].isFirstOnLine {
      kind = name(at: index)
      advance()
    }
    let nameStart = start
    var path: [String] = []
    while let (name, _) = eatName() {
      path.append(name)
      if !eat(.period) { break }
      // An operator's name at the end of the path: `import func Swift.+`
      if self.kind == .operator { advance() }
    }
    return declaration(
      .import(.init(kind: kind, path: path)), name: path.first ?? "", at: span(from: nameStart), header)
  }
}
