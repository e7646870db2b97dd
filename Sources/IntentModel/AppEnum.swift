import SourceScan

/// A type that conforms to `AppEnum`.
public struct AppEnum: Sendable {
  @Boxed public var type: DeclaredType
  public var typeDisplayRepresentation: Fact<TypeDisplayRepresentation> = .absent
  /// The raw type as written in the inheritance clause.
  public var rawType: NameReference? = nil
  public var cases: [Case] = []
  /// The entries of the dictionary literal, in source order; unreadable if it is something else.
  public var caseDisplayRepresentations: Fact<[CaseRepresentation]> = .absent
  public var urlRepresentation: Fact<LocalizedText> = .absent
  /// The cases in the dictionary of links that a `URLRepresentableEnum` may state.
  package var caseLinks: Fact<[CaseRepresentation]> = .absent
  /// The type's own `allCases`; absent if the compiler makes it.
  public var allCases: Fact<Value> = .absent
  /// Whether the system offers it, and to assistants only. The framework requires the first of intents, and the second of types
  /// with a schema; Apple's format has a location for both in every type.
  public var isDiscoverable: Fact<Bool> = .absent
  public var isAssistantOnly: Fact<Bool> = .absent

  public struct Case: Sendable {
    public var name: String
    /// A string, a number or a boolean; the implicit one if the language provides it.
    public var rawValue: Value?
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

  /// The representation of one case: the first entry of the dictionary for it.
  public func representation(of name: String) -> Fact<DisplayRepresentation> {
    Self.representations(in: caseDisplayRepresentations)(name)
  }

  /// The representation of a case by its name: the first entry of the dictionary for it. The entries are searched once for all
  /// cases: an enum that is generated has thousands.
  package static func representations(
    in entries: Fact<[CaseRepresentation]>
  ) -> (String) -> Fact<DisplayRepresentation> {
    let byName: Fact<[String: Constant<DisplayRepresentation>]> = entries.map { entries in
      let named = entries.compactMap { each in each.caseName.known.map { ($0.name, each.representation) } }
      return .known(Dictionary(named) { first, _ in first })
    }
    return { name in byName.map { $0[name] } }
  }
}

extension AppEnum {
  /// The names of the cases that the system offers: those that the enum's own `allCases` lists, else all. Nil if that
  /// list isn't readable.
  public var offeredCases: Set<String>? {
    if allCases.isAbsent { return Set(cases.map(\.name)) }
    var names: Set<String> = []
    for alternative in allCases.alternatives {
      guard alternative.origin.providedBy == nil, case .array(let values)? = alternative.content.known?.form else {
        return nil
      }
      for value in values {
        guard case .enumCase(let name, nil) = value.form else { return nil }
        names.insert(name)
      }
    }
    return names
  }
}

/// An enum that `@UnionValue`, or a conformance to `AppUnionValue`, makes a union of types.
public struct UnionValue: Sendable {
  @Boxed public var type: DeclaredType
  public var typeDisplayRepresentation: Fact<TypeDisplayRepresentation> = .absent
  public var cases: [Case] = []
  /// The labels of its cases: `[Cases: DisplayRepresentation]`.
  public var caseDisplayRepresentations: Fact<[AppEnum.CaseRepresentation]> = .absent

  /// The facts that unions and app enums have in common.
  package var labeledCases: AppEnum {
    var labeled = AppEnum(type: type)
    labeled.typeDisplayRepresentation = typeDisplayRepresentation
    labeled.cases = cases.map { AppEnum.Case(name: $0.name, place: $0.place) }
    labeled.caseDisplayRepresentations = caseDisplayRepresentations
    return labeled
  }

  public struct Case: Sendable {
    public var name: String
    /// The label of the case.
    package var representation: Fact<DisplayRepresentation> = .absent
    /// One, in a union that the macro accepts.
    public var types: [ValueType]
    public var place: Place
    public var availability: [Availability] = []
    public var conditions: [String] = []
  }
}

extension AppEnum {
  /// The raw values as text, which saved shortcuts store; nil if one cannot be read, or if there are none.
  package var savedValues: Set<String>? {
    var values: Set<String> = []
    for each in cases {
      switch each.rawValue?.form {
      case .string(let text): values.insert(text)
      case .int(let number): values.insert(String(number))
      case .double, .bool: break
      default: return nil
      }
    }
    return cases.isEmpty ? nil : values
  }
}
