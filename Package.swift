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
    // Has opinions: one file per rule, and the findings' formats. May import IntentExtraction and what it stands on.
    .target(name: "IntentRules", dependencies: ["SourceScan", "IntentExtraction"]),
    // Reads, writes, prints and exits; nothing else does.
    .executableTarget(name: "intentscan", dependencies: ["SourceScan", "IntentExtraction", "IntentRules"]),
    .testTarget(name: "ScanTests", dependencies: ["SourceScan", "IntentExtraction", "IntentRules", "intentscan"]),
  ],
  swiftLanguageModes: [.v6]
)
