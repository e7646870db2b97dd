/// A property wrapper or property macro of the framework.
struct KnownWrapper: Sendable {
  var name: String
  /// The kind of parameter or property that it makes; nil if it makes neither.
  var wrapper: WrappedProperty.Wrapper?
  var isParameterDependency = false
  var evidence: [Evidence]

  /// Whether it makes a parameter, if `accepted` is `parameter`, as in intents and queries; otherwise whether it makes a property
  /// of any kind, as in entities.
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
    // The typealias that `DynamicOptionsProvider`, and so every query, has for `IntentParameterDependency`.
    KnownWrapper(name: "ParameterDependency", isParameterDependency: true, evidence: .iOS17),
  ]

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Whether an attribute that the scan does not declare is not a property wrapper, by the end of its name: `MainActor` is a
  /// global actor, `ViewBuilder` a result builder.
  static func namesNoWrapper(_ name: String) -> Bool { name.hasSuffix("Actor") || name.hasSuffix("Builder") }
}
