import IntentModel

extension Rule {
  static let entityUnstableID: Rule = Rule(
    id: "entity-unstable-id", severity: .error, summary: "an entity's 'id' changes from run to run",
    rationale: """
      Shortcuts and widgets save the identifier, and ask for the entity with it later, often in another process. \
      If the identifier is new every time, the query finds no entity, and the saved shortcut loses its value. \
      Store the identifier with the data. The finding is a warning for a variable whose initial value changes, and for a \
      property to which each initializer of the entity assigns a new UUID, if its query looks entities up. \
      The finding is a note if 'entities(for:)' of the entity's query returns only an empty array: then the entity is not implemented yet. \
      There is no finding if the scanned source assigns another value: in an initializer, with an argument 'id:', \
      in an assignment, by decoding or by SwiftData.
      """,
    source: "WWDC22 10032, WWDC25 244",
    reported: """
      struct Book: AppEntity {
        let ↓id = UUID()
        let title: String
      }
      """,
    correct: """
      struct Book: AppEntity {
        let id: UUID
        let title: String
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for entity in model.bundle.entities where entity.isLookedUp {
      if let place = entity.newIdentifiers.first, !isStored(entity.type),
        let query = model.query(entity.defaultQuery.only), query.lookups.contains(where: { !$0.isArrayLiteral })
      {
        reporter.report(
          "'id' is a new UUID for every instance of '\(entity.type.name)', so saved shortcuts lose it", at: place,
          symbol: entity.type.symbol("id"), severity: .warning)
      }
      if let body = entity.idBody, body.providedBy == nil, body.names.contains("localIdentifier") {
        reporter.report(
          "'id' of '\(entity.type.name)' is the identifier of one device's photo library, so shortcuts on another device do not find "
            + "it; store a 'PHCloudIdentifier'", at: body.place, symbol: entity.type.symbol("id"), severity: .note)
      }
      guard let body = entity.idBody, makesAnew(body, of: entity.idType) else { continue }
      let member = entity.type.members.first { $0.place == body.place }
      // A property wrapper or the default of a protocol can provide another value.
      guard let member, member.providedBy == nil else { continue }
      let isSettable = member.storage == .stored && !member.isLet
      guard !isSettable || !entity.isIdentifierAssigned && !isStored(entity.type) else { continue }
      reporter.report(
        "'id' \(change(body, of: entity.type.name)), so saved shortcuts lose it", at: body.place,
        symbol: entity.type.symbol("id"),
        severity: model.isUnimplemented(entity) ? .note : isSettable ? .warning : nil)
    }
  }

  /// Whether `id` is read from stored data: by `Decodable`, Core Data, Realm or SwiftData.
  private static func isStored(_ type: DeclaredType) -> Bool {
    type.attributes.contains { $0.name == "Model" }
      || type.unknownAncestors.contains { ["Codable", "Decodable", "NSManagedObject", "Object"].contains($0) }
  }

  /// The clause of the message about the value: why it changes.
  private static func change(_ body: PerformBody, of name: String) -> String {
    if body.names.contains("hashValue") { return "of '\(name)' is a hash value, which differs in every run" }
    if body.calls.contains(where: { $0.name == "random" }) { return "of '\(name)' is a random value" }
    return "is a new UUID for every instance of '\(name)'"
  }

  private static func makesAnew(_ body: PerformBody, of type: ValueType?) -> Bool {
    if body.names.contains("hashValue") || body.calls.contains(where: { $0.name == "random" }) { return true }
    // Another name can provide the value: `stored.id ?? UUID()`.
    let plain = ["UUID", "init", "uuidString", "String", "describing", "return", "get"]
    guard body.names.allSatisfy(plain.contains) else { return false }
    return body.calls.contains { call in
      guard call.labels.isEmpty else { return false }
      return call.name == "UUID"
        || (call.name == "init" && (call.base == "UUID" || call.isImplicitMember && type?.name == "UUID"))
    }
  }
}

extension LintModel {
  /// Whether the queries of the entity find nothing, because 'entities(for:)' only returns an empty list.
  fileprivate func isUnimplemented(_ entity: Entity) -> Bool {
    let lookups = entity.defaultQuery.known.compactMap { query($0) }.flatMap(\.lookups)
    return !lookups.isEmpty && lookups.allSatisfy { Set($0.body.names).isSubset(of: ["return", "init"]) }
  }
}
