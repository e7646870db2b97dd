/// A public protocol of the framework.
public struct KnownProtocol: Sendable {
  /// What the bundle lists a type under.
  public enum Kind: Sendable {
    case intent, entity, `enum`, union, query, intentValueQuery, optionsProvider, shortcutsProvider, package,
      `extension`
  }

  public var name: String
  /// The framework's protocols that it refines directly.
  public var refines: [String]
  /// Nil for a protocol that only adds to what another one makes.
  public var makes: Kind?
  /// The first release of iOS that has it; nil where iOS lacks it.
  public var since: String?
  /// The release of iOS that replaced it.
  public var deprecated: String?

  init(
    _ name: String, _ refines: [String] = [], makes: Kind? = nil, since: String? = "16.0", deprecated: String? = nil
  ) {
    self.name = name
    self.refines = refines
    self.makes = makes
    self.since = since
    self.deprecated = deprecated
  }
}

/// The framework's public protocols: what they refine, what kind of type they make, and the first release that has each.
///
/// A new framework release is a new row and a new fixture; no other file changes. Sources: Apple's documentation of App
/// Intents, the page named after the protocol, which states what it refines and its availability; for the 40 rows that iOS
/// 17.4 has, the interface of that SDK too, which agrees; for `ControlConfigurationIntent`, `AudioRecordingIntent`,
/// `CameraCaptureIntent`, `OwnershipProvidingEntity`, the six `Assistant…` protocols and the marks of deprecation, the
/// interface of the macOS 27.0 SDK. A row that has none of these sources says "unverified".
///
/// The framework's other public protocols have no row, because none makes a type that the metadata lists or gives a member
/// that it reads: results (`IntentResult`, …), summaries, resolvers, collections of options, `EntityIdentifierConvertible`,
/// `AnyIntentValue`, `RangeComparableProperty`, `SearchCriteria`, `IntentPredictionConfiguration`, `AppShortcutsContent`.
public enum KnownProtocols {
  /// The framework's module.
  public static let module = "AppIntents"

  package static let all: [KnownProtocol] =
    display + intents + systemIntents + schemas + entities + queries + [
      KnownProtocol(
        "AppShortcutsProvider", makes: .shortcutsProvider),
      KnownProtocol("AppIntentsPackage", makes: .package, since: "17.0"),
      // Refines `AppExtension`, which is ExtensionFoundation's.
      KnownProtocol("AppIntentsExtension", makes: .extension),
    ]

  /// What identifies and shows things.
  private static let display = [
    KnownProtocol("PersistentlyIdentifiable"),
    KnownProtocol("TypeDisplayRepresentable"),
    KnownProtocol("InstanceDisplayRepresentable"),
    KnownProtocol("CaseDisplayRepresentable"),
    KnownProtocol("StaticDisplayRepresentable", ["CaseDisplayRepresentable", "TypeDisplayRepresentable"]),
    KnownProtocol("DisplayRepresentable", ["InstanceDisplayRepresentable", "TypeDisplayRepresentable"]),
    KnownProtocol("AppValue", ["PersistentlyIdentifiable", "TypeDisplayRepresentable"]),
    KnownProtocol("CustomURLRepresentationParameterConvertible", since: "18.0"),
  ]

  private static let intents = [
    KnownProtocol(
      "AppIntent", ["PersistentlyIdentifiable"], makes: .intent),
    KnownProtocol("SetValueIntent", ["AppIntent"], since: "18.0"),
    KnownProtocol("SnippetIntent", ["AppIntent"], since: "26.0"),
    KnownProtocol("TargetContentProvidingIntent", ["AppIntent"], since: "26.0"),
    KnownProtocol("UISceneAppIntent", ["TargetContentProvidingIntent"], since: "26.0"),
    KnownProtocol("ForegroundContinuableIntent", ["AppIntent"], since: "16.4", deprecated: "26.0"),
    KnownProtocol("ProgressReportingIntent", ["AppIntent"], since: "17.0"),
    KnownProtocol("LongRunningIntent", ["ProgressReportingIntent"], since: "27.0"),
    KnownProtocol("CancellableIntent", ["AppIntent"], since: "26.4"),
    KnownProtocol("URLRepresentableIntent", ["AppIntent"], since: "18.0"),
    KnownProtocol("PredictableIntent", ["AppIntent"]),
    KnownProtocol("DeprecatedAppIntent", ["AppIntent"], since: "17.0"),
    KnownProtocol("CustomIntentMigratedAppIntent", ["AppIntent"]),
    KnownProtocol("SetFocusFilterIntent", ["AppIntent", "InstanceDisplayRepresentable"]),
    KnownProtocol("WidgetConfigurationIntent", ["AppIntent"], since: "17.0"),
    KnownProtocol("ControlConfigurationIntent", ["AppIntent"], since: "18.0"),
    KnownProtocol("ToolIntent", ["AppIntent"], since: "27.3"),
  ]

