/// Two versions with their declarations matched: the input of every kind of change.
package struct VersionComparison: Sendable {
  let old: Catalog
  let new: Catalog
  let intents: Matching<Catalog.Intent>
  let entities: Matching<Catalog.Entity>
  let enums: Matching<Catalog.Enum>
  let unions: Matching<Catalog.Union>
  let queries: Matching<Catalog.Query>
  let providers: Matching<Catalog.Provider>
  let shortcuts: Matching<ListedShortcut>
  let products: ProductMatching
  /// The SiriKit intents of the old version, with what the new version has instead.
  let siriKit: SiriKitComparison
  /// New bare names by old ones, of entities, enums and unions that were renamed.
  let renamedTypes: [String: String]
  /// The keepers of values of the old version's types, see `keeper(ofValues:)`.
  let keepersOfWidgetValues: [String: Keeper]
  /// Whether module names are those of the app's modules, and not derived from the compared folders.
  let comparesModules: Bool
  /// The members of the pairs of types, by `Pair.number`. Computed once, because most kinds of changes compare them.
  private var parameters: [Matching<Catalog.Property>] = []
  private var properties: [Matching<Catalog.Property>] = []
  private var cases: [Matching<Catalog.Case>] = []

  /// `oldBodies` and `newBodies` describe the bodies of `perform()`, for versions that were scanned from source.
  package init(
    old: Catalog, new: Catalog, comparesModules: Bool = true, oldBodies: BodyShapes = BodyShapes(),
    newBodies: BodyShapes = BodyShapes()
  ) {
    let old = old.inOrder, new = new.inOrder
    self.old = old
    self.new = new
    self.comparesModules = comparesModules
    siriKit = SiriKitComparison(old, new)
    keepersOfWidgetValues = old.keepersOfWidgetValues
    let names = NameLikeness()
    let intents = Matching(
      old.intents, new.intents, keys: typeKeys(\.type), identity: { $0.type.identifier },
      members: { Set($0.parameters.map(signature)) },
      likeness: {
        intentLikeness($0, $1, parameters: $2, oldBodies.shape(of: $0.type), newBodies.shape(of: $1.type), names)
      })
    entities = Matching(
      old.entities, new.entities, keys: typeKeys(\.type), identity: { $0.type.identifier },
      members: { Set($0.properties.map(signature)) },
      likeness: { entityLikeness($0, $1, properties: $2, names) })
    enums = Matching(
      old.enums, new.enums, keys: typeKeys(\.type), identity: { $0.type.identifier },
      members: { Set($0.cases.map(\.savedValue)) },
      likeness: { enumLikeness($0, $1, cases: $2, names) })
    unions = Matching(
      old.unions, new.unions, keys: typeKeys(\.type), identity: { $0.type.identifier },
      members: { Set($0.cases.map(\.name)) }, likeness: { unionLikeness($0, $1, cases: $2, names) })
    var renamed = Self.newNames(entities, \.type)
    renamed.merge(Self.newNames(enums, \.type)) { first, _ in first }
    renamed.merge(Self.newNames(unions, \.type)) { first, _ in first }
    renamedTypes = renamed
    let entityNames = renamed
    queries = Matching(
      old.queries, new.queries, keys: typeKeys(\.type), identity: { $0.type.identifier },
      likeness: { left, right, _ in queryLikeness(left, right, names, renamed: entityNames) })
    self.intents = intents
    products = ProductMatching(old.products, new.products)
    providers = Matching(old.providers, new.providers, keys: typeKeys(\.type), identity: { $0.type.identifier })
    shortcuts = matchShortcuts(old, new, renamed: Self.newNames(intents, \.type))
    var limit = MatchingLimits.comparisonsOfMembers
    parameters = intents.pairs.map { matchProperties($0.old.parameters, $0.new.parameters, names, &limit) }
    properties = entities.pairs.map { matchProperties($0.old.properties, $0.new.properties, names, &limit) }
    cases = enums.pairs.map { matchCases($0.old.cases, $0.new.cases, names, &limit) }
  }

  private static func newNames<Element>(
    _ matching: Matching<Element>, _ type: (Element) -> Catalog.Declaration
  ) -> [String: String] {
    let names = matching.pairs.map { (type($0.old).name, type($0.new).name) }.filter { $0.0 != $0.1 }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Parts

  /// The parameters of one intent before and after.
  func parameters(of pair: Matching<Catalog.Intent>.Pair) -> Matching<Catalog.Property> { parameters[pair.number] }

  func properties(of pair: Matching<Catalog.Entity>.Pair) -> Matching<Catalog.Property> { properties[pair.number] }

  /// The cases of one enum before and after: by name, then by raw value, then by similarity of titles and names.
  func cases(of pair: Matching<Catalog.Enum>.Pair) -> Matching<Catalog.Case> { cases[pair.number] }

  /// The cases of one union before and after: by name alone, because a case of another name is another case.
  func cases(of pair: Matching<Catalog.Union>.Pair) -> Matching<Catalog.Property> {
    Matching(pair.old.cases, pair.new.cases, keys: [{ $0.name }], identity: { $0.name })
  }

  private func matchProperties(
    _ old: [Catalog.Property], _ new: [Catalog.Property], _ names: NameLikeness, _ limit: inout Int
  ) -> Matching<Catalog.Property> {
    let positions = (old: Self.positions(old.map(\.name)), new: Self.positions(new.map(\.name)))
    let isAlone = old.count == 1 && new.count == 1
    let matching = Matching(
      old, new,
      keys: [{ "\($0.name) \($0.conditions.joined(separator: " && "))" }, { $0.name }], identity: { $0.name },
      likeness: { left, right, _ in
        propertyLikeness(
          left, right, names, isSamePosition: positions.old[left.name] == positions.new[right.name] && !isAlone,
          isSameType: left.type.map { isSame($0, right.type) && $0.isSeveral == right.type?.isSeveral } ?? false)
      }, atMost: limit)
    limit -= matching.comparisons
    return matching
  }

  private func matchCases(
    _ old: [Catalog.Case], _ new: [Catalog.Case], _ names: NameLikeness, _ limit: inout Int
  ) -> Matching<Catalog.Case> {
    let positions = (old: Self.positions(old.map(\.name)), new: Self.positions(new.map(\.name)))
    let matching = Matching(
      old, new, keys: [{ $0.name }, { $0.rawValue }],
      likeness: { left, right, _ in
        caseLikeness(left, right, names, isSamePosition: positions.old[left.name] == positions.new[right.name])
      }, atMost: limit)
    limit -= matching.comparisons
    return matching
  }

  /// The position of each name; of equal names, that of the first.
  static func positions(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The groups in which more elements were removed or added than are compared with each other, so that not all renames are
  /// found: `intents`, `parameters of 'Open'`.
  package var groupsWithUnknownRenames: [String] {
    let kinds = [
      ("intents", intents.isIncomplete), ("entities", entities.isIncomplete), ("enums", enums.isIncomplete),
      ("unions", unions.isIncomplete), ("queries", queries.isIncomplete), ("App Shortcuts", shortcuts.isIncomplete),
    ]
    let parameters = intents.pairs.filter { self.parameters(of: $0).isIncomplete }
    let properties = entities.pairs.filter { self.properties(of: $0).isIncomplete }
    let cases = enums.pairs.filter { self.cases(of: $0).isIncomplete }
    return kinds.filter(\.1).map(\.0) + parameters.map { "parameters of '\($0.new.type.name)'" }
      + properties.map { "properties of '\($0.new.type.name)'" } + cases.map { "cases of '\($0.new.type.name)'" }
  }

  /// Whether a type of the old version is a type of the new one, possibly renamed.
  func isSame(_ old: TypeShape, _ new: TypeShape?) -> Bool {
    guard let new else { return false }
    return old.name == new.name || renamedTypes[old.name] == new.name
  }

  // MARK: Use

  /// Bare names of all types that intents take or return, except for hidden and deprecated intents; of the types of entities'
  /// properties; and of the entities that Find actions return. Saved shortcuts are expected to contain only these types.
  func usedTypes(in catalog: Catalog) -> Set<String> {
    var used: Set<String> = []
    for intent in catalog.intents where !intent.isRetired {
      used.formUnion(intent.parameters.compactMap { $0.type?.name })
      if let result = intent.result.known { used.insert(result.name) }
    }
    for entity in catalog.entities { used.formUnion(entity.properties.compactMap { $0.type?.name }) }
    for query in catalog.queries where query.offersFind { if let entity = query.entity { used.insert(entity) } }
    return used
  }
}

/// The keys that pair two types of the same kind, best first.
private func typeKeys<Element>(
  _ type: @escaping (Element) -> Catalog.Declaration
) -> [(Element) -> String?] {
  func key(_ parts: @escaping (Catalog.Declaration) -> [String?]) -> (Element) -> String? {
    return { element in
      let parts = parts(type(element))
      let known = parts.compactMap { $0 }
      return known.count == parts.count ? known.joined(separator: "\u{1F}") : nil
    }
  }
  return [
    key { [$0.identifier, $0.module, $0.qualifiedName, $0.conditions.joined(separator: "\u{1F}"), $0.location?.file] },
    key { [$0.identifier, $0.module, $0.qualifiedName, $0.conditions.joined(separator: "\u{1F}")] },
    key { [$0.identifier, $0.module, $0.qualifiedName] },
    // A type whose identifier is not readable is recognized by its name.
    key { [$0.identifier == nil ? $0.module : nil, $0.qualifiedName] },
    key { [$0.identifier, $0.qualifiedName] },
    key { [$0.identifier] },
  ]
}

extension VersionComparison {
  /// Every type that both versions contain, of any kind except providers.
  var declarations: [(old: Catalog.Declaration, new: Catalog.Declaration)] {
    intents.pairs.map { ($0.old.type, $0.new.type) } + entities.pairs.map { ($0.old.type, $0.new.type) }
      + enums.pairs.map { ($0.old.type, $0.new.type) } + unions.pairs.map { ($0.old.type, $0.new.type) }
      + queries.pairs.map { ($0.old.type, $0.new.type) }
  }
}

extension VersionComparison {
  /// The new qualified names of types that were renamed, by the kind and the qualified name before: `intent OpenShelf`.
  package var newNamesOfTypes: [String: String] {
    let kinds = [
      ("intent", intents.pairs.map { ($0.old.type, $0.new.type) }),
      ("entity", entities.pairs.map { ($0.old.type, $0.new.type) }),
      ("enum", enums.pairs.map { ($0.old.type, $0.new.type) }),
      ("union", unions.pairs.map { ($0.old.type, $0.new.type) }),
      ("query", queries.pairs.map { ($0.old.type, $0.new.type) }),
      ("shortcuts", shortcuts.pairs.map { ($0.old.provider, $0.new.provider) }),
    ]
    var names: [String: String] = [:]
    for (kind, pairs) in kinds {
      // A type of another module may keep the name.
      let kept = Set(pairs.filter { $0.0.qualifiedName == $0.1.qualifiedName }.map(\.0.qualifiedName))
      for (old, new) in pairs where old.qualifiedName != new.qualifiedName && !kept.contains(old.qualifiedName) {
        names["\(kind) \(old.qualifiedName)"] = new.qualifiedName
      }
    }
    return names
  }
}
