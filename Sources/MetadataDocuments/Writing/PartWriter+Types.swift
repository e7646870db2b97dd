import IntentModel

/// Types of parameters, properties and results.
extension PartWriter {
  /// The document's type for a Swift type, optionals seen through; nil with an obstacle where its form isn't known.
  mutating func documentType(_ type: ValueType) -> DocumentType? {
    switch type.kind {
    case .entity: return declared(type, .entity)
    case .enum: return declared(type, .enumeration)
    case .array, .set: return collection(type)
    case .measurement: return measurement(type)
    case .primitive, .framework, .file, .person: return framework(type)
    case .union:
      // A union is known to be `alternative`, with its members' types; their order isn't.
      impossible("how a union value is written is unproven", at: type.place)
    case .intent, .unknown: impossible("the type '\(type.spelling)' has no known form", at: type.place)
    }
    return nil
  }

  private mutating func declared(_ type: ValueType, _ kind: Part.Kind) -> DocumentType? {
    guard let declaration = type.declaration, let key = TypeKey(declaration) else {
      impossible("the type '\(type.spelling)' is in none of the scanned files", at: type.place)
      return nil
    }
    need(kind, key)
    return kind == .entity ? .entity(declaration.name) : .enumeration(declaration.name)
  }

  private mutating func collection(_ type: ValueType) -> DocumentType? {
    guard let element = type.elements.first, type.elements.count == 1 else {
      impossible("the type '\(type.spelling)' has no known form", at: type.place)
      return nil
    }
    if element.kind == .array || element.kind == .set || element.isOptional {
      impossible("how '\(type.spelling)' is written is unproven", at: type.place)
      return nil
    }
    guard let member = documentType(element) else { return nil }
    return type.kind == .set ? .set(member) : .array(member)
  }

  private mutating func measurement(_ type: ValueType) -> DocumentType? {
    guard let unit = type.elements.first?.name, !unit.isEmpty, let number = DocumentType.unitNames.firstIndex(of: unit)
    else {
      impossible("the unit of '\(type.spelling)' has no known number", at: type.place)
      return nil
    }
    return .measurement(number)
  }

  private mutating func framework(_ type: ValueType) -> DocumentType? {
    let name = type.name.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? type.spelling
    if name == "Float" {
      // The nearest of the known numbers.
      unproven("how a 'Float' is written is unproven", at: type.place)
      return .double
    }
    if let known = DocumentType(named: name) { return check(known, type) }
    impossible("the type '\(type.spelling)' has no known form", at: type.place)
    return nil
  }

  private mutating func check(_ known: DocumentType, _ type: ValueType) -> DocumentType {
    if known == .searchCriteria, release < .xcode27 {
      unproven("how Xcode \(release.name) writes '\(type.spelling)' is unproven", at: type.place)
    }
    return known
  }
}
