import IntentModel

extension Rule {
  static let entityIdType = Rule(
    id: "entity-id-type", severity: .note, summary: "an entity's identifier is of an unusual type",
    rationale: """
      The framework saves an identifier as text: 'String', 'Int', 'UUID', 'Float' and its own identifiers of files and \
      synchronized content. Any other type has to conform to 'EntityIdentifierConvertible'.
      """,
    source: """
      AppIntents documentation: AppEntity, EntityIdentifierConvertible; AppIntents interface of iOS 17.4: the types that \
      conform to it
      """,
    triggering: [
      Example("struct Book: AppEntity { let id: ↓URL }"),
      Example("struct Book: AppEntity { var id: ↓Int64 { number } }"),
      Example("struct Key: Hashable {}\nstruct Book: AppEntity { let id: ↓Key }"),
      Example("struct Book: AppEntity { typealias ID = ↓Date }"),
      Example("struct Book: AppEntity { let id: ↓Double }"),
    ],
    nonTriggering: [
      Example("struct Book: AppEntity { let id: String }"), Example("struct Book: AppEntity { let id = 3 }"),
      Example("struct Book: AppEntity { let id: UUID }"), Example("struct Book: AppEntity { let id: Float }"),
      Example("typealias Key = String\nstruct Book: AppEntity { let id: Key }"),
      Example("struct Page: FileEntity { let id: FileEntityIdentifier }"),
      Example("struct Note: SyncableEntity { let id: SyncableEntityIdentifier }"),
      Example("struct Key: EntityIdentifierConvertible {}\nstruct Book: AppEntity { let id: Key }"),
      // Raw values may do; other modules' types may conform.
      Example("enum Key: String { case a }\nstruct Book: AppEntity { let id: Key }"),
      Example("import Kit\nimport AppIntents\nstruct Book: AppEntity { let id: KitBook.ID }"),
      Example("struct Ticket: TransientAppEntity { let id: Date }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.isLookedUp {
      guard let id = entity.idType, isUnusual(id) else { continue }
      reporter.report(
        "'\(entity.type.name)' is identified by a '\(id.spelling)'", at: id.place, symbol: entity.type.symbol("id"))
    }
  }

  private static let plainIdentifiers: Set<String> = ["String", "Int", "UUID", "Float"]
  /// Of a key that is declared: what may conform it to more than it says.
  private static let plainAncestors: Set<String> = ["Sendable", "Codable", "Hashable", "Equatable", "Comparable"]

  private static func isUnusual(_ type: ValueType) -> Bool {
    switch type.kind {
    case .primitive: type.name.map { !plainIdentifiers.contains($0) } ?? false
    case .unknown: type.declaration != nil && type.unknownAncestors.allSatisfy(plainAncestors.contains)
    case .array, .set, .measurement, .file, .person: true
    case .entity, .enum, .union, .intent, .framework: false
    }
  }
}
