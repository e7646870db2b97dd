import IntentModel

extension Rule {
  static let entityIdType: Rule = Rule(
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
    reported: """
      struct Book: AppEntity {
        let id: ↓URL
      }
      """,
    correct: """
      struct Book: AppEntity {
        let id: String
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where entity.isLookedUp {
      if entity.conforms(to: "SyncableEntity"), let id = entity.idType, id.name != "SyncableEntityIdentifier" {
        reporter.report(
          "'id' of '\(entity.type.name)' has type '\(id.spelling)', so a shortcut does not find it on another device; a "
            + "'SyncableEntity' needs a 'SyncableEntityIdentifier'", at: id.place, symbol: entity.type.symbol("id"))
        continue
      }
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
