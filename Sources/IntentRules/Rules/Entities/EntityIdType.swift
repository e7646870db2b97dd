import IntentModel

extension Rule {
  static let entityIdType = Rule(
    id: "entity-id-type", severity: .warning,
    summary: "the type of an entity's 'id' has no known conformance to 'EntityIdentifierConvertible'",
    rationale: """
      The system saves an identifier as text. Of the common types, 'String', 'Int', 'UUID', 'Float', \
      'FileEntityIdentifier' and 'SyncableEntityIdentifier' conform to 'EntityIdentifierConvertible'. With another \
      type the entity does not compile until the type conforms to the protocol. The finding is an error for a type \
      of the app that conforms to nothing which could bring that conformance, for identifiers of SwiftData and Core Data, \
      and for an optional; later releases may accept more of the basic types.
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
      Example(
        "final class Key: NSObject {}\nextension Key: NSSecureCoding {}\nextension Key: Identifiable {}\nstruct Book: AppEntity { let id: ↓Key }"
      ),
      Example("struct Book: AppEntity { typealias ID = ↓Date }"),
      Example("struct Book: AppEntity { let id: ↓String? }"),
      Example("import SwiftData\nimport AppIntents\nstruct Book: AppEntity { let id: ↓PersistentIdentifier }"),
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
      Example(
        "extension PersistentIdentifier: @retroactive EntityIdentifierConvertible {}\nstruct Book: AppEntity { let id: PersistentIdentifier }"
      ),
      Example("extension URL: EntityIdentifierConvertible {}\nstruct Book: AppEntity { let id: URL }"),
      Example(
        "struct Key: Hashable {}\nextension Key: EntityIdentifierConvertible {}\nstruct Book: AppEntity { let id: Key }"
      ),
      Example(
        """
        // file: Key.swift
        struct Key: Hashable {}
        // file: Book.swift
        struct Book: AppEntity { let id: Key }
        // file: More.swift
        extension Key: @retroactive EntityIdentifierConvertible {}
        """),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.isLookedUp {
      guard let id = entity.idType, isUnusual(id),
        entity.idDeclaration?.unknownAncestors.contains("EntityIdentifierConvertible") != true
      else { continue }
      let isCertain =
        id.isOptional || isForeign(id) || id.declaration != nil && entity.idDeclaration.map(isPlain) ?? false
      reporter.report(
        "'id' of '\(entity.type.name)' has type '\(id.spelling)', which must conform to 'EntityIdentifierConvertible'",
        at: id.place, symbol: entity.type.symbol("id"), severity: isCertain ? .error : nil,
        cause: .init("\(entity.type.module) \(id.spelling)", note: "'id' of '\(entity.type.name)' has this type too"))
    }
  }

  private static let plainIdentifiers: Set<String> = ["String", "Int", "UUID", "Float"]
  /// Identifiers of other frameworks that no release of App Intents is known to accept.
  private static let foreignIdentifiers: Set<String> = [
    "PersistentIdentifier", "NSManagedObjectID", "ObjectIdentifier", "AnyHashable", "Data", "IndexPath",
  ]
  /// Conformances that do not provide 'EntityIdentifierConvertible'.
  private static let plainAncestors: Set<String> = [
    "Sendable", "Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Comparable", "Identifiable",
    "CaseIterable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible", "NSObject",
    "NSObjectProtocol",
    "NSCoding", "NSSecureCoding", "NSCopying",
  ]

  private static func isPlain(_ type: NamedType) -> Bool {
    type.conformances.isEmpty && type.unknownAncestors.allSatisfy(plainAncestors.contains)
  }

  private static func isForeign(_ type: ValueType) -> Bool {
    type.kind == .unknown && type.declaration == nil && type.name.map(foreignIdentifiers.contains) ?? false
  }

  private static func isUnusual(_ type: ValueType) -> Bool {
    switch type.kind {
    case .primitive: type.isOptional || type.name.map { !plainIdentifiers.contains($0) } ?? false
    case .unknown:
      isForeign(type) || type.declaration != nil && type.unknownAncestors.allSatisfy(plainAncestors.contains)
    case .array, .set, .measurement, .file, .person: true
    case .entity, .enum, .union, .intent, .framework: false
    }
  }
}
