import IntentModel

/// The fields of every type.
extension DeclaredType: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("module", .one(.string), isRequired: true) { $0.string(module) }
    table.field("name", .one(.string), isRequired: true) { $0.string(name) }
    table.field(
      "qualifiedName", .one(.string), "With the enclosing types, without the module.", isRequired: true
    ) { $0.string(qualifiedName) }
    table.field(
      "mangledName", .one(.string), "The Swift ABI name without '$s'. Absent if the source does not determine it."
    ) {
      $0.string(mangledName)
    }
    table.field(
      "identifier", .one(.string),
      """
      The key of the type in Apple's metadata: the persistent identifier, or else the class name of an intent that was \
      migrated from SiriKit, or else the name. Absent if it cannot be read or depends on a condition.
      """
    ) { if !$0.differsByBranch(statedIdentifier) { $0.string(identifier) } }
    table.field("kind", .one(.declarationKind), isRequired: true) { $0.string(kind.rawValue) }
    table.field(
      "conformances", .one(.strings), "The framework's public protocols, with those that they refine, sorted."
    ) {
      $0.strings(conformances)
    }
    table.field(
      "conformanceConditions", .byName(.conditions),
      """
      The #if conditions of extensions that state a conformance, in addition to those of the type, by the name of \
      the protocol.
      """
    ) { $0.conditions(of: conformanceNotes) }
    table.field(
      "conformanceAvailability", .byName(.availability),
      "The availability of extensions that state a conformance, by the protocol's name."
    ) { $0.availability(of: conformanceNotes) }
    table.field("location", .one(.location), "The location of the name.", isRequired: true) {
      $0.location(place)
    }
    table.field("availability", .one(.availability)) { $0.availability(availability) }
    table.field("conditions", .one(.conditions)) { $0.strings(conditions) }
    table.field("schema", .constant(.string), "The schema that a macro names.") { $0.string(schema?.name) }
    table.field("persistentIdentifier", .fact(.string)) { $0.string(persistentIdentifier) }
  }

  /// The conditions and availability of extensions that state a conformance. For each protocol, those of the first extension.
  fileprivate var conformanceNotes: [MemberNote] {
    if limitedConformances.isEmpty { return [] }
    var names: Set<String> = []
    return limitedConformances.filter { names.insert($0.name).inserted }.map {
      MemberNote(member: $0.name, conditions: $0.conditions, availability: $0.availability)
    }
  }
}

/// The fields after those of the type's kind.
struct MemberNotes: Described {
  var notes: [MemberNote]

  static let blank = MemberNotes(notes: [])

  func fields(_ table: inout BundleWriter) {
    table.field(
      "memberConditions", .byName(.conditions),
      """
      The #if conditions of members that state one fact each, in addition to those of the type, by the name of the \
      member. With --all-conditions they are in the variants of the fact instead.
      """
    ) { $0.conditions(of: notes) }
    table.field(
      "memberAvailability", .byName(.availability),
      "The availability of members that state one fact each, or of the extensions that hold them."
    ) { $0.availability(of: notes) }
  }
}

extension BundleWriter {
  /// Writes or checks the members of a type's object: those of every type, those of its kind, and the notes about members.
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
