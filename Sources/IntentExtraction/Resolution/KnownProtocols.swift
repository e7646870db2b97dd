/// The framework's public protocols: what they refine, and what kind of type they make.
///
/// A new framework release is a new row and a new fixture; no other file changes. Sources: Apple's documentation of App
/// Intents, one page per protocol; what a row doesn't say (`since`) is unproven.
public struct KnownProtocol: Sendable {
  /// What the bundle lists a type under.
  public enum Kind: Sendable {
    case intent, entity, `enum`, union, query, intentValueQuery, optionsProvider, shortcutsProvider, package,
      `extension`
  }

  public var name: String
  public var refines: [String]
  /// Nil for a protocol that only adds to what another one makes.
  public var makes: Kind?
  /// The first release of iOS that has it.
  public var since: String

  init(_ name: String, _ refines: [String] = [], makes: Kind? = nil, since: String = "16.0") {
    self.name = name
    self.refines = refines
    self.makes = makes
    self.since = since
  }
}

enum KnownProtocols {
  /// The framework's module.
  static let module = "AppIntents"

  static let all: [KnownProtocol] = [
    // What identifies and shows things.
    KnownProtocol("PersistentlyIdentifiable"),
    KnownProtocol("TypeDisplayRepresentable"),
    KnownProtocol("InstanceDisplayRepresentable"),
    KnownProtocol("CaseDisplayRepresentable", ["TypeDisplayRepresentable"]),
    KnownProtocol("StaticDisplayRepresentable", ["CaseDisplayRepresentable"]),
    KnownProtocol("DisplayRepresentable", ["InstanceDisplayRepresentable"]),
    KnownProtocol("AppValue", ["PersistentlyIdentifiable", "TypeDisplayRepresentable"]),

    // Intents.
    KnownProtocol("AppIntent", ["PersistentlyIdentifiable"], makes: .intent),
    KnownProtocol("SystemIntent", ["AppIntent"]),
    KnownProtocol("OpenIntent", ["SystemIntent"]),
    KnownProtocol("SetValueIntent", ["SystemIntent"], since: "18.0"),
    KnownProtocol("DeleteIntent", ["SystemIntent"], since: "18.0"),
    KnownProtocol("SnippetIntent", ["SystemIntent"], since: "26.0"),
    KnownProtocol("UndoableIntent", ["SystemIntent"], since: "26.0"),
    KnownProtocol("ShowInAppSearchResultsIntent", ["SystemIntent"], since: "17.0"),
    KnownProtocol("TargetContentProvidingIntent", ["AppIntent"], since: "26.0"),
    KnownProtocol("AudioPlaybackIntent", ["SystemIntent"], since: "16.4"),
    KnownProtocol("AudioStartingIntent", ["AudioPlaybackIntent"], since: "16.4"),
    KnownProtocol("AudioRecordingIntent", ["SystemIntent"], since: "18.0"),
    KnownProtocol("PlayVideoIntent", ["SystemIntent"], since: "17.0"),
    KnownProtocol("CameraCaptureIntent", ["SystemIntent"], since: "18.0"),
    KnownProtocol("LiveActivityIntent", ["SystemIntent"], since: "17.0"),
    KnownProtocol("LiveActivityStartingIntent", ["LiveActivityIntent"], since: "17.0"),
    KnownProtocol("PushToTalkTransmissionIntent", ["SystemIntent"], since: "17.0"),
    KnownProtocol("ForegroundContinuableIntent", ["AppIntent"], since: "16.4"),
    KnownProtocol("ProgressReportingIntent", ["AppIntent"], since: "17.0"),
    KnownProtocol("CancellableIntent", ["AppIntent"], since: "26.0"),
    KnownProtocol("LongRunningIntent", ["AppIntent"], since: "26.0"),
    KnownProtocol("URLRepresentableIntent", ["AppIntent"], since: "18.0"),
    KnownProtocol("PredictableIntent", ["AppIntent"]),
    KnownProtocol("DeprecatedAppIntent", ["AppIntent"], since: "17.0"),
    KnownProtocol("SetFocusFilterIntent", ["AppIntent"]),
    KnownProtocol("WidgetConfigurationIntent", ["SystemIntent"], since: "17.0"),
    KnownProtocol("ControlConfigurationIntent", ["SystemIntent"], since: "18.0"),
    KnownProtocol("CustomIntentMigratedAppIntent", ["AppIntent"]),
    KnownProtocol("StartWorkoutIntent", ["SystemIntent"]),
    KnownProtocol("PauseWorkoutIntent", ["SystemIntent"]),
    KnownProtocol("ResumeWorkoutIntent", ["SystemIntent"]),
    KnownProtocol("StartDiveIntent", ["SystemIntent"]),
    KnownProtocol("AssistantSchemaIntent", ["AppIntent"], since: "18.0"),

    // Entities and enums.
    KnownProtocol("AppEntity", ["AppValue", "DisplayRepresentable"], makes: .entity),
    KnownProtocol("TransientEntity", ["AppEntity"]),
    KnownProtocol("TransientAppEntity", ["TransientEntity"], since: "16.4"),
    KnownProtocol("UniqueAppEntity", ["AppEntity"], since: "18.0"),
    KnownProtocol("IndexedEntity", ["AppEntity"], since: "18.0"),
    KnownProtocol("FileEntity", ["AppEntity"], since: "18.0"),
    KnownProtocol("URLRepresentableEntity", ["AppEntity"], since: "18.0"),
    KnownProtocol("SyncableEntity", ["AppEntity"], since: "27.0"),
    KnownProtocol("AssistantSchemaEntity", ["AppEntity"], since: "18.0"),
    KnownProtocol("AppEnum", ["AppValue", "CaseDisplayRepresentable"], makes: .enum),
    KnownProtocol("URLRepresentableEnum", ["AppEnum"], since: "18.0"),
    KnownProtocol("AssistantSchemaEnum", ["AppEnum"], since: "18.0"),
    KnownProtocol("AppUnionValue", [], makes: .union, since: "18.0"),

    // Queries and options.
    KnownProtocol("DynamicOptionsProvider", makes: .optionsProvider),
    KnownProtocol("EntityQuery", ["DynamicOptionsProvider", "PersistentlyIdentifiable"], makes: .query),
    KnownProtocol("EntityStringQuery", ["EntityQuery"]),
    KnownProtocol("EntityPropertyQuery", ["EntityQuery"]),
    KnownProtocol("EnumerableEntityQuery", ["EntityQuery"], since: "17.0"),
    KnownProtocol("UniqueAppEntityQuery", ["EntityQuery"], since: "18.0"),
    KnownProtocol("IndexedEntityQuery", ["EntityQuery"], since: "27.0"),
    KnownProtocol("IntentValueQuery", makes: .intentValueQuery, since: "26.0"),

    // The app.
    KnownProtocol("AppShortcutsProvider", makes: .shortcutsProvider),
    KnownProtocol("AppIntentsPackage", makes: .package, since: "17.0"),
    KnownProtocol("AppIntentsExtension", makes: .extension),
  ]

  static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static func isFrameworkName(_ name: String) -> Bool { byName[name] != nil }

  /// The protocols of `names` and all that they refine.
  static func closure(of names: Set<String>) -> Set<String> {
    var closed: Set<String> = [], pending = Array(names)
    while let name = pending.popLast() {
      guard let known = byName[name], closed.insert(name).inserted else { continue }
      pending += known.refines
    }
    return closed
  }
}
