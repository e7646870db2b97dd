/// What conformances the document lists a type under, and by which identifiers.
///
/// Evidence: captured documents with their sources for OpenIntent, SnippetIntent, ShowInAppSearchResultsIntent,
/// WidgetConfigurationIntent, the schemas' and IndexedEntity; captures alone for ControlConfiguration, FocusConfiguration,
/// ForegroundContinuable, ProgressReporting, AudioStarting, AudioRecording, SessionStarting, SetValue, DeleteEntity,
/// URLRepresentable, Resize; the runtime's headers, which test a type's conformances one by one, for the rest.
enum SystemProtocols {
  private static let actionPrefix = "com.apple.link.systemProtocol."
  private static let entityPrefix = "com.apple.appintents.entity."

  static func action(_ name: String) -> String { actionPrefix + name }
  static func entity(_ name: String) -> String { entityPrefix + name }

  static let foregroundContinuable = action("ForegroundContinuable")
  static let assistantIntent = action("AssistantIntent")
  static let search = action("ShowInAppStringSearchResults")

  /// Protocols whose 'openAppWhenRun' is true where the type declares none: 13 actions of eight documents and a public build
  /// have the first two, the interface of the framework has all.
  static let opensApp = ["OpenIntent", "ShowInAppSearchResultsIntent", "PlayVideoIntent", "StartWorkoutIntent"]

  /// By the protocol that an intent conforms to, directly or by refinement. Protocols without a row here and in
  /// `withoutTrace` have no known form.
  static let ofIntents: [String: String] = [
    "WidgetConfigurationIntent": "WidgetConfiguration", "ControlConfigurationIntent": "ControlConfiguration",
    "OpenIntent": "OpenEntity", "SnippetIntent": "Snippet",
    "ShowInAppSearchResultsIntent": "ShowInAppStringSearchResults",
    "AssistantIntent": "AssistantIntent", "ForegroundContinuableIntent": "ForegroundContinuable",
    "ProgressReportingIntent": "ProgressReporting", "AudioPlaybackIntent": "AudioStarting",
    "AudioStartingIntent": "AudioStarting", "AudioRecordingIntent": "AudioRecording",
    "LiveActivityIntent": "SessionStarting", "LiveActivityStartingIntent": "SessionStarting",
    "SetFocusFilterIntent": "FocusConfiguration", "SetValueIntent": "SetValue",
    "URLRepresentableIntent": "URLRepresentable", "DeleteIntent": "DeleteEntity", "UndoableIntent": "Undoable",
    "StartWorkoutIntent": "StartWorkout", "PauseWorkoutIntent": "PauseWorkout", "ResumeWorkoutIntent": "ResumeWorkout",
    "CameraCaptureIntent": "CameraCapture", "PushToTalkTransmissionIntent": "PushToTalkTransmission",
  ]

  /// Protocols that say nothing more than what other keys hold.
  static let withoutTrace: Set<String> = [
    "AppIntent", "SystemIntent", "PersistentlyIdentifiable", "AssistantSchemaIntent", "DeprecatedAppIntent",
    "CustomIntentMigratedAppIntent",
  ]

  /// Protocols that the runtime's table of identifiers does not have, though it is younger than they are: it holds what came
  /// with iOS 26.0. Protocols of later releases have no row here, because no younger table is known.
  static let withoutIdentifier: Set<String> = ["PredictableIntent", "TargetContentProvidingIntent", "UISceneAppIntent"]

  /// The rows of `ofIntents` that no document shows: the runtime's headers have them.
  static let byRuntime: Set<String> = [
    "UndoableIntent", "StartWorkoutIntent", "PauseWorkoutIntent", "ResumeWorkoutIntent", "CameraCaptureIntent",
    "PushToTalkTransmissionIntent",
  ]

  /// The cases of `StringSearchScope`, by the interface of iOS 17.4.
  static let searchScopes: Set<String> = ["general", "movies", "tv", "freeformVideo"]

  /// `SyncableEntity` by a document of a shipped app.
  static let ofEntities: [String: String] = [
    "IndexedEntity": "Indexed", "URLRepresentableEntity": "URLRepresentable", "AssistantEntity": "AssistantEntity",
    "SyncableEntity": "Syncable",
  ]

  static let withoutTraceOnEntities: Set<String> = [
    "AppEntity", "AppValue", "DisplayRepresentable", "InstanceDisplayRepresentable", "PersistentlyIdentifiable",
    "TypeDisplayRepresentable", "TransientAppEntity", "TransientEntity", "AssistantSchemaEntity",
  ]

  static let withoutTraceOnEnums: Set<String> = [
    "AppEnum", "AppValue", "CaseDisplayRepresentable", "StaticDisplayRepresentable", "PersistentlyIdentifiable",
    "TypeDisplayRepresentable", "AssistantEnum", "AssistantSchemaEnum",
  ]
}
