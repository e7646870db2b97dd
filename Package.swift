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
    // Knows JSON, and of what is written the name of who wrote it. May import nothing.
    .target(name: "JSONDocuments"),
    // Knows App Intents, has no opinions. May import SourceScan and JSONDocuments alone.
    .target(name: "IntentExtraction", dependencies: ["SourceScan", "JSONDocuments"]),
    // Knows what a finding is and the formats of findings, nothing of what finds them: rules and changes build on it.
    .target(name: "IntentFindings", dependencies: ["SourceScan", "JSONDocuments"]),
    // Has opinions: one file per rule.
    .target(name: "IntentRules", dependencies: ["SourceScan", "JSONDocuments", "IntentExtraction", "IntentFindings"]),
    // Knows what saved shortcuts, Siri and display depend on: one file per kind of change. Rules must not know of it, nor it
    // of rules.
    .target(
      name: "IntentChanges", dependencies: ["SourceScan", "JSONDocuments", "IntentExtraction", "IntentFindings"]),
    // Knows Apple's file format, has no opinions; the extractor must not know that encoding.
    .target(name: "ActionsData", dependencies: ["SourceScan", "JSONDocuments", "IntentExtraction"]),
    // Reads, writes, prints and exits; nothing else does.
    .executableTarget(
      name: "intentscan",
      dependencies: [
        "SourceScan", "JSONDocuments", "IntentExtraction", "IntentFindings", "IntentRules", "IntentChanges",
        "ActionsData",
      ]),
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
        "SourceScan", "JSONDocuments", "IntentExtraction", "IntentFindings", "IntentRules", "IntentChanges",
        "ActionsData", "intentscan",
      ]),
    // Builds the packages of Fixtures/packages, with SwiftPM runs of its own.
    .testTarget(name: "PluginTests"),
  ],
  swiftLanguageModes: [.v6]
)
