// swift-tools-version: 6.0
import PackageDescription

// An app that SwiftPM builds and a script packs.
let package = Package(
  name: "PackedApp",
  platforms: [.macOS(.v12)],
  dependencies: [.package(path: "../StandIn")],
  targets: [
    .executableTarget(name: "Reader", dependencies: ["Shelves", .product(name: "AppIntents", package: "StandIn")]),
    .target(name: "Shelves", dependencies: [.product(name: "AppIntents", package: "StandIn")]),
  ],
  swiftLanguageModes: [.v6]
)
