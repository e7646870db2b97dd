import IntentLocalization
import IntentModel
import IntentReports
import SourceScan

/// The input of rules: the extracted model with lookup by name, and the settings of the project.
package struct LintModel: Sendable {
  let bundle: MetadataBundle
  package private(set) var settings: LintSettings
  /// Facts of each file that are not in the bundle, such as imports. A file that was only outlined lacks most of them.
  package let files: [FileFacts]

  /// Every extracted type of every kind.
  let types: [DeclaredType]
  /// The providers with their shortcuts, without those of command-line tools that are not part of an app.
  let providers: [ListedProvider]
  /// Every readable phrase of every shortcut.
  let phrases: [ListedPhrase]
  private let intents: Positions
  private let entities: Positions
  private let enums: Positions
  /// The number of cases that the system offers of each enum, in the order of the bundle; nil if the cases can't be read. Stored,
  /// because every phrase with a parameter of the enum needs it.
  private let offeredCaseCounts: [Int?]
  private let queries: Positions
  private let optionsProviders: Positions
  private let unions: Positions
  /// The modules in which two types that are neither local nor private, and that are compiled together, have one name. A single
  /// target cannot have both types, so such a module is a folder of several targets.
  let modulesWithHomonyms: Set<String>
  /// Modules with an app extension.
  let modulesWithExtensions: Set<String>
  /// The module of the app, if exactly one module is an app; else nil.
  let onlyApp: String?
  /// The types that are part of the app's metadata, by module and in source order.
  let metadataTypes: [String: [DeclaredType]]
  /// The first intent of each module.
  let firstIntents: [String: DeclaredType]
  /// The buttons, toggles and controls whose intents are scanned, each with its intent.
  let runs: [RunOfIntent]
  /// The strings of the metadata, for the rules about constants.
  let texts: MetadataTexts
  /// The products with what the system sees of each; empty where no target map is known, and nil if no rule of the run reads them.
  private let computedProducts: AppProducts?
  /// The string tables of the app with the texts that the source needs from them; nil if it is not known which tables the app has.
  let localized: LocalizedModel?

  /// `localization` holds the string tables, whose files come after `files` in places. `facts` are those that the rules of the run
  /// read.
  package init(
    _ bundle: MetadataBundle, files: [FileFacts], settings: LintSettings, localization: Localization? = nil,
    facts: Set<RuleFact> = Set(RuleFact.allCases)
  ) {
    self.bundle = bundle
    self.files = files
    self.settings = settings
    types = bundle.types
    let tools = Self.commandLineTools(files, settings)
    providers = bundle.shortcutsProviders.filter { !tools.contains($0.type.module) }.map(ListedProvider.init)
    phrases = providers.flatMap { $0.shortcuts.flatMap(\.phrases) }
    intents = Positions(of: bundle.intents.map(\.type))
    entities = Positions(of: bundle.entities.map(\.type))
    enums = Positions(of: bundle.enums.map(\.type))
    offeredCaseCounts = bundle.enums.map { $0.offeredCases?.count }
    queries = Positions(of: bundle.queries.map(\.type))
    optionsProviders = Positions(of: bundle.optionsProviders.map(\.type))
    unions = Positions(of: bundle.unions.map(\.type))
    modulesWithHomonyms = Self.modulesWithHomonyms(types)
    modulesWithExtensions = Set(bundle.extensions.map(\.type.module))
    let apps = bundle.modules.filter { settings.modules[$0] == .app }
    onlyApp = apps.count == 1 ? apps[0] : nil
    let intentTypes = bundle.intents.map(\.type)
    metadataTypes = Self.byModule(
      intentTypes + bundle.entities.map(\.type) + bundle.enums.map(\.type) + bundle.unions.map(\.type))
    firstIntents = Self.byModule(intentTypes).compactMapValues(\.first)
    runs = Self.runs(bundle, files)
    texts = MetadataTexts(of: bundle, providers)
    computedProducts =
      facts.contains(.products)
      ? settings.appProducts(of: bundle, files: files) { files.indices.contains($0) ? files[$0].path : "" } : nil
    guard let localization, localization.plan.reason == nil else {
      localized = nil
      return
    }
    self.settings.hasStringTables = true
    localized = LocalizedModel(
      localization, providers, files, countsLanguages: facts.contains(.languages))
  }

  /// The languages of tables whose texts were counted; nil if no rule of the run reads them, or if it is not known which tables the
  /// app has.
  package var countedLanguages: CountedLanguages? { localized?.counted }

  /// The products with what the system sees of each.
  var products: AppProducts {
    assert(computedProducts != nil, "a rule asks for products and does not state '.products'")
    return computedProducts ?? AppProducts([], MetadataBundle(modules: [])) { _ in "" }
  }

  /// The runners of the intents, with their processes.
  package func runners(in products: AppProducts) -> IntentRunners { IntentRunners(bundle, files, products) }

  /// The modules of command-line tools that are not part of an app. Siri never reads their phrases.
  private static func commandLineTools(_ files: [FileFacts], _ settings: LintSettings) -> Set<String> {
    let tools = Set(settings.modules.filter { $0.value == .commandLineTool }.keys)
    return tools.subtracting(LintSettings.toolsOfApps(files, among: tools))
  }

  /// The positions of one kind of declarations in the bundle, by their type.
  private struct Positions: Sendable {
    private(set) var first: [TypeKey: Int] = [:]
    /// The positions of all types of one name by file, if there are several: a scan of a whole repository holds several targets.
    private(set) var homonyms: [TypeKey: [FileID: [Int]]] = [:]

    init(of types: [DeclaredType]) {
      first.reserveCapacity(types.count)
      for (position, type) in types.enumerated() {
        let key = TypeKey(type)
        guard let other = first[key] else {
          first[key] = position
          continue
        }
        guard types[other].place != type.place else { continue }
        homonyms[key, default: [types[other].place.file: [other]]][type.place.file, default: []].append(position)
      }
    }
  }

  /// The entities, enums and unions with the names that the source states for the types.
  var typeDisplays: [(DeclaredType, Fact<TypeDisplayRepresentation>)] {
    bundle.entities.map { ($0.type, $0.typeDisplayRepresentation) }
      + bundle.enums.map { ($0.type, $0.typeDisplayRepresentation) }
      + bundle.unions.map { ($0.type, $0.typeDisplayRepresentation) }
  }

  /// The declaration that a reference means; nil if the scan holds none, or several that are equally near.
  func intent(_ reference: TypeReference?) -> Intent? {
    position(reference, intents).map { bundle.intents[$0] }
  }

  func entity(_ reference: TypeReference?) -> Entity? {
    position(reference, entities).map { bundle.entities[$0] }
  }

  func appEnum(_ reference: TypeReference?) -> AppEnum? {
    position(reference, enums).map { bundle.enums[$0] }
  }

  /// The enum of a reference with the number of cases that the system offers of it. The number is 1 if there are none, or if the
  /// list of cases can't be read. Nil if the reference means no enum of the scan, or several.
  func offeredCases(_ reference: TypeReference?) -> (count: Int, appEnum: AppEnum)? {
    position(reference, enums).map { (max(1, offeredCaseCounts[$0] ?? 1), bundle.enums[$0]) }
  }

  func entityOrEnum(_ reference: TypeReference?) -> DeclaredType? {
    entity(reference)?.type ?? appEnum(reference)?.type
  }

  func query(_ reference: TypeReference?) -> EntityQuery? {
    position(reference, queries).map { bundle.queries[$0] }
  }

  func optionsProvider(_ reference: TypeReference?) -> OptionsProvider? {
    position(reference, optionsProviders).map { bundle.optionsProviders[$0] }
  }

  func union(_ reference: TypeReference?) -> UnionValue? {
    position(reference, unions).map { bundle.unions[$0] }
  }

  /// The declarations that a reference may mean, for a rule about facts that none of them has.
  func unions(_ reference: TypeReference?) -> [UnionValue] {
    nearest(reference, unions).map { bundle.unions[$0] }
  }

  /// The queries or options providers that a reference may mean.
  func providerTypes(_ reference: TypeReference?) -> [DeclaredType] {
    nearest(reference, queries).map { bundle.queries[$0].type }
      + nearest(reference, optionsProviders).map { bundle.optionsProviders[$0].type }
  }

  private func position(_ reference: TypeReference?, _ positions: Positions) -> Int? {
    let nearest = nearest(reference, positions)
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// The positions of the declarations that a reference may mean. Types with the same name belong to different targets, so those in
  /// the nearest folder are chosen.
  private func nearest(_ reference: TypeReference?, _ positions: Positions) -> [Int] {
    guard let reference, let key = TypeKey(reference), let first = positions.first[key] else { return [] }
    guard let homonyms = positions.homonyms[key] else { return [first] }
    // Nothing is nearer to a file than itself.
    if let positions = homonyms[reference.place.file] { return positions }
    let candidates = homonyms.map { (nearness: nearness($0.key, reference.place.file), positions: $0.value) }
    let most = candidates.map(\.nearness).max()
    return candidates.filter { $0.nearness == most }.flatMap(\.positions).sorted()
  }

  /// The number of folders that the paths of two files share: the more, the nearer.
  private func nearness(_ left: FileID, _ right: FileID) -> Int {
    guard files.indices.contains(left), files.indices.contains(right) else { return 0 }
    return sharedFolders(of: files[left].path, and: files[right].path)
  }

  /// Types by the module whose binary has them, in source order and without local types.
  private static func byModule(_ types: [DeclaredType]) -> [String: [DeclaredType]] {
    let ordered = types.filter { !$0.isLocal }
      .sorted { $0.place.order < $1.place.order }
    return ordered.reduce(into: [:]) { found, type in
      for conformer in type.conformers { found[conformer.module, default: []].append(type) }
    }
  }

  private static func modulesWithHomonyms(_ types: [DeclaredType]) -> Set<String> {
    var declared: [TypeKey: Int] = [:], modules: Set<String> = []
    declared.reserveCapacity(types.count)
    for (index, type) in types.enumerated()
    where !type.isLocal && type.access > .fileprivate {
      if let other = declared.updateValue(index, forKey: TypeKey(type)), types[other].place != type.place,
        types[other].coexists(with: type)
      {
        modules.insert(type.module)
      }
    }
    return modules
  }
}

extension MetadataBundle {
  /// The numbers of files and declarations, for a report.
  package func scope(files: Int) -> Report.Scope {
    // A type that is listed under several kinds is one type.
    Report.Scope(files: files, types: Set(types.map(\.place)).count, intents: intents.count)
  }
}

extension LintModel {
  /// The path of the file that a place is in; nil if the file is not one of the source, such as a string table.
  func path(of place: Place) -> String? { files.indices.contains(place.file) ? files[place.file].path : nil }

  func path(of type: DeclaredType) -> String? { path(of: type.place) }

  /// The location of a declaration, which is equal in all targets that compile its file.
  func shippedSource(of type: DeclaredType) -> ShippedDeclaration.Source {
    .init(of: type, path: pathOfFile)
  }

  /// The path of a file of the source; empty for any other file, such as a string table.
  func pathOfFile(_ file: FileID) -> String { files.indices.contains(file) ? files[file].path : "" }
}
