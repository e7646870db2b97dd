import IntentModel

/// A target of the project that a bundle was read from.
package struct BundleTarget: Sendable {
  package var name: String
  /// The kind of target: `app`, `widgetExtension`, `packageModule`.
  var kind: String
  package var module: String
  /// The names of the apps that link or embed the target; for an app, its own name.
  package var apps: [String]
  /// The platform that the target was read for.
  package var platform: String
  package var deploymentTarget: String?
  /// The platforms that the target is built for, each with its deployment target: `iOS 17.0`.
  var systems: [String]
  var bundleIdentifier: String?
  var displayName: String?
  /// The modules that become part of the target's product, directly or not.
  var staticModules: [String] = []
  /// The frameworks that the target's product loads and whose types it finds through packages, by the names of their targets.
  var frameworks: [String] = []
  /// Nil for a target without a document of its own.
  var document: Document?
  var lost: [Loss] = []

  /// The merged metadata of a product, by module and name.
  struct Document: Sendable {
    var intents: [String] = []
    var entities: [String] = []
    var enums: [String] = []
    var queries: [String] = []
    /// The provider whose App Shortcuts the metadata has; nil if there is none.
    var provider: String?
  }

  /// A declaration or a fact of the target's modules that does not reach the document.
  struct Loss: Sendable {
    var rule: String
    var what: String
    var reason: String
    var isVerified: Bool
    var provider: String?
    var module: String?
  }

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

extension BundleTarget {
  /// Adds the contents of the target's product that the system sees, and those that are lost.
  package mutating func add(_ contents: ProductContents, in products: AppProducts) {
    staticModules = contents.product.staticModules
    frameworks = contents.product.frameworks.compactMap { id in
      guard let framework = products[id]?.product, contents.reaches(framework) else { return nil }
      return framework.name
    }
    lost = contents.losses.map { loss in
      var provider: String?, module: String?
      if case .provider(let lost) = loss.subject { provider = lost.symbol }
      if case .module(let lost, declarations: _) = loss.subject { module = lost }
      let rule = MergeRule[loss.rule]
      return Loss(
        rule: rule.id.rawValue, what: loss.words, reason: rule.statement, isVerified: rule.isVerified,
        provider: provider, module: module)
    }
    guard contents.product.hasDocument else { return }
    let binaries = contents.product.binaries.filter(\.isStatic)
    func symbols(_ kind: ShippedDeclaration.Kind) -> [String] {
      contents.declarations(kind).map(\.symbol) + binaries.flatMap { $0.symbols(kind) }
    }
    document = Document(
      intents: symbols(.intent), entities: symbols(.entity), enums: symbols(.enum), queries: symbols(.query),
      provider: contents.provider?.symbol)
  }
}
