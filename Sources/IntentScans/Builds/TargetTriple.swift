import IntentModel

/// The parts of a target triple of an Apple platform: `arm64-apple-ios17.0-simulator`.
package struct TargetTriple: Equatable, Sendable {
  package var platform: Platform
  package var hardware: BuildConfiguration.Hardware

  /// Nil for a text of another form, and for a triple of another vendor, platform or environment.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 || parts.count == 4, parts[1] == "apple", !parts[0].isEmpty,
      let platform = Self.platforms[parts[2].filter { $0.isASCII && $0.isLetter }]
    else { return nil }
    self.platform = platform
    // The compiler uses the second name of each pair in conditions such as `arch(arm64)`.
    let architectures = ["arm64e": "arm64", "x86_64h": "x86_64"]
    hardware = BuildConfiguration.Hardware(architecture: architectures[parts[0]] ?? parts[0])
    switch parts.count == 4 ? parts[3] : "" {
    case "simulator": hardware.environment = "simulator"
    case "macabi": hardware.environment = "macCatalyst"
    case "": break
    default: return nil
    }
  }

  private static let platforms: [String: Platform] = [
    "ios": .iOS, "macos": .macOS, "macosx": .macOS, "tvos": .tvOS, "watchos": .watchOS, "xros": .visionOS,
    "visionos": .visionOS,
  ]
}
