// swift-tools-version: 6.0
import PackageDescription

// Opponents for the benchmark, built on request alone: the one place that names a dependency.
let package = Package(
  name: "rivals",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "swiftparser-extract",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ]
)
