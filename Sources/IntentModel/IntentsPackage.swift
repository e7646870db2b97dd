/// A type that conforms to `AppIntentsPackage`.
public struct IntentsPackage: Sendable {
  @Boxed public var type: DeclaredType
  public var includedPackages: Fact<[Constant<TypeReference>]> = .absent
}

/// A type that conforms to `AppIntentsExtension`.
public struct IntentsExtension: Sendable {
  @Boxed public var type: DeclaredType
}
