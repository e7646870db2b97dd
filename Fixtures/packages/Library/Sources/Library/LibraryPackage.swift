import AppIntents
import LibraryKit

struct LibraryPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] {
    [LibraryKitPackage.self]
  }
}
