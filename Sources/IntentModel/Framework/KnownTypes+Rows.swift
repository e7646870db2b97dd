/// The rows of the types, by kind. A row whose number of the form `intents` comes from the runtime's headers states `.coder`.
extension KnownTypes {
  static let numbers: [KnownType] = [
    // Unverified: `IntentControlStyle`, which no interface that was read has.
    KnownType(
      "Int", .primitive, .plain, .integer, nestedCases: ["IntentControlStyle"], as: .primitive(2), by: .documentation),
    KnownType("Int8", .primitive, .plain, .integer, as: .primitive(3), .coder, by: .documentation),
    KnownType("Int16", .primitive, .plain, .integer, as: .primitive(4), .coder, by: .documentation),
    KnownType("Int32", .primitive, .plain, .integer, as: .primitive(5), .coder, by: .documentation),
    KnownType("Int64", .primitive, .plain, .integer, as: .primitive(6), .coder, by: .documentation),
    KnownType("UInt", .primitive, .plain, .integer, by: .documentation),
    KnownType("UInt8", .primitive, .plain, .integer, by: .documentation),
    KnownType("UInt16", .primitive, .plain, .integer, by: .documentation),
    KnownType("UInt32", .primitive, .plain, .integer, by: .documentation),
    KnownType("UInt64", .primitive, .plain, .integer, by: .documentation),
    // Unverified: `IntentControlStyle`.
    KnownType(
      "Double", .primitive, .plain, .floatingPoint, nestedCases: ["IntentControlStyle"], as: .primitive(7),
      by: .documentation),
    KnownType("Float", .primitive, .plain, .floatingPoint, by: .documentation),
    KnownType("CGFloat", .primitive, .plain, .floatingPoint, by: .documentation),
    KnownType("Float16", .primitive, [], .floatingPoint, by: .documentation),
    KnownType("Float32", .primitive, [], .floatingPoint, aliasOf: "Float", by: .documentation),
    KnownType("Float64", .primitive, [], .floatingPoint, aliasOf: "Double", by: .documentation),
    // The compiler emits the type that `TimeInterval` is an alias of.
    KnownType(
      "TimeInterval", .primitive, [], .floatingPoint, aliasOf: "Double", as: .primitive(7), by: .documentation),
    KnownType("Bool", .primitive, .plain, .boolean, as: .primitive(1), by: .documentation),
    KnownType("String", .primitive, .plain, .string, as: .primitive(0), by: .documentation),
    KnownType("Substring", .unknown, [], .string, by: .documentation),
    KnownType("StaticString", .unknown, [], .string, by: .documentation),
    KnownType("Character", .unknown, .plain, .string, by: .documentation),
  ]

  static let foundation: [KnownType] = [
    // Unverified: `IntentDateKind`, which no interface that was read has.
    KnownType(
      "Date", .primitive, .extensible, nestedCases: ["IntentDateKind"], structOf: .foundation, as: .primitive(8),
      by: .documentation),
    KnownType(
      "DateComponents", .primitive, .extensible, nestedCases: ["IntentDateKind"], structOf: .foundation,
      as: .primitive(9), by: .documentation),
    KnownType("URL", .primitive, .extensible, structOf: .foundation, as: .primitive(11), by: .documentation),
    KnownType("AttributedString", .primitive, structOf: .foundation, as: .primitive(12), by: .documentation),
    KnownType("Decimal", .primitive, structOf: .foundation, by: .documentation),
    KnownType("UUID", .primitive, structOf: .foundation, by: .documentation),
    KnownType("Data", structOf: .foundation, by: .documentation),
    KnownType("Locale", structOf: .foundation, by: .documentation),
    KnownType("Calendar", structOf: .foundation, by: .documentation),
    KnownType("TimeZone", structOf: .foundation, by: .documentation),
    KnownType("IndexPath", structOf: .foundation, by: .documentation),
    KnownType("DateInterval", structOf: .foundation, by: .documentation),
    KnownType("Measurement", .measurement, .extensible, by: .documentation),
    KnownType("PersonNameComponents", .framework, by: .documentation),
    KnownType("Duration", .framework, .extensible, as: .duration, by: .documentation),
    // `Calendar.RecurrenceRule`. Evidence for the number: a document of a shipped app, and the runtime's headers.
    KnownType("RecurrenceRule", .framework, as: .foundation(0), .asserted, by: .documentation),
    KnownType("CLPlacemark", .framework, as: .primitive(10), by: .documentation),
    KnownType("UTType", .framework, .extensible, by: .documentation),
    KnownType("PlaceDescriptor", .framework, by: .documentation),
    KnownType("SemanticContentDescriptor", .framework, by: .documentation),
  ]

