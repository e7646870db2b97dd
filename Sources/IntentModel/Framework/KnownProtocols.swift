/// A public protocol of the framework. A class, so that the tables that are built from the rows at each start copy references.
package final class KnownProtocol: Sendable {
  /// The kinds of types that the bundle lists.
  package enum Kind: Sendable {
    case intent, entity, `enum`, union, query, intentValueQuery, optionsProvider, shortcutsProvider, package,
      `extension`
  }

  /// The form in which Apple's metadata shows that a type conforms to the protocol.
  package enum Form: Sendable {
    /// An identifier, here without the prefix that all identifiers of its kind of type have.
    case identifier(String, Evidence = .document)
    /// A bit of a query's capabilities.
    case capability(Int, Evidence = .document)
    /// No sign of the conformance itself: other keys hold all its facts.
    case otherKeys
    /// Not shown: the framework's table of identifiers is newer than the protocol and lacks it.
    case omitted(Evidence)
    /// Unknown: no evidence shows the form. A type that conforms to the protocol is omitted and reported.
    case unverified
  }

  /// The code that performs an intent without a `perform()` of its own.
  package enum Performer: Sendable {
    /// The system. Documents state that there is no result.
    case system
    /// An extension of the framework. The form in documents is unverified.
    case framework
  }

  package let name: String
  /// The framework's protocols that it refines directly.
  let refines: [String]
  /// The protocols of other modules that it refines. An extension may require `Self` to conform to one of them.
  let refinesForeign: [String]
  /// The kind of type that a conforming type is; nil if another protocol of the type decides it.
  package let makes: Kind?
  /// The first release of iOS that has it; nil where iOS lacks it.
  let since: String?
  /// The release of iOS that deprecated it; nil for a protocol that is not deprecated.
  package let deprecated: String?
  /// The protocol that replaced it; nil if there is none.
  package let replacement: String?
  /// A second name of the protocol.
  let alias: String?
  let evidence: [Evidence]
  package let form: Form
  package let performer: Performer?
  /// The evidence that `openAppWhenRun` is true for a type that does not declare it; nil for a protocol without this effect.
  package let opensApp: Evidence?

  init(
    _ name: String, _ refines: [String] = [], and refinesForeign: [String] = [], makes: Kind? = nil,
    since: String? = "16.0", deprecated: String? = nil, replacement: String? = nil, alias: String? = nil,
    by evidence: [Evidence], _ form: Form, performer: Performer? = nil, opensApp: Evidence? = nil
  ) {
    self.name = name
    self.refines = refines
    self.refinesForeign = refinesForeign
    self.makes = makes
    self.since = since
    self.deprecated = deprecated
    self.replacement = replacement
    self.alias = alias
    self.evidence = evidence
    self.form = form
    self.performer = performer
    self.opensApp = opensApp
  }
}

