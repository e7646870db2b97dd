import IntentModel

extension Rule {
  static let defaultQueryNotQuery = Rule(
    id: "default-query-not-query", severity: .error,
    summary: "the type of 'defaultQuery' does not conform to 'EntityQuery'",
    rationale: """
      'AppEntity' requires that the type of 'defaultQuery' conforms to 'EntityQuery' or to a protocol that refines it. \
      Otherwise the entity does not compile. The rule checks only types that the scan holds. It is silent if the type \
      inherits from a type or protocol outside the scan, or has a macro, because these can add the conformance.
      """,
    source: "AppIntents interface of iOS 17.4: AppEntity.DefaultQuery",
    triggering: [
      Example(
        .bookWithQuery(declaredAs: "struct BookQuery", mark: "↓")),
      Example(
        "struct Book: AppEntity { let id: Int; static var defaultQuery: Query { ↓Query(limit: 3) } }\nclass Query: Sendable {}"
      ),
      Example("struct Book: AppEntity { let id: Int; typealias DefaultQuery = ↓Query; struct Query: Hashable {} }"),
      // The options of a parameter are not entities.
      Example(
        """
        struct Book: AppEntity { let id: Int; static let defaultQuery = ↓Titles() }
        struct Titles: DynamicOptionsProvider { func results() async throws -> [String] { [] } }
        """),
      // A file that mentions nothing of the framework.
      Example(
        """
        // file: Book.swift
        struct Book: AppEntity { let id: Int; static let defaultQuery = ↓BookQuery() }
        // file: BookQuery.swift
        struct BookQuery {}
        extension BookQuery: Sendable {}
        """),
    ],
    nonTriggering: [
      Example(
        .bookWithQuery(declaredAs: "struct BookQuery: EntityQuery")),
      Example(
        "struct Book: AppEntity { let id: Int; static let defaultQuery = Query() }\nstruct Query {}\nextension Query: EntityStringQuery {}"
      ),
      Example(
        """
        struct Book: AppEntity { let id: Int; static let defaultQuery = Query() }
        protocol Finding: EnumerableEntityQuery {}
        class Base: Finding {}
        final class Query: Base {}
        """),
      // The scan does not hold the type, or something that it inherits from.
      Example(
        "import Kit\nimport AppIntents\nstruct Book: AppEntity { let id: Int; static let defaultQuery = KitQuery() }"),
      Example(
        """
        // file: Book.swift
        struct Book: AppEntity { let id: Int; static let defaultQuery = Query() }
        // file: Query.swift
        import Kit
        struct Query: KitQuery {}
        """),
      Example(
        """
        // file: Book.swift
        struct Book: AppEntity { let id: Int; static let defaultQuery = Query() }
        // file: Query.swift
        import Kit
        @Finds struct Query {}
        """),
      Example(
        """
        // file: Book.swift
        struct Book: AppEntity { let id: Int; static let defaultQuery = Query() }
        // file: Query.swift
        struct Query {}
        // file: More.swift
        import Kit
        extension Query: KitQuery {}
        """),
      // Another target has a type of the same name.
      Example(
        """
        // file: App/A/Book.swift
        struct Book: AppEntity { let id: Int; static let defaultQuery = Query() }
        // file: App/A/Query.swift
        struct Query {}
        // file: App/B/Query.swift
        struct Query: EntityQuery {}
        """),
      Example(
        "struct Book: AppEntity { let id: Int; static let defaultQuery = Query() }\n#if os(macOS)\nstruct Query {}\n#else\nstruct Query: EntityQuery {}\n#endif"
      ),
      // The framework provides the query of a transient entity.
      Example("struct Ticket: TransientAppEntity { static let defaultQuery = Query() }\nstruct Query {}"),
    ]
  ) { model, reporter in
    for entity in model.bundle.entities where entity.isLookedUp {
      guard let named = entity.defaultQuery.only, let type = entity.defaultQueryType,
        !type.conformances.contains("EntityQuery"),
        type.unknownAncestors.allSatisfy({ KnownAncestors.plain.contains($0) })
      else { continue }
      reporter.report(
        "'\(named.name)' must conform to 'EntityQuery' to be the 'defaultQuery' of '\(entity.type.name)'",
        at: named.place, symbol: entity.type.symbol("defaultQuery"),
        notes: type.place.map { [.init(message: "'\(named.name)' is declared here", place: $0)] } ?? [])
    }
  }
}
