import SourceScan

/// A widget, a control, a Live Activity or a widget bundle.
package struct DeclaredWidget: Sendable {
  package enum Role: Sendable {
    case widget, control
    /// The configuration is an `ActivityConfiguration`.
    case liveActivity
    /// A `WidgetBundle`, which lists the others.
    case bundle
  }

  /// The argument `kind` of a configuration.
  package struct Kind: Hashable, Sendable {
    /// The text of a literal without escapes and interpolations, or of a string constant of the type itself; nil for anything else.
    package var text: String?
    /// The source text without white space between tokens.
    package var expression: String
    /// A text that is equal for two kinds that are certainly the same. Nil if the argument is neither a text nor a dotted name that
    /// begins with a type of the program.
    package var identity: String?
    /// The location of the argument.
    package var place: Place
  }

  /// A text in the list from which people choose the widget: `.description("Plays a mix.")`.
  package struct Text: Sendable {
    /// `description`, `displayName` or `configurationDisplayName`.
    package var modifier: String
    package var text: String
    /// The location of the literal.
    package var place: Place
  }

  package var name: String
  package var role: Role
  /// Whether the extension starts with it: `@main`.
  package var isMain: Bool
  /// Whether its `body` has an `AppIntentConfiguration`.
  package var usesIntent = false
  /// Whether one of its configurations has a provider, which supplies the value that a control shows.
  package var hasProvider = false
  /// Whether its `body` names `ControlWidgetToggle`.
  package var hasToggle = false
  /// The kinds of the configurations in its `body`, in source order.
  package var kinds: [Kind] = []
  /// The locations of the arguments `kind` whose value changes with each launch.
  package var newKinds: [Place] = []
  /// The literals of its names and descriptions, in source order.
  package var texts: [Text] = []
  /// The location of the name.
  package var place: Place
}

/// A mention of a widget in code that may make an instance of it.
package struct WidgetUse: Hashable, Sendable {
  /// The widget's bare name.
  package var name: String
  /// The braces and `#if` clauses around the mention, outermost first, each as the index of its first token in the file.
  var blocks: [Int]

  /// Whether one run of the code may reach both mentions: one is in all blocks of the other, so no branch separates them.
  package func coexists(with other: WidgetUse) -> Bool {
    blocks.starts(with: other.blocks) || other.blocks.starts(with: blocks)
  }
}

/// A literal that names the kind of a widget: `RelevantIntent(Open(), widgetKind: "Clock", …)`.
package struct WidgetKindUse: Hashable, Sendable {
  /// `RelevantIntent`, `reloadControls` or `reloadTimelines`.
  package var callee: String
  package var kind: String
  /// The location of the literal.
  package var place: Place
}

/// WidgetKit's names by which the scan recognizes widgets and their parts.
enum KnownWidgets {
  static let bundle = "WidgetBundle", control = "ControlWidget", widget = "Widget"
  static let protocols: Set<String> = [bundle, control, widget]
  /// The configurations that have a `kind`.
  static let configurations: Set<String> = [
    "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "StaticControlConfiguration",
    "AppIntentControlConfiguration",
  ]
  /// The modifiers of a configuration with a text for people.
  static let texts: Set<String> = ["description", "displayName", "configurationDisplayName"]
  static let withIntent = "AppIntentConfiguration"
  static let activity = "ActivityConfiguration"
  /// Types that refer to the kinds of widgets. A file that names one of them is parsed in full.
  static let users: Set<String> = ["RelevantIntent", "ControlCenter", "WidgetCenter"]
  /// The label of the argument with the kind, by the name of the call.
  static let labels = [
    "RelevantIntent": "widgetKind", "reloadControls": "ofKind", "reloadTimelines": "ofKind",
  ]
}
