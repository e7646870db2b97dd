import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let duplicateQueryName = Rule(
    id: "duplicate-query-name", severity: .error,
    summary: "two queries, entities, intents or app enums of one target have the same identifier",
    rationale: """
      Apple's tool identifies a type by its name without the enclosing types, unless the type declares a \
      'persistentIdentifier', and an intent that conforms to 'CustomIntentMigratedAppIntent' by the class that it names. If two types have the same identifier, the tool exports no metadata, so Siri and \
      Shortcuts find none of the target's intents. Declare a 'persistentIdentifier' in one of them. Apple's error \
      message is known for queries; for other types the effect is unverified, and the finding is a warning. In a folder with several targets, \
      only the types of one file are compared.
      """,
    source: "Apple's metadata processor since Xcode 16",
    appleMessage: "Found multiple, identical identifiers for query: <name>, each identifier must be unique",
    triggering: [
      Example(
        """
        enum Books {
          struct Query: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Book] { [] }
          }
        }

        enum Shelves {
          struct ↓Query: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Shelf] { [] }
          }
        }
        """,
        fixed: """
          enum Books {
            struct Query: EntityQuery {
              func entities(for identifiers: [Int]) async throws -> [Book] { [] }
            }
          }

          enum Shelves {
            struct Query: EntityQuery {
              static let persistentIdentifier = "ShelvesQuery"

              func entities(for identifiers: [Int]) async throws -> [Shelf] { [] }
            }
          }
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
      // The declared identifier is compared.
      Example(
        """
        struct Book: AppEntity { let id: Int }
        struct Volume: AppEntity { let id: Int; static let persistentIdentifier = ↓"Book" }
        """),
      // The class that a migrated intent names is its identifier.
      Example(
        """
        struct Order: CustomIntentMigratedAppIntent { static let intentClassName = "OrderIntent" }
        struct Buy: CustomIntentMigratedAppIntent { static let intentClassName = ↓"OrderIntent" }
        """),
      Example(
        """
        struct OrderIntent: AppIntent {}
        struct Order: CustomIntentMigratedAppIntent { static let intentClassName = ↓"OrderIntent" }
        """),
      Example(
        """
        enum Books { struct Query: IntentValueQuery {} }
        enum Shelves { struct ↓Query: IntentValueQuery {} }
        """),
      // The folder has several targets, but both enums are in one file.
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
        enum Books {
          struct Query: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Book] { [] }
          }
        }

        enum Shelves {
          struct Query: EntityQuery {
            static let persistentIdentifier = "ShelfQuery"

            func entities(for identifiers: [Int]) async throws -> [Shelf] { [] }
          }
        }
        """),
      // Entities, queries and value queries have separate identifiers.
      Example("struct Book: AppEntity { let id: Int }\nenum A { struct Book: EntityQuery {} }"),
      Example("enum A { struct Query: EntityQuery {} }\nenum B { struct Query: IntentValueQuery {} }"),
      // Only one of the two is compiled.
      Example(
        "#if os(iOS)\nenum A { struct Query: EntityQuery {} }\n#else\nenum B { struct Query: EntityQuery {} }\n#endif"),
      // Two modules are two targets.
      Example(
        """
        // file: App/A.swift
        import AppIntents
        enum A { struct Query: EntityQuery {} }
        // file: Widget/B.swift
        import AppIntents
        enum B { struct Query: EntityQuery {} }
        """),
      // A type that is declared twice shows that the folder has two targets.
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
      // The folder has two apps.
      Example(.twoApps("enum A { struct Query: EntityQuery {} }", "enum B { struct Query: EntityQuery {} }")),
      // The class that a migrated intent names is its identifier, not the name of its type.
      Example(
        """
        struct Order: AppIntent {}
        enum Old { struct Order: CustomIntentMigratedAppIntent { static let intentClassName = "OrderIntent" } }
        """),
      // The identifier is not a literal.
      Example(
        """
        enum A { struct Query: EntityQuery {} }
        enum B { struct Query: EntityQuery { static let persistentIdentifier = make() } }
        """),
      // A local type.
      Example("enum A { struct Query: EntityQuery {} }\nfunc f() { struct Query: EntityQuery {} }"),
    ]
  ) { model, reporter in
    lazy var targets = TargetFolders(model)
    let shared = Set(model.bundle.modules.filter(model.holdsSeveralTargets))
    for kind in model.identifiedTypes {
      var known: [String: [DeclaredType]] = [:]
      for type in kind.types {
        guard let identifier = type.identifier else { continue }
        let compared = known[identifier, default: []]
        let others = compared.filter {
          Steps.count()
          return $0.module == type.module && $0.qualifiedName != type.qualifiedName && $0.coexists(with: type)
            && targets.mayShareApp($0, type)
        }
        // Thousands of types with one identifier need not all be compared with each other.
        let isFull = compared.count == SourceScan.Limits.compared
        if !isFull { known[identifier, default: []].append(type) }
        guard let other = others.first(where: { $0.place.file == type.place.file }) ?? others.first else {
          if isFull { reporter.leaveUnchecked(without: .fewerTypes) }
          continue
        }
        if other.place.file != type.place.file, shared.contains(type.module) {
          reporter.leaveUnchecked(without: .targetMap)
          continue
        }
        reporter.report(
          "\(kind.name) '\(type.qualifiedName)' has the same identifier '\(identifier)' as '\(other.qualifiedName)', "
            + (kind.name == "enum"
              ? "which Apple's tool may not distinguish; "
              : "so Xcode cannot distinguish them; ")
            + (type.migratedClassName.isAbsent ? "rename one of them" : "name another class in one of them"),
          at: type.statedIdentifier.alternatives.first?.place ?? type.place, symbol: type.symbol,
          severity: kind.name == "query" ? nil : .warning,
          notes: [.init(message: "'\(other.qualifiedName)' is declared here", place: other.place)],
          fixes: type.statedIdentifier.isAbsent ? [.addPersistentIdentifier(to: type)] : [])
      }
    }
  }
}

extension LintModel {
  /// The types that Apple's metadata identifies by name, by kind, in source order.
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
  /// Needs review: a new identifier breaks shortcuts that people saved with the old one.
  fileprivate static func addPersistentIdentifier(to type: DeclaredType) -> FixIt {
    let identifier = type.qualifiedName.filter { $0 != "." }
    return FixIt(
      "add 'persistentIdentifier'", .needsReview,
      [.init(type.bodyStart, "\n  \(type.memberAccess)static let persistentIdentifier = \"\(identifier)\"\n")])
  }
}
