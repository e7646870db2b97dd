import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let snippetIntentDiscoverable = Rule(
    id: "snippet-intent-discoverable", severity: .note, summary: "a SnippetIntent is offered in Shortcuts",
    rationale: """
      It only draws what another intent shows: as an action of its own it does nothing that anybody wants. One that an \
      App Shortcut runs has to be discoverable.
      """,
    source: "WWDC25 275",
    triggering: [
      Example(
        "struct ↓Show: SnippetIntent { }",
        fixed: "struct Show: SnippetIntent {\n  static let isDiscoverable = false\n}"),
      Example("struct ↓Show: SnippetIntent { static let isDiscoverable = true }"),
    ],
    nonTriggering: [
      Example("struct Show: SnippetIntent { static let isDiscoverable = false }"),
      Example("struct Show: SnippetIntent { static var isDiscoverable: Bool { flag } }"),
      Example("struct Show: AppIntent {}"),
      // Siri and Spotlight run it, and an App Shortcut needs an intent that is discoverable.
      Example(.phrases(#""Show \(.applicationName)""#, conformances: "SnippetIntent")),
    ]
  ) { model, reporter in
    let listed = model.intentsOfShortcuts
    for intent in model.bundle.intents
    where intent.conforms(to: "SnippetIntent") && !listed.contains(intent.type.name) {
      let type = intent.type
      guard intent.isDiscoverable.isAbsent || intent.isDiscoverable.only == true else { continue }
      let start = Place(type.place.file, type.bodySpan).beginning
      reporter.report(
        "the snippet intent '\(type.name)' is discoverable", at: type.place, symbol: type.symbol,
        fixes: intent.isDiscoverable.isAbsent
          ? [FixIt("hide it", .needsReview, [.init(start, "\n  static let isDiscoverable = false\n")])] : [])
    }
  }
}
