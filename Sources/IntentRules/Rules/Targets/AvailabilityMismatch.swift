import IntentModel
import SourceScan

extension Rule {
  static let availabilityMismatch: Rule = Rule(
    id: "availability-mismatch", severity: .warning,
    summary: "a type or an App Shortcut requires a newer system than the deployment target",
    rationale: """
      Code that requires a newer system than the deployment target needs '@available'. An App Shortcut for a newer \
      intent needs 'if #available'. Otherwise Xcode does not compile the code. The rule checks schemas, property wrappers, \
      results and functions of the framework, on the platforms of the app, and conformances on platforms that lack the protocol. A \
      type may conform to a protocol that is newer than the system. A 'DeferredProperty' with '@available' is a note: in one app it \
      made Shortcuts crash on older systems. The rule does not check nested types.
      """,
    source: """
      AppIntents documentation: the page of each name; Apple's guide for agents in Xcode 27; the Swift compiler; \
      ghostty-org/ghostty commit d8838cff0
      """,
    needs: [.deployment],
    reported: Example(
      """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
        static let ↓supportedModes: IntentModes = .foreground
      }
      """, settings: .init(deployment: ["iOS": [17]])),
    correct: Example(
      """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        @available(iOS 26, *)
        static var supportedModes: IntentModes { .foreground }
      }
      """, settings: .init(deployment: ["iOS": [17]])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let releases = model.settings.lowestReleasesByModule
    for intent in model.bundle.intents {
      var uses = intent.type.uses
      uses += intent.supportedModes.alternatives.map {
        Use("IntentModes", $0.origin.member, $0.conditions, $0.availability)
      }
      uses += intent.allowedExecutionTargets.alternatives.map {
        Use("IntentExecutionTargets", $0.origin.member, $0.conditions, $0.availability)
      }
      uses += intent.result.alternatives.filter { $0.content.known?.showsSnippetIntent == true }
        .map { Use("ShowsSnippetIntent", $0.place, $0.conditions, $0.availability) }
      for body in intent.performBodies where body.providedBy == nil && !body.names.contains("available") {
        for call in body.calls where KnownFloors.names[call.name] != nil && (call.base ?? "self") == "self" {
          uses.append(Use(call.name, call.place))
        }
      }
      check(intent.type, uses + intent.parameters.flatMap(\.uses), releases, model, &reporter)
    }
    for entity in model.bundle.entities {
      check(entity.type, entity.type.uses + entity.properties.flatMap(\.uses), releases, model, &reporter)
    }
    for type in model.bundle.enums.map(\.type) + model.bundle.queries.map(\.type) {
      check(type, type.uses, releases, model, &reporter)
    }
    checkShortcuts(model, &reporter)
  }

  private static func check(
    _ type: DeclaredType, _ uses: [Use], _ releases: [String: [String: [Int]]], _ model: LintModel,
    _ reporter: inout Reporter
  ) {
    guard type.qualifiedName == type.name, !type.isLocal, !uses.isEmpty else { return }
    var reported: Set<String> = []
    for (platform, target) in model.settings.lowestReleases(of: type, releases) {
      for use in uses where (type.conditions + use.conditions).mayHold(on: platform) {
        let availability = type.availability + use.availability
        guard let floor = use.floors[platform], !availability.excludes(platform) else { continue }
        let stated = availability.introduced(on: platform)
        switch floor {
        case .since(let since):
          guard let lowest = [target, stated].compactMap(\.self).max(by: { $0.precedes($1) }) else { continue }
          let ofType = [target, type.availability.introduced(on: platform)].compactMap(\.self)
            .max { $0.precedes($1) }
          if use.name == "DeferredProperty", use.availability.introduced(on: platform)?.precedes(since) == false,
            let ofType, ofType.precedes(since), reported.insert(use.name).inserted
          {
            reporter.report(
              "'\(type.name)' is available from \(platform) \(ofType.dotted), and before \(platform) \(since.dotted) a "
                + "'DeferredProperty' was seen to end Shortcuts in spite of its '@available'; use '@Property', or another entity",
              at: use.place, symbol: type.symbol(use.name), severity: .note)
          }
          guard target != nil, lowest.precedes(since), reported.insert(use.name).inserted else { continue }
          reporter.report(
            "'\(use.name)' requires \(platform) \(since.dotted), but '\(type.name)' is available from \(platform) "
              + "\(lowest.dotted); add '@available(\(platform) \(since.dotted), *)'", at: use.place,
            symbol: type.symbol(use.name),
            cause: .init(type.symbol, note: "'\(use.name)' requires \(platform) \(since.dotted) too"))
        case .missing:
          guard model.settings.isBuilt(type.module, for: platform, stated: stated != nil),
            reported.insert(use.name).inserted
          else { continue }
          reporter.report(
            "'\(use.name)' does not exist on \(platform), where '\(type.name)' is available; add "
              + "'@available(\(platform), unavailable)'", at: use.place, symbol: type.symbol(use.name))
        }
      }
    }
  }

  private static func checkShortcuts(_ model: LintModel, _ reporter: inout Reporter) {
    guard let lowest = model.settings.deployment["iOS"] else { return }
    for listed in model.listedShortcuts where listed.provider.type.isPlainlyAvailable {
      guard let reference = listed.shortcut.intent.known, let intent = model.intent(of: listed),
        let since = intent.type.availability.introduced(on: "iOS"), listed.shortcut.conditions.mayHold(on: "iOS")
      else { continue }
      let around =
        listed.shortcut.availability + listed.provider.type.availability
        + listed.provider.appShortcuts.alternatives[listed.alternative].availability
      guard around.lacks(since, above: lowest) else { continue }
      reporter.report(
        "'\(reference.name)' requires iOS \(since.dotted), but its App Shortcut is available from "
          + "iOS \(lowest.dotted); add 'if #available(iOS \(since.dotted), *)'",
        at: reference.place, symbol: listed.symbol,
        notes: [.declaration(of: reference.name, at: intent.type.place)])
    }
  }
}

extension DeclaredType {
  /// Whether only the type's own '@available' limits its availability on iOS.
  fileprivate var isPlainlyAvailable: Bool { conditions.mayHold(on: "iOS") && qualifiedName == name && !isLocal }

