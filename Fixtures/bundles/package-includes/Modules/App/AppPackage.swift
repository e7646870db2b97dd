import AppIntents
import Kit

struct AppPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self, Kit.ToolsPackage.self] }
}

struct StoredPackage: AppIntentsPackage {
  static let includedPackages: [any AppIntentsPackage.Type] = [
    KitPackage.self,
  ]
}

// The app itself as the package, by an extension.
final class AppDelegate {}
extension AppDelegate: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] {
    return [AppPackage.self]
  }
}

extension Namespace {
  public struct Inner: AppIntentsPackage {}
}
