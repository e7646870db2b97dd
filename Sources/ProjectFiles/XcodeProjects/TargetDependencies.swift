import DocumentFormats

/// The references of a target to the products that it links, embeds and builds first.
struct TargetDependencies {
  typealias Value = PropertyListDocument.Value

  private(set) var references: [TargetReference] = []
  /// The number of files that were looked at in build phases.
  private(set) var visited = 0
  private let document: ProjectDocument
  /// The paths of other projects, by the objects of their file references.
  private let projectPaths: [Value: String]

  init(of target: Value, _ document: ProjectDocument, projectPaths: [Value: String]) {
    self.document = document
    self.projectPaths = projectPaths
    for phase in document.objects("buildPhases", of: target) {
      if document.isa(phase, "PBXFrameworksBuildPhase") {
        addFiles(of: phase, .links)
      } else if document.isa(phase, "PBXCopyFilesBuildPhase") {
        addFiles(of: phase, .embeds)
      }
    }
    for product in document.objects("packageProductDependencies", of: target) { addPackageProduct(product, .links) }
    for dependency in document.objects("dependencies", of: target) { addTargetDependency(dependency) }
  }

  private mutating func addFiles(of phase: Value, _ kind: Dependency.Kind) {
    let files = document.files(of: phase)
    visited += files.count
    for file in files {
      if let product = document.object("productRef", of: file) {
        addPackageProduct(product, kind)
      } else if let reference = document.list.value("fileRef", in: file),
        let object = document.objects.object(reference)
      {
        addProduct(object, id: document.list.text(reference) ?? "", kind)
      }
    }
  }

  /// Adds a product of another project, or one in the build folder: of this project, or known only by its file's name.
  private mutating func addProduct(_ object: Value, id: String, _ kind: Dependency.Kind) {
    let path = document.text("path", of: object) ?? document.text("name", of: object) ?? ""
    let name = ProjectPath.lastName(of: path)
    if document.isa(object, "PBXReferenceProxy") {
      guard let proxy = document.object("remoteRef", of: object), let reference = remote(proxy, isTarget: false) else {
        return
      }
      append(kind, name, reference)
    } else if let tree = document.list.value("sourceTree", in: object),
      document.list.isText(tree, "BUILT_PRODUCTS_DIR")
    {
      append(kind, name, .product(project: document.path, object: id))
    }
  }

  private mutating func addPackageProduct(_ product: Value, _ kind: Dependency.Kind) {
    guard let name = document.text("productName", of: product) else { return }
    // `plugin:Name` runs during the build.
    if name.hasPrefix("plugin:") {
      append(.builds, String(name.dropFirst("plugin:".count)), .packageProduct(String(name.dropFirst(7))))
    } else {
      append(kind, name, .packageProduct(name))
    }
  }

  private mutating func addTargetDependency(_ dependency: Value) {
    if let reference = document.list.value("target", in: dependency), let target = document.objects.object(reference),
      let id = document.list.text(reference)
    {
      append(.builds, document.text("name", of: target) ?? id, .target(project: document.path, object: id))
    } else if let product = document.object("productRef", of: dependency) {
      addPackageProduct(product, .builds)
    } else if let proxy = document.object("targetProxy", of: dependency), let reference = remote(proxy, isTarget: true)
    {
      append(.builds, document.text("remoteInfo", of: proxy) ?? document.text("name", of: dependency) ?? "", reference)
    }
  }

  /// The target or product that a container item proxy refers to; nil for an incomplete proxy, and for a project that is not in the
  /// repository.
  private func remote(_ proxy: Value, isTarget: Bool) -> XcodeProject.Reference? {
    guard let container = document.object("containerPortal", of: proxy),
      let id = document.text("remoteGlobalIDString", of: proxy)
    else { return nil }
    guard let project = container == document.project ? document.path : projectPaths[container] else { return nil }
    return isTarget ? .target(project: project, object: id) : .product(project: project, object: id)
  }

  private mutating func append(_ kind: Dependency.Kind, _ name: String, _ reference: XcodeProject.Reference) {
    references.append((kind, name, reference))
  }
}
