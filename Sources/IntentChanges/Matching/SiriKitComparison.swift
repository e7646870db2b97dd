/// The SiriKit intents of the old version, with what the new version has instead. SiriKit's actions and those of App Intents share
/// one name space: saved shortcuts store the class of a SiriKit intent in place of the identifier of an App Intent.
struct SiriKitComparison: Sendable {
  /// One SiriKit intent of the old version.
  struct Fate: Sendable {
    var old: Catalog.SiriKitIntent
    /// The SiriKit intent of the new version with the same class.
    var kept: Catalog.SiriKitIntent?
    /// The SiriKit intent of the new version with the same name and another class.
    var renamed: Catalog.SiriKitIntent?
    /// The App Intent of the new version that has the class as its identifier or declares to replace it.
    var successor: Catalog.Intent?
    /// The App Intent of the old version that has the class as its identifier or declares to replace it.
    var former: Catalog.Intent?

    /// Whether the successor declares by its conformance that it replaces the SiriKit intent.
    var isMigrated: Bool { successor?.type.replacedClassName == old.className }
  }

  private(set) var fates: [Fate] = []
  private(set) var added: [Catalog.SiriKitIntent] = []
  /// The identifiers of App Intents whose actions the old version had as SiriKit intents alone.
  private(set) var takenOver: Set<String> = []
  /// The names of the types of the parameters that these App Intents have in the new version.
  private(set) var typesOfTakenOver: Set<String> = []

  init(_ old: Catalog, _ new: Catalog) {
    guard !old.siriKitIntents.isEmpty || !new.siriKitIntents.isEmpty, !old.hasUnreadDefinitions,
      !new.hasUnreadDefinitions
    else { return }
    let apps = AppPairing(new), oldByClass = Dictionary(grouping: old.siriKitIntents, by: \.className)
    let newByClass = Dictionary(grouping: new.siriKitIntents, by: \.className)
    let newByFile = Dictionary(grouping: new.siriKitIntents) { [$0.className, $0.location?.file] }
    let oldFiles = Set(old.siriKitIntents.map { [$0.className, $0.location?.file] })
    let newByName = Dictionary(grouping: new.siriKitIntents.filter { oldByClass[$0.className] == nil }, by: \.name)
    let intents = (old: IntentsByClass(old), new: IntentsByClass(new))
    var seen: Set<[String]> = []
    for intent in old.siriKitIntents {
      let name = intent.className, file = intent.location?.file
      var fate = Fate(old: intent)
      func isSame(_ other: Catalog.SiriKitIntent) -> Bool { apps.mayBeOne(intent.apps, other.apps) }
      fate.kept = newByFile[[name, file]]?.first(where: isSame) ?? newByClass[name]?.first(where: isSame)
      // Several files may define one class. If the new version keeps the class in another file, and the old version had it there
      // too, or this is not the first definition, only a copy was removed.
      let isFirst = seen.insert([name] + intent.apps.sorted()).inserted, keptFile = fate.kept?.location?.file
      if keptFile != file, !isFirst || oldFiles.contains([name, keptFile]) { continue }
      fate.successor = intents.new.intent(name) { apps.mayBeOne(intent.apps, $0) }
      fate.former = intents.old.intent(name) { AppPairing.areOne(intent.apps, $0) }
      if fate.kept == nil, fate.successor == nil {
        fate.renamed = newByName[intent.name]?.first { apps.mayBeOne(intent.apps, $0.apps) }
      }
      fates.append(fate)
      if let successor = fate.successor, let identifier = successor.type.identifier, fate.former == nil {
        takenOver.insert(identifier)
        typesOfTakenOver.formUnion(successor.parameters.compactMap { $0.type?.name })
      }
    }
    let renamed = Set(fates.compactMap { $0.renamed?.className })
    added = new.siriKitIntents.filter { intent in
      oldByClass[intent.className] == nil && !renamed.contains(intent.className)
        && intents.old.intent(intent.className) { _ in true } == nil
    }
  }
}

