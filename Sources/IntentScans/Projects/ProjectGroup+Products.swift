import IntentModel
import ProjectFiles
import SourceScan

extension ProjectGroup {
  /// The products that the targets make: the app first, then in the order of the project.
  ///
  /// `binaries` has the frameworks without sources, by path.
  func products(_ binaries: [String: BinaryModule] = [:]) -> [Product] {
    let embedded = Set(targets.flatMap(\.embeddedBinaries))
    var products: [Product] = []
    for target in targets {
      guard var kind = target.productKind else { continue }
      if kind == .app, platform == .watchOS { kind = .watchApp }
      var product = Product(
        id: target.id.text, name: target.name, kind: kind, module: target.moduleName, platform: platform,
        deploymentTarget: target.deploymentTarget(on: ApplePlatform(platform)))
      let linked = links(of: target)
      product.staticModules = linked.modules
      product.modulesByPath = linked.modulesByPath
      product.frameworks = linked.frameworks
      product.embedded = Set(target.dependencies.filter { $0.kind == .embeds }.compactMap { $0.target?.text }).sorted()
      product.skipsMetadata = target.skipsIntentMetadata
      product.binaries = linked.binaries.compactMap { path in
        var module = binaries[path]
        module?.isStatic = !embedded.contains(path)
        return module
      }.sorted { $0.path < $1.path }
      products.append(product)
    }
    let app = products.firstIndex { $0.id == self.app?.id.text }
    if let app { products.insert(products.remove(at: app), at: 0) }
    return products
  }
}

extension ProjectGroup {
  /// The files, as the scan reports them, of the targets whose module has the name of another target's: a project may state
  /// `PRODUCT_MODULE_NAME` for all of its targets. Those of a product include the files of its parts in the module.
  fileprivate func filesOfHomonyms(_ paths: RunPaths) -> [ProjectTarget.ID: Set<String>] {
    let homonyms = Dictionary(grouping: targets, by: \.moduleName).values.filter { $0.count > 1 }.joined()
    if homonyms.isEmpty { return [:] }
    let byID = targetsByID, platform = ApplePlatform(platform)
    let files = homonyms.map { target in
      let parts = links(of: target).parts.compactMap { byID[$0] }.filter { $0.moduleName == target.moduleName }
      let files = ([target] + parts).flatMap(\.swiftFiles).filter { $0.platforms?.contains(platform) ?? true }
      return (target.id, Set(files.map { paths.reported(asShown: paths.shown($0.path)) }))
    }
    return Dictionary(files) { first, _ in first }
  }
}

extension ScanPlan.Part {
  /// Adds the files of the targets whose module has the name of another target's.
  mutating func distinguishHomonyms(of group: ProjectGroup, _ paths: RunPaths) {
    filesOfHomonyms = group.filesOfHomonyms(paths)
    let byProduct = Dictionary(filesOfHomonyms.map { ($0.key.text, $0.value) }) { first, _ in first }
    for index in settings.products.indices { settings.products[index].files = byProduct[settings.products[index].id] }
  }

  /// The targets with a module that compile a file of it; none without a project. `path` is as the scan reports it.
  package func targets(of module: String, compiling path: String) -> [ProjectTarget] {
    (group?.targets ?? []).filter { $0.moduleName == module && filesOfHomonyms[$0.id]?.contains(path) ?? true }
  }
}

extension ProjectTarget.ID {
  /// The project and the name: `App.xcodeproj/App`.
  var text: String { "\(project)/\(name)" }
}

extension ProjectTarget {
  /// The target's path in the build folder: `Trips.build/Core.build`. Xcode names a folder of intermediate files after the project
  /// or the package, and one in it after the target.
  fileprivate var pathInBuildFolder: String {
    let folder = ProjectPath.folder(of: id.project) ?? ""
    let owner = ProjectPath.lastName(of: id.project.hasSuffix("Package.swift") ? folder : id.project)
    return "\(ProjectPath.stem(of: owner)).build/\(id.name).build"
  }

  /// The kind of product that the target makes; nil for a target that becomes a part of other targets, and for one that the system
  /// does not see.
  var productKind: Product.Kind? {
    if isInDynamicProduct || kind == .dynamicLibrary { return .framework }
    return Product.Kind(rawValue: kind.rawValue)
  }

  /// Whether the target becomes a part of the product that links it.
  fileprivate var isLinkedStatically: Bool {
    switch kind {
    case .packageModule: !isInDynamicProduct
    case .staticLibrary, .staticFramework: true
    default: false
    }
  }
}

/// The targets and frameworks that one target links, directly or not. Apps share targets, so this is made once for all of them.
struct TargetLinks: Sendable {
  /// The targets that become part of the product, and the names of their modules. Only the names are sorted.
  private(set) var parts: [ProjectTarget.ID] = []
  private(set) var modules: [String] = []
  /// The modules of the parts in the order of their folders in the build folder.
  private(set) var modulesByPath: [String] = []
  /// The frameworks that the target, its parts and the frameworks themselves load.
  private(set) var frameworks: [String] = []
  /// The frameworks without sources that the target and its parts link.
  private(set) var binaries: Set<String> = []

  init(of target: ProjectTarget, in targets: [ProjectTarget.ID: ProjectTarget]) {
    var modules: Set<String> = [], paths: [(path: String, module: String)] = []
    var seen: Set = [target.id], pending = [(target: target, isStatic: true)]
    binaries = Set(target.binaries)
    while let next = pending.popLast() {
      Steps.count(next.target.dependencies.count)
      for dependency in next.target.dependencies where dependency.kind != .builds {
        guard let found = dependency.target.flatMap({ targets[$0] }) else { continue }
        if found.isLinkedStatically, dependency.kind == .links {
          // A library that a framework links statically is in the framework.
          guard next.isStatic, seen.insert(found.id).inserted else { continue }
          modules.insert(found.moduleName)
          paths.append((found.pathInBuildFolder, found.moduleName))
          parts.append(found.id)
          binaries.formUnion(found.binaries)
          pending.append((found, true))
        } else if found.productKind == .framework, seen.insert(found.id).inserted {
          frameworks.append(found.id.text)
          pending.append((found, false))
        }
      }
    }
    self.modules = modules.subtracting([target.moduleName]).sorted()
    modulesByPath = paths.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(\.module)
    frameworks.sort()
  }

  /// The links of the targets that make products.
  static func all(of targets: [ProjectTarget]) -> [ProjectTarget.ID: TargetLinks] {
    let byID = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    return byID.compactMapValues { $0.productKind == nil ? nil : TargetLinks(of: $0, in: byID) }
  }
}
