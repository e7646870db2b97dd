// swift-tools-version: 6.0
import PackageDescription

// An app that has its intents checked, and their metadata embedded, in every build.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v12)],
  products: [.library(name: "Kit", targets: ["Kit"])],
  dependencies: [.package(name: "intentscan", path: "../../.."), .package(path: "../StandIn")],
  targets: [
    .executableTarget(
      name: "App", dependencies: ["Kit", "CCounter", .product(name: "AppIntents", package: "StandIn")],
      plugins: [.plugin(name: "IntentMetadata", package: "intentscan")]),
    .target(
      name: "Kit", dependencies: [.product(name: "AppIntents", package: "StandIn")],
      resources: [.process("Resources")], swiftSettings: [.define("WITH_GENRES")],
      plugins: [.plugin(name: "IntentMetadata", package: "intentscan")]),
    // Checked and nothing else: its product must not differ.
    .target(
      name: "Checked", dependencies: ["Kit", .product(name: "AppIntents", package: "StandIn")],
      plugins: [.plugin(name: "IntentLint", package: "intentscan")]),
    // Plugins leave these two alone.
    .target(name: "CCounter", plugins: [.plugin(name: "IntentMetadata", package: "intentscan")]),
    .testTarget(
      name: "AppTests", dependencies: ["App"], plugins: [.plugin(name: "IntentLint", package: "intentscan")]),
  ],
  swiftLanguageModes: [.v6]
)
