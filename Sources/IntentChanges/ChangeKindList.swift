extension ChangeKind {
  /// Every kind, sorted by id.
  package static let all: [ChangeKind] =
    (intentKinds + parameterKinds + enumKinds + entityKinds + shortcutKinds + productKinds + displayKinds
    + languageKinds + siriKitKinds)
    .sorted { $0.id < $1.id }

  package static func named(_ id: String) -> ChangeKind? { byID[id] }

  private static let byID: [String: ChangeKind] = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  private static let intentKinds: [ChangeKind] = [
    intentRemoved, intentIdentifierChanged, intentHidden, intentAdded, returnTypeChanged, returnTypeRemoved,
    openModeChanged, authenticationPolicyChanged, availabilityRaised, moduleChanged, toolRemoved, schemaChanged,
    conformanceRemoved,
  ]
  private static let parameterKinds: [ChangeKind] = [
    parameterRemoved, parameterRenamed, parameterTypeChanged, parameterBecameRequired, requiredParameterAdded,
    parameterBecameArray, parameterBecameScalar, parameterAdded,
  ]
  private static let enumKinds: [ChangeKind] = [
    enumRemoved, enumRenamed, enumCaseRemoved, enumRawValueChanged, enumRawTypeChanged, enumAdded, enumCaseAdded,
    unionCaseRemoved, unionCaseTypeChanged, unionLabelRemoved,
  ]
  private static let entityKinds: [ChangeKind] = [
    entityRemoved, entityRenamed, entityIDTypeChanged, entityQueryRemoved, entityPropertyRemoved,
    entityPropertyRenamed, entityPropertyTypeChanged, findActionRemoved, sortOptionRemoved, comparatorRemoved,
    queryRenamed, entityAdded, entityPropertyAdded,
  ]
  private static let shortcutKinds: [ChangeKind] = [
    appShortcutRemoved, appShortcutOrderChanged, primaryPhraseChanged, phraseRemoved, phraseParameterChanged,
    appShortcutAdded, phraseAdded,
  ]
  private static let productKinds: [ChangeKind] = [
    intentLeftProduct, intentJoinedProduct, appShortcutsLost, typesLost, widgetKindRemoved,
  ]
  private static let displayKinds: [ChangeKind] = [
    titleChanged, descriptionChanged, summaryChanged, predictionRemoved, caseTitleChanged, iconChanged,
    urlRepresentationChanged,
  ]
  private static let siriKitKinds: [ChangeKind] = [
    siriKitIntentRemoved, siriKitClassRenamed, siriKitIntentHidden, siriKitIntentUnlisted, siriKitIntentAdded,
    siriKitIntentMigrated, siriKitIntentReplacedByName, siriKitParameterRemoved, siriKitParameterRenamed,
    siriKitParameterTypeChanged, siriKitEnumCaseRemoved, siriKitEnumIndexChanged, migratedParameterRemoved,
    migratedParameterTypeChanged, migratedParameterBecameArray, migratedParameterBecameScalar,
    migratedRequiredParameterAdded, migratedEnumCaseRemoved, migratedBelowDeploymentTarget,
  ]
  private static let languageKinds: [ChangeKind] = [
    languageRemoved, shortcutTranslationRemoved, localizedPhraseRemoved, localizedTitleChanged, localizedPhraseAdded,
    languageAdded,
  ]
}
