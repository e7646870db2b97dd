import SourceScan

/// A type that conforms to `AppEntity`.
public struct Entity: Sendable {
  @Boxed public var type: DeclaredType
  public var typeDisplayRepresentation: Fact<TypeDisplayRepresentation> = .absent
  /// Where it is constant; otherwise extraction leaves it out, for most entities' depend on the instance.
  public var displayRepresentation: Fact<DisplayRepresentation> = .absent
  /// Interpolated literals in its own `displayRepresentation`, which that type does not take.
  public var interpolatedDisplays: [Place] = []
  /// Variables of type `String` in its own `displayRepresentation`, where a `LocalizedStringResource` is needed.
  public var stringDisplays: [NameReference] = []
  /// Literals of one interpolation and no words, such as `"\(name)"`, as the title or subtitle in its own
  /// `displayRepresentation`. Their key in a string table is `%@` for a text.
  public var wordlessDisplays: [Place] = []
  /// A `displayRepresentation` is declared, constant or not.
  public var hasDisplayRepresentation: Bool = false
  /// The type of `id`; nil when the source doesn't say.
  public var idType: ValueType? = nil
  /// What the type of `id` conforms to; of a type that the scan does not hold only what extensions in the scan add.
  public var idDeclaration: NamedType? = nil
  /// The initial value of a stored `id`.
  public var idInitialValue: Value? = nil
  /// What the initial value, or the getter, of `id` mentions.
  public var idBody: PerformBody? = nil
  /// Some parsed code gives an instance another `id` than the one that a stored `id` starts out with: an initializer, a
  /// caller of the memberwise initializer, an assignment. Asked only of an `id` with an initial value.
  public var isIdentifierAssigned: Bool = false
  /// Where the initializers assign a new UUID to a stored `id`, if each of them does, and no parsed code assigns another value.
  package var newIdentifiers: [Place] = []
  public var isTransient: Bool = false
  /// By `defaultQuery`, or by a typealias `DefaultQuery`.
  public var defaultQuery: Fact<TypeReference> = .absent
  /// What the type of `defaultQuery` conforms to; nil where the scan does not hold its declaration.
  public var defaultQueryType: NamedType? = nil
  /// In source order.
  public var properties: [WrappedProperty] = []
  public var urlRepresentation: Fact<LocalizedText> = .absent
  public var transferRepresentations: Fact<[TransferRepresentation]> = .absent
  /// Of a file entity: an array literal of types.
  public var supportedContentTypes: Fact<Value> = .absent
  public var allowedExecutionTargets: Fact<Value> = .absent
  /// Whether the system offers it, and to assistants only. The framework asks this of intents, and the latter of types with a
  /// schema; Apple's format has a location for both in every type.
  public var isDiscoverable: Fact<Bool> = .absent
  public var isAssistantOnly: Fact<Bool> = .absent
  /// Of an `IndexedEntity`.
  public var hideInSpotlight: Fact<Bool> = .absent
}

extension Entity {
  /// States nothing yet: its facts are set one by one.
  package init(type: DeclaredType) { self.type = type }
}

/// `DataRepresentation(exportedContentType: .pdf) { … }` in a `transferRepresentation`; closures are no part of it.
public struct TransferRepresentation: Sendable {
  /// `DataRepresentation`, `FileRepresentation`, `ProxyRepresentation`, `CodableRepresentation`, …
  public var kind: String
  public var arguments: [Argument]
  public var place: Place
  public var availability: [Availability]
  public var conditions: [String]

  package init(
    kind: String, arguments: [Argument] = [], place: Place, availability: [Availability] = [], conditions: [String] = []
  ) {
    self.kind = kind
    self.arguments = arguments
    self.place = place
    self.availability = availability
    self.conditions = conditions
  }
}
