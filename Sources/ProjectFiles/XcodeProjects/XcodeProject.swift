/// The use of another target or product by a target.
typealias TargetReference = (kind: Dependency.Kind, name: String, reference: XcodeProject.Reference)

/// One Xcode project that was read, before its targets are put together with those of other projects and packages.
struct XcodeProject: Sendable {
  /// A target or product that a target depends on. All projects and packages must be read to find it.
  enum Reference: Hashable, Sendable {
    /// A target of a project, by the identifier of its object.
    case target(project: String, object: String)
    /// The product of a target, by the identifier of the product's object; if no target has it, by its file's name, which a
    /// target of another project in the workspace may make.
    case product(project: String, object: String)
    case packageProduct(String)
  }

  struct Target: Sendable {
    var target: ProjectTarget
    /// The identifiers of the target's object and of its product's object; nil for a target without a product.
    var object: String
    var product: String?
    /// The file name of the product: `Core.framework`. Nil for a target without a product.
    var productFile: String?
    var references: [TargetReference] = []
  }

  var path: String
  var targets: [Target] = []
  var configurationNames: [String] = []
  /// The name of the configuration that was chosen, else of the project's default; nil if the project names none.
  var configuration: String?
  /// Projects that this one has references to.
  var projects: [String] = []
  /// The folders of the local packages that it refers to.
  var packages: [String] = []
  /// The Swift files and resources that no target has.
  var unusedFiles: [String] = []
  /// The Swift files in its folders that it does not list.
  var unlistedFiles: [String] = []
  var notes: [ProjectNote] = []
}
