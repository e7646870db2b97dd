@testable import SourceScan

@testable import IntentModel

/// The keys that the contract's example omits: with it every key that the schema names is written at least once.
extension BundleSample {
  static let rest = MetadataBundle(
    modules: ["App", "Library"], intents: [intent, searchIntent], entities: [fileEntity], queries: [valueQuery],
    optionsProviders: [OptionsProvider(type: declaration("Drinks"), dependencies: [dependency])],
    enums: [appEnum, AppEnum(type: declaration("Color"), caseDisplayRepresentations: fact(unreadable("all()")))],
    unions: [union],
    shortcutsProviders: [
      provider, ShortcutsProvider(type: declaration("P"), appShortcuts: fact(unreadable("shortcuts()"))),
    ],
    packages: [IntentsPackage(type: declaration("P"), includedPackages: fact([unreadable("other()")]))])

  static let since = [Availability(platform: "iOS", introduced: "18.0")]
  static let allAvailability = [
    Availability(
      platform: "iOS", introduced: "16.0", deprecated: .version("17.0"), obsoleted: "18.0", message: "m", renamed: "B"),
    Availability(platform: "macOS", isUnavailable: true), Availability(platform: "*", deprecated: .always),
  ]

  /// Two branches of every fact, one of them unreadable.
  static func branches<Content>(_ content: Content) -> Fact<Content> {
    Fact(
      fact(.known(content), ["DEBUG"], availability: since).alternatives
        + fact(unreadable("f()"), ["!(DEBUG)"]).alternatives)
  }

  static let fullText: LocalizedText = LocalizedText(
    key: "k ${int}", placeholders: [.init(name: "int", kind: .type, isRaw: true, place: place())],
    defaultValue: .known("d"), table: unreadable("Tables.main"),
    bundle: Argument(label: "bundle", value: option("main")), comment: .known("c"),
    place: place(), keyPlace: place())

  static let dependency = ParameterDependency(
    name: "openShelf", intent: reference("OpenShelf"), parameters: [name("target")], place: place(),
    conditions: ["DEBUG"])

  private static let intent: Intent = {
    var type = declaration("A", ["AppIntent"])
    type.availability = allAvailability
    type.limitedConformances = [
      .init(
        name: "UndoableIntent", conditions: ["os(iOS)"],
        availability: [Availability(platform: "iOS", introduced: "26.0")])
    ]
    type.conditions = ["os(iOS)", "!(DEBUG)"]
    type.schema = Schema(name: .known("photos.openAsset"), macro: "AppIntent", place: place())
    type.persistentIdentifier = fact(.known("Old"), ["DEBUG"], availability: since)
    return Intent(
      type: type, title: branches(fullText),
      description: branches(
        IntentDescription(text: unreadable("make()"), searchKeywords: unreadable("words"), place: place())),
      openAppWhenRun: branches(true), isDiscoverable: fact(unreadable("f()")), isAssistantOnly: fact(false),
      authenticationPolicy: branches("alwaysAllowed"),
      supportedModes: branches(value(.array([option("background"), value(.call("M", arguments: []))]))),
      intentClassName: fact("OldIntent"),
      deprecation: branches(
        IntentDeprecation(message: text("Use B"), replacedBy: .known(reference("B")), place: place())),
      traits: fact(option("tool")), allowedExecutionTargets: fact(option("main")),
      searchScopes: fact(value(.array([option("general")]))),
      urlRepresentation: fact(text("https://example.com/${id}")),
      parameters: [everyArgument], parameterSummary: branches(.sentence(.init(place: place()))),
      result: branches(PerformResult(place: place())))
  }()

  private static let everyArgument: WrappedProperty = {
    var length = type(
      "Measurement<UnitLength>?", "Measurement", .measurement, elements: [type("UnitLength", "UnitLength")])
    length.isOptional = true
    var property = BundleSample.property(
      "length", .parameter,
      [
        argument("title", .unreadable(Unreadable(text: "t", place: place()))), argument("inclusiveRange", .nil),
        argument("optionsProvider", .reference(reference("Drinks"))), argument(nil, .int(1)),
        argument("displayName", .call("init", arguments: [textArgument("true", "On"), textArgument("false", "Off")])),
        argument("size", .dictionary([.init(key: option("small"), value: value(.double(2.5)))])),
        argument("kinds", .array([value(.bool(true)), value(.type(reference("T"))), value(.string("s"))])),
        argument("pair", .tuple([argument("a", .int(1)), argument(nil, .keyPath(["b"]))])),
        argument("kind", .enumCase("k", arguments: [argument(nil, .int(1))])),
        argument("supportedContentTypes", .array([])),
      ], type: length)
    property.otherWrappers = ["Clamped"]
    property.initialValue = value(.int(5))
    property.availability = since
    property.conditions = ["DEBUG"]
    return property
  }()

