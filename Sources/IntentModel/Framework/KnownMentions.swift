import SourceScan

/// Names that matter wherever an app's code mentions them: rules about a whole app need them, and any file may contain one.
package enum KnownMentions {
  /// `AppShortcutsProvider.updateAppShortcutParameters()`
  static let update = "updateAppShortcutParameters"
  /// Names that give entities to Spotlight: `CSSearchableIndex.indexAppEntities(_:)`, `CSSearchableItem(appEntity:)`,
  /// `associateAppEntity(_:priority:)`, and `NSUserActivity.appEntityIdentifier`.
  static let donations: Set<String> = ["indexAppEntities", "associateAppEntity", "appEntityIdentifier"]
  /// An item for Spotlight that is made by hand, and the label by which it takes an entity.
  static let searchableItem = "CSSearchableItem", labelOfEntity = "appEntity"
  /// `AppDependencyManager.shared.add { Store() }`
  static let dependencies = "AppDependencyManager"
  /// Names that make a file be parsed in full, whatever it declares: the protocol and the member of errors that people read,
  /// the names of widgets, of tips and of Live Activities.
  static let parsed = KnownWidgets.users.union(surfaces).union([
    "CustomLocalizedStringResourceConvertible", "localizedStringResource", tip, testing,
  ])
  /// Code that names one of these shows, or may show, a widget, a control or a Live Activity.
  static let surfaces = KnownWidgets.protocols.union([activity, "ActivityViewContext", "ActivityConfiguration"])
  /// The view that shows what to say for an App Shortcut.
  static let tip = "SiriTipView"
  /// The module by which tests name an app's declarations.
  static let testing = "AppIntentsTesting"
  /// The type and its method that start Live Activities.
  static let activity = "Activity", request = "request"
  /// Attributes of an app's entry point. A file named `main.swift` is one without an attribute.
  static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
  /// SwiftUI's and WidgetKit's controls that run an intent.
  static let controls: Set<String> = ["Button", "Toggle", "ControlWidgetButton", "ControlWidgetToggle"]
  static let controlsOfControlCenter: Set<String> = ["ControlWidgetButton", "ControlWidgetToggle"]
  /// The labels by which they take it.
  static let labelsOfIntents = ["action", "intent"]
}

extension FileFacts {
  /// Some code of it names `updateAppShortcutParameters`.
  package var updatesShortcutParameters: Bool { mentions.names.contains(KnownMentions.update) }
  /// Some code of it may give entities to Spotlight.
  package var donatesEntities: Bool {
    !mentions.names.isDisjoint(with: KnownMentions.donations)
      || mentions.arguments.contains { $0.label == KnownMentions.labelOfEntity }
  }
  /// Some code of it names `AppDependencyManager`.
  package var registersDependencies: Bool { mentions.names.contains(KnownMentions.dependencies) }
  /// Calls of `AppDependencyManager.add`; recorded only if the file names the manager.
  package var registrations: [Registration] { mentions.registrations }
  /// Some code of it makes items for Spotlight by hand.
  package var makesSearchableItems: Bool { mentions.names.contains(KnownMentions.searchableItem) }
  /// An app starts in it, or an extension does.
  package var isEntryPoint: Bool {
    !mentions.attributes.isDisjoint(with: KnownMentions.entryPoints) || sourcePath.isNamed("main.swift")
  }
  /// Some code of it names what reloads controls.
  package var reloadsControls: Bool { mentions.names.contains("ControlCenter") }
  /// The types whose instances its buttons and toggles run.
  package var intentsOfControls: Set<String> { Set(mentions.arguments.map(\.name)) }
}
