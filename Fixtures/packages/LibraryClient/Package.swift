// swift-tools-version: 6.0
import PackageDescription

// A program of its own that uses the library.
let package = Package(
  name: "LibraryClient",
  dependencies: [.package(name: "intentscan", path: "../../..")],
  targets: [
    .executableTarget(name: "Inventory", dependencies: [.product(name: "IntentScanKit", package: "intentscan")])
  ],
  swiftLanguageModes: [.v6]
)
