/// The build settings of one target in the chosen configuration, evaluated for one platform after the other.
struct TargetSettings {
  /// The prefix of absolute paths inside the root, such as `$(SRCROOT)`. No path in a project file starts with this prefix.
  static let rootMark = "/\u{1}"

  private let table: SettingsTable
  private let configuration: String
  /// Empty for a target whose files state none.
  let platforms: [ApplePlatform]
  private var evaluators: [ApplePlatform: SettingsEvaluator] = [:]
  private var unbound: SettingsEvaluator

  init(_ table: SettingsTable, configuration: String) {
    self.table = table
    self.configuration = configuration
    unbound = SettingsEvaluator(table: table, surroundings: .init(configuration: configuration))
    platforms = Self.platforms(&unbound)
  }

  /// The platform that the target is for, if `SUPPORTED_PLATFORMS` omits it: that of the SDK, or watchOS for a product that is made
  /// for the watch. Nil if `SUPPORTED_PLATFORMS` is not set or has the platform, or if the SDK is not known. A target for the watch
  /// may inherit the platforms of the project's app.
  mutating func unsupportedSDK(isWatchProduct: Bool) -> ApplePlatform? {
    let sdk = isWatchProduct ? .watchOS : unbound.value(of: "SDKROOT").flatMap(KnownPlatform.platform(ofSDK:))
    guard let sdk, !platforms.isEmpty, !platforms.contains(sdk), unbound.value(of: "SUPPORTED_PLATFORMS") != nil else {
      return nil
    }
    return sdk
  }

  /// The platforms of `SUPPORTED_PLATFORMS`, or else the platform of the SDK, and Mac Catalyst for an iOS target that supports it.
  /// Source: `Settings.swift` of swift-build.
  private static func platforms(_ settings: inout SettingsEvaluator) -> [ApplePlatform] {
    var platforms = Set(settings.list(of: "SUPPORTED_PLATFORMS").compactMap(KnownPlatform.platform(ofSDK:)))
    if platforms.isEmpty, let sdk = settings.value(of: "SDKROOT").flatMap(KnownPlatform.platform(ofSDK:)) {
      platforms = [sdk]
    }
    if platforms.contains(.iOS), settings.value(of: "SUPPORTS_MACCATALYST") == "YES" { platforms.insert(.macCatalyst) }
    return platforms.sorted()
  }

  /// The reason why a target for the watch is read for other platforms: it inherits a setting of the project that names only
  /// these.
  var reasonForNotBeingOnWatch: String {
    mutating get {
      let supported = unbound.value(of: "SUPPORTED_PLATFORMS") ?? "",
        read = platforms.map(\.rawValue).joined(separator: " and ")
      return
        "is for the watch, but its build setting SUPPORTED_PLATFORMS is '\(supported)', so it is read for \(read); "
        + "set SUPPORTED_PLATFORMS of the target to 'watchsimulator watchos'"
    }
  }

  /// The value of a setting for a platform; nil if it is empty or not set.
  mutating func value(of name: String, on platform: ApplePlatform?) -> String? {
    guard let platform else { return unbound.value(of: name) }
    var evaluator = evaluators[platform] ?? makeEvaluator(platform)
    let value = evaluator.value(of: name)
    evaluators[platform] = evaluator
    return value
  }

  /// The value of a setting for the first platform; nil if it is empty or not set.
  mutating func value(of name: String) -> String? { value(of: name, on: platforms.first) }

  mutating func list(of name: String, on platform: ApplePlatform?) -> [String] {
    value(of: name, on: platform).map(splitList) ?? []
  }

  func isSet(_ name: String) -> Bool { table.isSet(name) }

  /// Replaces the settings in a text by their values for the first platform.
  mutating func expand(_ text: String) -> String {
    guard let platform = platforms.first else { return unbound.expand(text) }
    var evaluator = evaluators[platform] ?? makeEvaluator(platform)
    return evaluator.expand(text)
  }

  private func makeEvaluator(_ platform: ApplePlatform) -> SettingsEvaluator {
    let sdk = KnownPlatform.known(platform)?.sdkName ?? ""
    return SettingsEvaluator(table: table, surroundings: .init(sdk: sdk, configuration: configuration))
  }

  /// The path from the root for a path in a setting; nil if that is outside of the root.
  static func path(_ text: String, from projectFolder: String) -> String? {
    if text.hasPrefix(rootMark) {
      return ProjectPath.resolve(String(text.dropFirst(rootMark.count).drop { $0 == "/" }), from: "")
    }
    return ProjectPath.resolve(text, from: projectFolder)
  }
}

extension SettingsTable {
  /// The build system's default settings that other settings refer to.
  ///
  /// Source: `CoreBuildSystem.xcspec` of swift-build, which has no default for `PRODUCT_NAME`; every template of Xcode sets it to
  /// the target's name, as here.
  static func defaults(
    target: String, project: String, folder: String, configuration: String
  ) -> [String: String] {
    let root = TargetSettings.rootMark + "/" + folder
    return [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
      "CONFIGURATION": configuration, "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    ]
  }
}
