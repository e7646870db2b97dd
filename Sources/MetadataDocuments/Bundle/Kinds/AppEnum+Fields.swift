import IntentModel

extension AppEnum: DisplayedType {
  func fields(_ table: inout BundleWriter) {
    table.typeDisplay(self)
    table.field("rawType", .one(.string)) { $0.string(rawType?.name) }
    table.field("urlRepresentation", .fact(.text)) { $0.fact(urlRepresentation) }
    table.field("isDiscoverable", .fact(.bool)) { $0.bool(isDiscoverable) }
    table.field("isAssistantOnly", .fact(.bool)) { $0.bool(isAssistantOnly) }
    table.field(
      "caseDisplayRepresentations", .fact(.nothing),
      """
      Only if the representations are not a dictionary literal, or if a key cannot be read. Otherwise each case has \
      its own representation.
      """
    ) {
      $0.noteOrigin(of: caseDisplayRepresentations)
      $0.unreadable(unreadRepresentations)
    }
    table.field("cases", .list(.enumCase), member: "caseDisplayRepresentations") { $0.cases(of: self) }
  }

  /// The unreadable parts of the representations: anything but a dictionary literal, and keys that can't be read. Entries for a
  /// case are written with the case.
  fileprivate var unreadRepresentations: Fact<Never> {
    // This early exit saves time, because making the type of the following array takes long.
    guard caseDisplayRepresentations.alternatives.contains(where: \.isPartlyUnreadable) else { return .absent }
    var alternatives: [Fact<Never>.Alternative] = []
    for alternative in caseDisplayRepresentations.alternatives {
      let unread =
        switch alternative.content {
        case .unreadable(let unreadable): [unreadable]
        case .known(let entries): entries.compactMap(\.caseName.unreadable)
        }
      alternatives += unread.map {
        .init(
          content: .unreadable($0), place: alternative.place, origin: alternative.origin,
          conditions: alternative.conditions, availability: alternative.availability)
      }
    }
    return Fact(alternatives)
  }
}

extension Fact<[AppEnum.CaseRepresentation]>.Alternative {
  /// Whether the alternative is not a dictionary literal, or has a key that can't be read.
  fileprivate var isPartlyUnreadable: Bool {
    switch content {
    case .unreadable: true
    case .known(let entries): entries.contains { $0.caseName.unreadable != nil }
    }
  }
}

/// A case with its entry in the dictionary of representations.
struct DisplayedCase: Described {
  var enumCase: AppEnum.Case
  var representation: Fact<DisplayRepresentation>

  static let blank = DisplayedCase(enumCase: .blank, representation: .absent)

  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), isRequired: true) { $0.string(enumCase.name) }
    table.field("rawValue", .one(.plainValue), "The raw value, written or implicit.") {
      guard let rawValue = enumCase.rawValue else { return }
      $0.subject = .rawValue(of: enumCase.name)
      $0.json?.key("rawValue")
      $0.plainValue(rawValue)
    }
    table.fields(.representation, of: ValueDisplay(fact: representation))
    table.field("associatedValues", .list(.type)) {
      $0.types(enumCase.associatedValues, .associatedValue(of: enumCase.name))
    }
    table.circumstances(enumCase.place, enumCase.availability, enumCase.conditions)
  }
}

extension BundleWriter {
  fileprivate mutating func cases(of appEnum: AppEnum) {
    guard isWriting else { return check(appEnum) }
    let read = Fact(appEnum.caseDisplayRepresentations.alternatives.filter { $0.content.known != nil })
    let representation = AppEnum.representations(in: read)
    array(key, appEnum.cases) { writer, each in
      writer.object(of: DisplayedCase(enumCase: each, representation: representation(each.name)))
    }
  }

  /// Collects diagnostics about all cases and entries. Entries that are of no case are included, although no document has them.
  private mutating func check(_ appEnum: AppEnum) {
    for each in appEnum.cases { members(of: DisplayedCase(enumCase: each, representation: .absent)) }
    for alternative in appEnum.caseDisplayRepresentations.alternatives {
      for entry in alternative.content.known ?? [] { object(entry.representation) { $0.representation($1) } }
    }
  }

  fileprivate mutating func types(_ types: [ValueType], _ role: @autoclosure () -> TypeRole) {
    if isWriting { return list(types) }
    for type in types { check(type, role()) }
  }
}

extension UnionValue: DisplayedType {
  func fields(_ table: inout BundleWriter) {
    table.typeDisplay(self)
    table.field("cases", .list(.unionCase)) { $0.list(cases) }
  }
}

extension UnionValue.Case: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), isRequired: true) { $0.string(name) }
    table.fields(.representation, of: ValueDisplay(fact: representation))
    table.field("type", .one(.type)) { if types.count == 1 { $0.type(types[0], .unionCase(name)) } }
    table.field(
      "types", .one(.severalTypes), "Only for a case with several associated values, which a union must not have."
    ) { if types.count != 1 { $0.types(types, .unionCase(name)) } }
    table.circumstances(place, availability, conditions)
  }
}
