/// A target of the project that a bundle was read from.
public struct BundleTarget: Sendable {
  public var name: String
  /// `app`, `widgetExtension`, `packageModule`
  public var kind: String
  public var module: String
  /// The names of the apps that link or embed it; itself for an app.
  public var apps: [String]
  /// The platform that it was read for.
  public var platform: String
  public var deploymentTarget: String?
  public var bundleIdentifier: String?
  public var displayName: String?

  public init(
    name: String, kind: String, module: String, apps: [String], platform: String, deploymentTarget: String? = nil,
    bundleIdentifier: String? = nil, displayName: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.module = module
    self.apps = apps
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.bundleIdentifier = bundleIdentifier
    self.displayName = displayName
  }
}
