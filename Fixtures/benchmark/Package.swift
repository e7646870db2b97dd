// swift-tools-version: 6.0
import PackageDescription

// Times the tool against what else could have read the same files. A package of its own, so that nobody builds it with the tool.
let package = Package(
  name: "benchmark",
  targets: [.executableTarget(name: "intentscan-bench")],
  swiftLanguageModes: [.v6]
)
