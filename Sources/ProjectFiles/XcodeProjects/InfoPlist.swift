import PropertyLists
import SourceScan

/// What the Info.plist of a target says, as far as the model has it.
struct InfoPlist {
  private(set) var displayName: String?
  private(set) var bundleName: String?
  private(set) var bundleIdentifier: String?
  private(set) var extensionPoint: String?
  private(set) var facts = InfoPlistFacts()

  /// Settings in its values are replaced.
  init(_ plist: PropertyValue, _ settings: inout TargetSettings) {
    func text(_ value: PropertyValue?) -> String? {
      guard let text = value?.string else { return nil }
      let expanded = settings.expand(text)
      return expanded.isEmpty ? nil : expanded
    }
    displayName = text(plist["CFBundleDisplayName"])
    bundleName = text(plist["CFBundleName"])
    bundleIdentifier = text(plist["CFBundleIdentifier"])
    facts.hasDevelopmentRegion = plist["CFBundleDevelopmentRegion"] != nil
    if case .array(let names)? = plist["INAlternativeAppNames"] {
      facts.alternativeAppNames = names.compactMap { text($0["INAlternativeAppName"]) }.filter {
        !$0.contains(text: "$(")
      }
    }
    extensionPoint =
      text(plist["NSExtension"]?["NSExtensionPointIdentifier"])
      ?? text(plist["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"])
  }
}