  /// Intents whose meaning the system knows.
  private static let systemIntents = [
    KnownProtocol("SystemIntent", ["AppIntent"]),
    KnownProtocol("OpenIntent", ["SystemIntent"]),
    KnownProtocol("DeleteIntent", ["SystemIntent"]),
    KnownProtocol("UndoableIntent", ["SystemIntent"], since: "26.0"),
    KnownProtocol("ShowInAppSearchResultsIntent", ["SystemIntent"], since: "17.2"),
    KnownProtocol("AudioPlaybackIntent", ["SystemIntent"], since: "17.0"),
    // The mark of deprecation is in the macOS 27.0 SDK, not yet in iOS 17.4's.
    KnownProtocol("AudioStartingIntent", ["SystemIntent"], deprecated: "17.0"),
    KnownProtocol("AudioRecordingIntent", ["SystemIntent"], since: "18.0"),
    KnownProtocol("PlayVideoIntent", ["SystemIntent"], since: "17.2"),
    KnownProtocol("CameraCaptureIntent", ["SystemIntent"], since: "18.0"),
    KnownProtocol("LiveActivityIntent", ["SystemIntent"], since: "17.0"),
    // As 'AudioStartingIntent'.
    KnownProtocol("LiveActivityStartingIntent", ["SystemIntent"], since: "16.1", deprecated: "17.0"),
    KnownProtocol("PushToTalkTransmissionIntent", ["SystemIntent"], since: "17.4"),
    KnownProtocol("StartWorkoutIntent", ["SystemIntent", "InstanceDisplayRepresentable"]),
    KnownProtocol("PauseWorkoutIntent", ["SystemIntent"]),
    KnownProtocol("ResumeWorkoutIntent", ["SystemIntent"]),
    // watchOS 9.0 alone.
    KnownProtocol("StartDiveIntent", ["SystemIntent"], since: nil),
  ]

  /// What the schema macros' expansions conform to.
  private static let schemas = [
    KnownProtocol("AssistantIntent", ["AppIntent"], since: "18.0"),
    KnownProtocol("AssistantSchemaIntent", ["AssistantIntent"], since: "18.0"),
    KnownProtocol("AssistantEntity", ["AppEntity"], since: "18.0"),
    KnownProtocol("AssistantSchemaEntity", ["AssistantEntity"], since: "18.0"),
    KnownProtocol("AssistantEnum", ["AppEnum"], since: "18.0"),
    KnownProtocol("AssistantSchemaEnum", ["AssistantEnum"], since: "18.0"),
  ]

  private static let entities = [
    KnownProtocol(
      "AppEntity", ["AppValue", "DisplayRepresentable"], makes: .entity),
    KnownProtocol("TransientAppEntity", ["AppEntity"]),
    // Unverified: one of the protocols whose types Xcode 27 gathers, without a page of its own that says what it refines.
    KnownProtocol("TransientEntity", ["AppEntity"], since: "27.0"),
    KnownProtocol("UniqueAppEntity", ["AppEntity"], since: "18.0"),
    KnownProtocol("IndexedEntity", ["AppEntity"], since: "18.0"),
    KnownProtocol("FileEntity", ["AppEntity"], since: "18.0"),
    KnownProtocol(
      "URLRepresentableEntity", ["AppEntity", "CustomURLRepresentationParameterConvertible"], since: "18.0"),
    KnownProtocol("SyncableEntity", ["AppEntity"], since: "27.0"),
    KnownProtocol("OwnershipProvidingEntity", ["AppEntity"], since: "27.0"),
    KnownProtocol("AppEnum", ["AppValue", "StaticDisplayRepresentable"], makes: .enum),
    KnownProtocol("URLRepresentableEnum", ["AppEnum", "CustomURLRepresentationParameterConvertible"], since: "18.0"),
    KnownProtocol("AppUnionValue", ["TypeDisplayRepresentable"], makes: .union, since: "27.0"),
    KnownProtocol("AppUnionValueCasesProviding", ["AppEnum"], since: "27.0"),
  ]

  private static let queries = [
    KnownProtocol("DynamicOptionsProvider", makes: .optionsProvider),
    KnownProtocol("EntityQuery", ["DynamicOptionsProvider", "PersistentlyIdentifiable"], makes: .query),
    KnownProtocol("EntityStringQuery", ["EntityQuery"]),
    KnownProtocol(
      "EntityPropertyQuery", ["EntityQuery"]),
    KnownProtocol("EnumerableEntityQuery", ["EntityQuery"], since: "17.0"),
    KnownProtocol("UniqueAppEntityQuery", ["EnumerableEntityQuery"], since: "18.0"),
    KnownProtocol("IndexedEntityQuery", ["EntityQuery"], since: "27.0"),
    KnownProtocol("IntentValueQuery", ["PersistentlyIdentifiable"], makes: .intentValueQuery, since: "26.0"),
  ]

  /// Names that the framework gives its protocols a second time. Unverified.
  package static let aliases = ["UniqueEntity": "UniqueAppEntity", "UniqueIDEntityQuery": "UniqueAppEntityQuery"]

  /// What the framework's protocols refine of other modules', as far as an extension may ask for it. By the interface of
  /// iOS 17.4, except where a row says otherwise.
  package static let foreignRefinements: [String: [String]] = [
    "AppIntent": ["Sendable"], "AppValue": ["Sendable"], "EntityQuery": ["Sendable"],
    "AppEntity": ["Identifiable"], "AppEnum": ["RawRepresentable"],
    "InstanceDisplayRepresentable": ["CustomLocalizedStringResourceConvertible"],
    // 'Equatable' by way of 'Hashable'.
    "CaseDisplayRepresentable": ["CustomLocalizedStringResourceConvertible", "CaseIterable", "Hashable", "Equatable"],
    "AppIntentsExtension": ["AppExtension"],
    // Not up to iOS 17.4; in the macOS 27.0 SDK. The release that added it is unverified.
    "AppShortcutsProvider": ["Sendable"],
    // By its documentation.
    "IntentValueQuery": ["Sendable"],
  ]

  package static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
