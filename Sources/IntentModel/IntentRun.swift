import SourceScan

/// A control that makes an intent and runs it: `Button("Done", intent: EndTimer())`.
package struct IntentRun: Sendable {
  package enum Control: String, Sendable {
    case button = "Button", toggle = "Toggle", controlButton = "ControlWidgetButton", controlToggle =
      "ControlWidgetToggle"
  }

  /// The surface that people see the control in.
  package enum Surface: String, Sendable {
    case control, liveActivity, widget
  }

  package var control: Control
  /// The bare name of the intent.
  package var intent: String
  /// Whether the intent is made with arguments.
  package var hasArguments: Bool
  /// `$isOn` of `Toggle("On", isOn: $isOn, intent: Light())`; nil for any other value.
  package var binding: NameReference?
  /// Surfaces that the scan can follow the code to; other code may show the control elsewhere.
  package var surfaces: Set<Surface> = []
  /// The location of the intent's name.
  package var place: Place
}

/// A function, or a type's code outside of functions.
package struct CodeOwner: Hashable, Sendable {
  package var type: String
  package var function: String?
}

/// `OpenURLIntent(URL(string: "books://shelf")!)`
package struct CustomURL: Sendable {
  package var scheme: String
  /// The bare name of the type that the code is in.
  package var type: String?
  /// Whether the code is in a control of Control Center, which runs the intent.
  package var isInControl: Bool
  /// The location of the literal.
  package var place: Place
}

/// Facts about the code of a file: what runs intents, and what starts or changes Live Activities.
package struct FileRuns: Sendable {
  package var controls: [IntentRun] = []
  /// The code with a call of `.request(attributes: …)`.
  package var activityStarters: Set<CodeOwner> = []
  /// The functions that end or update Live Activities.
  package var activityChangers: Set<CodeOwner> = []
  package var customURLs: [CustomURL] = []
  /// Intents whose `perform()` the code calls: `Sync` of `Sync().perform()`.
  package var performed: [NameReference] = []
  /// Intents that the code donates, or that a result opens or shows as a snippet, each with that kind of runner.
  var passed: [(kind: IntentRunner.Kind, intent: NameReference)] = []
  /// Whether the text of the file contains `macCatalyst`.
  package var namesCatalyst = false
}
