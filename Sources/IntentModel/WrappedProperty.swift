import SourceScan

/// A variable that is a parameter of an intent, or a property of an entity, by its wrapper or by its type's schema macro.
public struct WrappedProperty: Sendable {
  public enum Wrapper: String, CaseIterable, Sendable {
    case parameter = "Parameter"
    case property = "Property"
    case computedProperty = "ComputedProperty"
    case deferredProperty = "DeferredProperty"
    /// A variable without a wrapper, in a type with a schema macro.
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
    /// Whether the argument is the type itself, `Titles.self`, instead of an instance.
    public var isMetatype: Bool
  }

  public var name: String
  public var wrapper: Wrapper
  /// The location of the attribute, or of the initial value that the source has in place of a property macro's expansion; nil for a
  /// variable without a wrapper.
  public var wrapperPlace: Place?
  /// The names of the other attributes on the declaration that are property wrappers, or may be.
  public var otherWrappers: [String] = []
  /// The wrapper's arguments, in source order.
  public var arguments: [Argument] = []
  /// The types of the app that its arguments refer to.
  public var providers: [Provider] = []
  /// The access that its own modifiers state, or those of the extension that holds it.
  public var access: DeclaredType.Access = .internal
  /// The annotation, or the generic argument of the wrapper; nil if the source has neither.
  public var type: ValueType?
  /// The initial value, such as `5` of `= 5`; nil without one.
  public var initialValue: Value?
  public var isLet: Bool = false
  public var accessor: Accessor = .stored
  /// Whether the getter contains `await`.
  public var awaits: Bool = false
  /// The location of the variable's name.
  public var place: Place
  /// The whole declaration, attributes included, in the same file.
  public var span: ByteSpan
  public var availability: [Availability] = []
  /// The `#if` conditions beyond the type's own.
  public var conditions: [String] = []

  public func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
  /// The argument `title:`, whether it is a text or not; nil without one.
  public var title: Value? { argument("title") }
  /// The argument `description:`, whether it is a text or not; nil without one.
  public var description: Value? { argument("description") }
}
