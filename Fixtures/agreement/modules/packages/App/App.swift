import AppIntents
import Kit

struct AppPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self, Inner.Package.self] }
}
enum Inner { struct Package: AppIntentsPackage {} }
