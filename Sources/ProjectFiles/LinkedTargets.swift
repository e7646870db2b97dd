import SourceScan

/// The targets of all projects and packages, with references between them resolved.
struct LinkedTargets {
  private(set) var targets: [ProjectTarget] = []
  private var byObject: [XcodeProject.Reference: ProjectTarget.ID] = [:]
  private var byProductFile: [String: ProjectTarget.ID] = [:]
  private var byPackageProduct: [String: [ProjectTarget.ID]] = [:]

  init(_ projects: [XcodeProject], _ packages: [PackageContents]) {
    for project in projects { for target in project.targets { register(target, of: project.path) } }
    for package in packages { register(package) }
    for target in projects.flatMap(\.targets) {
      var linked = target.target
      linked.dependencies = target.references.flatMap { dependencies($0.kind, $0.name, $0.reference) }.distinct
      targets.append(linked)
    }
    for target in packages.flatMap(\.targets) {
      var linked = target
      linked.dependencies =
        target.dependencies.flatMap { dependency in
          dependency.target == nil
            ? dependencies(dependency.kind, dependency.name, .packageProduct(dependency.name)) : [dependency]
        }.distinct
      targets.append(linked)
    }
  }

  private mutating func register(_ target: XcodeProject.Target, of project: String) {
    byObject[.target(project: project, object: target.object)] = target.target.id
    if let product = target.product { byObject[.product(project: project, object: product)] = target.target.id }
    // The first of two products with one name counts: which one Xcode uses depends on its build folder.
    if let file = target.productFile, byProductFile[file] == nil { byProductFile[file] = target.target.id }
  }

  private mutating func register(_ package: PackageContents) {
    let ids = Dictionary(package.targets.map { ($0.name, $0.id) }) { first, _ in first }
    for product in package.products where byPackageProduct[product.name] == nil {
      byPackageProduct[product.name] = product.targets.compactMap { ids[$0] }
    }
  }

  private func dependencies(
    _ kind: Dependency.Kind, _ name: String, _ reference: XcodeProject.Reference
  ) -> [Dependency] {
    let found: [ProjectTarget.ID] =
      switch reference {
      case .target: byObject[reference].map { [$0] } ?? []
      case .product: (byObject[reference] ?? byProductFile[name]).map { [$0] } ?? []
      case .packageProduct(let product): byPackageProduct[product] ?? []
      }
    if found.isEmpty { return [Dependency(kind: kind, name: name)] }
    return found.map { Dependency(kind: kind, name: name, target: $0) }
  }
}

extension [Dependency] {
  /// Each dependency once. One that is built first is omitted if the same target is also linked or embedded.
  fileprivate var distinct: [Dependency] {
    let used = Set(filter { $0.kind != .builds }.compactMap(\.target))
    return filter { $0.kind != .builds || $0.target.map(used.contains) != true }.uniqued
  }
}
