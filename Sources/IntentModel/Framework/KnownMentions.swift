/// Names that matter wherever an app's code mentions them: rules about a whole app ask for them, and no file is too far
/// from App Intents to hold one.
public enum KnownMentions {
  /// `AppShortcutsProvider.updateAppShortcutParameters()`
  package static let update = "updateAppShortcutParameters"
  /// What an app starts with. A file named `main.swift` does too.
  package static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
  /// SwiftUI's and WidgetKit's controls that run an intent.
  package static let controls: Set<String> = ["Button", "Toggle", "ControlWidgetButton", "ControlWidgetToggle"]
  /// The labels by which they take it.
  package static let labelsOfIntents = ["action", "intent"]
}

extension FileFacts {
  /// Some code of it names `updateAppShortcutParameters`.
  public var updatesShortcutParameters: Bool { mentions.names.contains(KnownMentions.update) }
  /// An app starts in it, or an extension does.
  public var isEntryPoint: Bool {
    if !mentions.attributes.isDisjoint(with: KnownMentions.entryPoints) { return true }
    let path = path
    return path == "main.swift" || path.hasSuffix("/main.swift")
  }
  /// The types whose instances its buttons and toggles run.
  public var intentsOfControls: Set<String> { Set(mentions.arguments.map(\.name)) }
}
