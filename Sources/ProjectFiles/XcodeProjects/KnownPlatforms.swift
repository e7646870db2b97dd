/// The names of the platforms in Xcode's files, and the setting with the oldest version that a target runs on.
struct KnownPlatform: Sendable {
  var platform: ApplePlatform
  /// `SDKROOT` without a version, and the name in `SUPPORTED_PLATFORMS`.
  var sdk: String
  /// The name in platform filters.
  var filter: String
  var deploymentSetting: String

  /// The known platforms. Source: the `SDKSettings.plist` and platform specifications of Xcode, as swift-build reads them.
  static let all: [KnownPlatform] = [
    .init(platform: .iOS, sdk: "iphoneos", filter: "ios", deploymentSetting: "IPHONEOS_DEPLOYMENT_TARGET"),
    .init(platform: .macOS, sdk: "macosx", filter: "macos", deploymentSetting: "MACOSX_DEPLOYMENT_TARGET"),
    .init(platform: .watchOS, sdk: "watchos", filter: "watchos", deploymentSetting: "WATCHOS_DEPLOYMENT_TARGET"),
    .init(platform: .tvOS, sdk: "appletvos", filter: "tvos", deploymentSetting: "TVOS_DEPLOYMENT_TARGET"),
    .init(platform: .visionOS, sdk: "xros", filter: "xros", deploymentSetting: "XROS_DEPLOYMENT_TARGET"),
    // Built with the SDK of macOS; its versions are those of iOS.
    .init(
      platform: .macCatalyst, sdk: "macosx", filter: "maccatalyst", deploymentSetting: "IPHONEOS_DEPLOYMENT_TARGET"),
    .init(
      platform: .driverKit, sdk: "driverkit", filter: "driverkit", deploymentSetting: "DRIVERKIT_DEPLOYMENT_TARGET"),
  ]

  /// The version of the SDK that conditions such as `[sdk=iphoneos26*]` are compared with.
  private static let sdkVersion = "26.0"

  /// The name that `[sdk=…]` is compared with.
  var sdkName: String { sdk + Self.sdkVersion }

  static func known(_ platform: ApplePlatform) -> KnownPlatform? { all.first { $0.platform == platform } }

  /// The platform of `iphoneos`, `iphoneos17.0`, `iphonesimulator`; nil for `auto` and unknown names.
  static func platform(ofSDK name: String) -> ApplePlatform? {
    let name = name.prefix { !$0.isNumber && $0 != "." }
    let device = simulators[String(name)] ?? String(name)
    return all.first { $0.sdk == device }?.platform
  }

  private static let simulators = [
    "iphonesimulator": "iphoneos", "watchsimulator": "watchos", "appletvsimulator": "appletvos",
    "xrsimulator": "xros",
  ]

  /// The platforms that the filters `names` permit; nil for all, if there is no filter.
  static func platforms(ofFilters names: [String]) -> Set<ApplePlatform>? {
    if names.isEmpty { return nil }
    return Set(all.filter { names.contains($0.filter) }.map(\.platform))
  }
}
