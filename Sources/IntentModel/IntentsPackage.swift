/// A type that conforms to `AppIntentsPackage`.
public struct IntentsPackage: Sendable {
  @Boxed public var type: DeclaredType
  public var includedPackages: Fact<[Constant<TypeReference>]>

  package init(type: DeclaredType, includedPackages: Fact<[Constant<TypeReference>]> = .absent) {
    self.type = type
    self.includedPackages = includedPackages
  }
}

/// A type that conforms to `AppIntentsExtension`.
public struct IntentsExtension: Sendable {
  @Boxed public var type: DeclaredType

  package init(type: DeclaredType) { self.type = type }
}
