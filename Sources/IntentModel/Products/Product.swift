/// A bundle that a build makes and that can have a metadata document of its own: an app, an extension, a framework. A command-line
/// tool is one, too, because its App Intents get lost.
package struct Product: Hashable, Sendable {
  /// The kind of a product. The raw values are those of the kinds of targets.
  package enum Kind: String, CaseIterable, Sendable {
    case app, appClip, watchApp, appIntentsExtension, widgetExtension, siriIntentsExtension, appExtension, framework,
      commandLineTool

    package var isApp: Bool { self == .app || self == .appClip || self == .watchApp }

    /// Whether it is an extension, which runs in a separate process.
    package var isExtension: Bool {
      switch self {
      case .appIntentsExtension, .widgetExtension, .siriIntentsExtension, .appExtension: true
      default: false
      }
    }

    /// Whether a build makes a bundle of it, with a document.
    package var hasBundle: Bool { self != .commandLineTool }

    /// Whether the system reads its App Shortcuts. Source: WWDC23 10103.
    var hasAppShortcuts: Bool { isApp || self == .appIntentsExtension }

    /// The words for people: `widget extension`.
    package var words: String {
      switch self {
      case .app: "app"
      case .appClip: "App Clip"
      case .watchApp: "watch app"
      case .appIntentsExtension: "App Intents extension"
      case .widgetExtension: "widget extension"
      case .siriIntentsExtension: "SiriKit extension"
      case .appExtension: "extension"
      case .framework: "framework"
      case .commandLineTool: "command-line tool"
      }
    }
  }

  /// Unique among the products of a run: the path of the project and the name of the target, or the name of the module.
  package var id: String
  /// The name of the target.
  package var name: String
  package var kind: Kind
  /// The module of its target.
  package var module: String
  package var platform: Platform
  package var deploymentTarget: String?
  /// The files of its module that its target compiles, as the scan reports them; nil if no other target's module has the same name.
  package var files: Set<String>? = nil
  /// The modules that become part of its binary, directly or not. Sorted, without its own.
  package var staticModules: [String] = []
  /// The static modules, ordered by the paths of their documents in the build folder; empty without a project.
  package var modulesByPath: [String] = []
  /// The ids of the frameworks that it loads, directly or through its static modules. Sorted.
  package var frameworks: [String] = []
  /// The ids of the products that are copied into it, directly. Sorted.
  package var embedded: [String] = []
  /// The frameworks without sources that it links or embeds, by path.
  package var binaries: [BinaryModule] = []
  /// Whether the build skips the extraction of metadata.
  package var skipsMetadata = false

  package init(
    id: String, name: String, kind: Kind, module: String, platform: Platform, deploymentTarget: String? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.module = module
    self.platform = platform
    self.deploymentTarget = deploymentTarget
  }

  /// The modules whose declarations are in its binary, its own first.
  package var modules: [String] { [module] + staticModules }

  /// Whether a module is its own, and another target's module has the same name.
  func shares(_ module: String) -> Bool { files != nil && module == self.module }

  /// Whether its binary has what a file of a module declares.
  package func compiles(_ path: String, of module: String) -> Bool {
    module == self.module ? files?.contains(path) ?? true : staticModules.contains(module)
  }

  /// Whether a build writes a document for it.
  package var hasDocument: Bool { kind.hasBundle && !skipsMetadata }
}
