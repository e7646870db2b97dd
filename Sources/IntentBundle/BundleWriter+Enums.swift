import IntentModel

/// Enums and union values.
extension BundleWriter {
  mutating func appEnum(_ appEnum: AppEnum) {
    declaration(appEnum.type)
    typeDisplayRepresentation(appEnum.typeDisplayRepresentation)
    string("rawType", appEnum.rawType?.name)
    text("urlRepresentation", appEnum.urlRepresentation)
    fact("caseDisplayRepresentations", appEnum.unreadRepresentations) { _, _ in }
    let read = Fact(appEnum.caseDisplayRepresentations.alternatives.filter { $0.content.known != nil })
    array("cases", appEnum.cases) { writer, each in
      writer.object { $0.enumCase(each, AppEnum.representation(of: each.name, in: read)) }
    }
    noteOrigin(of: "persistentIdentifier", appEnum.type.persistentIdentifier)
    noteOrigin(of: "typeDisplayRepresentation", appEnum.typeDisplayRepresentation)
    noteOrigin(of: "urlRepresentation", appEnum.urlRepresentation)
    noteOrigin(of: "caseDisplayRepresentations", appEnum.caseDisplayRepresentations)
    writeMemberNotes()
  }

  private mutating func enumCase(_ enumCase: AppEnum.Case, _ representation: Fact<DisplayRepresentation>) {
    string("name", enumCase.name)
    if let rawValue = enumCase.rawValue {
      json.key("rawValue")
      plainValue(rawValue)
    }
    representationParts(representation)
    types(enumCase.associatedValues, "associatedValues")
    circumstances(enumCase.place, enumCase.availability, enumCase.conditions)
  }

  mutating func union(_ union: UnionValue) {
    declaration(union.type)
    typeDisplayRepresentation(union.typeDisplayRepresentation)
    array("cases", union.cases) { writer, each in
      writer.object { writer in
        writer.string("name", each.name)
        if each.types.count == 1 { writer.type("type", each.types[0]) } else { writer.types(each.types, "types") }
        writer.circumstances(each.place, each.availability, each.conditions)
      }
    }
    noteOrigin(of: "persistentIdentifier", union.type.persistentIdentifier)
    noteOrigin(of: "typeDisplayRepresentation", union.typeDisplayRepresentation)
    writeMemberNotes()
  }

  private mutating func types(_ types: [ValueType], _ key: String) {
    array(key, types) { writer, type in writer.object { $0.type(type) } }
  }
}

extension AppEnum {
  /// What each entry states is written at its case. This is the rest: what isn't a dictionary literal, and keys of one that
  /// can't be read.
  fileprivate var unreadRepresentations: Fact<Never> {
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
