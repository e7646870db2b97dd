import DocumentFormats

/// The systems that a module ships for: by platform, the oldest version that runs it.
struct ShippedSystems: Equatable, Sendable {
  /// Empty numbers for a platform whose version the project does not state.
  var oldest: [String: [Int]] = [:]
  /// Whether it ships for no other platform.
  var isComplete: Bool

  /// The oldest version of a platform; nil if it is unknown.
  func oldest(_ platform: String) -> [Int]? { oldest[platform].flatMap { $0.isEmpty ? nil : $0 } }

  func mayShip(for platform: String) -> Bool { !isComplete || oldest[platform] != nil }
}

extension ShippedSystems {
  /// Reads the targets of a bundle. What an app contains runs only on systems that run the app, too. A module that several
  /// products contain ships for the systems of each.
  static func byModule(of targets: [JSONValue]) -> [String: ShippedSystems] {
    let own = targets.map(systems), names = targets.map { $0["name"]?.string ?? "" }
    let isApp = targets.map { $0["apps"].strings.contains($0["name"]?.string ?? "") }
    var apps: [String: ShippedSystems] = [:]
    for index in targets.indices where isApp[index] { apps[names[index]] = own[index] }
    var result: [String: ShippedSystems] = [:]
    for (index, target) in targets.enumerated() {
      guard let module = target["module"]?.string else { continue }
      func add(_ systems: ShippedSystems) { result[module] = result[module]?.combined(with: systems) ?? systems }
      let owners = Set(target["apps"].strings).subtracting([names[index]]).compactMap { apps[$0] }
      if owners.isEmpty { add(own[index]) }
      for owner in owners { add(own[index].limited(to: owner)) }
    }
    return result
  }

  private static func systems(of target: JSONValue) -> ShippedSystems {
    // A manifest states the oldest versions of some platforms, and the package may be built for any.
    var systems = ShippedSystems(isComplete: target["kind"]?.string != "packageModule")
    for system in target["systems"].strings {
      let parts = system.split(separator: " ", maxSplits: 1).map(String.init)
      if let platform = parts.first {
        systems.oldest[platform] = parts.count > 1 ? Catalog.Availability.numbers(parts[1]) : []
      }
    }
    // Former versions state only the platform that the target was read for.
    if systems.oldest.isEmpty, let platform = target["platform"]?.string {
      systems.oldest[platform] = (target["deploymentTarget"]?.string).map(Catalog.Availability.numbers) ?? []
      systems.isComplete = false
    }
    return systems
  }

  /// The systems of a part of an app: those that run both the app and the part.
  private func limited(to app: ShippedSystems) -> ShippedSystems {
    let platforms = app.oldest.filter { mayShip(for: $0.key) }
    return ShippedSystems(
      oldest: Dictionary(
        uniqueKeysWithValues: platforms.map { platform, version in
          (platform, later(version, oldest[platform] ?? []))
        }),
      isComplete: app.isComplete)
  }

  /// The systems of code that two products contain.
  private func combined(with other: ShippedSystems) -> ShippedSystems {
    ShippedSystems(
      oldest: oldest.merging(other.oldest) { $0.lexicographicallyPrecedes($1) ? $0 : $1 },
      isComplete: isComplete && other.isComplete)
  }
}

/// The later of two versions. An empty list is earlier than any version.
func later(_ left: [Int], _ right: [Int]) -> [Int] { left.lexicographicallyPrecedes(right) ? right : left }

extension Catalog {
  /// Adds to each nested type the availability of the types around it, which the bundle states only for these.
  mutating func inheritAvailability() {
    let types =
      intents.map(\.type) + entities.map(\.type) + enums.map(\.type) + unions.map(\.type) + queries.map(\.type)
    let limited = Dictionary(
      types.filter { !$0.availability.isEmpty }.map { ($0.symbol, $0.availabilityOfMembers) },
      uniquingKeysWith: { first, _ in first })
    if limited.isEmpty { return }
    for index in intents.indices { intents[index].type.inheritAvailability(limited) }
    for index in entities.indices { entities[index].type.inheritAvailability(limited) }
    for index in enums.indices { enums[index].type.inheritAvailability(limited) }
    for index in unions.indices { unions[index].type.inheritAvailability(limited) }
    for index in queries.indices { queries[index].type.inheritAvailability(limited) }
  }

  /// Adds the deployment target by platform that a configuration states for modules without a project.
  package mutating func assume(deployment: [String: [Int]], of modules: [String]) {
    guard !deployment.isEmpty else { return }
    let known = deployment.mapValues(Availability.withoutTrailingZeros)
    for module in modules where systems[module] == nil {
      systems[module] = ShippedSystems(oldest: known, isComplete: false)
    }
  }
}

extension Catalog.Declaration {
  /// The availability that nested types inherit: one entry for each platform and kind of limit, because each nested type has a
  /// copy.
  fileprivate var availabilityOfMembers: [Catalog.Availability] {
    var entries: [Catalog.Availability] = [], positions: [[String]: Int] = [:]
    for entry in availability {
      let key = [entry.platform, "\(entry.isDeprecated) \(entry.isUnavailable)"]
      if let position = positions[key] {
        let latest = later(entries[position].introduced ?? [], entry.introduced ?? [])
        entries[position].introduced = latest.isEmpty ? nil : latest
      } else if entries.count < Self.inheritedLimit {
        positions[key] = entries.count
        entries.append(entry)
      }
    }
    return entries
  }

  private static let inheritedLimit = 64

  fileprivate mutating func inheritAvailability(_ types: [String: [Catalog.Availability]]) {
    var name = symbol[...]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      availability += types[String(name)] ?? []
    }
  }
}
