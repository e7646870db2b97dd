import IntentModel

extension Rule {
  static let siriKitLeftover = Rule(
    id: "sirikit-leftover", severity: .note, summary: "SiriKit beside App Intents",
    rationale: """
      SiriKit's 'Intents' is deprecated. Where App Intents has a schema for what an 'INIntent' does, the old code is in the \
      way; messaging, calls and media may still need it. An intent that migrates a custom one, \
      'CustomIntentMigratedAppIntent', is how to get rid of it.
      """,
    source: "Apple's announcement of 2026",
    isOptIn: true,
    triggering: [
      Example("import AppIntents\nimport Intents\nstruct ↓Open: AppIntent {}\nstruct Close: AppIntent {}")
    ],
    nonTriggering: [
      Example("import AppIntents\nstruct Open: AppIntent {}"),
      Example("import AppIntents\nimport Intents\nstruct Open: AppIntent, CustomIntentMigratedAppIntent {}"),
      Example("import Intents\nclass Handler: INExtension {}"),
    ]
  ) { model, reporter in
    var reported: Set<Int> = []
    for type in model.bundle.modules.flatMap({ model.metadataTypes(of: $0) }) {
      let file = type.place.file
      guard model.files.indices.contains(file), model.files[file].imports("Intents"),
        !type.conformances.contains("CustomIntentMigratedAppIntent"), reported.insert(file).inserted
      else { continue }
      reporter.report(
        "'\(type.name)' stands in a file that imports SiriKit's 'Intents' too", at: type.place, symbol: type.symbol)
    }
  }
}
