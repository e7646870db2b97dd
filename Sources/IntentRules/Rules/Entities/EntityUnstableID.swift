import IntentModel

extension Rule {
  static let entityUnstableID = Rule(
    id: "entity-unstable-id", severity: .error, summary: "an entity's identifier changes from run to run",
    rationale: """
      Shortcuts and widgets save the identifier and ask for the entity by it, days later and in another process. One that \
      is made anew each time finds nothing: store it with what it identifies. A variable that only starts out with such a \
      value is a warning. Nothing is reported where the app's code for App Intents gives it another one: in an \
      initializer, by an argument 'id:', by an assignment, by decoding or by SwiftData.
      """,
    source: "WWDC22 10032, WWDC25 244",
    triggering: [
      Example("struct Book: AppEntity { let ↓id = UUID() }"),
      Example("struct Book: AppEntity { let ↓id: UUID = .init() }"),
      Example("struct Book: AppEntity { let ↓id = UUID().uuidString }"),
      Example("struct Book: AppEntity { var ↓id: String { UUID().uuidString } }"),
      Example("struct Book: AppEntity { let title: String\nvar ↓id: Int { title.hashValue } }"),
      Example("struct Book: AppEntity { var ↓id: Int { Int.random(in: 0...9) } }"),
      Example("struct Book: AppEntity { var ↓id: UUID = UUID()\nlet title: String }"),
      Example("struct Book: AppEntity { var ↓id = UUID() }\nstruct Shelf { init(id: Int) { self.id = id } }"),
      Example("struct Book: AppEntity { var ↓id = UUID()\nlet title: String }\nlet book = Book(title: \"A\")"),
      Example("struct Book: AppEntity { var ↓id = UUID()\nfunc f() { let id = 3 } }\nlet shelf = Shelf(id: 3)"),
      // A constant with a value can't be decoded.
      Example("struct Book: AppEntity, Codable { let ↓id = UUID() }"),
    ],
    nonTriggering: [
      Example("struct Book: AppEntity { let id: UUID }"),
      Example("struct Book: AppEntity { let id: UUID\ninit() { id = UUID() } }"),
      Example("struct Book: AppEntity { let id = \"only\" }"),
      // Another value is assigned before anything sees this one.
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
      // Decoding assigns it, and so does a store.
      Example("struct Book: AppEntity, Codable { var id = UUID() }"),
      Example("@Model final class Book: AppEntity { var id = UUID() }"),
      Example("struct Book: AppEntity { var id: UUID { UUID(uuidString: \"0-0\")! } }"),
      Example("struct Book: AppEntity { var id: UUID { stored.id ?? UUID() } }"),
      Example("struct Book: AppEntity { var id: String { title } }"),
      // Nobody asks for these by their identifiers.
      Example("struct Ticket: TransientAppEntity { let id = UUID() }"),
      Example("struct Settings: UniqueAppEntity { let id = UUID() }"),
      Example("struct Settings: TransientEntity { var id: UUID { UUID() } }"),
      // A default that the type's own 'id' replaces.
      Example(
        """
        protocol Thing: AppEntity {}
        extension Thing { var id: UUID { UUID() } }
        struct Book: Thing { let id: UUID }
        """),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.isLookedUp {
      guard let body = entity.idBody, makesAnew(body, of: entity.idType) else { continue }
      let member = entity.type.members.first { $0.place == body.place }
      // Under a wrapper it may be anything, and so it may by a default of a protocol.
      guard let member, member.providedBy == nil else { continue }
      let isSettable = member.storage == .stored && !member.isLet
      guard !isSettable || !entity.isIdentifierAssigned && !isStored(entity.type) else { continue }
      reporter.report(
        "'id' of '\(entity.type.name)' is another one each time", at: body.place, symbol: entity.type.symbol("id"),
        severity: isSettable ? .warning : nil)
    }
  }

  /// `id` is read from what was stored: by `Decodable`, or by SwiftData.
  private static func isStored(_ type: DeclaredType) -> Bool {
    type.attributes.contains { $0.name == "Model" }
      || type.unknownAncestors.contains { ["Codable", "Decodable", "NSManagedObject", "Object"].contains($0) }
  }

  private static func makesAnew(_ body: PerformBody, of type: ValueType?) -> Bool {
    if body.names.contains("hashValue") || body.calls.contains(where: { $0.name == "random" }) { return true }
    // What else has a say may be what counts: `stored.id ?? UUID()`.
    let plain = ["UUID", "init", "uuidString", "String", "describing", "return", "get"]
    guard body.names.allSatisfy(plain.contains) else { return false }
    return body.calls.contains { call in
      guard call.labels.isEmpty else { return false }
      return call.name == "UUID"
        || (call.name == "init" && (call.base == "UUID" || call.isImplicitMember && type?.name == "UUID"))
    }
  }
}
