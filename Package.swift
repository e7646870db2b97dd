// swift-tools-version: 6.0
import PackageDescription

// States no 'platforms': a package that uses the plugins or the library then supports what it wants, and SwiftPM builds this one for
// macOS 10.13 and iOS 12. '.ci/check-apple-availability' finds calls that need a newer system.
let package = Package(
  name: "intentscan",
  products: [
    .executable(name: "intentscan", targets: ["intentscan"]),
    // Clients import IntentModel where they name its types.
    .library(name: "IntentScanKit", targets: ["IntentScanKit", "IntentModel"]),
    .plugin(name: "IntentMetadata", targets: ["IntentMetadata"]),
    .plugin(name: "IntentLint", targets: ["IntentLint"]),
    .plugin(name: "IntentScanCommand", targets: ["IntentScanCommand"]),
  ],
  dependencies: [],
  targets: [
    // Knows Swift text, nothing of App Intents.
    .target(name: "SourceScan"),
    // Asks the operating system: files, folders, other programs, threads. Nothing else in the tool calls the C library.
    .target(name: "OperatingSystem"),
    // Knows the formats that documents are written in: JSON, property lists and XML, and the words that messages and documents
    // share.
    .target(name: "DocumentFormats"),
    // Knows Xcode projects, workspaces and package manifests: which targets there are, and what a build would use for each.
    // Knows nothing of App Intents, and reads files only through the caller.
    .target(name: "ProjectFiles", dependencies: ["SourceScan", "DocumentFormats"]),
    // Knows what an app declares for App Intents, and reads it from Swift; has no opinions and knows no format.
    .target(name: "IntentModel", dependencies: ["SourceScan"]),
    // Knows string tables, which texts of an app are looked up in them, and how to bring them up to what the source needs. Reads
    // no file.
    .target(name: "IntentLocalization", dependencies: ["SourceScan", "DocumentFormats", "IntentModel"]),
    // Knows what saved shortcuts, Siri and display depend on: one file per kind of change. Compares bundles as documents, and
    // knows neither Swift nor the model.
    .target(name: "IntentChanges", dependencies: ["DocumentFormats"]),
    // Knows what a run tells people and tools, and the formats for it; nothing of what finds it.
    .target(name: "IntentReports", dependencies: ["SourceScan", "DocumentFormats", "IntentModel", "IntentChanges"]),
    // Has opinions: one file per rule. Writes nothing.
    .target(
      name: "IntentRules",
      dependencies: ["SourceScan", "DocumentFormats", "IntentModel", "IntentLocalization", "IntentReports"]),
    // Knows the documents that an app's App Intents are written as: the bundle, Apple's metadata, and the tools of assistants;
    // reads Apple's metadata and the types of a binary. Has no opinions.
    .target(name: "MetadataDocuments", dependencies: ["SourceScan", "DocumentFormats", "IntentModel"]),
    // Finds and reads files and projects, and runs the stages on them: what the command and the library share. It neither
    // writes nor prints.
    .target(
      name: "IntentScans",
      dependencies: [
        "SourceScan", "OperatingSystem", "DocumentFormats", "ProjectFiles", "IntentModel", "IntentLocalization",
        "IntentReports", "IntentRules", "IntentChanges", "MetadataDocuments",
      ]),
    // What other packages use: scans, findings and changes as values, of types of its own. Everything else may change in any
    // release.
    .target(
      name: "IntentScanKit",
      dependencies: [
        "SourceScan", "DocumentFormats", "IntentModel", "IntentReports", "IntentRules", "IntentChanges", "IntentScans",
      ]),
    // Writes, prints and exits. Apps are read by IntentScans; besides it, nothing else may import OperatingSystem.
    .executableTarget(
      name: "intentscan",
      dependencies: [
        "SourceScan", "OperatingSystem", "DocumentFormats", "ProjectFiles", "IntentModel", "IntentLocalization",
        "IntentReports", "IntentRules", "IntentChanges", "MetadataDocuments", "IntentScans",
      ]),
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
        "SourceScan", "OperatingSystem", "DocumentFormats", "ProjectFiles", "IntentModel", "IntentLocalization",
        "IntentChanges", "IntentReports", "IntentRules", "MetadataDocuments", "IntentScans", "IntentScanKit",
        "intentscan",
      ]),
    // Builds the packages of Fixtures/packages, with SwiftPM runs of its own.
    .testTarget(name: "PluginTests"),
  ],
  swiftLanguageModes: [.v6]
)

// '.ci/release' alone sets it, because no package may depend on one with such flags. The binary is a quarter smaller and executes
// 5 % more instructions: only the modules that read every byte of sources and string tables are optimized for speed.
if Context.environment["INTENTSCAN_RELEASE"] != nil {
  for target in package.targets where target.type == .regular || target.type == .executable {
    var flags = [["SourceScan", "IntentLocalization"].contains(target.name) ? "-O" : "-Osize"]
    #if os(Linux)
      flags += ["-Xfrontend", "-function-sections"]
    #endif
    target.swiftSettings = [.unsafeFlags(flags)]
  }
}
