@testable import SourceScan

@testable import IntentModel

/// The contract's example as model values.
extension BundleSample {
  static let contract = MetadataBundle(
    modules: ["Library"], intents: [openShelf], entities: [bookEntity], queries: [bookQuery],
    optionsProviders: [
      OptionsProvider(
        type: declaration("Drinks"), resultType: type("[String]", nil, .array, elements: [type("String", "String")]))
    ],
    enums: [shelf],
    unions: [
      UnionValue(
        type: declaration("SearchResult"),
        cases: [.init(name: "book", types: [type("BookEntity", nil, .entity)], place: place(5, 8))])
    ],
    shortcutsProviders: [libraryShortcuts],
    packages: [
      IntentsPackage(type: declaration("LibraryPackage"), includedPackages: fact([.known(reference("KitPackage"))]))
    ],
    extensions: [IntentsExtension(type: declaration("LibraryIntentsExtension"))],
    diagnostics: [FileDiagnostic(file: 0, diagnostic: Diagnostic("unreadable-value", .warning, "…", at: place(2).span))]
  )

  static let openShelf: Intent = {
    var type = declaration("OpenShelf", ["AppIntent", "OpenIntent", "PersistentlyIdentifiable", "SystemIntent"])
    type.qualifiedName = "Shelves.OpenShelf"
    type.mangledName = "7Library7ShelvesO9OpenShelfV"
    type.availability = [Availability(platform: "iOS", introduced: "17.0")]
    return Intent(
      type: type, title: fact(text("Open Shelf")),
      description: fact(
        IntentDescription(
          text: text("Opens a shelf"), categoryName: text("Navigation"), searchKeywords: .known([text("shelf")]),
          resultValueName: text("Shelf"), place: place())),
      openAppWhenRun: fact(true), isDiscoverable: fact(true), authenticationPolicy: fact("requiresAuthentication"),
      supportedModes: fact(value(.array([option("background"), option("foreground", "dynamic")]))),
      parameters: [target],
      parameterSummary: fact(
        .sentence(
          .init(
            text: text("Open ${target}"), parameters: [name("target")], others: [.known(name("count"))], place: place())
        )),
      result: fact(
        PerformResult(
          value: BundleSample.type("BookEntity", "BookEntity", .entity), providesDialog: true, opensIntent: true,
          place: place())))
  }()

  private static let target: WrappedProperty = {
    var shelf = type("Shelf?", "Shelf", .enum)
    shelf.isOptional = true
    shelf.declaration = reference("Shelf", "Shelf", "Library")
    return property(
      "target", .parameter,
      [
        textArgument("title", "Shelf"), textArgument("description", "Which shelf"),
        Argument(label: "default", value: option("read")), textArgument("requestValueDialog", "Which shelf?"),
        argument("inclusiveRange", .tuple([argument(nil, .int(1)), argument(nil, .int(10))])),
      ], type: shelf)
  }()

  static let bookEntity = Entity(
    type: declaration("BookEntity"),
    typeDisplayRepresentation: fact(
      TypeDisplayRepresentation(
        name: text("Book"), numericFormat: text("${int} books"), form: .initializer, place: place())),
    idType: type("UUID", "UUID"), defaultQuery: fact(reference("BookQuery", "BookQuery", "Library")),
    properties: [
      property(
        "title", .property, [textArgument("title", "Title"), argument("indexingKey", .keyPath(["displayName"]))],
        type: type("String", "String"))
    ],
    transferRepresentations: fact([
      TransferRepresentation(
        kind: "DataRepresentation", arguments: [Argument(label: "exportedContentType", value: option("pdf"))],
        place: place())
    ]))

  static let bookQuery = EntityQuery(
    type: declaration("BookQuery", ["EntityQuery", "EntityStringQuery"]),
    entity: reference("BookEntity", "BookEntity", "Library"),
    members: [name("entities(for:)"), name("suggestedEntities()")], providesSuggestedEntities: true,
    sortingOptions: fact([.known(name("title"))]),
    properties: fact([
      QueryProperty(
        property: .known(name("title")),
        comparators: [.known(name("EqualToComparator")), .known(name("ContainsComparator"))], place: place())
    ]))

  static let shelf = AppEnum(
    type: declaration("Shelf"),
    typeDisplayRepresentation: fact(TypeDisplayRepresentation(name: text("Shelf"), form: .literal, place: place())),
    rawType: name("String"), cases: [.init(name: "wantToRead", rawValue: value(.string("want")), place: place(4, 8))],
    caseDisplayRepresentations: fact([
      .init(
        caseName: .known(name("wantToRead")),
        representation: .known(
          DisplayRepresentation(
            title: text("Want to Read"), subtitle: text("…"),
            image: .known(DisplayImage(arguments: [argument("systemName", .string("book"))], place: place())),
            synonyms: .known([text("Wish list")]), place: place())), place: place())
    ]))

  static let libraryShortcuts = ShortcutsProvider(
    type: declaration("LibraryShortcuts"), shortcutTileColor: fact("navy"),
    negativePhrases: fact([text("Close ${applicationName}")]),
    appShortcuts: fact([
      .known(
        AppShortcut(
          intent: .known(reference("OpenShelf", "Shelves.OpenShelf", "Library")),
          arguments: [Argument(label: "target", value: option("read"))],
          phrases: .known([text("Open ${target} in ${applicationName}")]), shortTitle: text("Open Shelf"),
          systemImageName: .known("books.vertical"), place: place(), calleePlace: place()))
    ]))
}
