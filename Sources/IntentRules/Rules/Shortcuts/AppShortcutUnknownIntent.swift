import IntentModel

extension Rule {
  static let appShortcutUnknownIntent = Rule(
    id: "app-shortcut-unknown-intent", severity: .error, summary: "a shortcut's intent is not declared",
    rationale: """
      A shortcut runs an intent. A type that nobody declares does not compile; one that is no intent neither. Where the file \
      imports a module that the scan does not hold, the rule says nothing.
      """,
    source: "documentation of AppShortcut",
    triggering: [
      Example(.shortcuts(#"AppShortcut(intent: ↓Opn(), phrases: ["Open \(.applicationName)"])"#)),
      Example("import SwiftUI\nimport AppIntents\n" + .shortcuts(#"AppShortcut(intent: ↓OpenBook(), phrases: [])"#)),
    ],
    nonTriggering: [
      Example(.phrases(#""Open \(.applicationName)""#)),
      Example("import AppIntents\nimport Kit\n" + .shortcuts(#"AppShortcut(intent: OpenBook(), phrases: [])"#)),
      Example(.shortcuts(#"AppShortcut(intent: Intents.OpenBook(), phrases: [])"#, with: "enum Intents {}")),
    ]
  ) { model, reporter in
    for listed in model.listedShortcuts {
      guard let reference = listed.shortcut.intent.known, !reference.isResolved,
        model.files.indices.contains(reference.place.file)
      else { continue }
      let imports = model.files[reference.place.file].imports
      // A name that spans more than the identifier is a member, whose base may be anything; backticks are two more.
      guard
        reference.place.span.count == reference.name.utf8.count + 2
          || reference.place.span.count == reference.name.utf8.count,
        imports.allSatisfy(appleModules.contains)
      else { continue }
      let known = model.bundle.intents.filter { $0.type.module == listed.provider.type.module }.map(\.type.name)
      let meant = nearest(to: reference.name, among: known)
      reporter.report(
        "no intent '\(reference.name)' is declared" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
        at: reference.place, symbol: listed.symbol)
    }
  }
}

/// Apple's modules that files with shortcuts import, and that declare no intents to be listed in an app's shortcuts.
private let appleModules: Set<String> = [
  "AppIntents", "AppKit", "Combine", "CoreData", "CoreLocation", "CoreSpotlight", "Foundation", "Observation", "OSLog",
  "os", "Photos", "SwiftData", "SwiftUI", "TipKit", "UIKit", "UserNotifications", "WidgetKit",
]
