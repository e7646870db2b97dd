import SourceScan

/// A type that conforms to `EntityQuery` or `IntentValueQuery`.
public struct EntityQuery: Sendable {
  @Boxed public var type: DeclaredType
  /// The type that the query finds. Nil if the source does not determine it, and for an `IntentValueQuery` that is not an
  /// `EntityQuery`.
  public var entity: TypeReference? = nil
  /// The types of the parameter and the result of `values(for:)`, or else the associated types `Input` and `Output`, of an
  /// `IntentValueQuery`; nil for other queries, and if the source states none.
  public var input: ValueType? = nil
  public var output: ValueType? = nil
  /// The framework's requirements that it implements: `entities(for:)`, in source order.
  public var members: [NameReference] = []
  /// The functions `entities(for:)`.
  public var lookups: [EntityLookup] = []
  /// The `entities(matching:)` functions, whose parameter is the text.
  package var searches: [EntityLookup] = []
  /// Names and calls in the functions `suggestedEntities()`; empty if the query has no dependencies.
  package var suggestions: [PerformBody] = []
  /// Names and calls in the functions `defaultResult()`; empty if the query has no dependencies.
  package var defaults: [PerformBody] = []
  /// Names and calls in the functions by which an `IndexedEntityQuery` adds entities to Spotlight's index again.
  package var reindexing: [PerformBody] = []
  /// The functions `entities(matching:mode:sortedBy:limit:)`.
  package var propertyLookups: [PropertyLookup] = []
  public var providesSuggestedEntities: Bool = false
  /// Whether the query has a function `suggestedEntities()`, and each of them returns an empty array literal.
  package var suggestsNothing = false
  public var sortingOptions: Fact<[Constant<NameReference>]> = .absent
  public var properties: Fact<[QueryProperty]> = .absent
  public var findIntentDescription: Fact<IntentDescription> = .absent
  public var allowedExecutionTargets: Fact<Value> = .absent
  /// Whether the system offers the type, as the type states. The framework declares it for intents only, but Apple's format has a
  /// key for it in every type.
  public var isDiscoverable: Fact<Bool> = .absent
  /// Whether the system offers the type to assistants only, as the type states. The framework declares it for types with a schema
  /// only, but Apple's format has a key for it in every type.
  public var isAssistantOnly: Fact<Bool> = .absent
  public var parameters: [WrappedProperty] = []
  /// The variables with `@IntentParameterDependency`.
  public var dependencies: [ParameterDependency] = []
}

/// `func entities(for identifiers: [Int]) async throws -> [Book]`, or the same with `matching text: String`.
public struct EntityLookup: Sendable {
  /// The name of the identifiers, or of the text, in the body; `_` if the body can't refer to it.
  public var identifiers: String
  /// Whether the body is one array literal.
  public var isArrayLiteral: Bool
  public var body: PerformBody
}

/// `func entities(matching: [Predicate], mode: ComparatorMode, sortedBy: [EntityQuerySort<Book>], limit: Int?)`
package struct PropertyLookup: Sendable {
  /// The name, in the body, of the conditions that the user chose; `_` if the body can't refer to them.
  package var comparators: String
  /// The name, in the body, of the choice between all and any of the conditions; `_` if the body can't refer to it.
  package var mode: String
  /// The name, in the body, of the sorting options that the user chose; `_` if the body can't refer to them.
  package var sorts: String
  /// The name, in the body, of the greatest number of results.
  package var limit: String
  /// Whether a `default` or an `else` in the body starts with anything but `break`, `continue`, `return` or `throw`, and so may
  /// handle any sorting option.
  package var hasDefault: Bool
  /// The names in the code of the query, without `properties` and `sortingOptions`.
  package var namesOfQuery: Set<String>
  package var body: PerformBody
}

/// `Property(\.$title) { EqualToComparator { … } ContainsComparator { … } }` of an `EntityPropertyQuery`.
public struct QueryProperty: Sendable {
  public var property: Constant<NameReference>
  public var comparators: [Constant<NameReference>]
  /// `$0` of `NSPredicate(format: "pages = %@", $0)`: values that a predicate's format takes as objects.
  package var objects: [Place] = []
  public var place: Place
  public var conditions: [String] = []
}

/// `@IntentParameterDependency<OpenShelf>(\.$shelf) var openShelf`
public struct ParameterDependency: Sendable {
  public var name: String
  public var intent: TypeReference?
  public var parameters: [NameReference]
  public var place: Place
  public var conditions: [String] = []
}

/// A type that conforms to `DynamicOptionsProvider` and is not a query.
public struct OptionsProvider: Sendable {
  @Boxed public var type: DeclaredType
  /// The type that `results()` returns, or else the associated type `Result`. It may be an item collection, such as
  /// `IntentItemCollection<Book>`. Nil if the source states neither.
  public var resultType: ValueType?
  public var parameters: [WrappedProperty] = []
  public var dependencies: [ParameterDependency] = []
}
