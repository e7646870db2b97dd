/// Types that Apple's modules give a second name, by that name.
///
/// Evidence: the typealiases of the interface of iOS 17.4, Foundation's and the standard library's.
package enum KnownAliases {
  /// A typealias that a protocol lends to the types that conform to it.
  package struct Member: Sendable {
    /// The protocol whose extension declares it.
    package var provider: String
    package var type: String
  }

  package static let members: [String: [Member]] = [
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

  package static let everywhere = KnownTypes.table(\.aliasOf)
}
