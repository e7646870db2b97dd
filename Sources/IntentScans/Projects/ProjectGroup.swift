import IntentModel
import IntentRules
import ProjectFiles
import SourceScan

/// Targets that are read together: an app with all that it links and embeds, or the targets of one platform that no app uses.
package struct ProjectGroup: Sendable {
  /// The app; nil for targets that no app uses.
  package var app: ProjectTarget?
  /// The product that is written in Apple's format; nil for other output.
  package private(set) var product: ProjectTarget? = nil
  /// Targets in the order of the project, including the app.
  package var targets: [ProjectTarget]
  /// Targets that are read for their names alone.
  package var context: Set<ProjectTarget.ID> = []
  package var platform: Platform
  /// The links of its targets without the app, made once for all apps of a project.
  private var links: [ProjectTarget.ID: TargetLinks]

  /// Folders of code that other people maintain.
  private static let foreignFolders: Set<Substring> = [
    "Pods", "Carthage", ".build", "SourcePackages", "DerivedData", "checkouts", "Vendor", "vendor", "ThirdParty",
    "third_party",
  ]

  /// Whether a path leads through a folder of code that other people maintain.
  static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { foreignFolders.contains($0) }
  }

  /// The groups of several projects. Two workspaces in a folder may have the same app, which gets one group.
  package static func groups(of projects: [Project], platform: Platform?) -> [ProjectGroup] {
    var groups: [ProjectGroup] = [], seen: Set<ProjectTarget.ID> = []
    for project in projects {
      let targets = project.targets.filter { $0.kind.isScanned && !$0.isForeign && seen.insert($0.id).inserted }
      guard !targets.isEmpty else { continue }
      let apps = targets.filter(\.kind.isApp), linked = TargetsWithParts(of: project, stoppingAt: apps)
      var grouped: Set<ProjectTarget.ID> = [], links: [Platform: [ProjectTarget.ID: TargetLinks]] = [:]
      for app in apps {
        guard let platform = app.platform(preferring: platform) else {
          grouped.insert(app.id)
          continue
        }
        // Targets that are embedded for another platform are not in this app.
        let own = linked.parts(of: [app]).filter { $0.isBuilt(for: platform) }
        grouped.formUnion(own.map(\.id))
        // A target links the same targets in each app, because an app has everything that its targets link.
        let known = links[platform] ?? TargetLinks.all(of: linked.targetsOfApps.filter { $0.isBuilt(for: platform) })
        links[platform] = known
        groups += [ProjectGroup(app: app, own, platform, known)].compactMap(\.self)
      }
      // Targets that no app uses, as far as the project states it. Those of a package come with what they link of other packages.
      let own = targets.filter { $0.id.project == project.declaringFile }
      for rest in project.kind == .package ? [own, targets] : [targets] {
        for (platform, own) in Self.byPlatform(rest.filter { !grouped.contains($0.id) }, preferring: platform) {
          let used = project.kind == .package ? linked.parts(of: own) : own
          guard var group = ProjectGroup(app: nil, used, platform, TargetLinks.all(of: used)) else { continue }
          group.context.formUnion(used.map(\.id).filter(grouped.contains))
          grouped.formUnion(used.map(\.id))
          groups.append(group)
        }
      }
    }
    return groups
  }

  /// The targets grouped by the platform that they are scanned for. The platforms are in the order of the targets.
  private static func byPlatform(
    _ targets: [ProjectTarget], preferring platform: Platform?
  ) -> [(platform: Platform, targets: [ProjectTarget])] {
    let known = targets.compactMap { target in
      target.platform(preferring: platform).map { (platform: $0, target: target) }
    }
    return known.grouped(by: \.platform).map { ($0.key, $0.elements.map(\.target)) }
  }

  private init?(
    app: ProjectTarget?, _ targets: [ProjectTarget], _ platform: Platform, _ links: [ProjectTarget.ID: TargetLinks]
  ) {
    if targets.allSatisfy(\.swiftFiles.isEmpty) { return nil }
    self.app = app
    self.targets = targets
    self.platform = platform
    self.links = links
    context = Set(targets.filter(\.isForeign).map(\.id))
  }

  /// A key that is the same in every version of the project: the name of the app, else the names of the targets, and the platform.
  var key: String { "\(app.map { [$0.name] } ?? names) \(platform)" }

  /// The names of the targets whose files are reported.
  var names: [String] { targets.filter { !context.contains($0.id) }.map(\.name) }

  /// The group with only one target reported; nil if the group does not have it. An app is reported with its parts.
  func limited(to name: String) -> ProjectGroup? {
    if app?.name == name { return self }
    let chosen = targets.filter { $0.name == name }
    if chosen.isEmpty { return nil }
    var copy = self
    copy.context = Set(targets.map(\.id)).subtracting(chosen.map(\.id))
    return copy
  }

  /// The groups limited to the code of one product: the target called `name`, else the app. A group with neither stays as it is,
  /// and a product that several apps embed is listed once. A document in Apple's format describes one product.
  static func product(named name: String?, of groups: [ProjectGroup]) -> [ProjectGroup] {
    var seen: Set<ProjectTarget.ID> = []
    return groups.map { $0.product(named: name) }.filter { group in
      group.product.map { seen.insert($0.id).inserted } ?? true
    }
  }

  private func product(named name: String?) -> ProjectGroup {
    guard let product = name.flatMap({ name in targets.first { $0.name == name } }) ?? app else { return self }
    return self.product(product)
  }

  /// One group for each target that becomes a bundle with a document, even if several apps embed it. Executables of packages are
  /// included, because a script can make an app of one.
  static func products(of groups: [ProjectGroup]) -> [ProjectGroup] {
    var seen: Set<ProjectTarget.ID> = []
    return groups.flatMap { group in
      group.targets.filter { target in
        target.productKind.map { $0.hasBundle || target.id.project.hasSuffix("Package.swift") } ?? false
          && !target.swiftFiles.isEmpty && !group.context.contains(target.id)
          && seen.insert(target.id).inserted
      }.map { group.product($0) }
    }
  }

  private func product(_ product: ProjectTarget) -> ProjectGroup {
    let parts = links(of: product).parts
    var copy = self
    copy.product = product
    copy.context.formUnion(Set(targets.map(\.id)).subtracting(parts + [product.id]))
    return copy
  }

  var targetsByID: [ProjectTarget.ID: ProjectTarget] {
    Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The links of one of its targets.
  func links(of target: ProjectTarget) -> TargetLinks { links[target.id] ?? TargetLinks(of: target, in: targetsByID) }

  // MARK: Facts

  /// Adds the project's facts that rules need. Deployment targets, the app's name and kinds of modules that the configuration or
  /// an option states are kept.
  ///
  /// `binaries` has the frameworks without sources, by path.
  func complete(_ settings: LintSettings, _ binaries: [String: BinaryModule]) -> LintSettings {
    var settings = settings
    let facts = product ?? app ?? targets.first
    for platform in facts?.platforms ?? [] {
      guard let known = Platform(platform.platform), settings.deployment[known.rawValue] == nil,
        let version = platform.deploymentTarget.flatMap(LintSettings.version)
      else { continue }
      settings.deployment[known.rawValue] = version
    }
    if settings.applicationName == nil { settings.applicationName = app?.displayName }
    if platform == .iOS, let app, let isSet = app.supportsLiveActivities {
      settings.liveActivities[app.moduleName] = isSet
    }
    settings.products = products(binaries)
    for target in targets {
      let module = target.moduleName
      if target.skipsIntentMetadata { settings.modulesWithoutExtraction.insert(module) }
      if target.kind.isExtension { settings.extensionPoints[module] = target.extensionPoint }
      settings.unsupportedSDKs[module] = target.unsupportedSDK.flatMap { Platform($0) }
      if target.kind.isApp {
        settings.scriptsBeforeEmbedding[module] = target.scriptBeforeEmbedding.map {
          .init(script: $0.script, embedding: $0.embedding)
        }
      }
      // The platforms in a package's manifest are only lower limits, so its targets are skipped.
      if target.platforms.count > 1, !target.id.project.hasSuffix("Package.swift"),
        target.swiftFiles.allSatisfy({ $0.platforms == nil })
      {
        settings.platformsByModule[module] = Set(target.platforms.compactMap { Platform($0.platform) })
      }
      if target.platforms.contains(where: { $0.platform == .macCatalyst }) { settings.catalystModules.insert(module) }
    }
    // If several targets have one module name, the kind is that of the app.
    for target in [app].compactMap(\.self) + targets where settings.modules[target.moduleName] == nil {
      settings.modules[target.moduleName] = target.moduleKind
    }
    return settings
  }

  /// The language mode of the app, or of the first target without an app; nil if the project states none that the scanner
  /// supports.
  var languageMode: LanguageMode? { (app ?? targets.first)?.mode }
}

