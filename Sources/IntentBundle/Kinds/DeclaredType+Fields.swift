import IntentModel

/// What every type has, of whatever array.
extension DeclaredType: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("module", .one(.string), isRequired: true) { $0.string(module) }
    table.field("name", .one(.string), isRequired: true) { $0.string(name) }
    table.field(
      "qualifiedName", .one(.string), "With the enclosing types, without the module.", isRequired: true
    ) { $0.string(qualifiedName) }
    table.field("mangledName", .one(.string), "The Swift ABI name without '$s'; absent where it can't be told.") {
      $0.string(mangledName)
    }
    table.field(
      "identifier", .one(.string),
      """
      What Apple's metadata keys the type by: the persistent identifier, else the name. Absent where a persistent identifier is \
      there but can't be read, or differs by branch.
      """
    ) { if !$0.differsByBranch(persistentIdentifier) { $0.string(identifier) } }
    table.field("kind", .one(.declarationKind), isRequired: true) { $0.string(kind.rawValue) }
    table.field("conformances", .one(.strings), "The framework's public protocols, closed under refinement, sorted.") {
      $0.strings(conformances)
    }
    table.field(
      "conformanceConditions", .byName(.conditions),
      "The #if conditions, beyond the type's own, of extensions that state a conformance, by the protocol's name."
    ) { $0.conditions(of: conformanceNotes) }
    table.field(
      "conformanceAvailability", .byName(.availability),
      "The availability of extensions that state a conformance, by the protocol's name."
    ) { $0.availability(of: conformanceNotes) }
    table.field("location", .one(.location), "Of the name, as all locations of declarations.", isRequired: true) {
      $0.location(place)
    }
    table.field("availability", .one(.availability)) { $0.availability(availability) }
    table.field("conditions", .one(.conditions)) { $0.strings(conditions) }
    table.field("schema", .constant(.string), "What a schema macro names.") { $0.string(schema?.name) }
    table.field("persistentIdentifier", .fact(.string)) { $0.string(persistentIdentifier) }
  }

  /// Of the extensions that state a conformance: one for each protocol, that of the first.
  fileprivate var conformanceNotes: [MemberNote] {
    if limitedConformances.isEmpty { return [] }
    var names: Set<String> = []
    return limitedConformances.filter { names.insert($0.name).inserted }.map {
      MemberNote(member: $0.name, conditions: $0.conditions, availability: $0.availability)
    }
  }
}

/// What comes after the fields of the type's kind.
struct MemberNotes: Described {
  var notes: [MemberNote]

  func fields(_ table: inout BundleWriter) {
    table.field(
      "memberConditions", .byName(.conditions),
      """
      The #if conditions, beyond the type's own, of members that state one fact each, by the member's name in the source. With \
      every branch kept they stand in the fact's variants instead.
      """
    ) { $0.conditions(of: notes) }
    table.field(
      "memberAvailability", .byName(.availability),
      "The availability of such members, or of the extensions that hold them."
    ) { $0.availability(of: notes) }
  }
}

extension BundleWriter {
  /// The members of a type's object.
  mutating func declared<Owner: DescribedType>(_ owner: Owner) {
    if !isWriting { typeName = owner.type.qualifiedName }
    members(of: owner.type)
    members(of: owner)
    if isWriting {
      members(of: MemberNotes(notes: memberNotes))
      memberNotes = []
    }
  }
}
