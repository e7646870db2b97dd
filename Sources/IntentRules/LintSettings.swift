import IntentModel

/// Facts of a project that the sources do not state: releases, names, targets. Rules that need a missing fact report nothing.
package struct LintSettings: Equatable, Sendable {
  package enum ModuleKind: String, Sendable, CaseIterable {
    case app
    case appIntentsExtension = "app-intents-extension"
    case widgetExtension = "widget-extension"
    case library
    case dynamicLibrary = "dynamic-library"
    /// A tool has no bundle, so the system reads none of its App Shortcuts.
    case commandLineTool = "command-line-tool"
  }

  /// The names of a script phase, and of the phase after it that embeds extensions.
  package struct PhaseOrder: Equatable, Sendable {
    var script: String
    var embedding: String

    package init(script: String, embedding: String) {
      self.script = script
      self.embedding = embedding
    }
  }

  /// Lowest release per platform: `["iOS": [17, 0]]`.
  package var deployment: [String: [Int]] = [:]
  /// The numbers of the Xcode version, such as `[26, 0]`.
  package var xcode: [Int]? {
    get { xcodeVersion?.numbers }
    set { xcodeVersion = newValue.map { XcodeVersion($0) } }
  }
  package var xcodeVersion: XcodeVersion?
  package var applicationName: String?
  /// Kind by module name; empty without a target map.
  package var modules: [String: ModuleKind] = [:]
  /// The products of the project; empty without a project, when only `modules` is known.
  package var products: [Product] = []
  /// Facts of entities and enums that the version in the embedded watch app lacks, by symbol; see `factsReplaced`.
  package var factsReplacedByWatchApp: [String: [String]] = [:]
  /// The script phase, by the app's module, that reads the product's Info.plist before the phase that embeds extensions, with that
  /// phase.
  package var scriptsBeforeEmbedding: [String: PhaseOrder] = [:]
  /// Whether the Info.plist of an app for iOS sets `NSSupportsLiveActivities`, by its module. Apps with an unknown Info.plist
  /// are omitted.
  package var liveActivities: [String: Bool] = [:]
  /// The app's SiriKit intents, from `.intentdefinition` files and Info.plists.
  package var siriKit = SiriKitContents()
  /// The modules whose builds skip the extraction of metadata.
  package var modulesWithoutExtraction: Set<String> = []
  /// The identifiers of extension points, by the extension's module. Unknown ones are omitted.
  package var extensionPoints: [String: String] = [:]
  /// The platforms that the targets of the project build for; nil if they are not known.
  package var platforms: Set<Platform>?
  /// The platform of a target's SDK, by module, if the target's setting 'SUPPORTED_PLATFORMS' lacks it.
  package var unsupportedSDKs: [String: Platform] = [:]
  /// The platforms that all files of a target are built for, by its module, if there are several.
  package var platformsByModule: [String: Set<Platform>] = [:]
  /// The modules of the targets that are built for Mac Catalyst, too.
  package var catalystModules: Set<String> = []
  /// The qualified names of the types that targets declare, if the scanned files are those that no target compiles; else nil.
  package var compiledTypes: Set<String>?
  /// The paths of the scanned files that are in the folder of a project that does not list them.
  package var unlistedFiles: Set<String> = []
  /// Whether the string tables of the app are known. A model with tables sets it.
  var hasStringTables = false

  init() {}

  /// Whether the deployment target of the given platform (the default is iOS) is at least `version`; nil if it is not set.
  func deploys(since version: [Int], on platform: String = "iOS") -> Bool? {
    deployment[platform].map { !$0.lexicographicallyPrecedes(version) }
  }

  /// One to three numbers that are separated by periods, such as `17.0`; nil for any other text.
  package static func version(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    return numbers.count == parts.count && numbers.count <= 3 ? numbers : nil
  }
}
