import IntentModel

/// Writes the types of parameters, properties and results.
extension PartWriter {
  /// The document's type for a Swift type, without its optionality. Nil, with an unsupported construct noted, if the encoding is
  /// unknown.
  mutating func documentType(_ type: ValueType) -> DocumentType? {
    switch type.kind {
    case .entity: return declared(type, .entity)
    case .enum: return declared(type, .enumeration)
    case .array, .set: return collection(type)
    case .measurement: return measurement(type)
    case .primitive, .framework, .file, .person: return framework(type)
    case .union:
      // A union is known to be written as `alternative` with the types of its members, but in an unknown order.
      unknown(
        "the order of the types of a union value",
        instead: "use one of these types", at: type.place)
    case .intent: unknownType(type)
    case .unknown: notDeclared(type)
    }
    return nil
  }

  /// Notes a type that the files of the product do not declare, or that conforms to neither `AppEntity` nor `AppEnum`. It has no
  /// encoding in any build, because the framework cannot find the type either.
  private mutating func notDeclared(_ type: ValueType) {
    if type.declaration != nil, type.problem == nil {
      return unsupported(
        "the type '\(type.spelling)' conforms to neither 'AppEntity' nor 'AppEnum'; add a conformance", at: type.place)
    }
    guard let name = type.name, type.declaration == nil, type.problem == nil else {
      return unknownType(type)
    }
    guard let targets = types.otherTargets[name] else {
      // 'ID' of 'Shelf.ID?' is not a type that could be declared, so the message has the whole spelling.
      let written = type.spelling.last == "?" ? String(type.spelling.dropLast()) : type.spelling
      return notScanned(
        "the type '\(written.hasSuffix(".\(name)") ? written : name)' is not declared in the scanned files",
        at: type.place)
    }
    unsupported(
      "the type '\(name)' is declared only in \(targets), which this product does not contain; compile its file into "
        + "this target, too", at: type.place)
  }

  private mutating func declared(_ type: ValueType, _ kind: Part.Kind) -> DocumentType? {
    guard let declaration = type.declaration, let key = TypeKey(declaration) else {
      notScanned("the type '\(type.spelling)' is not declared in the scanned files", at: type.place)
      return nil
    }
    need(kind, key)
    let name = types.identifier(of: key) ?? declaration.name
    return kind == .entity ? .entity(name) : .enumeration(name)
  }

  private mutating func collection(_ type: ValueType) -> DocumentType? {
    guard let element = type.elements.first, type.elements.count == 1 else {
      unknownType(type)
      return nil
    }
    if element.kind == .array || element.kind == .set || element.isOptional {
      unknown(
        "the type '\(type.spelling)'", instead: "use a list whose elements are neither lists nor optional",
        at: type.place)
      return nil
    }
    guard let member = documentType(element) else { return nil }
    if type.kind == .set {
      recordEvidence(.asserted, "the type '\(type.spelling)'", at: type.place)
      return .set(member)
    }
    return .array(member)
  }

  private mutating func measurement(_ type: ValueType) -> DocumentType? {
    guard let unit = type.elements.first?.name, !unit.isEmpty, let row = KnownConstants.units.row(unit) else {
      unknown(
        "the number of the unit of '\(type.spelling)'", instead: "use a unit of Foundation, such as 'UnitLength'",
        at: type.place)
      return nil
    }
    recordEvidence(row.evidence, "the number of '\(unit)'", at: type.place)
    return .measurement(row.number)
  }

  private mutating func framework(_ type: ValueType) -> DocumentType? {
    let name = type.name.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? type.spelling
    if name == "Float" {
      // The interface of the framework lists the types of values, and this is not one of them.
      unsupported("'Float' is not a type that App Intents supports; use 'Double'", at: type.place)
      return nil
    }
    if let row = KnownTypes.byName[name], let form = row.form {
      if form == .searchCriteria, release < .xcode27 {
        unverified(
          "the type '\(type.spelling)' of Xcode \(release.name)",
          instead: "write for Xcode \(ToolRelease.xcode27.name)",
          at: type.place)
      }
      recordEvidence(row.formEvidence, "the type '\(type.spelling)'", at: type.place)
      return DocumentType(form)
    }
    unknownType(type)
    return nil
  }

  private mutating func unknownType(_ type: ValueType) {
    unknown(
      "the type '\(type.spelling)'", instead: "use a type such as 'String', or an entity or enum of the app",
      at: type.place)
  }
}
