import SourceScan

/// A type that conforms to `AppEntity`.
public struct Entity: Sendable {
  @Boxed public var type: DeclaredType
  public var typeDisplayRepresentation: Fact<TypeDisplayRepresentation> = .absent
  /// A constant representation. Extraction omits the others, because most entities' representations depend on the instance.
  public var displayRepresentation: Fact<DisplayRepresentation> = .absent
  /// Locations of interpolated literals that its own `displayRepresentation` returns. They do not compile: the type accepts only
  /// plain literals.
  public var interpolatedDisplays: [Place] = []
  /// Variables of type `String` that its own `displayRepresentation` shows, where a `LocalizedStringResource` is required.
  public var stringDisplays: [NameReference] = []
  /// Literals of one interpolation and no words, such as `"\(name)"`, as the title or subtitle in its own
  /// `displayRepresentation`. Their key in a string table is `%@` for a text.
  public var wordlessDisplays: [Place] = []
  /// Whether a `displayRepresentation` is declared, constant or not.
  public var hasDisplayRepresentation: Bool = false
  /// The type of `id`; nil if the source does not determine it.
  public var idType: ValueType? = nil
  /// The conformances and unknown ancestors of the type of `id`. If the scan does not hold the type, only what its extensions in
  /// the scan inherit. Nil if the type is unknown, a protocol or without a name.
  public var idDeclaration: NamedType? = nil
  /// Names and calls in the initial value, or the getter, of `id`; nil if it has neither.
  public var idBody: PerformBody? = nil
  /// Whether some parsed code may give an instance an `id` other than the initial value: an initializer, a caller of the memberwise
  /// initializer, or an assignment. Determined only for a stored variable `id` with an initial value.
  public var isIdentifierAssigned: Bool = false
  /// Locations where initializers assign a new UUID to a stored `id` without an initial value, if each initializer does and no
  /// parsed code assigns another value.
  package var newIdentifiers: [Place] = []
  /// The implicit members, such as `.shared`, in the initial value, or the getter, of `ownership`.
  package var ownershipNames: [NameReference] = []
  public var isTransient: Bool = false
  /// The query that `defaultQuery` or a typealias `DefaultQuery` names.
  public var defaultQuery: Fact<TypeReference> = .absent
  /// The conformances and unknown ancestors of the type of `defaultQuery`. Nil if `defaultQuery` is not one known type, if the scan
  /// does not hold its declaration, and for a protocol.
  public var defaultQueryType: NamedType? = nil
  /// Properties in source order.
  public var properties: [WrappedProperty] = []
  /// The first unlabeled argument of `@AppEntity(.generable)`: one trait, or an array literal of them.
  package var traits: Fact<Value> = .absent
  public var urlRepresentation: Fact<LocalizedText> = .absent
  public var transferRepresentations: Fact<[TransferRepresentation]> = .absent
  /// The array literal of types that a file entity states.
  public var supportedContentTypes: Fact<Value> = .absent
  public var allowedExecutionTargets: Fact<Value> = .absent
  /// Whether the system offers the type, as the type states. The framework declares it for intents only, but Apple's format has a
  /// key for it in every type.
  public var isDiscoverable: Fact<Bool> = .absent
  /// Whether the system offers the type to assistants only, as the type states. The framework declares it for types with a schema
  /// only, but Apple's format has a key for it in every type.
  public var isAssistantOnly: Fact<Bool> = .absent
  /// The value of `hideInSpotlight`, which an `IndexedEntity` may state.
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