/// The framework's public protocols: what they refine, what kind of type they make, and the first release that has each.
///
/// A new framework release is a new row and a new fixture; no other file changes. Sources: Apple's documentation of App
/// Intents, the page named after the protocol, which states what it refines and its availability; for the 40 rows that iOS 17.4
/// has, the interface of that SDK too, which agrees; for `ControlConfigurationIntent`, `AudioRecordingIntent`,
/// `CameraCaptureIntent`, `OwnershipProvidingEntity`, the six `Assistant…` protocols and the marks of deprecation, the
/// interface of the macOS 27.0 SDK. A row that has none of these sources is marked as unverified.
///
/// The framework's other public protocols have no row, because none makes a type that the metadata lists or gives a member that
/// it reads: results (`IntentResult`, …), summaries, resolvers, collections of options, `EntityIdentifierConvertible`,
/// `AnyIntentValue`, `RangeComparableProperty`, `SearchCriteria`, `IntentPredictionConfiguration`, `AppShortcutsContent`.
package enum KnownProtocols {
  /// The framework's module.
  package static let module = "AppIntents"

  package static let all: [KnownProtocol] =
    display + intents + systemIntents + schemas + entities + queries + [
      KnownProtocol(
        "AppShortcutsProvider", and: ["Sendable"], makes: .shortcutsProvider, by: .documentationAndiOS17, .otherKeys),
      KnownProtocol("AppIntentsPackage", makes: .package, since: "17.0", by: .documentationAndiOS17, .otherKeys),
      // Refines `AppExtension`, which is ExtensionFoundation's.
      KnownProtocol(
        "AppIntentsExtension", and: ["AppExtension"], makes: .extension, by: .documentationAndiOS17, .unverified),
    ]

  /// Protocols that identify and show things.
  private static let display = [
    KnownProtocol("PersistentlyIdentifiable", by: .documentationAndiOS17, .otherKeys),
    KnownProtocol("TypeDisplayRepresentable", by: .documentationAndiOS17, .otherKeys),
    KnownProtocol(
      "InstanceDisplayRepresentable", and: ["CustomLocalizedStringResourceConvertible"], by: .documentationAndiOS17,
      .otherKeys),
    KnownProtocol(
      "CaseDisplayRepresentable",
      and: ["CustomLocalizedStringResourceConvertible", "CaseIterable", "Hashable", "Equatable"],
      by: .documentationAndiOS17, .otherKeys),
    KnownProtocol(
      "StaticDisplayRepresentable", ["CaseDisplayRepresentable", "TypeDisplayRepresentable"],
      by: .documentationAndiOS17, .otherKeys),
    KnownProtocol(
      "DisplayRepresentable", ["InstanceDisplayRepresentable", "TypeDisplayRepresentable"], by: .documentationAndiOS17,
      .otherKeys),
    KnownProtocol(
      "AppValue", ["PersistentlyIdentifiable", "TypeDisplayRepresentable"], and: ["Sendable"],
      by: .documentationAndiOS17, .otherKeys),
    KnownProtocol("CustomURLRepresentationParameterConvertible", since: "18.0", by: .documentation, .unverified),
  ]

  private static let intents = [
    KnownProtocol(
      "AppIntent", ["PersistentlyIdentifiable"], and: ["Sendable"], makes: .intent, by: .documentationAndiOS17,
      .otherKeys),
    KnownProtocol("SetValueIntent", ["AppIntent"], since: "18.0", by: .documentation, .identifier("SetValue")),
    KnownProtocol("SnippetIntent", ["AppIntent"], since: "26.0", by: .documentation, .identifier("Snippet")),
    KnownProtocol(
      "TargetContentProvidingIntent", ["AppIntent"], since: "26.0", by: .documentation, .omitted(.coder),
      performer: .framework),
    KnownProtocol(
      "UISceneAppIntent", ["TargetContentProvidingIntent"], since: "26.0", by: .documentation, .omitted(.coder)),
    KnownProtocol(
      "ForegroundContinuableIntent", ["AppIntent"], since: "16.4", deprecated: "26.0",
      by: .documentationAndiOS17 + .macOS27, .identifier("ForegroundContinuable")),
    KnownProtocol(
      "ProgressReportingIntent", ["AppIntent"], since: "17.0", by: .documentationAndiOS17,
      .identifier("ProgressReporting")),
    // The frameworks of iOS 27 export a constant for each of the next two identifiers. The text of every known identifier follows
    // from the name of its constant.
    KnownProtocol(
      "LongRunningIntent", ["ProgressReportingIntent"], since: "27.0", by: .documentation,
      .identifier("LongRunning", .coder)),
    KnownProtocol(
      "CancellableIntent", ["AppIntent"], since: "26.4", by: .documentation, .identifier("Cancellable", .coder)),
    KnownProtocol(
      "URLRepresentableIntent", ["AppIntent"], since: "18.0", by: .documentation, .identifier("URLRepresentable"),
      performer: .system),
    KnownProtocol("PredictableIntent", ["AppIntent"], by: .documentationAndiOS17, .omitted(.coder)),
    KnownProtocol("DeprecatedAppIntent", ["AppIntent"], since: "17.0", by: .documentationAndiOS17, .otherKeys),
    KnownProtocol("CustomIntentMigratedAppIntent", ["AppIntent"], by: .documentationAndiOS17, .otherKeys),
    KnownProtocol(
      "SetFocusFilterIntent", ["AppIntent", "InstanceDisplayRepresentable"], by: .documentationAndiOS17,
      .identifier("FocusConfiguration")),
    KnownProtocol(
      "WidgetConfigurationIntent", ["AppIntent"], since: "17.0", by: .documentationAndiOS17,
      .identifier("WidgetConfiguration"), performer: .system),
    KnownProtocol(
      "ControlConfigurationIntent", ["AppIntent"], since: "18.0", by: .macOS27, .identifier("ControlConfiguration"),
      performer: .system),
    KnownProtocol("ToolIntent", ["AppIntent"], since: "27.3", by: .documentation, .unverified),
  ]

  /// `SystemIntent` and the protocols that refine it.
  private static let systemIntents = [
    KnownProtocol("SystemIntent", ["AppIntent"], by: .documentationAndiOS17, .otherKeys),
    KnownProtocol(
      "OpenIntent", ["SystemIntent"], by: .documentationAndiOS17, .identifier("OpenEntity"), performer: .framework,
      opensApp: .document),
    KnownProtocol("DeleteIntent", ["SystemIntent"], by: .documentationAndiOS17, .identifier("DeleteEntity")),
    KnownProtocol(
      "UndoableIntent", ["SystemIntent"], since: "26.0", by: .documentation, .identifier("Undoable", .coder)),
    KnownProtocol(
      "ShowInAppSearchResultsIntent", ["SystemIntent"], since: "17.2", by: .documentationAndiOS17,
      .identifier("ShowInAppStringSearchResults"), opensApp: .document),
    KnownProtocol(
      "AudioPlaybackIntent", ["SystemIntent"], since: "17.0", by: .documentationAndiOS17, .identifier("AudioStarting")),
    // The mark of deprecation is in the macOS 27.0 SDK, not yet in iOS 17.4's.
    KnownProtocol(
      "AudioStartingIntent", ["SystemIntent"], deprecated: "17.0", replacement: "AudioPlaybackIntent",
      by: .documentationAndiOS17 + .macOS27, .identifier("AudioStarting")),
    KnownProtocol(
      "AudioRecordingIntent", ["SystemIntent"], since: "18.0", by: .macOS27, .identifier("AudioRecording")),
    KnownProtocol(
      "PlayVideoIntent", ["SystemIntent"], since: "17.2", by: .documentationAndiOS17, .unverified,
      opensApp: .interface(.iOS17)),
    KnownProtocol(
      "CameraCaptureIntent", ["SystemIntent"], since: "18.0", by: .macOS27, .identifier("CameraCapture", .coder)),
    KnownProtocol(
      "LiveActivityIntent", ["SystemIntent"], since: "17.0", by: .documentationAndiOS17, .identifier("SessionStarting")),
    // Like `AudioStartingIntent`, it has the identifier of its replacement.
    KnownProtocol(
      "LiveActivityStartingIntent", ["SystemIntent"], since: "16.1", deprecated: "17.0",
      replacement: "LiveActivityIntent", by: .documentationAndiOS17 + .macOS27, .identifier("SessionStarting")),
    KnownProtocol(
      "PushToTalkTransmissionIntent", ["SystemIntent"], since: "17.4", by: .documentationAndiOS17,
      .identifier("PushToTalkTransmission", .coder)),
    KnownProtocol(
      "StartWorkoutIntent", ["SystemIntent", "InstanceDisplayRepresentable"], by: .documentationAndiOS17,
      .identifier("StartWorkout", .coder), opensApp: .interface(.iOS17)),
    KnownProtocol(
      "PauseWorkoutIntent", ["SystemIntent"], by: .documentationAndiOS17, .identifier("PauseWorkout", .coder)),
    KnownProtocol(
      "ResumeWorkoutIntent", ["SystemIntent"], by: .documentationAndiOS17, .identifier("ResumeWorkout", .coder)),
    // Available on watchOS 9.0 only.
    KnownProtocol("StartDiveIntent", ["SystemIntent"], since: nil, by: .documentationAndiOS17, .unverified),
  ]

  /// Protocols that the expansions of schema macros add.
  private static let schemas = [
    KnownProtocol("AssistantIntent", ["AppIntent"], since: "18.0", by: .macOS27, .identifier("AssistantIntent")),
    KnownProtocol("AssistantSchemaIntent", ["AssistantIntent"], since: "18.0", by: .macOS27, .otherKeys),
    KnownProtocol("AssistantEntity", ["AppEntity"], since: "18.0", by: .macOS27, .identifier("AssistantEntity")),
    KnownProtocol("AssistantSchemaEntity", ["AssistantEntity"], since: "18.0", by: .macOS27, .otherKeys),
    KnownProtocol("AssistantEnum", ["AppEnum"], since: "18.0", by: .macOS27, .otherKeys),
    KnownProtocol("AssistantSchemaEnum", ["AssistantEnum"], since: "18.0", by: .macOS27, .otherKeys),
  ]

  private static let entities = [
    KnownProtocol(
      "AppEntity", ["AppValue", "DisplayRepresentable"], and: ["Identifiable"], makes: .entity,
      by: .documentationAndiOS17, .otherKeys),
    KnownProtocol("TransientAppEntity", ["AppEntity"], by: .documentationAndiOS17, .otherKeys),
    // Unverified: Xcode 27 gathers the types that conform to it, but no page states what it refines.
    KnownProtocol("TransientEntity", ["AppEntity"], since: "27.0", by: [.unverified], .otherKeys),
    KnownProtocol(
      "UniqueAppEntity", ["AppEntity"], since: "18.0", alias: "UniqueEntity", by: .documentation, .unverified),
    KnownProtocol("IndexedEntity", ["AppEntity"], since: "18.0", by: .documentation, .identifier("Indexed")),
    KnownProtocol("FileEntity", ["AppEntity"], since: "18.0", by: .documentation, .unverified),
    KnownProtocol(
      "URLRepresentableEntity", ["AppEntity", "CustomURLRepresentationParameterConvertible"], since: "18.0",
      by: .documentation, .identifier("URLRepresentable")),
    KnownProtocol(
      "SyncableEntity", ["AppEntity"], since: "27.0", by: .documentation, .identifier("Syncable", .asserted)),
    KnownProtocol("OwnershipProvidingEntity", ["AppEntity"], since: "27.0", by: .macOS27, .unverified),
    KnownProtocol(
      "AppEnum", ["AppValue", "StaticDisplayRepresentable"], and: ["RawRepresentable"], makes: .enum,
      by: .documentationAndiOS17, .otherKeys),
    KnownProtocol(
      "URLRepresentableEnum", ["AppEnum", "CustomURLRepresentationParameterConvertible"], since: "18.0",
      by: .documentation, .unverified),
    KnownProtocol(
      "AppUnionValue", ["TypeDisplayRepresentable"], makes: .union, since: "27.0", by: .documentation, .unverified),
    KnownProtocol("AppUnionValueCasesProviding", ["AppEnum"], since: "27.0", by: .documentation, .unverified),
  ]

  private static let queries = [
    KnownProtocol("DynamicOptionsProvider", makes: .optionsProvider, by: .documentationAndiOS17, .otherKeys),
    KnownProtocol(
      "EntityQuery", ["DynamicOptionsProvider", "PersistentlyIdentifiable"], and: ["Sendable"], makes: .query,
      by: .documentationAndiOS17, .capability(2)),
    KnownProtocol("EntityStringQuery", ["EntityQuery"], by: .documentationAndiOS17, .capability(4)),
    KnownProtocol("EntityPropertyQuery", ["EntityQuery"], by: .documentationAndiOS17, .capability(8)),
    KnownProtocol(
      "EnumerableEntityQuery", ["EntityQuery"], since: "17.0", by: .documentationAndiOS17, .capability(1, .asserted)),
    KnownProtocol(
      "UniqueAppEntityQuery", ["EnumerableEntityQuery"], since: "18.0", alias: "UniqueIDEntityQuery",
      by: .documentation, .unverified),
    KnownProtocol("IndexedEntityQuery", ["EntityQuery"], since: "27.0", by: .documentation, .capability(256)),
    KnownProtocol(
      "IntentValueQuery", ["PersistentlyIdentifiable"], and: ["Sendable"], makes: .intentValueQuery, since: "26.0",
      by: .documentation, .unverified),
  ]

  /// The names that aliases refer to, by alias.
  static let aliases = Dictionary(
    uniqueKeysWithValues: all.compactMap { row in row.alias.map { ($0, row.name) } })

  static let foreignRefinements = Dictionary(
    uniqueKeysWithValues: all.lazy.filter { !$0.refinesForeign.isEmpty }.map { ($0.name, $0.refinesForeign) })

  package static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The protocols that a type of this kind may conform to, with their forms in Apple's metadata: those that refine the kind's
  /// own protocol, and those that these refine.
  package static func forms(of kind: KnownProtocol.Kind) -> [String: KnownProtocol.Form] {
    guard let root = all.first(where: { $0.makes == kind })?.name else { return [:] }
    let ofKind = all.filter {
      ProtocolSet.closure(of: $0.name).contains(root) || ProtocolSet.closure(of: root).contains($0.name)
    }
    // A type that conforms to one of these also conforms to the protocols that it refines, so documents show the form of those,
    // too: the entry of a `SetFocusFilterIntent` has nothing for `InstanceDisplayRepresentable`, which it refines.
    let seen = ofKind.filter { if case .unverified = $0.form { false } else { true } }.map(\.name)
    let refined = KnownProtocol.closure(of: seen)
    let rows = all.filter { row in refined.contains(row.name) || ofKind.contains { $0.name == row.name } }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.form) })
  }
}
