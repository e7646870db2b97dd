/// The types of App Intents that take over the values of SiriKit's.
///
/// Source: what Xcode's converter writes, and the parameters of 135 public App Intents that replace an intent of SiriKit. Apple
/// documents that names and types must match, and names no other table.
extension SiriKitParameter {
  /// Swift types by SiriKit's type. Other types are unknown, and nothing is reported about them.
  private static let swiftTypes: [String: [String]] = [
    "String": ["String"],
    "Integer": ["Int"],
    "Boolean": ["Bool"],
    "Decimal": ["Double"],
    "File": ["IntentFile"],
    "URL": ["URL"],
    "DateComponents": ["DateComponents", "Date"],
    "Placemark": ["CLPlacemark"],
    "TimeInterval": ["Measurement", "Double"],
    "Person": ["IntentPerson"],
  ]

  /// The Swift types of an App Intent's parameter that take over its values. Empty for enums, for objects of the app, and if no
  /// type is known.
  package var swiftTypes: [String] {
    if enumName != nil { return [] }
    if let objectName { return isOfSystem ? Self.swiftTypes[objectName] ?? [] : [] }
    return Self.swiftTypes[type] ?? []
  }

  /// Whether a parameter of this type takes over its values; nil where that is not known.
  package func isTakenOver(by type: ValueType) -> Bool? {
    let element = type.kind == .array || type.kind == .set ? type.elements.first : type
    guard let element, element.kind != .unknown, let name = element.name else { return nil }
    if isOfSystem, swiftTypes.isEmpty { return nil }
    if enumName != nil { return element.kind == .enum }
    if objectName != nil, swiftTypes.isEmpty { return element.kind == .entity }
    return swiftTypes.isEmpty ? nil : swiftTypes.contains(name)
  }

  /// The type as messages name it: `[Soup]`, `String`.
  package var spelling: String {
    let name = enumName ?? objectName ?? type
    return isArray ? "[\(name)]" : name
  }
}