extension ProjectTarget {
  /// The kind of its module in rules.
  var moduleKind: LintSettings.ModuleKind? { isInDynamicProduct ? .dynamicLibrary : kind.moduleKind }

  /// The language mode that the target is compiled in; nil if the project states none, or one that the scanner does not support.
  var mode: LanguageMode? {
    languageMode.flatMap { $0.hasPrefix("6") ? .six : $0.hasPrefix("5") ? .five : nil }
  }

  /// The platform to scan the target for: the preferred one, else iOS, else its first. Nil if it does not build for the preferred
  /// one.
  fileprivate func platform(preferring preferred: Platform?) -> Platform? {
    let offered = platforms.compactMap { Platform($0.platform) }
    if let preferred { return offered.isEmpty || offered.contains(preferred) ? preferred : nil }
    return offered.isEmpty || offered.contains(.iOS) ? .iOS : offered[0]
  }

  /// Whether the target can be a part of an app for a platform. The platforms of a manifest are lower limits, not the only ones.
  fileprivate func isBuilt(for platform: Platform) -> Bool {
    id.project.hasSuffix("Package.swift") || platforms.isEmpty
      || platforms.contains { $0.platform == ApplePlatform(platform) }
  }

  /// Whether other people maintain the target.
  fileprivate var isForeign: Bool {
    ProjectGroup.isForeign(id.project) || id.project.hasPrefix("Pods.xcodeproj")
      || id.project.hasSuffix("/Pods.xcodeproj")
  }
}

