import SourceScan

/// A type that conforms to `AppEntity`.
public struct Entity: Sendable {
  @Boxed public var type: DeclaredType
  public var typeDisplayRepresentation: Fact<TypeDisplayRepresentation> = .absent
  /// A constant representation. Extraction omits the others, because most entities' representations depend on the instance.
  public var displayRepresentation: Fact<DisplayRepresentation> = .absent
  /// Interpolated literals in its own `displayRepresentation`, which that type does not take.
  public var interpolatedDisplays: [Place] = []
  /// Variables of type `String` in its own `displayRepresentation`, which needs a `LocalizedStringResource`.
  public var stringDisplays: [NameReference] = []
  /// Literals of one interpolation and no words, such as `"\(name)"`, as the title or subtitle in its own
  /// `displayRepresentation`. Their key in a string table is `%@` for a text.
  public var wordlessDisplays: [Place] = []
  /// A `displayRepresentation` is declared, constant or not.
  public var hasDisplayRepresentation: Bool = false
  /// The type of `id`; nil if the source does not determine it.
  public var idType: ValueType? = nil
  /// The conformances of the type of `id`. If the scan does not hold the type, only those that extensions in the scan add.
  public var idDeclaration: NamedType? = nil
  /// Names and calls in the initial value, or the getter, of `id`.
  public var idBody: PerformBody? = nil
  /// Some parsed code gives an instance another `id` than the one that a stored `id` starts out with: an initializer, a
  /// caller of the memberwise initializer, an assignment. Asked only of an `id` with an initial value.
  public var isIdentifierAssigned: Bool = false
  /// Locations where initializers assign a new UUID to a stored `id`, if each initializer does and no parsed code assigns
  /// another value.
  package var newIdentifiers: [Place] = []
  /// The static members in the initial value, or the getter, of `ownership`.
  package var ownershipNames: [NameReference] = []
  public var isTransient: Bool = false
  /// The query that `defaultQuery` or a typealias `DefaultQuery` names.
  public var defaultQuery: Fact<TypeReference> = .absent
  /// The conformances of the type of `defaultQuery`; nil if the scan does not hold its declaration.
  public var defaultQueryType: NamedType? = nil
  /// Properties in source order.
  public var properties: [WrappedProperty] = []
  /// The arguments of `@AppEntity(.generable)`: one trait, or an array literal of them.
  package var traits: Fact<Value> = .absent
  public var urlRepresentation: Fact<LocalizedText> = .absent
  public var transferRepresentations: Fact<[TransferRepresentation]> = .absent
  /// The array literal of types that a file entity states.
  public var supportedContentTypes: Fact<Value> = .absent
  public var allowedExecutionTargets: Fact<Value> = .absent
  /// Whether the system offers it, and to assistants only. The framework requires the first of intents, and the second of types
  /// with a schema; Apple's format has a location for both in every type.
  public var isDiscoverable: Fact<Bool> = .absent
  public var isAssistantOnly: Fact<Bool> = .absent
  /// The fact of an `IndexedEntity`.
  public var hideInSpotlight: Fact<Bool> = .absent
}

/// `DataRepresentation(exportedContentType: .pdf) { … }` in a `transferRepresentation`, without its closures.
public struct TransferRepresentation: Sendable {
  /// `DataRepresentation`, `FileRepresentation`, `ProxyRepresentation`, `CodableRepresentation`, …
  public var kind: String
  public var arguments: [Argument] = []
  public var place: Place
  public var availability: [Availability] = []
  public var conditions: [String] = []
}
