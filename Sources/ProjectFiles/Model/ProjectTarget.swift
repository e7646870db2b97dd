/// One target of an Xcode project or a package, as the chosen build configuration builds it.
///
/// Paths are relative to the root of the `ProjectFolder`, with `/`, without `.` and `..`.
package struct ProjectTarget: Sendable {
  /// The identity of a target. Names are unique within a project only.
  package struct ID: Hashable, Sendable {
    /// The path of the project or manifest that declares it: `App.xcodeproj`, `Core/Package.swift`.
    package var project: String
    package var name: String
  }

  package var id: ID
  package var kind: TargetKind
  /// `PRODUCT_MODULE_NAME`, else the product's name as an identifier; for a package, the target's name as an identifier.
  package var moduleName: String
  /// The Swift files that are compiled. A file need not exist: Xcode lists files that a build step generates, too.
  package var swiftFiles: [TargetFile] = []
  /// String catalogs (`.xcstrings`), `.strings`, `.stringsdict` and asset catalogs that are copied into the product.
  /// A localized file has its language in its path: `de.lproj/Localizable.strings`.
  package var resources: [TargetFile] = []
  /// The platforms that the target can be built for, in the order of `ApplePlatform`. A package's target has those that the
  /// manifest names, though it can be built for others.
  package var platforms: [TargetPlatform] = []
  /// The platform that the target is for by `SDKROOT` or by its kind, if `SUPPORTED_PLATFORMS` is set and omits it; otherwise nil.
  package var unsupportedSDK: ApplePlatform?
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `-D` of `OTHER_SWIFT_FLAGS`; `define` in a manifest. Without duplicates.
  var compilationConditions: [CompilationCondition] = []
  /// The language mode as `-swift-version` takes it: `5`, `6`, `4.2`. Nil if none is stated. Source: `SWIFT_VERSION`,
  /// `swiftLanguageModes`.
  package var languageMode: String?
  /// `PRODUCT_BUNDLE_IDENTIFIER`, else `CFBundleIdentifier`. Nil if both are absent or have an empty part.
  package var bundleIdentifier: String?
  /// The name under the app's icon: `CFBundleDisplayName`, else `CFBundleName`, else the product's name. Nil for products
  /// without an icon, such as packages.
  package var displayName: String?
  /// Whether all library products of the package that have the target are `type: .dynamic`, so that it is linked as a framework.
  /// False if there are none.
  package var isInDynamicProduct = false
  /// The extension point: `com.apple.widgetkit-extension`. Nil if none is stated. Source: `NSExtensionPointIdentifier` or
  /// `EXExtensionPointIdentifier` in Info.plist.
  package var extensionPoint: String?
  /// The path of the Info.plist that an app or extension names; nil if it names none inside the root, and for other targets.
  package var infoPlistPath: String?
  /// The languages and names in the Info.plist of an app or extension; nil if there is none, or if it could not be read.
  package var infoPlist: InfoPlistFacts?
  /// The `.xcconfig` files that the settings of its project come from.
  package var settingsFiles: [String] = []
  /// Whether its Info.plist sets `NSSupportsLiveActivities`; nil if that can't be determined, and for a target that is neither an
  /// app nor an extension.
  package var supportsLiveActivities: Bool?
  /// Whether its build makes no metadata of App Intents. Source: `LM_SKIP_METADATA_EXTRACTION`, which the task producer for this
  /// metadata in swift-build asks for first.
  package var skipsIntentMetadata = false
  /// The paths of frameworks without sources that it links or embeds.
  package var binaries: [String] = []
  /// The binaries that it copies into its bundle, or may copy.
  package var embeddedBinaries: Set<String> = []
  package var scriptBeforeEmbedding: ScriptBeforeEmbedding?
  /// The paths of its `.intentdefinition` files, which declare intents for SiriKit.
  package var intentDefinitions: [String] = []
  /// The classes of SiriKit intents that its Info.plist lists.
  package var handledIntents: [String] = []
  /// The language that sources are written in: `developmentRegion` of the project, `defaultLocalization` of the package. Nil if
  /// none is stated.
  package var developmentRegion: String?
  /// The languages that the project is localized into, as it lists them, with `Base`. Empty for packages.
  package var knownRegions: [String] = []
  package var dependencies: [Dependency] = []

  package var name: String { id.name }

  /// The paths of the Swift files that are compiled for a platform.
  package func swiftFiles(on platform: ApplePlatform) -> [String] {
    swiftFiles.filter { $0.platforms?.contains(platform) ?? true }.map(\.path)
  }

  /// The names that `#if` finds defined in a build for a platform.
  package func compilationConditions(on platform: ApplePlatform) -> [String] {
    compilationConditions.filter { $0.platforms?.contains(platform) ?? true }.map(\.name)
  }

  /// The oldest version of a platform that the target runs on; nil if the files don't state it, or if the target is not for the
  /// platform.
  package func deploymentTarget(on platform: ApplePlatform) -> String? {
    platforms.first { $0.platform == platform }?.deploymentTarget
  }
}

/// The languages and the names that an Info.plist states for its product.
package struct InfoPlistFacts: Hashable, Sendable {
  /// Whether Xcode adds keys that the file lacks, such as the development region. Source: `GENERATE_INFOPLIST_FILE`.
  package var isCompletedByXcode = false
  /// Whether the file has a development region. Source: `CFBundleDevelopmentRegion`.
  package var hasDevelopmentRegion = false
  /// The names that people can say in place of the app's: texts, or keys of the table `InfoPlist`. A name that still has `$(`
  /// after its settings are replaced is not included. Source: `INAlternativeAppNames`.
  package var alternativeAppNames: [String] = []
  /// Whether a name is not in a dictionary under the key `INAlternativeAppName`.
  package var hasMalformedAlternativeNames = false

  init() {}
}

/// A file of a target, which may be limited to some of the target's platforms.
package struct TargetFile: Hashable, Sendable {
  package var path: String
  /// The platforms that the file is limited to; nil for all of the target's.
  package var platforms: Set<ApplePlatform>?
}

/// A name that `#if` finds defined, which may be limited to some of the target's platforms.
struct CompilationCondition: Hashable, Sendable {
  var name: String
  /// The platforms that the name is limited to; nil for all of the target's.
  var platforms: Set<ApplePlatform>?
}

/// A platform that a target can be built for.
package struct TargetPlatform: Hashable, Sendable {
  package var platform: ApplePlatform
  /// The oldest version that the target runs on, as the file has it: `17.0`. Nil if the file states none. Source:
  /// `IPHONEOS_DEPLOYMENT_TARGET` and similar settings, `platforms` in a manifest.
  package var deploymentTarget: String?
}

/// The use of another target, or of a product that the project does not build, by one target.
package struct Dependency: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The dependency's code becomes part of the product, or is loaded with it: a library that is linked.
    case links
    /// The dependency's product is copied into the product: an extension in an app, a framework in an app.
    case embeds
    /// The dependency is built first, and nothing else is known: a target dependency, an app that hosts tests, a macro, a plugin.
    case builds
  }

  package var kind: Kind
  /// The name of the target, of the product's file or of the package product: `Core`, `Core.framework`.
  var name: String
  /// The target that is used; nil if no project or package that was read has it. The system's own libraries are not dependencies.
  package var target: ProjectTarget.ID?
}
