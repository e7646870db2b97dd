/// A type that conforms to `AppIntentsPackage`.
public struct IntentsPackage: Hashable, Sendable {
  public var type: DeclaredType
  public var includedPackages: Fact<[Constant<TypeReference>]> = .absent
}

/// A type that conforms to `AppIntentsExtension`.
public struct IntentsExtension: Hashable, Sendable {
  public var type: DeclaredType
}
