import IntentModel
import IntentScanKit

// Lists the intents of the folders that are named, and fails if there is an error: 'Inventory Sources'.
let scan = try IntentScan(paths: Array(CommandLine.arguments.dropFirst()))

func line(_ intent: Intent, in app: IntentScan.App) -> String {
  let place = app.location(of: intent.type.place)
  let title = intent.title.known.first?.key ?? "no title"
  return "\(place.path):\(place.line): \(intent.type.qualifiedName): \(title)"
}

for app in scan.apps {
  if let name = app.name { print(name) }
  for intent in app.bundle.intents { print(line(intent, in: app)) }
  for message in app.diagnostics { print("\(message.location.path):\(message.location.line): \(message.text)") }
}
for path in scan.unreadable { print(path) }

let report = try scan.lint()
for finding in report.findings {
  print("\(finding.location.path):\(finding.location.line): \(finding.severity): \(finding.message)")
  for fix in finding.fixIts where fix.isSafe { print("  fix: \(fix.title)") }
}
if report.findings.contains(where: { $0.severity == .error }) { fatalError("the intents have errors") }
