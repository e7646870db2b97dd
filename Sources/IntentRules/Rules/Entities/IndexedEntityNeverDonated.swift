import IntentModel
import SourceScan

extension Rule {
  static let indexedEntityNeverDonated: Rule = Rule(
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
    mayLackFacts: true,
    reported: "struct ↓Book: IndexedEntity { let id: Int }\n@main struct Main {}",
    correct: """
      struct Book: IndexedEntity { let id: Int }
      @main struct Main { func run() { Task { try await CSSearchableIndex.default().indexAppEntities(books) } } }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let found = Set(
      model.bundle.queries.filter { $0.conforms(to: "IndexedEntityQuery") }.compactMap { TypeKey($0.entity) })
    let entities = model.bundle.entities.filter { entity in
      entity.conforms(to: "IndexedEntity") && !found.contains(TypeKey(entity.type))
    }
    guard !entities.isEmpty, !model.files.contains(where: { $0.donatesEntities || $0.imports("intelligence") }) else {
      return
    }
    guard model.holdsApp else { return reporter.leaveUnchecked(without: .entryPoint) }
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
        of: type)
    }
  }
}
