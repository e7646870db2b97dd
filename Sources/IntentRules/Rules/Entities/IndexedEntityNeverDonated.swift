import IntentModel
import SourceScan

extension Rule {
  static let indexedEntityNeverDonated = Rule(
    id: "indexed-entity-never-donated", severity: .warning,
    summary: "an app never adds its 'IndexedEntity' to the Spotlight index",
    rationale: """
      The conformance to 'IndexedEntity' alone adds nothing to the Spotlight index. The app must add its entities: \
      with 'indexAppEntities(_:)', with a 'CSSearchableItem' that refers to the entity ('CSSearchableItem(appEntity:)' or \
      'associateAppEntity(_:priority:)'), or with the 'appEntityIdentifier' of a user activity. If the scanned source contains one of these names, the rule reports no \
      entity. It also skips an entity whose query is an 'IndexedEntityQuery', because the system indexes it through \
      that query, and files that import a module which is neither scanned nor Apple's, because that module can index \
      the entity. The Flutter plugin 'intelligence' does this. Without an entry point such as '@main' in the scanned \
      files, the rule checks nothing, because the rest of the app is elsewhere.
      """,
    source: "WWDC24 10134, WWDC25 260; CoreSpotlight documentation: CSSearchableIndex.indexAppEntities(_:priority:)",
    triggering: [
      Example("struct ↓Book: IndexedEntity { let id: Int }\n@main struct Main {}"),
      // A comment or string adds nothing to the index, and neither does an attribute set.
      Example(
        """
        struct ↓Book: IndexedEntity {
          let id: Int
          // indexAppEntities
          var attributeSet: CSSearchableItemAttributeSet { CSSearchableItemAttributeSet() }
        }
        @main struct Main { let text = "CSSearchableItem" }
        """),
      // The items say nothing of the entity.
      Example(
        """
        struct ↓Book: IndexedEntity { let id: Int }
        @main struct Main {
          func add(_ book: Book) -> CSSearchableItem {
            CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: book.attributeSet)
          }
        }
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
      Example(
        """
        struct Book: IndexedEntity { let id: Int }
        @main struct Main { func add(_ item: CSSearchableItem, _ book: Book) { item.associateAppEntity(book) } }
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
    let found = Set(
      model.bundle.queries.filter { $0.conforms(to: "IndexedEntityQuery") }.compactMap { TypeKey($0.entity) })
    let entities = model.bundle.entities.filter { entity in
      entity.conforms(to: "IndexedEntity") && !found.contains(TypeKey(entity.type))
    }
    guard !entities.isEmpty, !model.files.contains(where: { $0.donatesEntities || $0.imports("intelligence") }) else {
      return
    }
    guard model.files.contains(where: \.isEntryPoint) else { return reporter.leaveUnchecked(without: .entryPoint) }
    let scanned = Set(model.files.map(\.module)), makesItems = model.files.contains(where: \.makesSearchableItems)
    func importsLibrary(_ index: FileID) -> Bool {
      model.files.indices.contains(index)
        && model.files[index].imports.contains { !scanned.contains($0) && !PlatformModules.contains($0) }
    }
    for entity in entities {
      let type = entity.type
      guard !importsLibrary(type.place.file), !type.inherited.contains(where: { importsLibrary($0.place.file) }) else {
        continue
      }
      reporter.report(
        makesItems
          ? "no 'CSSearchableItem' of the app refers to a '\(type.name)', so Spotlight does not know the entity; call "
            + "'associateAppEntity(_:priority:)' of the item, or 'indexAppEntities(_:)'"
          : "the app never adds '\(type.name)' to the Spotlight index, so search does not find it; call 'indexAppEntities(_:)'",
        at: type.place, symbol: type.symbol)
    }
  }
}
