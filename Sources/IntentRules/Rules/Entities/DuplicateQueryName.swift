import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let duplicateQueryName = Rule(
    id: "duplicate-query-name", severity: .error,
    summary: "two queries, entities, intents or enums of one target have the same identifier",
    rationale: """
      Apple's metadata knows a type by its bare name, whatever it is nested in, unless it states a 'persistentIdentifier': \
      two types 'Query' of two entities are one to it, and it exports nothing. Its message is known for queries; that the \
      other kinds fare alike follows from how their metadata is keyed. Where a folder holds several targets, only types of \
      one file are compared.
      """,
    source: "Apple's metadata processor since Xcode 16",
    appleMessage: "Found multiple, identical identifiers for query: <name>, each identifier must be unique",
    triggering: [
      Example(
        """
        enum Books { struct Query: EntityQuery { func entities(for ids: [Int]) -> [Book] { [] } } }
        enum Shelves { struct ↓Query: EntityQuery { func entities(for ids: [Int]) -> [Shelf] { [] } } }
        """,
        fixed: """
          enum Books { struct Query: EntityQuery { func entities(for ids: [Int]) -> [Book] { [] } } }
          enum Shelves { struct Query: EntityQuery {
            static let persistentIdentifier = "ShelvesQuery"
            func entities(for ids: [Int]) -> [Shelf] { [] } } }
          """),
      Example(
        """
        // file: App/A.swift
        import AppIntents
        enum Books { struct Open: AppIntent { static let title: LocalizedStringResource = "A" } }
        // file: App/B.swift
        import AppIntents
        enum Shelves { struct ↓Open: AppIntent { static let title: LocalizedStringResource = "B" } }
        """),
      // What counts is the identifier.
      Example(
        """
        struct Book: AppEntity { let id: Int }
        struct ↓Volume: AppEntity { let id: Int; static let persistentIdentifier = "Book" }
        """),
      Example(
        """
        enum Books { struct Query: IntentValueQuery {} }
        enum Shelves { struct ↓Query: IntentValueQuery {} }
        """),
      // A folder of several targets; one file is in one of them.
      Example(
        """
        // file: App/A.swift
        import AppIntents
        struct Twice: AppIntent {}
        enum A { enum Kind: String, AppEnum { case a } }
        enum B { enum ↓Kind: String, AppEnum { case b } }
        // file: App/B.swift
        import AppIntents
        struct Twice: AppIntent {}
        """),
    ],
    nonTriggering: [
      Example(
        """
        enum Books { struct Query: EntityQuery {} }
        enum Shelves { struct Query: EntityQuery { static let persistentIdentifier = "ShelfQuery" } }
        """),
      // Entities and queries are kept apart, and so are value queries.
      Example("struct Book: AppEntity { let id: Int }\nenum A { struct Book: EntityQuery {} }"),
      Example("enum A { struct Query: EntityQuery {} }\nenum B { struct Query: IntentValueQuery {} }"),
      // One of two is compiled.
      Example(
        "#if os(iOS)\nenum A { struct Query: EntityQuery {} }\n#else\nenum B { struct Query: EntityQuery {} }\n#endif"),
      // Two modules, two targets.
      Example(
        """
        // file: App/A.swift
        import AppIntents
        enum A { struct Query: EntityQuery {} }
        // file: Widget/B.swift
        import AppIntents
        enum B { struct Query: EntityQuery {} }
        """),
      // One type declared twice is two targets, and then so may the others be.
      Example(
        """
        // file: App/A.swift
        import AppIntents
        struct Open: AppIntent {}
        enum A { struct Query: EntityQuery {} }
        // file: App/B.swift
        import AppIntents
        struct Open: AppIntent {}
        enum B { struct Query: EntityQuery {} }
        """),
      Example(
        """
        // file: App/A.swift
        import AppIntents
        enum A { struct Query: EntityQuery {} }
        // file: App/B.swift
        import AppIntents
        struct Extension: AppIntentsExtension {}
        enum B { struct Query: EntityQuery {} }
        """),
      // Two apps in one folder.
      Example(.twoApps("enum A { struct Query: EntityQuery {} }", "enum B { struct Query: EntityQuery {} }")),
      // Not readable: nobody knows.
      Example(
        """
        enum A { struct Query: EntityQuery {} }
        enum B { struct Query: EntityQuery { static let persistentIdentifier = make() } }
        """),
      // Inside a function it is nobody's business.
      Example("enum A { struct Query: EntityQuery {} }\nfunc f() { struct Query: EntityQuery {} }"),
    ]
  ) { model, reporter in
    lazy var targets = TargetFolders(model)
    let shared = Set(model.bundle.modules.filter(model.holdsSeveralTargets))
    for kind in model.identifiedTypes {
      var known: [String: [DeclaredType]] = [:]
      for type in kind.types {
        guard let identifier = type.identifier else { continue }
        let others = known[identifier, default: []].filter {
          $0.module == type.module && $0.qualifiedName != type.qualifiedName && $0.coexists(with: type)
            && targets.mayShareApp($0, type)
        }
        known[identifier, default: []].append(type)
        guard let other = others.first(where: { $0.place.file == type.place.file }) ?? others.first else { continue }
        if other.place.file != type.place.file, shared.contains(type.module) {
          reporter.leaveUnchecked()
          continue
        }
        reporter.report(
          "\(kind.name) '\(type.qualifiedName)' has the identifier of '\(other.qualifiedName)', '\(identifier)'",
          at: type.place, symbol: type.symbol,
          notes: [.init(message: "'\(other.qualifiedName)' is declared here", place: other.place)],
          fixes: type.persistentIdentifier.isAbsent ? [.addPersistentIdentifier(to: type)] : [])
      }
    }
  }
}

extension LintModel {
  /// The types that Apple's metadata keys by their identifiers, kind by kind, in the order of the sources.
  fileprivate var identifiedTypes: [(name: String, types: [DeclaredType])] {
    let queries = bundle.queries
    return [
      ("query", queries.filter { $0.conforms(to: "EntityQuery") }.map(\.type)),
      ("value query", queries.filter { $0.conforms(to: "IntentValueQuery") }.map(\.type)),
      ("entity", bundle.entities.map(\.type)), ("intent", bundle.intents.map(\.type)),
      ("enum", bundle.enums.map(\.type)),
    ].map { name, types in
      (
        name,
        types.filter { !$0.isLocal }.sorted {
          ($0.place.file, $0.place.span.start) < ($1.place.file, $1.place.span.start)
        }
      )
    }
  }
}

extension FixIt {
  /// Needs review: what people have saved with an intent, an entity or an enum is kept under its identifier.
  fileprivate static func addPersistentIdentifier(to type: DeclaredType) -> FixIt {
    let identifier = type.qualifiedName.filter { $0 != "." }
    return FixIt(
      "give it an identifier", .needsReview,
      [.init(type.bodyStart, "\n  \(type.memberAccess)static let persistentIdentifier = \"\(identifier)\"\n")])
  }
}
