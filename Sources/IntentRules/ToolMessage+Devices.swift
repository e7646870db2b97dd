extension ToolMessage {
  /// Messages of the App Store, of Xcode's later steps, and of devices: `linkd`, Shortcuts, Siri. The causes are those that public
  /// reports found.
  static let devices = [
    ToolMessage(
      text: "Invalid Siri Support. App Intent description <…> cannot contain <word>", also: ["ITMS-90626", "90626"],
      meaning: """
        App Store Connect rejects the upload, because the description of an intent or a control contains 'Siri', 'Apple' or \
        'iPhone'. Describe what the action does without the word, in the source and in all translations.
        """,
      related: ["description-reserved-word"]),
    ToolMessage(
      text: "Invalid Siri Support - Localized description for custom intent: <X> not found for locale: <…>",
      also: ["Invalid Siri Support - Localized title for custom intent: <X> not found for locale: <…>"],
      meaning: """
        The message is about a SiriKit intent: a '.intentdefinition' file has a title or a description that a language of the app does \
        not translate. Add the text to the '.strings' file of the definition in that language, or turn off the language in the file \
        inspector. An App Intent has no such file: 'intentscan migrate' writes one in its place.
        """,
      related: ["sirikit-intent-without-successor"]),
    ToolMessage(
      text: "Invalid Siri Support - No example phrase was provided for <INIntent> in the <…> language",
      meaning: """
        The message is about a SiriKit intent: 'AppIntentVocabulary.plist' has no 'IntentExamples' for it in that language. Either the \
        file is missing in the language's folder, or no target has it as a resource. The file is for SiriKit's own intents; an App \
        Intent in it is refused.
        """,
      related: []),
    ToolMessage(
      text: "App Intent <X> must be visible for App Shortcuts use",
      meaning: """
        An App Shortcut runs an intent whose 'isDiscoverable' is false. Remove the property, or the App Shortcut.
        """,
      related: ["app-shortcut-intent-not-discoverable"]),
    ToolMessage(
      text: "LNPerformActionErrorCodeUnsupportedValueType",
      meaning: """
        An intent asked for a confirmation, a choice or a value where nothing can be asked: it was run by the button of a widget, \
        a control or a Live Activity. Pass all values where the button makes the intent.
        """,
      related: ["button-intent-asks"]),
    ToolMessage(
      text: "<action> is not supported on iPhone",
      also: ["is not supported on this device", "is not supported on iPad"],
      meaning: """
        The action exists in the metadata, and not for this system: its '@available' is newer than the device, or an App Intent took \
        over a SiriKit intent and requires a later release than it. 'intentscan why NAME' shows both.
        """,
      related: ["availability-mismatch", "sirikit-leftover"]),
    ToolMessage(
      text: "Unknown extension process",
      meaning: """
        A saved shortcut names the extension in which the action ran, and the extension no longer has the intent, because it moved to \
        the app. Keep it in both, or tell people to add the action again. 'intentscan diff' reports the move.
        """,
      related: ["module-changed"]),
    ToolMessage(
      text: "Could not find an intent with identifier <X>, mangledTypeName: <…>",
      meaning: """
        A saved shortcut, a widget or a donation names an intent by a type that the app no longer has: the type was renamed, or moved to \
        another module. 'intentscan diff OLD NEW' shows which. 'persistentIdentifier' keeps the old name.
        """,
      related: ["intent-identifier-changed", "module-changed", "intent-removed"]),
    ToolMessage(
      text: "Failed to map <X> to a concrete AppIntent type",
      also: [
        "<X> is not a registered AppEntity identifier", "Error converting INIntent to App Intent",
        "AppIntents.PerformIntentError.intentNotFound",
      ],
      meaning: """
        The process that runs the action has no such type: the file with it is compiled into another target only, or the metadata is \
        older than the code. Compile the file into the target whose process runs it, and build cleanly.
        """,
      related: ["file-in-no-target", "open-app-when-run-in-extension", "app-intents-package-not-included"]),
    ToolMessage(
      text: "Interpolator: <bundle> does not have AppShortcuts", also: ["does not have AppShortcuts"],
      meaning: """
        The app's own metadata lists no App Shortcut. Either the 'AppShortcutsProvider' is in a library or a widget extension, or \
        there are two providers, or an error stopped the export. 'intentscan read APP' lists what a built app contains.
        """,
      related: ["provider-outside-app", "multiple-app-shortcuts-providers"]),
    ToolMessage(
      text: "<bundle> is not trusted for binding", also: ["Rejecting invalid client due to requiresValidBundle"],
      meaning: """
        The system does not accept the signature of the app, for example an ad-hoc one, and ignores its intents. Sign the app with a \
        development or distribution certificate, put it into /Applications on a Mac, and start it once. No source tells this.
        """,
      related: []),
    ToolMessage(
      text: "There is no metadata for <X>",
      also: [
        "Invalid action metadata", "NSCocoaErrorDomain 4099 getAllDescriptors",
        "NSCocoaErrorDomain Code=4099 getAllDescriptors", "getAllDescriptors",
      ],
      meaning: """
        The device has no metadata of the action: the installed app has none, or it is not indexed yet. Check the built app with \
        'intentscan read APP', then delete the app from the device, restart the device, and install the app again.
        """,
      related: ["target-without-app-intents", "metadata-extraction-skipped"]),
    ToolMessage(
      text: "openAppWhenRun is not supported in extensions",
      also: [
        "LNContextErrorDomain Code=2001", "LNActionExecutorErrorDomain error 2018", "LNActionExecutorErrorDomain 2018",
      ],
      meaning: """
        A widget or a control ran an intent that opens the app, and the intent is compiled into the extension alone. Compile its \
        file into the app too, or return '.result(opensIntent: OpenURLIntent(…))'. 2001 also stands for other failures: a dependency \
        that the process has not registered, or a document that lacks the intent.
        """,
      related: ["open-app-when-run-in-extension", "dependency-never-registered", "control-url-custom-scheme"]),
    ToolMessage(
      text: "AppDependency of type <X> was not initialized prior to access",
      also: [
        "AppDependency with key <X> of type <Y> was not initialized prior to access",
        "was not initialized prior to access",
      ],
      meaning: """
        Code read an '@Dependency' variable that nothing has registered in this process: it is registered in a view that did not \
        appear, never, or code called 'perform()' by hand, for example in a unit test. Register it when the app starts, and test the \
        work in a function of its own.
        """,
      related: [
        "dependency-registered-late", "dependency-never-registered", "intent-performed-by-hand", "dependency-in-entity",
      ]),
    ToolMessage(
      text: "'<X>' is only available in iOS <17.0> or newer",
      also: ["is only available in macOS <14.0> or newer", "is only available in watchOS <10.0> or newer"],
      meaning: """
        Code uses a name that is newer than the deployment target. Add '@available' to the type or member, or '#available' around \
        the call. A type may conform to a protocol that is newer than the system.
        """,
      related: ["availability-mismatch"]),
    ToolMessage(
      text: "Unable to run App Shortcut",
      meaning: """
        The app or extension that has the intent could not be started, or ended while it ran. A device's crash log tells more. Common \
        causes in the source: a dependency that is registered late or never, and code that needs the app's own process.
        """,
      related: ["dependency-never-registered", "dependency-registered-late", "intent-performed-by-hand"]),
    ToolMessage(
      text: "An internal error occurred", also: ["internal error occurred"],
      meaning: """
        'perform()' threw an error without a message that people can read, or its process ended. Conform the error to \
        'CustomLocalizedStringResourceConvertible', and look for a crash log.
        """,
      related: ["error-not-localized", "error-description-unused", "dependency-never-registered"]),
    ToolMessage(
      text: "PerformActionExecutorTask.verifySystemPolicyWith(intent:output:)", also: ["verifySystemPolicyWith"],
      meaning: """
        The system ended the app, because an 'AudioRecordingIntent' recorded without a Live Activity. Start one when the recording \
        begins, and throw an error if it cannot start: people can turn Live Activities off, and an app has a limited number of them.
        """,
      related: ["audio-recording-without-live-activity", "activity-started-in-background"]),
    ToolMessage(
      text: "EXExtensionContextClass",
      meaning: """
        An extension could not be started: no type of a widget extension has '@main', or its Info.plist names another extension point.
        """,
      related: ["widget-not-in-bundle", "misspelled-extension-point"]),
    ToolMessage(
      text: "Target is not foreground",
      meaning: """
        Code asked for the foreground, or started something that needs it, while the app was in the background. Open the app before: \
        'supportedModes' with a foreground mode, or a 'LiveActivityIntent' for Live Activities.
        """,
      related: ["continue-in-foreground-without-mode", "activity-started-in-background"]),
    ToolMessage(
      text: "Extraneous argument label 'intent:' in call",
      meaning: """
        A control has its own views: 'ControlWidgetButton(action:)' and 'ControlWidgetToggle(_:isOn:action:)'. 'Button(intent:)' and \
        'Toggle(isOn:intent:)' are for widgets, Live Activities and the app.
        """,
      related: []),
  ]
}
