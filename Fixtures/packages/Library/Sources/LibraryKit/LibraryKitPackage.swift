import AppIntents

/// Hands this module's entities to the app that links it.
public struct LibraryKitPackage: AppIntentsPackage {}
