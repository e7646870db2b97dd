import SourceScan

/// Names that matter wherever an app's code mentions them: rules about a whole app need them, and any file may contain one.
package enum KnownMentions {
  /// The function that tells the system about new values in phrases: `AppShortcutsProvider.updateAppShortcutParameters()`.
  static let update = "updateAppShortcutParameters"
  /// Names that give entities to Spotlight: `CSSearchableIndex.indexAppEntities(_:)`, `CSSearchableItem(appEntity:)`,
  /// `associateAppEntity(_:priority:)`, and `NSUserActivity.appEntityIdentifier`.
  static let donations: Set<String> = ["indexAppEntities", "associateAppEntity", "appEntityIdentifier"]
  /// The type of an item for Spotlight that the app's own code makes, and the label of its argument for an entity.
  static let searchableItem = "CSSearchableItem", labelOfEntity = "appEntity"
  /// The type that registers dependencies: `AppDependencyManager.shared.add { Store() }`.
  static let dependencies = "AppDependencyManager"
  /// Names in a file because of which it is parsed in full, whatever it declares: the protocol and the member for the texts of
  /// errors, names of widgets, of Live Activities and of tips, and the module for tests.
  static let parsed = KnownWidgets.users.union(surfaces).union([
    "CustomLocalizedStringResourceConvertible", "localizedStringResource", tip, testing,
  ])
  /// Names by which code shows, or may show, a widget, a control or a Live Activity.
  static let surfaces = KnownWidgets.protocols.union([activity, "ActivityViewContext", "ActivityConfiguration"])
  /// The view that shows what to say for an App Shortcut.
  static let tip = "SiriTipView"
  /// The module with which tests refer to an app's declarations.
  static let testing = "AppIntentsTesting"
  /// The type whose method starts Live Activities, and the name of the method.
  static let activity = "Activity", request = "request"
  /// Attributes of an app's entry point. A file named `main.swift` is an entry point without an attribute.
  static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
  /// SwiftUI's and WidgetKit's controls that run an intent.
  static let controls: Set<String> = ["Button", "Toggle", "ControlWidgetButton", "ControlWidgetToggle"]
  static let controlsOfControlCenter: Set<String> = ["ControlWidgetButton", "ControlWidgetToggle"]
  /// The labels of the arguments by which these controls take an intent.
  static let labelsOfIntents = ["action", "intent"]
}

extension FileFacts {
  /// Whether code of the file names `updateAppShortcutParameters`.
  package var updatesShortcutParameters: Bool { mentions.names.contains(KnownMentions.update) }
  /// Whether code of the file may give entities to Spotlight.
  package var donatesEntities: Bool {
    !mentions.names.isDisjoint(with: KnownMentions.donations)
      || mentions.arguments.contains { $0.label == KnownMentions.labelOfEntity }
  }
  /// Whether code of the file names `AppDependencyManager`.
  package var registersDependencies: Bool { mentions.names.contains(KnownMentions.dependencies) }
  /// Calls of `AppDependencyManager.add`; recorded only if the file names the manager.
  package var registrations: [Registration] { mentions.registrations }
  /// Whether code of the file makes items for Spotlight itself.
  package var makesSearchableItems: Bool { mentions.names.contains(KnownMentions.searchableItem) }
  /// Whether an app or an extension starts in the file.
  package var isEntryPoint: Bool {
    !mentions.attributes.isDisjoint(with: KnownMentions.entryPoints) || sourcePath.isNamed("main.swift")
  }
  /// Whether code of the file names `ControlCenter`, which reloads controls.
  package var reloadsControls: Bool { mentions.names.contains("ControlCenter") }
  /// The names of the types whose instances buttons and toggles in the file run. An entity that `CSSearchableItem(appEntity:)`
  /// takes is among them.
  package var intentsOfControls: Set<String> { Set(mentions.arguments.map(\.name)) }
}
