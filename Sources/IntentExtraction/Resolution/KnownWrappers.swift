import IntentModel

/// The framework's property wrappers and property macros, and what their arguments are.
enum KnownWrappers {
  struct Wrapper: Sendable {
    /// Nil for a wrapper that makes neither a parameter nor a property.
    var wrapper: WrappedProperty.Wrapper?
    var isParameterDependency = false

    /// Whether it makes what is looked for: parameters in intents and queries, properties of any kind in entities.
    func accepts(_ accepted: WrappedProperty.Wrapper) -> Bool {
      switch wrapper {
      case .none: false
      case .parameter: accepted == .parameter
      default: accepted != .parameter
      }
    }
  }

  static let byName: [String: Wrapper] = [
    "Parameter": Wrapper(wrapper: .parameter), "IntentParameter": Wrapper(wrapper: .parameter),
    "Property": Wrapper(wrapper: .property), "EntityProperty": Wrapper(wrapper: .property),
    "ComputedProperty": Wrapper(wrapper: .computedProperty), "DeferredProperty": Wrapper(wrapper: .deferredProperty),
    "Dependency": Wrapper(), "AppDependency": Wrapper(),
    "IntentParameterDependency": Wrapper(isParameterDependency: true),
    // The name that `DynamicOptionsProvider`, and so every query, has for it (interface of iOS 17.4).
    "ParameterDependency": Wrapper(isParameterDependency: true),
  ]

  enum ArgumentKind {
    /// A localizable string.
    case text
    /// An instance of a declared type.
    case reference
    /// A call whose arguments are texts.
    case displayName
    /// A value of the variable's own type.
    case ofDeclaredType
    /// A pair of them.
    case range
    case constant
    /// Static members of one of the system's types, by that type's name.
    case members(of: String)

    /// Whether `.none` can only be the optional's, as no value here has a case of that name.
    var isOptionalWithoutCases: Bool {
      switch self {
      case .text, .displayName, .range: true
      case .reference, .ofDeclaredType, .constant, .members: false
      }
    }
  }

  static func kind(ofArgument label: String?) -> ArgumentKind {
    switch label {
    case "title", "description", "requestValueDialog", "requestDisambiguationDialog": .text
    case "optionsProvider", "query": .reference
    case "displayName": .displayName
    case "default", "defaultValue": .ofDeclaredType
    case "inclusiveRange": .range
    case "supportedContentTypes": .members(of: "UTType")
    default: .constant
    }
  }

  /// Whether the name of an attribute whose declaration the scan does not hold is that of a global actor or a result
  /// builder: `MainActor`, `ViewBuilder`.
  static func namesNoWrapper(_ name: String) -> Bool { name.hasSuffix("Actor") || name.hasSuffix("Builder") }
}