  /// Types that App Intents itself declares, other than enums and texts.
  static let values: [KnownType] = [
    KnownType("IntentFile", .file, .extensible, structOf: .appIntents, as: .intents(12), by: .iOS17),
    // Evidence for the numbers 3, 13 and 14: tools that were compared with Xcode's output.
    KnownType(
      "IntentPerson", .person, .extensible, nestedCases: ["Identifier", "Name", "ParameterMode"], structOf: .appIntents,
      as: .intents(3), .asserted, by: .iOS17),
    KnownType("IntentPaymentMethod", .framework, nestedCases: ["PaymentType"], as: .intents(13), .asserted, by: .iOS17),
    KnownType("IntentCurrencyAmount", .framework, .extensible, as: .intents(14), .asserted, by: .iOS17),
    KnownType("IntentApplication", .framework, as: .intents(0), .coder, by: .documentation),
    KnownType("StringSearchCriteria", .framework, as: .searchCriteria, by: .iOS17),
    KnownType("EntityCollection", .framework, by: .documentation),
    KnownType("OpenURLIntent", .framework, .intent, by: .documentation),
    KnownType("RunSystemShortcutIntent", .framework, .intent, by: .documentation),
    KnownType("IntentItemCollection", .framework, by: .iOS17),
    KnownType("IntentItem", .framework, by: .iOS17),
    KnownType("IntentItemSection", .framework, by: .iOS17),
    KnownType("FileEntityIdentifier", .framework, by: .documentation),
    KnownType("EntityIdentifier", .framework, by: .iOS17),
    KnownType("AppShortcut", structOf: .appIntents, by: .iOS17),
  ]

  static let texts: [KnownType] = [
    KnownType("LocalizedStringResource", .unknown, [.text, .extensible], by: .documentation),
    KnownType("LocalizationValue", .unknown, .text, by: .documentation),
    KnownType("IntentDialog", .unknown, [.text, .extensible], structOf: .appIntents, by: .iOS17),
    KnownType("IntentDescription", .unknown, [.text, .extensible], structOf: .appIntents, by: .iOS17),
    KnownType("TypeDisplayRepresentation", .unknown, [.text, .extensible], structOf: .appIntents, by: .iOS17),
    KnownType("DisplayRepresentation", .unknown, [.text, .extensible], structOf: .appIntents, by: .iOS17),
    KnownType("AppShortcutPhrase", .unknown, .text, by: .iOS17),
    KnownType("NegativeAppShortcutPhrase", .unknown, .text, by: .iOS17),
    KnownType("ParameterSummaryString", .unknown, .text, by: .iOS17),
    KnownType("EntityURLRepresentation", .unknown, .text, by: .documentation),
    KnownType("IntentURLRepresentation", .unknown, .text, by: .documentation),
  ]

  static let enums: [KnownType] = [
    // The framework's own enums that are 'AppEnum'.
    KnownType("StringSearchScope", .framework, [.cases, .extensible], by: .iOS17),
    KnownType("VideoCategory", .framework, .cases, by: .iOS17),
    KnownType("IntentWidgetFamily", .framework, [.cases, .extensible], by: .iOS17),
    KnownType("AppShortcutPhraseToken", .unknown, .cases, by: .iOS17),
    KnownType("ComparableComparisonOperator", .unknown, .cases, by: .iOS17),
    KnownType("EntityOwnership", .unknown, .cases, by: .documentation),
    KnownType("EntityQueryComparatorMode", .unknown, .cases, by: .iOS17),
    KnownType("EqualityComparisonOperator", .unknown, .cases, by: [.unverified]),
    KnownType("EquatableComparisonOperator", .unknown, .cases, by: .iOS17),
    KnownType("HasValueComparisonOperator", .unknown, .cases, by: .iOS17),
    KnownType("InputConnectionBehavior", .unknown, [.cases, .extensible], by: .iOS17),
    KnownType("IntentAuthenticationPolicy", .unknown, [.cases, .extensible], by: .iOS17),
    KnownType("IntentExecutionTargets", .unknown, [.cases, .extensible], by: .documentation),
    KnownType("IntentModes", .unknown, [.cases, .extensible], nestedCases: ["ForegroundMode"], by: .documentation),
    KnownType("OneOfComparisonOperator", .unknown, .cases, by: .iOS17),
    KnownType("ShortcutTileColor", .unknown, [.cases, .extensible], by: .iOS17),
    KnownType("StringComparisonOperator", .unknown, .cases, by: .iOS17),
    KnownType("EntityQuerySort", nestedCases: ["Ordering"], by: .iOS17),
    KnownType("IntentInputOptions", nestedCases: ["CapitalizationType", "KeyboardType"], by: .iOS17),
    KnownType("ParameterSummarySwitchCondition", nestedCases: ["WidgetFamily"], by: .iOS17),
    // Nested types of `IntentPerson` and of `DisplayRepresentation`.
    KnownType("Handle", nestedCases: ["Label", "Value"], by: .iOS17),
    KnownType("Image", nestedCases: ["DisplayStyle"], by: .iOS17),
  ]

  /// Types that only documents and the runtime have.
  static let inDocumentsOnly: [KnownType] = [
    KnownType("IntentCalendarEvent", as: .intents(1), .coder, by: [.coder]),
    KnownType("IntentEnvironment", as: .intents(2), .coder, by: [.coder]),
    KnownType("IntentNote", as: .intents(4), .coder, by: [.coder]),
    KnownType("IntentNotification", as: .intents(5), .coder, by: [.coder]),
    KnownType("IntentTimer", as: .intents(6), .coder, by: [.coder]),
    KnownType("IntentTask", as: .intents(7), .coder, by: [.coder]),
    KnownType("IntentTaskList", as: .intents(8), .coder, by: [.coder]),
    KnownType("IntentMediaItem", as: .intents(9), .coder, by: [.coder]),
    KnownType("IntentMediaSearch", as: .intents(10), .coder, by: [.coder]),
    KnownType("IntentMessageConversation", as: .intents(11), .coder, by: [.coder]),
  ]
}
