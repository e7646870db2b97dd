import AppIntents

public struct KitPackage: AppIntentsPackage {}
