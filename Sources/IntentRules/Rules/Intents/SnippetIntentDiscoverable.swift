import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let snippetIntentDiscoverable = Rule(
    id: "snippet-intent-discoverable", severity: .note, summary: "a SnippetIntent is offered in Shortcuts",
    rationale: "It only draws what another intent shows: as an action of its own it does nothing that anybody wants.",
    source: "WWDC25 275",
    triggering: [
      Example(
        "struct ↓Show: SnippetIntent { }",
        fixed: "struct Show: SnippetIntent {\n  static let isDiscoverable = false\n }"),
      Example("struct ↓Show: SnippetIntent { static let isDiscoverable = true }"),
    ],
    nonTriggering: [
      Example("struct Show: SnippetIntent { static let isDiscoverable = false }"),
      Example("struct Show: SnippetIntent { static var isDiscoverable: Bool { flag } }"),
      Example("struct Show: AppIntent {}"),
    ]
  ) { model, reporter in
    for intent in model.bundle.intents where intent.conforms(to: "SnippetIntent") {
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
