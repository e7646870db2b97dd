// swift-tools-version: 6.0
import PackageDescription

// In place of Apple's framework, so that the other packages build where there is none.
let package = Package(
  name: "StandIn",
  platforms: [.macOS(.v12)],
  products: [.library(name: "AppIntents", targets: ["AppIntents"])],
  targets: [.target(name: "AppIntents")],
  swiftLanguageModes: [.v6]
)
