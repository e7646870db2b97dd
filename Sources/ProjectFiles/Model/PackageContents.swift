/// What one package manifest declares, before products are put together with the targets of other packages and projects.
package struct PackageContents: Sendable {
  /// What other packages and projects can depend on.
  package struct Product: Hashable, Sendable {
    package enum Kind: String, Sendable { case library, executable, plugin }

    package var name: String
    package var kind: Kind
    /// The names of the package's targets.
    package var targets: [String]
    /// `type: .dynamic`: a framework, which has metadata of its own.
    package var isDynamic = false
  }

  /// The package's name; nil where the manifest computes it.
  package var name: String?
  /// Their dependencies have a `target` only within the package: products of others are put in later, by name.
  package var targets: [ProjectTarget] = []
  package var products: [Product] = []
  /// The folders of packages in the same repository that this one depends on.
  package var localPackages: [String] = []
  package var notes: [ProjectNote] = []

  package init() {}
}
