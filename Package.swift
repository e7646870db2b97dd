// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "intentscan",
  products: [
    .executable(name: "intentscan", targets: ["intentscan"])
  ],
  dependencies: [],
  targets: [
    // Knows Swift text, nothing of App Intents. May import nothing.
    .target(name: "SourceScan"),
    // Knows App Intents, has no opinions. May import SourceScan alone.
    .target(name: "IntentExtraction", dependencies: ["SourceScan"]),
    // Reads, writes, prints and exits; nothing else does.
    .executableTarget(name: "intentscan", dependencies: ["SourceScan", "IntentExtraction"]),
    .testTarget(name: "ScanTests", dependencies: ["SourceScan", "IntentExtraction", "intentscan"]),
  ],
  swiftLanguageModes: [.v6]
)
