import SourceScan

/// A type that conforms to `AppEnum`.
public struct AppEnum: Sendable {
  @Boxed public var type: DeclaredType
  public var typeDisplayRepresentation: Fact<TypeDisplayRepresentation> = .absent
  /// The type of the raw values, after typealiases, located in the inheritance clause. Nil unless the first inherited type is a
  /// number, string or Boolean type in the tables.
  public var rawType: NameReference? = nil
  public var cases: [Case] = []
  /// The entries of the dictionary literal, in source order; unreadable if the value is not a dictionary literal.
  public var caseDisplayRepresentations: Fact<[CaseRepresentation]> = .absent
  public var urlRepresentation: Fact<LocalizedText> = .absent
  /// The links of the cases, for a `URLRepresentableEnum`: the entries of the dictionary literal `urlRepresentation`. Absent for
  /// any other enum.
  package var caseLinks: Fact<[CaseRepresentation]> = .absent
  /// The value of a declared `allCases`; absent if the compiler synthesizes it.
  public var allCases: Fact<Value> = .absent
  /// Whether the system offers the type, as the type states. The framework declares it for intents only, but Apple's format has a
  /// key for it in every type.
  public var isDiscoverable: Fact<Bool> = .absent
  /// Whether the system offers the type to assistants only, as the type states. The framework declares it for types with a schema
  /// only, but Apple's format has a key for it in every type.
  public var isAssistantOnly: Fact<Bool> = .absent

  public struct Case: Sendable {
    public var name: String
    /// The raw value that the case states, or that Swift implies, such as the case's name. Nil if the case states none and the enum
    /// has no known raw type, or if an implied number depends on a raw value that is not an integer literal.
    public var rawValue: Value?
    public var isRawValueImplicit: Bool = false
    public var associatedValues: [ValueType] = []
    public var place: Place
    public var availability: [Availability] = []
    public var conditions: [String] = []
  }

  /// An entry of a dictionary of cases, such as `.read: "Read"` in `caseDisplayRepresentations`.
  public struct CaseRepresentation: Sendable {
    public var caseName: Constant<NameReference>
    public var representation: Constant<DisplayRepresentation>
    public var place: Place
  }

  /// The representation of one case, from the first entry for it in `caseDisplayRepresentations`; absent if there is no such entry.
  public func representation(of name: String) -> Fact<DisplayRepresentation> {
    Self.representations(in: caseDisplayRepresentations)(name)
  }

  /// A function that finds the representation of a case by its name: the first of `entries` for that case. The entries are indexed
  /// once for all cases, because a generated enum may have thousands.
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
  /// The names of the cases that the system offers: those that the enum's own `allCases` lists, else all. Nil if `allCases` is not
  /// an array literal of plain cases, or if a protocol provides it.
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

  /// The union as an app enum, for code that reads the labels of cases. It has only the names, locations and labels of the cases.
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
    /// The types of the associated values: exactly one in a union that the macro accepts.
    public var types: [ValueType]
    public var place: Place
    public var availability: [Availability] = []
    public var conditions: [String] = []
  }
}

extension AppEnum {
  /// The string and integer raw values as text, which saved shortcuts store. Nil if the enum has no cases, or if a case has no
  /// readable raw value.
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
