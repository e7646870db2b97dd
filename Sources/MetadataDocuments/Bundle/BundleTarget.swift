/// A target of the project that a bundle was read from.
package struct BundleTarget: Sendable {
  package var name: String
  /// `app`, `widgetExtension`, `packageModule`
  var kind: String
  package var module: String
  /// The names of the apps that link or embed it; itself for an app.
  package var apps: [String]
  /// The platform that it was read for.
  package var platform: String
  package var deploymentTarget: String?
  /// The platforms that it is built for, each with its deployment target: `iOS 17.0`.
  var systems: [String]
  var bundleIdentifier: String?
  var displayName: String?

  package init(
    name: String, kind: String, module: String, apps: [String], platform: String, deploymentTarget: String? = nil,
    systems: [String] = [], bundleIdentifier: String? = nil, displayName: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.module = module
    self.apps = apps
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.systems = systems
    self.bundleIdentifier = bundleIdentifier
    self.displayName = displayName
  }
}