  private static let searchIntent: Intent = {
    let sentence = Constant.known(
      ParameterSummary.sentence(.init(text: text("a"), others: [unreadable("x")], place: place())))
    let oneOf = ParameterSummary.When(
      parameter: .known(name("kind")), comparison: .known("oneOf"), operand: value(.array([option("a"), option("b")])),
      then: sentence, otherwise: unreadable("make()"), place: place())
    let equal = ParameterSummary.When(
      parameter: unreadable("p"), comparison: .known("equalTo"), operand: option("a"), then: .known(.when(oneOf)),
      place: place())
    let choice = ParameterSummary.Switch(
      parameter: .known(name(ParameterSummary.widgetFamily)),
      cases: [
        .init(values: [option("systemSmall"), option("systemMedium")], summary: .known(.when(equal)), place: place())
      ], defaultCase: sentence, place: place())
    return Intent(type: declaration("Search"), parameterSummary: fact(.switch(choice)))
  }()

  private static let image = DisplayImage(
    arguments: [
      argument("named", .string("book")), argument("isTemplate", .bool(true)),
      argument("url", .unreadable(Unreadable(text: "u", place: place()))),
      argument("data", .call("Data", arguments: [])), Argument(label: "displayStyle", value: option("circular")),
      argument(nil, .int(1)),
    ], place: place())

  private static let fileEntity = Entity(
    type: declaration("FileEntity"),
    typeDisplayRepresentation: branches(
      TypeDisplayRepresentation(
        name: text("File"), numericFormat: text("${int} files"), synonyms: .known([text("Document")]), form: .literal,
        place: place())),
    displayRepresentation: branches(
      DisplayRepresentation(
        title: text("File"), subtitle: text("s"), image: .known(image), synonyms: unreadable("words"),
        descriptionText: text("d"), place: place())),
    isTransient: true, defaultQuery: branches(reference("Q")),
    urlRepresentation: fact(text("https://example.com/${id}")),
    transferRepresentations: branches([
      TransferRepresentation(
        kind: "ProxyRepresentation", arguments: [argument("exporting", .keyPath(["title"])), argument(nil, .int(1))],
        place: place(), availability: since, conditions: ["DEBUG"])
    ]), supportedContentTypes: fact(value(.array([option("pdf")]))), allowedExecutionTargets: fact(option("main")))

  private static let valueQuery = EntityQuery(
    type: declaration("ValueQuery"), input: type("SemanticContentDescriptor", "SemanticContentDescriptor", .framework),
    output: type("[SearchResult]", nil, .array, elements: [type("SearchResult", "SearchResult", .union)]),
    sortingOptions: branches([unreadable("p")]),
    properties: branches([
      QueryProperty(property: unreadable("p"), comparators: [unreadable("c")], place: place(), conditions: ["DEBUG"])
    ]),
    findIntentDescription: fact(IntentDescription(text: text("Find"), form: .literal, place: place())),
    allowedExecutionTargets: fact(option("main")), parameters: [property("p")], dependencies: [dependency])

  private static let appEnum = AppEnum(
    type: declaration("Kind"),
    cases: [
      .init(
        name: "a", rawValue: value(.int(1)), associatedValues: [type("Int", "Int")], place: place(),
        availability: since,
        conditions: ["DEBUG"]),
      .init(name: "b", rawValue: value(.unreadable(Unreadable(text: "r", place: place()))), place: place()),
    ],
    caseDisplayRepresentations: branches([
      .init(
        caseName: .known(name("a")),
        representation: .known(
          DisplayRepresentation(
            title: text("A"), subtitle: unreadable("s"), image: .known(image), synonyms: .known([text("x")]),
            descriptionText: text("d"), place: place())), place: place())
    ]), urlRepresentation: fact(text("https://example.com/${kind}")))

  private static let union = UnionValue(
    type: declaration("Result"),
    typeDisplayRepresentation: fact(TypeDisplayRepresentation(name: text("Result"), form: .literal, place: place())),
    cases: [
      .init(
        name: "two", types: [type("A"), type("B")], place: place(), availability: since, conditions: ["DEBUG"])
    ])

  private static let provider = ShortcutsProvider(
    type: declaration("Provider"), shortcutTileColor: fact(unreadable("color")),
    negativePhrases: branches([text("Close"), unreadable("phrase")]),
    appShortcuts: fact(
      .known([
        .known(
          AppShortcut(
            intent: unreadable("make()"), phrases: unreadable("phrases"), shortTitle: unreadable("t"),
            systemImageName: unreadable("i"),
            parameterPresentation: .known(
              ParameterPresentation(
                parameter: .known(name("kind")), summary: text("${kind}"),
                optionsCollections: [
                  .init(
                    provider: .known(reference("Drinks")), title: text("Drinks"), systemImageName: .known("cup"),
                    place: place())
                ], place: place())), place: place(), calleePlace: place(), availability: since, conditions: ["DEBUG"])),
        unreadable("other()"),
      ]), ["os(iOS)"], availability: since))
}
