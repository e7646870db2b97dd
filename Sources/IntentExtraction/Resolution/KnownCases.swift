/// The framework's enums and sets whose members an app writes down where only constants are read.
///
/// Evidence: the interfaces of iOS 17.4 and, for `IntentModes`, `IntentExecutionTargets` and `EntityOwnership`, Apple's
/// documentation of iOS 26 and 27. No interface that was read has `EqualityComparisonOperator`, nor the types nested in `Int`,
/// `Double`, `Date` and `DateComponents`: that there are such names is unverified.
enum KnownCases {
  /// Whether a member of the type that this path names reads like a case. The module may be in front of it.
  static func areOf(_ path: [String]) -> Bool {
    guard let last = path.last else { return false }
    let enclosing = path.dropLast().last
    switch enclosing {
    case nil, "AppIntents": return atTopLevel.contains(last)
    // `IntentParameter<Int>.IntControlStyle`, `IntentParameter<Measurement<UnitLength>>.Length`; an intent calls it `Parameter`.
    case "IntentParameter", "Parameter": return last.first?.isUppercase == true
    case let enclosing?: return nested[enclosing]?.contains(last) ?? false
    }
  }

  private static let atTopLevel: Set<String> = [
    "AppShortcutPhraseToken", "ComparableComparisonOperator", "EntityOwnership", "EntityQueryComparatorMode",
    "EqualityComparisonOperator", "EquatableComparisonOperator", "HasValueComparisonOperator",
    "InputConnectionBehavior",
    "IntentAuthenticationPolicy", "IntentExecutionTargets", "IntentModes", "IntentWidgetFamily",
    "OneOfComparisonOperator", "ShortcutTileColor", "StringComparisonOperator", "StringSearchScope", "VideoCategory",
  ]

  private static let nested: [String: Set<String>] = [
    "Date": ["IntentDateKind"],
    "DateComponents": ["IntentDateKind"],
    "Double": ["IntentControlStyle"],
    "EntityQuerySort": ["Ordering"],
    "Handle": ["Label", "Value"],
    "Image": ["DisplayStyle"],
    "Int": ["IntentControlStyle"],
    "IntentInputOptions": ["CapitalizationType", "KeyboardType"],
    "IntentModes": ["ForegroundMode"],
    "IntentPaymentMethod": ["PaymentType"],
    "IntentPerson": ["Identifier", "Name", "ParameterMode"],
    "ParameterSummarySwitchCondition": ["WidgetFamily"],
  ]
}
