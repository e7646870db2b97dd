import DocumentFormats

/// The facts of a target's Info.plist that `ProjectTarget` has.
struct InfoPlist {
  private(set) var displayName: String?
  private(set) var bundleName: String?
  private(set) var bundleIdentifier: String?
  private(set) var extensionPoint: String?
  /// True for the Boolean true, for a number other than `0`, and for a text that is not `NO`, `false` or empty with its settings
  /// replaced.
  private(set) var supportsLiveActivities = false
  /// The classes of SiriKit intents. Source: `INIntentsSupported` of an app, `IntentsSupported` of an extension.
  private(set) var siriKitIntents: [String] = []
  private(set) var facts = InfoPlistFacts()

  /// The most alternative names that are read, and the most bytes of one. People say these names to Siri, so there are few, and
  /// they are short.
  private static let nameLimit = 64
  private static let nameSizeLimit = 1_000

  /// Reads the facts of `plist`, with the build settings in its values replaced.
  init(_ plist: PropertyValue, _ settings: inout TargetSettings) {
    func text(_ value: PropertyValue?) -> String? {
      guard let text = value?.string else { return nil }
      let expanded = settings.expand(text)
      return expanded.isEmpty ? nil : expanded
    }
    displayName = text(plist["CFBundleDisplayName"])
    bundleName = text(plist["CFBundleName"])
    bundleIdentifier = text(plist["CFBundleIdentifier"])
    switch plist["NSSupportsLiveActivities"] {
    case .bool(let isSet): supportsLiveActivities = isSet
    case .string(let text): supportsLiveActivities = !["NO", "false", ""].contains(settings.expand(text))
    case .number(let text): supportsLiveActivities = text != "0"
    case nil, .array, .dictionary, .other: break
    }
    let attributes = plist["NSExtension"]?["NSExtensionAttributes"]
    for case .array(let names)? in [plist["INIntentsSupported"], attributes?["IntentsSupported"]] {
      siriKitIntents += names.compactMap { $0.string }
    }
    facts.hasDevelopmentRegion = plist["CFBundleDevelopmentRegion"] != nil
    if case .array(let names)? = plist["INAlternativeAppNames"] {
      facts.hasMalformedAlternativeNames = names.contains { $0["INAlternativeAppName"]?.string == nil }
      facts.alternativeAppNames = names.prefix(Self.nameLimit).compactMap { text($0["INAlternativeAppName"]) }.filter {
        $0.utf8.count <= Self.nameSizeLimit && !$0.contains(text: "$(")
      }
    }
    extensionPoint =
      text(plist["NSExtension"]?["NSExtensionPointIdentifier"])
      ?? text(plist["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"])
  }
}