/// The targets of a project, and the parts that they link and embed. An app never counts as a part of another target.
private struct TargetsWithParts {
  private let targets: [ProjectTarget]
  private let positions: [ProjectTarget.ID: [Int]]
  private let apps: Set<ProjectTarget.ID>

  init(of project: Project, stoppingAt apps: [ProjectTarget]) {
    targets = project.targets
    positions = Dictionary(grouping: project.targets.indices) { project.targets[$0].id }
    self.apps = Set(apps.map(\.id))
  }

  /// The targets that can be a part of an app.
  var targetsOfApps: [ProjectTarget] { targets.filter { $0.kind.isScanned && !apps.contains($0.id) } }

  /// The given targets and their parts, in the order of the project. Code that other people maintain is included.
  func parts(of start: [ProjectTarget]) -> [ProjectTarget] {
    var seen = Set(start.map(\.id)), pending = start
    while let next = pending.popLast() {
      for dependency in next.dependencies where dependency.kind != .builds {
        guard let id = dependency.target, !apps.contains(id), let position = positions[id]?.first,
          targets[position].kind.isScanned, seen.insert(id).inserted
        else { continue }
        pending.append(targets[position])
      }
    }
    return seen.flatMap { positions[$0] ?? [] }.sorted().map { targets[$0] }
  }
}

extension TargetKind {
  /// Whether a target of this kind is scanned, because its Swift files can become part of an installed app.
  package var isScanned: Bool {
    switch self {
    case .unitTests, .uiTests, .macro, .packagePlugin, .prebuilt, .aggregate, .resourceBundle: false
    default: true
    }
  }

  /// The kind of the module in the target map. All extensions with metadata of their own count as App Intents extensions, except
  /// widgets.
  var moduleKind: LintSettings.ModuleKind {
    switch self {
    case .app, .appClip, .watchApp: .app
    case .widgetExtension: .widgetExtension
    case .appIntentsExtension, .siriIntentsExtension, .appExtension: .appIntentsExtension
    case .framework, .dynamicLibrary: .dynamicLibrary
    case .commandLineTool: .commandLineTool
    default: .library
    }
  }
}

extension Platform {
  /// The platform that a target of a project is scanned for; nil for one whose conditions the scanner does not support.
  init?(_ platform: ApplePlatform) {
    guard let known = Platform(rawValue: platform.rawValue) else { return nil }
    self = known
  }
}

extension ApplePlatform {
  package init(_ platform: Platform) { self = ApplePlatform(rawValue: platform.rawValue) ?? .iOS }
}
