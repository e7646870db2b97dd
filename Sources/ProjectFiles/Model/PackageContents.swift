/// What one package manifest declares, before products are put together with the targets of other packages and projects.
public struct PackageContents: Sendable {
  /// What other packages and projects can depend on.
  public struct Product: Hashable, Sendable {
    public enum Kind: String, Sendable { case library, executable, plugin }

    public var name: String
    public var kind: Kind
    /// The names of the package's targets.
    public var targets: [String]

    public init(name: String, kind: Kind, targets: [String]) {
      self.name = name
      self.kind = kind
      self.targets = targets
    }
  }

  /// The package's name; nil where the manifest computes it.
  public var name: String?
  /// Their dependencies have a `target` only within the package: products of others are put in later, by name.
  public var targets: [ProjectTarget] = []
  public var products: [Product] = []
  /// The folders of packages in the same repository that this one depends on.
  public var localPackages: [String] = []
  public var notes: [ProjectNote] = []

  public init() {}
}
