import SourceScan

/// A type that conforms to `AppEnum`.
public struct AppEnum: Sendable {
  @Boxed public var type: DeclaredType
  public var typeDisplayRepresentation: Fact<TypeDisplayRepresentation> = .absent
  /// The raw type as written in the inheritance clause.
  public var rawType: NameReference? = nil
  public var cases: [Case] = []
  /// The entries of the dictionary literal, in source order; unreadable where it is none.
  public var caseDisplayRepresentations: Fact<[CaseRepresentation]> = .absent
  public var urlRepresentation: Fact<LocalizedText> = .absent
  /// The type's own `allCases`; absent where the compiler makes it.
  public var allCases: Fact<Value> = .absent

  public struct Case: Sendable {
    public var name: String
    /// A string, a number or a boolean; the implicit one where the language gives it.
    public var rawValue: Value? = nil
    public var isRawValueImplicit: Bool = false
    public var associatedValues: [ValueType] = []
    public var place: Place
    public var availability: [Availability] = []
    public var conditions: [String] = []
  }

  /// `.read: "Read"`
  public struct CaseRepresentation: Sendable {
    public var caseName: Constant<NameReference>
    public var representation: Constant<DisplayRepresentation>
    public var place: Place
  }

  /// What the dictionary says about one case; the first entry where there are several.
  public func representation(of name: String) -> Fact<DisplayRepresentation> {
    Self.representation(of: name, in: caseDisplayRepresentations)
  }

  static func representation(of name: String, in entries: Fact<[CaseRepresentation]>) -> Fact<DisplayRepresentation> {
    entries.map { entries in entries.first { $0.caseName.known?.name == name }?.representation }
  }
}

/// An enum that `@UnionValue`, or a conformance to `AppUnionValue`, makes a union of types.
public struct UnionValue: Sendable {
  @Boxed public var type: DeclaredType
  public var typeDisplayRepresentation: Fact<TypeDisplayRepresentation> = .absent
  public var cases: [Case] = []

  public struct Case: Sendable {
    public var name: String
    /// One, in a union that the macro accepts.
    public var types: [ValueType]
    public var place: Place
    public var availability: [Availability] = []
    public var conditions: [String] = []
  }
}
