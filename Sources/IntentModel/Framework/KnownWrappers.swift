/// A property wrapper or property macro of the framework.
struct KnownWrapper: Sendable {
  var name: String
  /// Nil for a wrapper that makes neither a parameter nor a property.
  var wrapper: WrappedProperty.Wrapper?
  var isParameterDependency = false
  var evidence: [Evidence]

  /// Whether it makes an accepted wrapper: parameters in intents and queries, properties of any kind in entities.
  func accepts(_ accepted: WrappedProperty.Wrapper) -> Bool {
    switch wrapper {
    case .none: false
    case .parameter: accepted == .parameter
    default: accepted != .parameter
    }
  }
}

enum KnownWrappers {
  static let all = [
    KnownWrapper(name: "Parameter", wrapper: .parameter, evidence: .iOS17),
    KnownWrapper(name: "IntentParameter", wrapper: .parameter, evidence: .iOS17),
    KnownWrapper(name: "Property", wrapper: .property, evidence: .iOS17),
    KnownWrapper(name: "EntityProperty", wrapper: .property, evidence: .iOS17),
    KnownWrapper(name: "ComputedProperty", wrapper: .computedProperty, evidence: .documentation),
    KnownWrapper(name: "DeferredProperty", wrapper: .deferredProperty, evidence: .documentation),
    KnownWrapper(name: "Dependency", evidence: .iOS17), KnownWrapper(name: "AppDependency", evidence: .iOS17),
    KnownWrapper(name: "IntentParameterDependency", isParameterDependency: true, evidence: .iOS17),
    // The name that `DynamicOptionsProvider`, and so every query, has for it.
    KnownWrapper(name: "ParameterDependency", isParameterDependency: true, evidence: .iOS17),
  ]

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Whether the name of an attribute whose declaration the scan does not hold is that of a global actor or a result
  /// builder: `MainActor`, `ViewBuilder`.
  static func namesNoWrapper(_ name: String) -> Bool { name.hasSuffix("Actor") || name.hasSuffix("Builder") }
}
