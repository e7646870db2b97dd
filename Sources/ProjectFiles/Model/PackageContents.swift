/// The declarations of one package manifest, before products are connected with the targets of other packages and projects.
struct PackageContents: Sendable {
  /// A product that other packages and projects can depend on.
  struct Product: Hashable, Sendable {
    enum Kind: String, Sendable { case library, executable, plugin }

    var name: String
    var kind: Kind
    /// The names of the package's targets.
    var targets: [String]
    /// Whether it is `type: .dynamic`: then it is a framework, which has metadata of its own.
    var isDynamic = false
  }

  /// The package's name; nil if the manifest computes it.
  var name: String?
  /// The targets. A dependency has a `target` only if that is in this package; products of others are found later, by name.
  var targets: [ProjectTarget] = []
  var products: [Product] = []
  /// The folders of packages in the same repository that this one depends on.
  var localPackages: [String] = []
  var notes: [ProjectNote] = []

  init() {}
}
