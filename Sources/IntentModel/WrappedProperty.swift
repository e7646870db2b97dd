import SourceScan

/// A variable that is a parameter of an intent, or a property of an entity, by its wrapper or by its type's schema macro.
public struct WrappedProperty: Sendable {
  public enum Wrapper: String, CaseIterable, Sendable {
    case parameter = "Parameter"
    case property = "Property"
    case computedProperty = "ComputedProperty"
    case deferredProperty = "DeferredProperty"
    /// A plain variable of a type that a schema macro makes.
    case schema
  }

  /// The source of the variable's value.
  public enum Accessor: Sendable {
    case stored, getter, asyncGetter
  }

  /// `optionsProvider: Titles()`, `query: BookQuery()`: an argument that is an instance of a type of the scan.
  public struct Provider: Sendable {
    public var label: String
    public var reference: TypeReference
    public var type: NamedType
    /// `Titles.self`: the type is passed instead of an instance.
    public var isMetatype: Bool
  }

  public var name: String
  public var wrapper: Wrapper
  /// The attribute; nil for a plain variable.
  public var wrapperPlace: Place?
  /// Names of the other attributes on the declaration, property wrappers or not known to be none.
  public var otherWrappers: [String]
  /// The wrapper's arguments, in source order.
  public var arguments: [Argument]
  /// The types of the app that its arguments refer to.
  public var providers: [Provider] = []
  /// The access as written.
  public var access: DeclaredType.Access = .internal
  /// Nil without an annotation.
  public var type: ValueType?
  /// `= 5` on the declaration.
  public var initialValue: Value?
  public var isLet: Bool
  public var accessor: Accessor
  /// The getter contains `await`.
  public var awaits: Bool
  /// The location of the variable's name.
  public var place: Place
  /// The whole declaration, attributes included, in the same file.
  public var span: ByteSpan
  public var availability: [Availability]
  /// The `#if` conditions beyond the type's own.
  public var conditions: [String]

  package init(
    name: String, wrapper: Wrapper, wrapperPlace: Place? = nil, otherWrappers: [String] = [],
    arguments: [Argument] = [], type: ValueType?, initialValue: Value? = nil, isLet: Bool = false,
    accessor: Accessor = .stored, awaits: Bool = false, place: Place, span: ByteSpan, availability: [Availability] = [],
    conditions: [String] = []
  ) {
    self.name = name
    self.wrapper = wrapper
    self.wrapperPlace = wrapperPlace
    self.otherWrappers = otherWrappers
    self.arguments = arguments
    self.type = type
    self.initialValue = initialValue
    self.isLet = isLet
    self.accessor = accessor
    self.awaits = awaits
    self.place = place
    self.span = span
    self.availability = availability
    self.conditions = conditions
  }

  public func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
  /// The argument `title:`, be it a text or not.
  public var title: Value? { argument("title") }
  /// The argument `description:`, be it a text or not.
  public var description: Value? { argument("description") }
}
