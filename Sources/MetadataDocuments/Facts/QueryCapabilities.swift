/// The bits of a query's `capabilities`.
enum QueryCapabilities {
  static let lookup = 2
  /// On every query since Xcode 26.4, on none before; what it means is unknown.
  static let sinceXcode26Point4 = 64

  /// By the protocol. Captures with sources for strings and indexed queries, captures for properties, a tool that was
  /// checked against Xcode's output for enumerable ones.
  static let byProtocol: [String: Int] = [
    "EnumerableEntityQuery": 1, "EntityQuery": lookup, "EntityStringQuery": 4, "EntityPropertyQuery": 8,
    "IndexedEntityQuery": 256,
  ]

  static let withoutTrace: Set<String> = ["DynamicOptionsProvider", "PersistentlyIdentifiable"]

  /// A comparator's number. 0, 6, 7 and 8 are in documents, 7, 8 and 9 in the initializers of their classes, 1 is what the
  /// other nine leave in either of the two assignments of 2 to 5 that fit the one document that has them: less 2, less or
  /// equal 3, greater 4, greater or equal 5; or greater first. Nothing says which of the two is right, so these four
  /// have no row.
  static let comparators: [String: Int] = [
    "EqualToComparator": 0, "NotEqualToComparator": 1, "ContainsComparator": 6, "HasPrefixComparator": 7,
    "HasSuffixComparator": 8, "IsBetweenComparator": 9,
  ]
}
