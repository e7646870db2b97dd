/// Types that Apple's modules give a second name, by that name.
///
/// Evidence: the typealiases of the interface of iOS 17.4, Foundation's and the standard library's.
enum KnownAliases {
  /// A typealias that types get from a protocol that they conform to.
  struct Member: Sendable {
    /// The protocol whose extension declares it.
    var provider: String
    var type: String
  }

  static let members: [String: [Member]] = [
    "ItemCollection": [Member(provider: "DynamicOptionsProvider", type: "IntentItemCollection")],
    "ItemSection": [Member(provider: "DynamicOptionsProvider", type: "IntentItemSection")],
    "Item": [Member(provider: "DynamicOptionsProvider", type: "IntentItem")],
    "Parameter": [Member(provider: "AppIntent", type: "IntentParameter")],
    "Property": [
      Member(provider: "AppEntity", type: "EntityProperty"),
      Member(provider: "EntityPropertyQuery", type: "EntityQueryProperty"),
    ],
    "Sort": [Member(provider: "EntityPropertyQuery", type: "EntityQuerySort")],
    "ComparatorMode": [Member(provider: "EntityPropertyQuery", type: "EntityQueryComparatorMode")],
  ]

  static let everywhere = KnownTypes.table(\.aliasOf)
}
