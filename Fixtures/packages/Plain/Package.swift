// swift-tools-version: 6.0
import PackageDescription

// Has nothing to do with App Intents.
let package = Package(
  name: "Plain",
  dependencies: [.package(name: "intentscan", path: "../../..")],
  targets: [
    .target(name: "Plain", plugins: [.plugin(name: "IntentMetadata", package: "intentscan")])
  ],
  swiftLanguageModes: [.v6]
)
