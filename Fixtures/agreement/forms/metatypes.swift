import AppIntents

struct One: AppIntentsPackage {}
enum Nest { struct Two: AppIntentsPackage {} }
struct All: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [One.self, Nest.Two.self, App.One.self] }
}
struct Stored: AppIntentsPackage {
  static let includedPackages: [any AppIntentsPackage.Type] = [One.self]
}
struct Empty: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
