@testable import IntentModel
import IntentScanKit

// The examples of the guide 'The library': 'LibraryTests' requires that each line of them is here.

func printIntents(in path: String) throws {
  let scan = try IntentScan(paths: [path])
  for app in scan.apps {
    for intent in app.bundle.intents {
      let place = app.location(of: intent.type.place)
      print("\(place.path):\(place.line): \(intent.type.qualifiedName)")
    }
  }
}

func title(of intent: Intent) -> String {
  switch intent.title.alternatives.first?.content {
  case .known(let title): title.key
  case .unreadable(let value): "computed by \(value.text)"
  case nil: "none"
  }
}

func findings(in text: String) throws -> [Finding] {
  let scan = try IntentScan([SwiftFile("Sources/OpenShelf.swift", module: "App", text)])
  return try scan.lint().findings
}

func errors(in path: String) throws -> [String] {
  var options = ScanOptions()
  options.deploymentTargets = ["iOS": "17.0"]
  let report = try IntentScan(paths: [path], options).lint()
  return report.findings.filter { $0.severity == .error }.map { finding in
    "\(finding.location.path):\(finding.location.line): \(finding.message) [\(finding.rule)]"
  }
}

func breaksShortcuts(_ old: IntentScan, _ new: IntentScan) throws -> Bool {
  try new.changes(since: old).contains { $0.level == .breaking }
}

func changes(from oldBundle: [UInt8], to newBundle: [UInt8]) throws -> [String] {
  try IntentChange.between(oldBundle: oldBundle, newBundle: newBundle).map(\.message)
}
