import DocumentFormats

extension XcodeProjectReader {
  /// The classes that Xcode generates from an `.intentdefinition` file: those of the custom intents and of the system's
  /// intents in it. Empty for a file that can't be read.
  ///
  /// Source: files that Xcode wrote. Whether a build setting can change a class is unverified.
  func siriKitIntents(in path: String) -> [String] {
    guard let bytes = folder.read(path), let plist = try? parsePropertyValue(bytes),
      case .array(let intents)? = plist["INIntents"]
    else { return [] }
    return intents.compactMap { intent in
      intent["INIntentClassName"]?.string
        ?? intent["INIntentName"]?.string.map { (intent["INIntentClassPrefix"]?.string ?? "") + $0 + "Intent" }
    }
  }
}
