import IntentModel

extension Rule {
  static let entityIdType = Rule(
    id: "entity-id-type", severity: .note,
    summary: "the type of an entity's 'id' has no known conformance to 'EntityIdentifierConvertible'",
    rationale: """
      The system saves an identifier as text. Of the common types, 'String', 'Int', 'UUID', 'Float', \
      'FileEntityIdentifier' and 'SyncableEntityIdentifier' conform to 'EntityIdentifierConvertible'. With another \
      type the entity does not compile until the type conforms to the protocol.
      """,
    source: """
      AppIntents documentation: AppEntity, EntityIdentifierConvertible; AppIntents interface of iOS 17.4: the types that \
      conform to it
      """,
    triggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: ↓URL
        }
        """),
      Example("struct Book: AppEntity { var id: ↓Int64 { number } }"),
      Example("struct Key: Hashable {}\nstruct Book: AppEntity { let id: ↓Key }"),
      Example("struct Book: AppEntity { typealias ID = ↓Date }"),
      Example("struct Book: AppEntity { let id: ↓Double }"),
    ],
    nonTriggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: String
        }
        """),
      Example("struct Book: AppEntity { let id = 3 }"),
      Example("struct Book: AppEntity { let id: UUID }"), Example("struct Book: AppEntity { let id: Float }"),
      Example("typealias Key = String\nstruct Book: AppEntity { let id: Key }"),
      Example("struct Page: FileEntity { let id: FileEntityIdentifier }"),
      Example("struct Note: SyncableEntity { let id: SyncableEntityIdentifier }"),
      Example("struct Key: EntityIdentifierConvertible {}\nstruct Book: AppEntity { let id: Key }"),
      // Raw values can be saved, and types of other modules can conform.
      Example("enum Key: String { case a }\nstruct Book: AppEntity { let id: Key }"),
      Example("import Kit\nimport AppIntents\nstruct Book: AppEntity { let id: KitBook.ID }"),
      Example("struct Ticket: TransientAppEntity { let id: Date }"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.isLookedUp {
      guard let id = entity.idType, isUnusual(id) else { continue }
      reporter.report(
        "'id' of '\(entity.type.name)' has type '\(id.spelling)', which must conform to 'EntityIdentifierConvertible'",
        at: id.place, symbol: entity.type.symbol("id"))
    }
  }

  private static let plainIdentifiers: Set<String> = ["String", "Int", "UUID", "Float"]
  /// Conformances that do not provide 'EntityIdentifierConvertible'.
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
