import SourceScan

/// Types that conform to `AppEnum`, and unions.
extension TypeContext {
  func appEnum() -> AppEnum {
    var result = AppEnum(type: type)
    result.typeDisplayRepresentation = typeDisplayRepresentation()
    result.rawType = rawType()
    result.cases = enumCases()
    result.caseDisplayRepresentations = fact("caseDisplayRepresentations") { $0.caseRepresentations($1) }
    result.urlRepresentation = fact("urlRepresentation") { $0.optionalText($1) }
    if type.conformances.contains("URLRepresentableEnum") {
      result.caseLinks = fact("urlRepresentation") { $0.caseRepresentations($1) }
    }
    result.isDiscoverable = fact("isDiscoverable") { $0.bool($1) }
    result.isAssistantOnly = fact("isAssistantOnly") { $0.bool($1) }
    result.allCases = fact("allCases") { Constant($0.value($1)) }
    return result
  }

  /// The display of the type. `typeDisplayName`, the variable's name in the first betas, is not read, because the framework no
  /// longer uses it.
  func typeDisplayRepresentation() -> Fact<TypeDisplayRepresentation> {
    fact("typeDisplayRepresentation") { $0.typeDisplayRepresentation($1) }
  }

  /// `String` of `enum Shelf: String, AppEnum`, also by a typealias: the first type that the enum inherits. Nil unless this is a
  /// number, string or Boolean type in the tables.
  private func rawType() -> NameReference? {
    guard let declared = program.declaration(of: symbol), case .type(let body) = declared.declaration.form,
      let inherited = body.inherited.first?.type
    else { return nil }
    let type = ConstantReader(program: program, file: declared.file, scope: declared.scope).valueType(inherited)
    guard let name = type.name, type.declaration == nil, !type.isOptional, KnownTypes.isRawType(name) else {
      return nil
    }
    return NameReference(name, at: type.place)
  }

  private func enumCases() -> [AppEnum.Case] {
    var cases: [AppEnum.Case] = []
    let rawType = rawType()?.name
    var next: Int? = 0
    for member in members {
      guard case .enumCase(let element) = member.declaration.form, member.providedBy == nil else { continue }
      let reader = reader(for: member)
      let place = reader.place(member.declaration.nameSpan)
      var value: Value?
      if let raw = element.rawValue {
        value = reader.value(
          raw, as: rawType.map { ValueType(spelling: $0, name: $0, kind: .primitive, place: place) })
        next = if case .integer(let spelling) = raw.form { parseInteger(spelling).map { $0 &+ 1 } } else { nil }
      } else if let rawType, let implied = impliedRawValue(member.declaration.name, of: rawType, next) {
        value = Value(implied, at: place)
        next = next.map { $0 &+ 1 }
      }
      cases.append(
        AppEnum.Case(
          name: member.declaration.name, rawValue: value, isRawValueImplicit: element.rawValue == nil,
          associatedValues: element.associatedValues?.map { reader.valueType($0.type) } ?? [], place: place,
          availability: member.availability, conditions: ownConditions(member.conditions)))
    }
    return cases
  }

  /// The raw value of a case that states none: its name, or the number after the one before. Nil for other raw types, and if the
  /// number before is unknown.
  private func impliedRawValue(_ name: String, of rawType: String, _ next: Int?) -> Value.Form? {
    if rawType == "String" { return .string(name) }
    guard let next else { return nil }
    if KnownTypes.isInteger(rawType) { return .int(next) }
    return KnownTypes.isFloatingPoint(rawType) ? .double(Double(next)) : nil
  }

  func unionValue() -> UnionValue {
    var union = UnionValue(type: type)
    union.typeDisplayRepresentation = typeDisplayRepresentation()
    let labels = fact("caseDisplayRepresentations") { $0.caseRepresentations($1) }
    union.caseDisplayRepresentations = labels
    let representation = AppEnum.representations(in: labels)
    union.cases = members.compactMap { member in
      guard case .enumCase(let element) = member.declaration.form, member.providedBy == nil else { return nil }
      let reader = reader(for: member)
      var unionCase = UnionValue.Case(
        name: member.declaration.name, types: element.associatedValues?.map { reader.valueType($0.type) } ?? [],
        place: reader.place(member.declaration.nameSpan), availability: member.availability,
        conditions: ownConditions(member.conditions))
      unionCase.representation = representation(unionCase.name)
      return unionCase
    }
    return union
  }
}

extension ConstantReader {
  /// The entries of a dictionary literal such as `[.read: "Read", Shelf.want: .init(title: "Want"), borrowed: "Borrowed"]`;
  /// unreadable for any other expression.
  fileprivate func caseRepresentations(_ expression: Expression) -> Constant<[AppEnum.CaseRepresentation]> {
    switch expression.form {
    case .parenthesized(let inner), .coercion(let inner, _): return caseRepresentations(inner)
    case .dictionary(let pairs):
      return .known(
        pairs.map { pair in
          AppEnum.CaseRepresentation(
            caseName: caseKey(pair.key), representation: displayRepresentation(pair.value),
            place: place(pair.key.span.union(pair.value.span)))
        })
    default: return .unreadable(unreadable(expression))
    }
  }

  private func caseKey(_ expression: Expression) -> Constant<NameReference> {
    switch expression.form {
    case .parenthesized(let inner), .coercion(let inner, _): caseKey(inner)
    // Inside the enum a bare name is a case as well; `Shelf.read` and `Self.read` name it in full.
    case .implicitMember(let name), .name(let name), .member(_, let name):
      .known(NameReference(name, at: place(expression.span)))
    default: .unreadable(unreadable(expression))
    }
  }
}
