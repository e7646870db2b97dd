/// A member that a protocol of the framework requires.
package struct KnownMember: Sendable {
  /// The protocol that requires it; types that conform to a refinement have it, too.
  package var owner: String
  /// The name; a function's includes its labels: `suggestedEntities()`.
  package var name: String
  package var isStatic: Bool
  /// Whether an extension of the framework provides it, so that a type compiles without it.
  package var hasDefault: Bool
  /// The bare name of a variable's type; nil for a function, and if the framework does not fix the type.
  package var type: String?

  package let isFunction: Bool
  /// The name without labels.
  package let baseName: String

  package init(_ owner: String, _ name: String, isStatic: Bool = false, type: String? = nil, hasDefault: Bool) {
    self.owner = owner
    self.name = name
    self.isStatic = isStatic
    self.hasDefault = hasDefault
    self.type = type
    let base = Substring(name.utf8.prefix { $0 != UInt8(ascii: "(") })
    baseName = String(base)
    isFunction = base != name
  }
}

/// The members that the framework's protocols require and that an app declares: a row for each.
///
/// Sources: the interface of iOS 17.4. The source of members and protocols that are newer, such as `supportedModes`,
/// `SetValueIntent` and `IndexedEntityQuery`, is the protocol's documentation page or the interface of macOS 27.0. A protocol whose
/// requirements have none of these sources has no row.
package enum KnownMembers {
  /// Members without which a type does not compile.
  package static let required: [KnownMember] = [
    required("AppIntent", "title", isStatic: true, type: "LocalizedStringResource"),
    required("AppIntent", "perform()"),
    required("OpenIntent", "target"),
    required("DeleteIntent", "entities"),
    required("SetValueIntent", "value"),
    required("PlayVideoIntent", "term"),
    required("PlayVideoIntent", "supportedCategories", isStatic: true),
    required("ShowInAppSearchResultsIntent", "criteria"),
    required("ShowInAppSearchResultsIntent", "searchScopes", isStatic: true),
    required("StartWorkoutIntent", "workoutStyle"),
    required("StartWorkoutIntent", "suggestedWorkouts", isStatic: true),
    required("CustomIntentMigratedAppIntent", "intentClassName", isStatic: true, type: "String"),
    required(
      "TypeDisplayRepresentable", "typeDisplayRepresentation", isStatic: true, type: "TypeDisplayRepresentation"),
    required("InstanceDisplayRepresentable", "displayRepresentation", type: "DisplayRepresentation"),
    required("CaseDisplayRepresentable", "caseDisplayRepresentations", isStatic: true),
    required("AppEntity", "defaultQuery", isStatic: true),
    required("EntityQuery", "entities(for:)"),
    required("EntityStringQuery", "entities(matching:)"),
    required("EntityPropertyQuery", "entities(matching:mode:sortedBy:limit:)"),
    required("EntityPropertyQuery", "properties", isStatic: true),
    required("EntityPropertyQuery", "sortingOptions", isStatic: true),
    required("EnumerableEntityQuery", "allEntities()"),
    required("DynamicOptionsProvider", "results()"),
    required("IntentValueQuery", "values(for:)"),
    required("OwnershipProvidingEntity", "ownership"),
    required("IndexedEntityQuery", "reindexEntities(for:indexDescription:)"),
    required("IndexedEntityQuery", "reindexAllEntities(indexDescription:)"),
    required("AppShortcutsProvider", "appShortcuts", isStatic: true),
  ]

  /// Members that a type may omit; the type then has the framework's value.
  package static let optional: [KnownMember] = [
    optional("AppIntent", "description", isStatic: true, type: "IntentDescription"),
    optional("AppIntent", "isDiscoverable", isStatic: true, type: "Bool"),
    optional("AppIntent", "openAppWhenRun", isStatic: true, type: "Bool"),
    optional("AppIntent", "authenticationPolicy", isStatic: true, type: "IntentAuthenticationPolicy"),
    optional("AppIntent", "parameterSummary", isStatic: true, type: "ParameterSummary"),
    optional("AppIntent", "supportedModes", isStatic: true, type: "IntentModes"),
    optional("AssistantIntent", "isAssistantOnly", isStatic: true, type: "Bool"),
    optional("AssistantEntity", "isAssistantOnly", isStatic: true, type: "Bool"),
    optional("AssistantEnum", "isAssistantOnly", isStatic: true, type: "Bool"),
    optional("PersistentlyIdentifiable", "persistentIdentifier", isStatic: true, type: "String"),
    optional("DeprecatedAppIntent", "deprecation", isStatic: true, type: "IntentDeprecation"),
    optional("SetFocusFilterIntent", "appContext", type: "FocusFilterAppContext"),
    optional("SetFocusFilterIntent", "suggestedFocusFilters(for:)", isStatic: true),
    optional("IndexedEntity", "attributeSet", type: "CSSearchableItemAttributeSet"),
    optional("EntityQuery", "suggestedEntities()"),
    optional("DynamicOptionsProvider", "defaultResult()"),
    optional("EntityPropertyQuery", "findIntentDescription", isStatic: true, type: "IntentDescription"),
    optional("EnumerableEntityQuery", "findIntentDescription", isStatic: true, type: "IntentDescription"),
    optional("AppShortcutsProvider", "shortcutTileColor", isStatic: true, type: "ShortcutTileColor"),
    optional("AppShortcutsProvider", "negativePhrases", isStatic: true, type: "NegativeAppShortcutPhrases"),
    optional("AppIntentsPackage", "includedPackages", isStatic: true, type: "AppIntentsPackage"),
  ]

  /// Members that the framework provides for types to use. A member with one of these names is not a misspelling of a required or
  /// optional one.
  package static let provided: Set<String> = [
    "systemContext", "defaultAttributeSet", "hideInSpotlight", "localizedStringResource", "allCases", "id",
    "updateAppShortcutParameters()", "needsToContinueInForegroundError()",
  ]

  /// The functions that queries and providers of options implement. Evidence for `uniqueEntity()`: the documentation of
  /// `UniqueAppEntityQuery`.
  static let functionsOfQueries: Set<String> = Set(
    (required + optional).lazy.filter { member in
      let owner = ProtocolSet.closure(of: member.owner)
      return member.isFunction && (owner.contains("DynamicOptionsProvider") || owner.contains("IntentValueQuery"))
    }.map(\.name)
  ).union(["uniqueEntity()"])

  private static func required(
    _ owner: String, _ name: String, isStatic: Bool = false, type: String? = nil
  ) -> KnownMember {
    KnownMember(owner, name, isStatic: isStatic, type: type, hasDefault: false)
  }

  private static func optional(
    _ owner: String, _ name: String, isStatic: Bool = false, type: String? = nil
  ) -> KnownMember {
    KnownMember(owner, name, isStatic: isStatic, type: type, hasDefault: true)
  }
}