  /// The protocols in the type's inheritance clauses, without those in an extension with conditions or an '@available', and its
  /// schema.
  fileprivate var uses: [Use] {
    let limited = Set(limitedConformances.map(\.name))
    let protocols = inherited.filter { !limited.contains($0.name) }.map {
      Use($0.name, $0.place, floors: KnownFloors.protocols[$0.name])
    }
    guard let schema, let name = schema.name.known else { return protocols }
    return protocols + [Use(name, schema.place, floors: KnownFloors.schema(name))]
  }
}

extension WrappedProperty {
  /// The wrapper, the type and the argument labels that have a row in `KnownFloors`. Most names have none.
  fileprivate var uses: [Use] {
    var found: [Use] = []
    for name in [wrapper.rawValue, type?.name ?? ""] where KnownFloors.names[name] != nil {
      found.append(Use(name, wrapperPlace ?? place, conditions, availability))
    }
    for argument in arguments {
      guard let label = argument.label, KnownFloors.names[label] != nil else { continue }
      found.append(Use(label, argument.labelPlace ?? place, conditions, availability))
    }
    return found
  }
}

/// A name of the framework that a type uses.
private struct Use {
  var name: String
  var place: Place
  var conditions: [String]
  var availability: [Availability]
  var floors: [String: KnownFloors.Floor]

