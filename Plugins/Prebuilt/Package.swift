// swift-tools-version: 6.0
import PackageDescription

// The plugins with a tool that is built already: '.ci/release' puts this file next to 'intentscan.artifactbundle' and the
// folder 'Plugins'. A client uses it instead of the package of the sources, and names the same products.
let package = Package(
  name: "intentscan",
  products: [
    .plugin(name: "IntentMetadata", targets: ["IntentMetadata"]),
    .plugin(name: "IntentLint", targets: ["IntentLint"]),
    .plugin(name: "IntentScanCommand", targets: ["IntentScanCommand"]),
  ],
  targets: [
    .binaryTarget(name: "intentscan", path: "intentscan.artifactbundle"),
    .plugin(name: "IntentMetadata", capability: .buildTool(), dependencies: ["intentscan"]),
    .plugin(name: "IntentLint", capability: .buildTool(), dependencies: ["intentscan"]),
    .plugin(
      name: "IntentScanCommand",
      capability: .command(
        intent: .custom(
          verb: "intentscan", description: "Read and check App Intents: 'intentscan help' lists what it can.")),
      dependencies: ["intentscan"]),
  ]
)
