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
    .executable(name: "intentscan-bench", targets: ["IntentScanBench"]),
  ],
  dependencies: [],
  targets: [
    // Knows Swift text, nothing of App Intents. May import nothing.
    .target(name: "SourceScan"),
    // Asks the operating system: files, folders, other programs, threads. Nothing else in the tool calls the C library. May
    // import nothing.
    .target(name: "OperatingSystem"),
    // Knows the words that messages and documents share: the tool's name and version, what a mistyped name may have meant, and
    // which characters are not shown as they are. May import nothing.
    .target(name: "Wording"),
    // Knows JSON: reading and writing it. May import Wording alone.
    .target(name: "JSONDocuments", dependencies: ["Wording"]),
    // Knows the languages of Apple's configuration files: property lists and XML. May import nothing.
    .target(name: "PropertyLists"),
    // Knows Mach-O files and the records of Swift types in them, and runs nothing of them; nothing of App Intents. May import
    // nothing.
    .target(name: "MachOFiles"),
    // Knows the files of string tables: what is in them, and how to change them and nothing else in them. Knows nothing of App
    // Intents. May import SourceScan, for texts and spans, and PropertyLists alone.
    .target(name: "StringCatalogs", dependencies: ["SourceScan", "PropertyLists"]),
    // Knows Xcode projects, workspaces and package manifests: which targets there are, and what a build would use for each.
    // Knows nothing of App Intents, and reads files only through the caller. May import SourceScan, JSONDocuments and
    // PropertyLists alone.
    .target(name: "ProjectFiles", dependencies: ["SourceScan", "JSONDocuments", "PropertyLists"]),
    // Knows what an app declares for App Intents, and the framework's protocols; nothing of how Swift is read. Rules, changes
    // and formats build on it, so that they are compiled besides the extractor and can't ask it. May import SourceScan alone.
    .target(name: "IntentModel", dependencies: ["SourceScan"]),
    // Reads Swift into the model, has no opinions. May import SourceScan and IntentModel alone.
    .target(name: "IntentExtraction", dependencies: ["SourceScan", "IntentModel"]),
    // Knows which texts of a scan are looked up in string tables, under which keys, and in which tables of an app; reads no file.
    .target(name: "IntentLocalization", dependencies: ["SourceScan", "IntentModel", "StringCatalogs"]),
    // Brings string tables up to what the source needs, and takes texts from translators. Rules must not know of it: they find
    // what is wrong and change nothing.
    .target(
      name: "CatalogUpdates",
      dependencies: ["SourceScan", "Wording", "PropertyLists", "StringCatalogs", "IntentLocalization"]),
    // Knows the bundle: the model as a JSON document by tables of its fields, that document's schema, and the warnings about
    // what it holds as unreadable.
    .target(name: "IntentBundle", dependencies: ["SourceScan", "Wording", "JSONDocuments", "IntentModel"]),
    // Knows what a run tells people and tools, and the formats for it; nothing of what finds it, nor of source text: rules and
    // changes build on it, and it is compiled besides the scanner. May import Wording and JSONDocuments alone.
    .target(name: "Reports", dependencies: ["Wording", "JSONDocuments"]),
    // Knows what a finding is: places in source text, which it makes into a report's lines and columns.
    .target(name: "SourceFindings", dependencies: ["SourceScan", "Reports"]),
    // Has opinions: one file per rule.
    .target(
      name: "IntentRules",
      dependencies: [
        "SourceScan", "Wording", "JSONDocuments", "StringCatalogs", "IntentModel", "IntentLocalization", "Reports",
        "SourceFindings",
      ]),
    // Knows what saved shortcuts, Siri and display depend on: one file per kind of change. Compares bundles as documents, and
    // knows neither Swift nor the model, so that it is compiled besides the scanner. May import Wording and JSONDocuments
    // alone.
    .target(name: "IntentChanges", dependencies: ["Wording", "JSONDocuments"]),
    // Puts changes into the formats of findings. Rules must not know of it, nor it of rules.
    .target(
      name: "ChangeReports",
      dependencies: [
        "SourceScan", "Wording", "JSONDocuments", "IntentModel", "Reports", "SourceFindings", "IntentChanges",
      ]),
    // Knows the page that shows an app's App Intents as its users meet them: a function from the model to HTML. Reads and writes
    // no file.
    .target(
      name: "IntentPreview",
      dependencies: ["SourceScan", "IntentModel", "IntentLocalization", "Reports", "SourceFindings"]),
    // Knows Apple's file format, extract.actionsdata, has no opinions; the extractor must not know that encoding.
    .target(name: "MetadataDocuments", dependencies: ["SourceScan", "Wording", "JSONDocuments", "IntentModel"]),
    // Knows what assistants call a tool: intents as functions with JSON Schemas, in the formats of their protocols.
    .target(name: "ToolCatalogs", dependencies: ["SourceScan", "Wording", "JSONDocuments", "IntentModel"]),
    // Finds and reads files and projects, and runs the stages on them: what the command and the library share. It neither
    // writes nor prints.
    .target(
      name: "Scans",
      dependencies: [
        "SourceScan", "OperatingSystem", "Wording", "JSONDocuments", "PropertyLists", "MachOFiles", "ProjectFiles",
        "StringCatalogs", "IntentModel", "IntentExtraction", "IntentBundle", "IntentLocalization", "Reports",
        "SourceFindings", "IntentRules", "IntentChanges", "ChangeReports", "MetadataDocuments",
      ]),
    // What other packages use: scans, findings and changes as values. Everything else may change in any release.
    .target(
      name: "IntentScanKit",
      dependencies: [
        "Scans", "SourceScan", "IntentModel", "Reports", "SourceFindings", "IntentRules", "IntentChanges",
        "ChangeReports", "JSONDocuments",
      ]),
    // Writes, prints and exits. Apps are read by Scans; besides it, nothing else may import OperatingSystem.
    .executableTarget(
      name: "intentscan",
      dependencies: [
        "SourceScan", "OperatingSystem", "Wording", "JSONDocuments", "ProjectFiles", "StringCatalogs", "IntentModel",
        "IntentBundle", "IntentLocalization", "CatalogUpdates", "Reports", "SourceFindings", "IntentRules",
        "IntentChanges", "ChangeReports", "IntentPreview", "MetadataDocuments", "ToolCatalogs", "Scans",
      ]),
    // Times the tool against what else could have read the same files; `swift run -c release intentscan-bench PATH…`.
    .executableTarget(name: "IntentScanBench", dependencies: ["JSONDocuments", "StringCatalogs", "intentscan"]),
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
        "SourceScan", "OperatingSystem", "Wording", "JSONDocuments", "PropertyLists", "ProjectFiles", "StringCatalogs",
        "MachOFiles", "IntentModel", "IntentExtraction", "IntentBundle", "IntentLocalization", "CatalogUpdates",
        "Reports",
        "SourceFindings",
        "IntentRules", "IntentChanges", "ChangeReports", "MetadataDocuments", "ToolCatalogs", "Scans", "IntentScanKit",
        "IntentPreview", "intentscan",
      ]),
    // Builds the packages of Fixtures/packages, with SwiftPM runs of its own.
    .testTarget(name: "PluginTests"),
  ],
  swiftLanguageModes: [.v6]
)
