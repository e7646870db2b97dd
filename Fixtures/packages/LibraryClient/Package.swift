// swift-tools-version: 6.0
import PackageDescription

// A program of its own that uses the library, and has its intents checked in every build.
let package = Package(
  name: "LibraryClient",
  dependencies: [.package(name: "intentscan", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Inventory", dependencies: [.product(name: "IntentScanKit", package: "intentscan")],
      plugins: [.plugin(name: "IntentLint", package: "intentscan")])
  ],
  swiftLanguageModes: [.v6]
)
