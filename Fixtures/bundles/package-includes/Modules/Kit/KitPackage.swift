import AppIntents

public struct KitPackage: AppIntentsPackage {}

public enum ToolsPackage: AppIntentsPackage {
  public static let includedPackages: [any AppIntentsPackage.Type] = []
}

public enum Namespace {}
