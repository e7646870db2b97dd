/// Facts of the current compiler: one list for each kind of question in `#if`.
///
/// The lists are the results of Swift 6.3.1 for each name in language modes 5 and 6.
enum LanguageFacts {
  /// The version of the compiler.
  static let version = [6, 3, 1]

  /// The version that `swift(…)` compares with: in mode 5 a compiler of Swift 6 states 5.10, and not 5.10.1.
  static func version(of mode: LanguageMode) -> [Int] { mode == .six ? version : [5, 10] }

  /// Whether one version is lower than another. `6.3` and `6.3.0` are the same version.
  static func isVersion(_ left: [Int], lessThan right: [Int]) -> Bool {
    for index in 0..<max(left.count, right.count) {
      let left = index < left.count ? left[index] : 0, right = index < right.count ? right[index] : 0
      if left != right { return left < right }
    }
    return false
  }

  /// Whether `hasFeature(…)` is true for a name in a language mode.
  static func hasFeature(_ name: String, in mode: LanguageMode) -> Bool {
    features.contains(name) || mode == .six && featuresOfModeSix.contains(name)
  }

  /// Features of every language mode.
  private static let features: Set<String> = [
    "Actors", "AssociatedTypeAvailability", "AsyncAwait", "AsyncExecutionBehaviorAttributes", "AsyncSequenceFailure",
    "AttachedMacros", "BitwiseCopyable", "BitwiseCopyable2", "BodyMacros", "BorrowingSwitch",
    "BuiltinBuildTaskExecutorRef", "BuiltinExecutor", "BuiltinJob", "ConcurrentFunctions", "ConformanceSuppression",
    "EffectfulProp", "ExpressionMacroDefaultArguments", "ExtensionMacros", "FreestandingExpressionMacros",
    "FreestandingMacros", "GeneralizedIsSameMetaTypeBuiltin", "GlobalActors", "ImplicitSelfCapture",
    "InheritActorContext", "InlineArrayTypeSugar", "IsolatedAny", "IsolatedAny2", "IsolatedConformances",
    "IsolatedDeinit", "LayoutPrespecialization", "LexicalLifetimes", "Macros", "MarkerProtocol", "ModuleSelector",
    "MoveOnly", "MoveOnlyPartialConsumption", "NoAsyncAvailability", "NoncopyableGenerics",
    "NonescapableAccessorOnTrivial", "NonescapableTypes", "NonfrozenEnumExhaustivity", "ObjCImplementation",
    "OptionalIsolatedParameters", "ParameterPacks", "RawIdentifiers", "RethrowsProtocol", "RetroactiveAttribute",
    "Sendable", "SendingArgsAndResults", "SpecializeAttributeWithAvailability", "TypedThrows", "UnavailableFromAsync",
    "UnsafeInheritExecutor", "ValueGenerics",
  ]

  /// The upcoming features that are always on in language mode 6.
  private static let featuresOfModeSix: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "RegionBasedIsolation", "StrictConcurrency",
  ]

  /// The names for which `hasAttribute(…)` is true.
  static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBOutlet", "NSApplicationMain", "NSCopying", "NSManaged", "Sendable",
    "UIApplicationMain", "abi", "attached", "autoclosure", "available", "backDeployed", "c", "concurrent",
    "convention", "differentiable", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "export", "frozen", "globalActor", "inlinable", "inline", "isolated", "lifetime", "main", "nonexhaustive",
    "nonisolated", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits", "resultBuilder", "retroactive", "storageRestrictions", "unchecked", "unsafe",
    "usableFromInline", "warn_unqualified_access",
  ]
}
