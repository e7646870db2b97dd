import IntentModel

extension Rule {
  static let entityUnstableID = Rule(
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
    triggering: [
      Example(
        """
        struct Book: AppEntity {
          let ↓id = UUID()
          let title: String
        }
        """),
      Example("struct Book: AppEntity { let ↓id: UUID = .init() }"),
      Example("struct Book: AppEntity { let ↓id = UUID().uuidString }"),
      Example("struct Book: AppEntity { var ↓id: String { UUID().uuidString } }"),
      Example("struct Book: AppEntity { let title: String\nvar ↓id: Int { title.hashValue } }"),
      Example("struct Book: AppEntity { var ↓id: Int { Int.random(in: 0...9) } }"),
      Example("struct Book: AppEntity { var ↓id: UUID = UUID()\nlet title: String }"),
      Example("struct Book: AppEntity { var ↓id = UUID() }\nstruct Shelf { init(id: Int) { self.id = id } }"),
      Example("struct Book: AppEntity { var ↓id = UUID()\nlet title: String }\nlet book = Book(title: \"A\")"),
      Example("struct Book: AppEntity { var ↓id = UUID()\nfunc f() { let id = 3 } }\nlet shelf = Shelf(id: 3)"),
      Example(.making("let id: UUID\ninit(_ model: Model) { ↓id = UUID()\ntitle = model.title }")),
      Example(.making("var id: String\ninit() { self.↓id = UUID().uuidString }\nfunc f() { let id = 3 }")),
      // Not implemented, as in Xcode's template: a note.
      Example(
        "struct Book: AppEntity { static let defaultQuery = Query()\nlet ↓id = UUID()\n"
          + "struct Query: EntityQuery { func entities(for ids: [UUID]) async throws -> [Book] { [] } } }"),
      // A constant with an initial value is not decoded.
      Example("struct Book: AppEntity, Codable { let ↓id = UUID() }"),
    ],
    nonTriggering: [
      Example(
        """
        struct Book: AppEntity {
          let id: UUID
          let title: String
        }
        """),
      Example(.making("let id: UUID\ninit(_ model: Model) { id = model.id ?? UUID() }")),
      Example(.making("let id: UUID\ninit() { id = UUID() }\ninit(_ model: Model) { id = model.id }")),
      Example(.making("let id: UUID") + "extension Book { init(_ model: Model) { id = UUID() } }"),
      Example(.making("let id: UUID\ninit(_ model: Model) { id = UUID() }", "AppEntity, Codable")),
      Example(.making("var id: UUID\ninit() { id = UUID() }") + "func f() { var b = Book(); b.id = stored }"),
      // Only results of intents: nothing saves their identifiers.
      Example(.making("let id: UUID\ninit() { id = UUID() }", finding: "[]")),
      Example("struct Book: AppEntity { let id = \"only\" }"),
      // The initializer assigns another value.
      Example("struct Book: AppEntity { var id = UUID()\ninit(_ model: Model) { self.id = model.id } }"),
      Example("struct Book: AppEntity { var id = UUID()\ninit(_ model: Model) { id = model.id } }"),
      Example(
        "struct Book: AppEntity { var id = UUID() }\nextension Book { init(_ m: Model) { self.init(id: m.id) } }"),
      Example("struct Book: AppEntity { var id = UUID()\nlet title: String }\nlet b = Book(id: stored, title: \"A\")"),
      Example(
        "struct Book: AppEntity { var title = \"\"\nvar id = UUID() }\nlet b = Kit.Book.init(title: f(1), id: 2)"),
      Example("struct Book: AppEntity { var id = UUID() }\nfunc make() -> Book { .init(id: stored) }"),
      Example(
        """
        // file: Book.swift
        struct Book: AppEntity { var id = UUID() }
        // file: Query.swift
        struct Query: EntityQuery {
          func entities(for ids: [UUID]) -> [Book] { var book = Book(); book.id = ids[0]; return [book] }
        }
        """),
      // Decoding or a store assigns it.
      Example("struct Book: AppEntity, Codable { var id = UUID() }"),
      Example("@Model final class Book: AppEntity { var id = UUID() }"),
      Example("struct Book: AppEntity { var id: UUID { UUID(uuidString: \"0-0\")! } }"),
      Example("struct Book: AppEntity { var id: UUID { stored.id ?? UUID() } }"),
      Example("struct Book: AppEntity { var id: String { title } }"),
      // The system never asks for these by identifier.
      Example("struct Ticket: TransientAppEntity { let id = UUID() }"),
      Example("struct Settings: UniqueAppEntity { let id = UUID() }"),
      Example("struct Settings: TransientEntity { var id: UUID { UUID() } }"),
      // The type's own 'id' replaces the default.
      Example(
        """
        protocol Thing: AppEntity {}
        extension Thing { var id: UUID { UUID() } }
        struct Book: Thing { let id: UUID }
        """),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.isLookedUp {
      if let place = entity.newIdentifiers.first, !isStored(entity.type),
        let query = model.query(entity.defaultQuery.only), query.lookups.contains(where: { !$0.isArrayLiteral })
      {
        reporter.report(
          "'id' is a new UUID for every instance of '\(entity.type.name)', so saved shortcuts lose it", at: place,
          symbol: entity.type.symbol("id"), severity: .warning)
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

  /// `id` is read from stored data: by `Decodable`, or by SwiftData.
  private static func isStored(_ type: DeclaredType) -> Bool {
    type.attributes.contains { $0.name == "Model" }
      || type.unknownAncestors.contains { ["Codable", "Decodable", "NSManagedObject", "Object"].contains($0) }
  }

  /// When the value changes, for the message.
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

extension String {
  /// An entity with these members, whose query looks entities up with this code.
  fileprivate static func making(
    _ members: String, _ conformances: String = "AppEntity", finding: String = "ids.compactMap { store.book($0) }"
  ) -> String {
    """
    struct Book: \(conformances) {
      static let defaultQuery = BookQuery()
      \(members)
    }
    struct BookQuery: EntityQuery {
      func entities(for ids: [UUID]) async throws -> [Book] { \(finding) }
    }

    """
  }
}

extension LintModel {
  /// Its queries find nothing.
  fileprivate func isUnimplemented(_ entity: Entity) -> Bool {
    let lookups = entity.defaultQuery.known.compactMap { query($0) }.flatMap(\.lookups)
    return !lookups.isEmpty && lookups.allSatisfy { Set($0.body.names).isSubset(of: ["return", "init"]) }
  }
}
