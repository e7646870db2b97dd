import IntentModel

extension Rule {
  static let indexedEntityNeverDonated = Rule(
    id: "indexed-entity-never-donated", severity: .warning,
    summary: "an app declares an 'IndexedEntity' and never gives one to Spotlight",
    rationale: """
      The conformance alone indexes nothing. Spotlight finds an entity only after the app hands it over, by \
      'indexAppEntities(_:)', by a 'CSSearchableItem' with the entity, or by the 'appEntityIdentifier' of a user activity. \
      Any mention of one of these counts, for every entity. A library may do it too: the rule does not report an entity \
      in a file that imports a module which is neither scanned nor Apple's, and no app that imports the Flutter plugin \
      'intelligence'. An entity whose query is an 'IndexedEntityQuery' is not reported: the system asks that query. Without \
      an entry point ('@main') in the scan the rule assumes that the rest of the app is elsewhere, and reports nothing.
      """,
    source: "WWDC24 10134, WWDC25 260; CoreSpotlight documentation: CSSearchableIndex.indexAppEntities(_:priority:)",
    triggering: [
      Example("struct ↓Book: IndexedEntity { let id: Int }\n@main struct Main {}"),
      // Words alone donate nothing, and neither does the set of attributes.
      Example(
        """
        struct ↓Book: IndexedEntity {
          let id: Int
          // indexAppEntities
          var attributeSet: CSSearchableItemAttributeSet { CSSearchableItemAttributeSet() }
        }
        @main struct Main { let text = "CSSearchableItem" }
        """),
      Example(
        "struct ↓Book: AppEntity { let id: Int }\nextension Book: IndexedEntity {}\n// file: App/main.swift\nrun()"),
    ],
    nonTriggering: [
      Example(
        """
        struct Book: IndexedEntity { let id: Int }
        @main struct Main { func run() { Task { try await CSSearchableIndex.default().indexAppEntities(books) } } }
        """),
      // In a file that has nothing to do with App Intents.
      Example(
        """
        // file: App/Book.swift
        struct Book: IndexedEntity { let id: Int }
        @main struct Main {}
        // file: Kit/Index.swift
        import CoreSpotlight
        func add(_ book: Book) { let item = CSSearchableItem(appEntity: book) }
        """),
      Example(
        """
        struct Book: IndexedEntity { let id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: IndexedEntityQuery { func entities(for ids: [Int]) async throws -> [Book] { [] } }
        @main struct Main {}
        """),
      Example("struct Book: AppEntity { let id: Int }\n@main struct Main {}"),
      Example(
        """
        struct Book: IndexedEntity { let id: Int }
        @main struct Main { func show(_ activity: NSUserActivity) { activity.appEntityIdentifier = identifier } }
        """),
      // A library that the scan doesn't hold may do it.
      Example("import AppIntents\nimport Kit\nstruct Book: IndexedEntity { let id: Int }\n@main struct Main {}"),
      Example(
        """
        // file: App/Book.swift
        struct Book: AppEntity { let id: Int }
        @main struct Main {}
        // file: App/Spotlight.swift
        import AppIntents
        import Kit
        extension Book: IndexedEntity {}
        """),
      Example(
        """
        // file: App/Book.swift
        struct Book: IndexedEntity { let id: Int }
        // file: App/Delegate.swift
        import intelligence
        @main class Delegate {}
        """),
      // The app's own code is not here.
      Example("struct Book: IndexedEntity { let id: Int }"),
    ]
  ) { model, reporter in
    let entities = model.bundle.entities.filter { entity in
      entity.conforms(to: "IndexedEntity")
        && !model.bundle.queries.contains {
          $0.conforms(to: "IndexedEntityQuery") && LintModel.TypeKey($0.entity) == LintModel.TypeKey(entity.type)
        }
    }
    guard !entities.isEmpty, !model.files.contains(where: { $0.donatesEntities || $0.imports("intelligence") }) else {
      return
    }
    guard model.files.contains(where: \.isEntryPoint) else { return reporter.leaveUnchecked() }
    let scanned = Set(model.files.map(\.module))
    func importsLibrary(_ index: Int) -> Bool {
      model.files.indices.contains(index)
        && model.files[index].imports.contains { !scanned.contains($0) && !PlatformModules.contains($0) }
    }
    for entity in entities {
      let type = entity.type
      guard !importsLibrary(type.place.file), !type.inherited.contains(where: { importsLibrary($0.place.file) }) else {
        continue
      }
      reporter.report(
        "nothing gives '\(type.name)' to Spotlight; call 'indexAppEntities(_:)' when the app's data changes",
        at: type.place, symbol: type.symbol)
    }
  }
}
