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

  /// A comparator's number, and whether it is verified. The runtime knows ten numbers; 0, 2, 4, 6, 7 and 8 are in captures,
  /// 7, 8 and 9 in the initializers of their classes. Which of 2 and 4 is less is inferred from the order of `When`'s
  /// operators, 1, 3 and 5 by elimination.
  static let comparators: [String: (number: Int, isVerified: Bool)] = [
    "EqualToComparator": (0, true), "NotEqualToComparator": (1, false), "LessThanComparator": (2, false),
    "LessThanOrEqualToComparator": (3, false), "GreaterThanComparator": (4, false),
    "GreaterThanOrEqualToComparator": (5, false), "ContainsComparator": (6, true), "HasPrefixComparator": (7, true),
    "HasSuffixComparator": (8, true), "IsBetweenComparator": (9, true),
  ]
}