/// The App Intents of a version by class: that of their identifier, or that of the SiriKit intent that they declare to replace.
private struct IntentsByClass {
  private var intents: [String: [(intent: Catalog.Intent, apps: Set<String>)]] = [:]

  init(_ catalog: Catalog) {
    for intent in catalog.intents {
      let apps = catalog.appsByModule[intent.type.module] ?? []
      for name in Set([intent.type.identifier, intent.type.replacedClassName].compactMap(\.self)) {
        intents[name, default: []].append((intent, apps))
      }
    }
  }

  /// The App Intent for a SiriKit class that the app has; nil if there is none. An intent that declares to replace the class takes
  /// precedence.
  func intent(_ className: String, _ isOfApp: (Set<String>) -> Bool) -> Catalog.Intent? {
    let found = (intents[className] ?? []).filter { isOfApp($0.apps) }.map(\.intent)
    return found.first { $0.type.replacedClassName == className } ?? found.first
  }
}

/// The apps of the new version, to decide whether apps of two versions are the same one.
private struct AppPairing {
  private let newApps: Set<String>

  init(_ new: Catalog) { newApps = new.appsByModule.values.reduce(into: []) { $0.formUnion($1) } }

  /// Whether two sets of app names of one version may belong to one app: they share a name, or one of them is unknown.
  static func areOne(_ left: Set<String>, _ right: Set<String>) -> Bool {
    left.isEmpty || right.isEmpty || !left.isDisjoint(with: right)
  }

  /// Whether apps of the two versions may be one app. An app whose name the new version lacks may have been
  /// renamed.
  func mayBeOne(_ old: Set<String>, _ new: Set<String>) -> Bool {
    Self.areOne(old, new) || old.isDisjoint(with: newApps)
  }
}

extension SiriKitComparison {
  /// The SiriKit intents that both versions define and that people see.
  var kept: [(old: Catalog.SiriKitIntent, new: Catalog.SiriKitIntent)] {
    fates.compactMap { fate in fate.kept.map { (fate.old, $0) } }.filter { $0.0.isVisible }
  }

  /// The SiriKit intents whose values an App Intent takes over in the new version: the App Intent is new, or the definition is
  /// gone.
  var migrations: [(old: Catalog.SiriKitIntent, new: Catalog.Intent, former: Catalog.Intent?)] {
    fates.compactMap { fate in
      guard fate.old.isVisible, fate.isMigrated, let successor = fate.successor,
        fate.former == nil || fate.kept == nil
      else { return nil }
      return (fate.old, successor, fate.former)
    }
  }

  /// The parameters of migrated SiriKit intents, each with the parameter of the same name in the App Intent.
  var parameters:
    [(intent: Catalog.Intent, old: Catalog.SiriKitIntent, parameter: Catalog.SiriKitParameter, new: Catalog.Property)]
  {
    migrations.flatMap { migration in
      migration.old.parameters.compactMap { parameter in
        migration.new.parameters.first { $0.name == parameter.name }.map {
          (migration.new, migration.old, parameter, $0)
        }
      }
    }
  }
}

extension Catalog.SiriKitParameter {
  /// The harm if a parameter of this type takes over the values; nil if the values fit the type, or if that is not known.
  func level(ofBecoming type: TypeShape) -> ChangeKind.Level? {
    guard type.isCertain else { return nil }
    if isEnum { return type.kind == "enum" ? nil : .breaking }
    if isObject { return type.kind == "entity" ? nil : type.name == "URL" ? .dangerous : .breaking }
    let name = type.name.split(separator: "<").first.map(String.init) ?? type.name
    guard !swiftTypes.isEmpty, !swiftTypes.contains(name) else { return nil }
    let numbers: Set<String> = ["Int", "Double", "Measurement"], texts: Set<String> = ["String", "URL"]
    let isClose = [numbers, texts].contains { $0.contains(name) && !$0.isDisjoint(with: swiftTypes) }
    return isClose ? .dangerous : .breaking
  }
}
