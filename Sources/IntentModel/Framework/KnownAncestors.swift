/// Protocols and types outside the framework that provide no member that a rule looks for.
package enum KnownAncestors {
  package static let plain: Set<String> = withRawValues.union(common).union([
    "Identifiable", "LocalizedError", "CustomLocalizedStringResourceConvertible", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CaseIterable", "ObservableObject", "Observable", "PersistentModel", "Transferable",
    "CVarArg", "Copyable", "BitwiseCopyable", "View", "TimelineEntry",
    // Part of the framework, but conforming to it does not make a type usable for a parameter.
    "EntityIdentifierConvertible",
  ])

  /// Types and protocols of the standard library and Foundation that many types inherit and extend.
  static let common = [
    "AnyObject", "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Sendable", "Error",
    "NSObject",
  ]

  /// The names in an inheritance clause that give a type raw values: raw types such as `Int`, and the protocols `RawRepresentable`
  /// and `OptionSet`.
  package static let withRawValues: Set<String> = Set(
    KnownTypes.all.lazy.filter { $0.traits.contains(.plain) && $0.literal != .boolean }.map(\.name)
  ).union(["RawRepresentable", "OptionSet"])
}
