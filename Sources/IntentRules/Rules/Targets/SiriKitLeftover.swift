import SourceScan

extension Rule {
  static let siriKitLeftover: Rule = Rule(
    id: "sirikit-leftover", severity: .note, summary: "a file with App Intents also imports SiriKit",
    rationale: """
      Apple recommends App Intents for custom intents and for what has a schema. If App Intents has a schema for what an \
      'INIntent' does, replace the 'INIntent'. Messaging, calls and media may still need SiriKit. To migrate a custom intent, conform the App Intent to \
      'CustomIntentMigratedAppIntent'.
      """,
    source: "Apple's announcement of 2026",
    isOptIn: true,
    reported: """
      import AppIntents
      import Intents

      struct ↓OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    correct: """
      import AppIntents

      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    var reported: Set<FileID> = []
    for type in model.bundle.modules.flatMap({ model.metadataTypes(of: $0) }) {
      let file = type.place.file
      guard model.files.indices.contains(file), model.files[file].imports("Intents"),
        !type.conformances.contains("CustomIntentMigratedAppIntent"), reported.insert(file).inserted
      else { continue }
      reporter.report(
        "the file of '\(type.name)' also imports SiriKit's 'Intents'; replace its 'INIntent' types",
        of: type)
    }
  }
}
