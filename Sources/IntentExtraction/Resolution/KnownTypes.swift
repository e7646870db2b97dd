import IntentModel

/// Types of the standard library, Foundation and Apple's frameworks, as far as metadata distinguishes them.
enum KnownTypes {
  enum Literal { case number, string, boolean }

  /// The literal that `T(literal)` is as good as, to the compiler.
  static func literal(of name: String) -> Literal? {
    switch name {
    case "String", "Substring", "StaticString", "Character": .string
    case "Bool": .boolean
    default: isInteger(name) || isFloatingPoint(name) ? .number : nil
    }
  }

  private static let integers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private static let floatingPoints = [
    "Double", "Float", "CGFloat", "Float32", "Float64", "Float16", "TimeInterval",
  ]

  static func isInteger(_ name: String) -> Bool { integers.contains(name) }

  static func isFloatingPoint(_ name: String) -> Bool { floatingPoints.contains(name) }

  /// What an enum's raw values may be.
  static func isRawType(_ name: String) -> Bool { literal(of: name) != nil }

  /// Types whose initializer with a string is a localizable text.
  static func isText(_ name: String) -> Bool {
    switch name {
    case "LocalizedStringResource", "IntentDialog", "IntentDescription", "AppShortcutPhrase",
      "NegativeAppShortcutPhrase",
      "ParameterSummaryString", "EntityURLRepresentation", "IntentURLRepresentation", "TypeDisplayRepresentation",
      "DisplayRepresentation", "LocalizationValue":
      true
    default: false
    }
  }

  /// Foundation's functions that look a string up, or put one together, when they run.
  static func isStringFunction(_ name: String) -> Bool {
    switch name {
    case "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
      "NSLocalizedStringWithDefaultValue", "NSString", "localizedString", "localizedStringWithFormat":
      true
    default: false
    }
  }

  static func isQueryRequirement(_ signature: String) -> Bool {
    switch signature {
    case "entities(for:)", "entities(matching:)", "suggestedEntities()", "allEntities()", "uniqueEntity()",
      "defaultResult()", "results()", "values(for:)", "entities(matching:mode:sortedBy:limit:)":
      true
    default: false
    }
  }

  /// Types whose members read like enum cases: an app can't declare them, so what they hold is known to be constant.
  static func isFramework(_ name: String) -> Bool {
    kind(of: name) != .unknown
  }

  static func kind(of name: String) -> ValueType.Kind { kinds[name] ?? .unknown }

  private static let kinds: [String: ValueType.Kind] = {
    let kinds: KeyValuePairs<ValueType.Kind, [String]> = [
      .primitive: integers + floatingPoints + [
        "String", "Bool", "Date", "DateComponents", "URL", "AttributedString", "Decimal", "UUID",
      ],
      .measurement: ["Measurement"],
      .file: ["IntentFile"],
      .person: ["IntentPerson"],
      .framework: [
        "CLPlacemark", "PersonNameComponents", "Duration", "IntentCurrencyAmount", "IntentPaymentMethod",
        "IntentApplication", "StringSearchCriteria", "SemanticContentDescriptor", "PlaceDescriptor", "EntityCollection",
        "RecurrenceRule", "UTType", "OpenURLIntent", "IntentItemCollection", "IntentItem",
        "IntentItemSection", "FileEntityIdentifier", "EntityIdentifier", "IntentWidgetFamily",
        // The framework's own enums that are 'AppEnum' (interface of iOS 17.4).
        "StringSearchScope", "VideoCategory",
      ],
    ]
    return Dictionary(uniqueKeysWithValues: kinds.flatMap { kind, names in names.map { ($0, kind) } })
  }()
}
