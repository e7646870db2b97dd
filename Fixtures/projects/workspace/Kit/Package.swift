// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  products: [.library(name: "RadioKit", targets: ["Tuner", "Station"])],
  targets: [
    .target(name: "Tuner", dependencies: ["Station"], swiftSettings: [.define("TRACE", .when(configuration: .debug))]),
    .target(name: "Station"),
  ]
)
