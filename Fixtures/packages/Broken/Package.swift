// swift-tools-version: 6.0
import PackageDescription

// Compiles, and must not build: what is wrong is said where the source says so.
let package = Package(
  name: "Broken",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "intentscan", path: "../../.."), .package(path: "../StandIn")],
  targets: [
    .target(
      name: "Broken", dependencies: [.product(name: "AppIntents", package: "StandIn")],
      plugins: [.plugin(name: "IntentLint", package: "intentscan")])
  ],
  swiftLanguageModes: [.v6]
)
