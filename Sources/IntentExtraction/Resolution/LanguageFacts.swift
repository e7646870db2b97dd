/// What the current compiler knows: one list for each question that `#if` asks about it.
///
/// The lists come from the compiler itself: Swift 6.3.1, language mode 6, was asked for each name.
enum LanguageFacts {
  static let version = [6, 3, 1]

  /// `6.3` and `6.3.0` are the same version.
  static func isVersion(_ left: [Int], lessThan right: [Int]) -> Bool {
    for index in 0..<max(left.count, right.count) {
      let left = index < left.count ? left[index] : 0, right = index < right.count ? right[index] : 0
      if left != right { return left < right }
    }
    return false
  }

  /// `hasFeature(…)`: what is always there, and the upcoming features that language mode 6 has made its own.
  static let features: Set<String> = [
    "Actors", "AssociatedTypeAvailability", "AsyncAwait", "AsyncExecutionBehaviorAttributes", "AsyncSequenceFailure",
    "AttachedMacros", "BareSlashRegexLiterals", "BitwiseCopyable", "BitwiseCopyable2", "BodyMacros",
    "BorrowingSwitch", "BuiltinBuildTaskExecutorRef", "BuiltinExecutor", "BuiltinJob", "ConciseMagicFile",
    "ConcurrentFunctions", "ConformanceSuppression", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "EffectfulProp", "ExpressionMacroDefaultArguments", "ExtensionMacros",
    "ForwardTrailingClosures", "FreestandingExpressionMacros", "FreestandingMacros",
    "GeneralizedIsSameMetaTypeBuiltin", "GlobalActorIsolatedTypesUsability", "GlobalActors", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImplicitSelfCapture", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
    "InheritActorContext", "InlineArrayTypeSugar", "IsolatedAny", "IsolatedAny2", "IsolatedConformances",
    "IsolatedDefaultValues", "IsolatedDeinit", "LayoutPrespecialization", "LexicalLifetimes", "Macros",
    "MarkerProtocol", "ModuleSelector", "MoveOnly", "MoveOnlyPartialConsumption", "NoAsyncAvailability",
    "NoncopyableGenerics", "NonescapableAccessorOnTrivial", "NonescapableTypes", "NonfrozenEnumExhaustivity",
    "ObjCImplementation", "OptionalIsolatedParameters", "ParameterPacks", "RawIdentifiers", "RegionBasedIsolation",
    "RethrowsProtocol", "RetroactiveAttribute", "Sendable", "SendingArgsAndResults",
    "SpecializeAttributeWithAvailability", "StrictConcurrency", "TypedThrows", "UnavailableFromAsync",
    "UnsafeInheritExecutor", "ValueGenerics",
  ]

  /// `hasAttribute(…)`
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