  init(
    _ name: String, _ place: Place, _ conditions: [String] = [], _ availability: [Availability] = [],
    floors: [String: KnownFloors.Floor]? = nil
  ) {
    self.name = name
    self.place = place
    self.conditions = conditions
    self.availability = availability
    self.floors = floors ?? KnownFloors.names[name] ?? [:]
  }
}

extension LintSettings {
  /// The platforms that a type is built for, with the lowest deployment targets of the products that contain it; if no products are
  /// known, the configured ones: the only one, or that of iOS. A platform that only its '@available' or the target names has no
  /// deployment target.
  fileprivate func lowestReleases(
    of type: DeclaredType, _ byModule: [String: [String: [Int]]]
  ) -> [(platform: String, target: [Int]?)] {
    var releases = byModule[type.module] ?? [:]
    if products.isEmpty { releases = deployment.count == 1 ? deployment : deployment.filter { $0.key == "iOS" } }
    let stated = type.availability.filter { $0.introduced != nil }.map(\.platform)
    let others = platformsByModule[type.module]?.map(\.rawValue) ?? []
    return Set(releases.keys).union(stated).union(others).sorted().map { ($0, releases[$0]) }
  }

  /// The lowest deployment target of the products that contain a module, by the module and the platform.
  fileprivate var lowestReleasesByModule: [String: [String: [Int]]] {
    var all: [String: [String: [Int]]] = [:]
    for product in products {
      guard let target = product.deploymentTarget.flatMap(Self.version) else { continue }
      // A package may exclude its module from a product of another platform.
      for module in product.platform == .iOS ? product.modules : [product.module] {
        let other = all[module]?[product.platform.rawValue]
        if other.map(target.precedes) ?? true { all[module, default: [:]][product.platform.rawValue] = target }
      }
    }
    return all
  }

  /// Whether a module is built for a platform; `stated` is whether an '@available' of a type names the platform. Templates write
  /// platforms that the project does not build for.
  fileprivate func isBuilt(_ module: String, for platform: String, stated: Bool) -> Bool {
    guard let known = Platform(rawValue: platform), platforms?.contains(known) ?? true else { return false }
    return stated || deployment.keys.elementsEqual([platform]) || platformsByModule[module]?.contains(known) == true
  }
}

extension [String] {
  /// Whether a build for the platform certainly keeps code under these conditions: all of them are about the platform or the
  /// compiler's release.
  fileprivate func mayHold(on platform: String) -> Bool {
    allSatisfy { condition in
      condition == "os(\(platform))"
        || (condition.hasPrefix("compiler(>") || condition.hasPrefix("swift(>"))
          && condition.firstIndex(of: ")") == condition.index(before: condition.endIndex)
    }
  }
}

extension Availability {
  /// Whether it is about a platform, or, such as `iOSApplicationExtension`, about its extensions, which a type of App Intents can
  /// be in.
  fileprivate func isAbout(_ name: String) -> Bool { platform == name || platform == name + "ApplicationExtension" }
}

extension [Availability] {
  /// The newest release of a platform that these attributes require; nil if none requires one.
  fileprivate func introduced(on platform: String) -> [Int]? {
    filter { $0.isAbout(platform) }.compactMap { $0.introduced.flatMap(LintSettings.version) }
      .max { $0.lexicographicallyPrecedes($1) }
  }

  fileprivate func excludes(_ platform: String) -> Bool {
    contains { ($0.isAbout(platform) || $0.platform == "*") && $0.isUnavailable }
  }

  /// Whether these attributes allow a system between `lowest` and `since`.
  fileprivate func lacks(_ since: [Int], above lowest: [Int]) -> Bool {
    guard lowest.precedes(since), !excludes("iOS") else { return false }
    return introduced(on: "iOS")?.precedes(since) ?? true
  }
}

extension [Int] {
  /// Whether this release is older than the other. `26` and `26.0` are the same release.
  func precedes(_ other: [Int]) -> Bool {
    let length = Swift.max(count, other.count)
    func padded(_ numbers: [Int]) -> [Int] { numbers + Array(repeating: 0, count: length - numbers.count) }
    return padded(self).lexicographicallyPrecedes(padded(other))
  }
}
