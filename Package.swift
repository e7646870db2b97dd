// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "intentscan",
  products: [
    .executable(name: "intentscan", targets: ["intentscan"]),
    .plugin(name: "IntentMetadata", targets: ["IntentMetadata"]),
    .plugin(name: "IntentLint", targets: ["IntentLint"]),
    .plugin(name: "IntentScanCommand", targets: ["IntentScanCommand"]),
    .executable(name: "intentscan-bench", targets: ["IntentScanBench"]),
  ],
  dependencies: [],
  targets: [
    // Knows Swift text, nothing of App Intents. May import nothing.
    .target(name: "SourceScan"),
    // Knows App Intents, has no opinions. May import SourceScan alone.
    .target(name: "IntentExtraction", dependencies: ["SourceScan"]),
    // Has opinions: one file per rule, and the findings' formats. May import IntentExtraction and what it stands on.
    .target(name: "IntentRules", dependencies: ["SourceScan", "IntentExtraction"]),
    // Knows what saved shortcuts, Siri and display depend on: one file per kind of change. Rules must not know of it.
    .target(name: "IntentChanges", dependencies: ["SourceScan", "IntentExtraction", "IntentRules"]),
    // Knows Apple's file format, has no opinions; the extractor must not know that encoding.
    .target(name: "ActionsData", dependencies: ["SourceScan", "IntentExtraction"]),
    // Reads, writes, prints and exits; nothing else does.
    .executableTarget(
      name: "intentscan",
      dependencies: ["SourceScan", "IntentExtraction", "IntentRules", "IntentChanges", "ActionsData"]),
    // Times the tool against what else could have read the same files; `swift run -c release intentscan-bench PATH…`.
    .executableTarget(name: "IntentScanBench", dependencies: ["IntentExtraction", "intentscan"]),
    // Tell the tool in each build what a target's files are. They hold no logic of their own.
    .plugin(name: "IntentMetadata", capability: .buildTool(), dependencies: ["intentscan"]),
    .plugin(name: "IntentLint", capability: .buildTool(), dependencies: ["intentscan"]),
    // 'swift package intentscan …'. Declares no permission, so that reading never asks for one.
    .plugin(
      name: "IntentScanCommand",
      capability: .command(
        intent: .custom(
          verb: "intentscan", description: "Read and check App Intents: 'intentscan help' lists what it can.")),
      dependencies: ["intentscan"]),
    .testTarget(
      name: "ScanTests",
      dependencies: [
        "SourceScan", "IntentExtraction", "IntentRules", "IntentChanges", "ActionsData", "intentscan",
      ]),
    // Builds the packages of Fixtures/packages, with SwiftPM runs of its own.
    .testTarget(name: "PluginTests"),
  ],
  swiftLanguageModes: [.v6]
)
