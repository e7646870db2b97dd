import IntentModel
import ProjectFiles
import SourceScan

extension ProjectGroup {
  /// The products that the targets make: the app first, then in the order of the project.
  ///
  /// `binaries`: what is known of frameworks without sources, by path.
  func products(_ binaries: [String: BinaryModule] = [:]) -> [Product] {
    let byID = targetsByID
    let embedded = Set(targets.flatMap(\.embeddedBinaries))
    var products: [Product] = []
    for target in targets {
      guard var kind = target.productKind else { continue }
      if kind == .app, platform == .watchOS { kind = .watchApp }
      var product = Product(
        id: target.id.text, name: target.name, kind: kind, module: target.moduleName, platform: platform,
        deploymentTarget: target.deploymentTarget(on: ApplePlatform(platform)))
      let linked = target.linked(in: byID)
      product.staticModules = Set(linked.modules).subtracting([target.moduleName]).sorted()
      product.modulesByPath = linked.parts.compactMap { byID[$0] }.map { (path: $0.pathInBuildFolder, $0.moduleName) }
        .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(\.1)
      product.frameworks = linked.frameworks.map(\.text).sorted()
      product.embedded = Set(target.dependencies.filter { $0.kind == .embeds }.compactMap { $0.target?.text }).sorted()
      product.skipsMetadata = target.skipsIntentMetadata
      let paths = target.binaries + linked.parts.flatMap { byID[$0]?.binaries ?? [] }
      product.binaries = Set(paths).compactMap { path in
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

extension ProjectTarget.ID {
  /// `App.xcodeproj/App`
  var text: String { "\(project)/\(name)" }
}

extension ProjectTarget {
  /// `Trips.build/Core.build`: Xcode names a folder of intermediate files after the project or the package, and one in it after the
  /// target.
  fileprivate var pathInBuildFolder: String {
    let folder = ProjectPath.folder(of: id.project) ?? ""
    let owner = ProjectPath.lastName(of: id.project.hasSuffix("Package.swift") ? folder : id.project)
    return "\(owner.prefix { $0 != "." }).build/\(id.name).build"
  }

  /// Nil for a target that becomes a part of other targets, and for one that the system does not see.
  var productKind: Product.Kind? {
    if isInDynamicProduct || kind == .dynamicLibrary { return .framework }
    return Product.Kind(rawValue: kind.rawValue)
  }

  /// Whether it becomes a part of the product that links it.
  private var isLinkedStatically: Bool {
    switch kind {
    case .packageModule: !isInDynamicProduct
    case .staticLibrary, .staticFramework: true
    default: false
    }
  }

  /// The modules that become part of its product, directly or not, and the frameworks that these and the frameworks themselves load.
  func linked(in targets: [ID: ProjectTarget]) -> (modules: [String], parts: [ID], frameworks: [ID]) {
    var modules: [String] = [], parts: [ID] = [], frameworks: [ID] = []
    var seen: Set = [id], pending = [(target: self, isStatic: true)]
    while let next = pending.popLast() {
      Steps.count(next.target.dependencies.count)
      for dependency in next.target.dependencies where dependency.kind != .builds {
        guard let found = dependency.target.flatMap({ targets[$0] }) else { continue }
        if found.isLinkedStatically, dependency.kind == .links {
          // A library that a framework links statically is in the framework.
          guard next.isStatic, seen.insert(found.id).inserted else { continue }
          modules.append(found.moduleName)
          parts.append(found.id)
          pending.append((found, true))
        } else if found.productKind == .framework, seen.insert(found.id).inserted {
          frameworks.append(found.id)
          pending.append((found, false))
        }
      }
    }
    return (modules, parts, frameworks)
  }
}
