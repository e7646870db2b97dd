import IntentModel
import SourceFindings
import SourceScan

extension Rule {
  static let intentHiddenHelper = Rule(
    id: "intent-hidden-helper", severity: .note, summary: "an intent of a button that Shortcuts shows too",
    rationale: """
      An intent that only buttons and toggles of the app or its widgets run is offered in Shortcuts like any other. With \
      'isDiscoverable = false' it isn't. An intent with a description or a parameter summary is meant to be seen, and so is \
      one that an App Shortcut runs.
      """,
    source: "WWDC23 10103, developer.apple.com/forums/thread/761318",
    isOptIn: true,
    triggering: [
      Example(
        .intent("↓Star", "AppIntent", "")
          + "\nstruct V: View { var body: some View { Button(\"Star\", intent: Star()) } }",
        fixed: .intent("Star", "AppIntent", "")
          .replacing("AppIntent {", with: "AppIntent {\n  static let isDiscoverable = false\n")
          + "\nstruct V: View { var body: some View { Button(\"Star\", intent: Star()) } }"),
      Example(
        "// file: A.swift\n" + .intent("↓Star", "AppIntent", "@Parameter(title: \"N\") var n: Int")
          + "\n// file: View.swift\nimport SwiftUI\nstruct V { let t = Toggle(isOn: star(1), intent: Star(n: 1)) { Image() } }"
      ),
    ],
    nonTriggering: [
      Example(
        .intent("Star", "AppIntent", "static let isDiscoverable = false") + "\nlet b = Button(\"Star\", intent: Star())"
      ),
      Example(.intent("Star", "AppIntent", "")),
      Example(
        .intent("Star", "AppIntent", "static let description = IntentDescription(\"Stars it\")")
          + "\nlet b = Button(\"Star\", intent: Star())"),
      Example(
        .phrases(#""Open \(.applicationName)""#) + "\nlet b = Button(intent: Open()) { Text(\"Open\") }"),
      // Its argument, not the button's.
      Example(.intent("Star", "AppIntent", "") + "\nlet b = Button(make(intent: Star())) { }"),
    ]
  ) { model, reporter in
    let helpers = model.intentsOfControlsAlone
    for intent in model.bundle.intents where helpers.contains(intent.type.name) {
      guard intent.isShown, intent.isDiscoverable.isAbsent, !intent.isTool, intent.type.schema == nil,
        intent.parameterSummary.isAbsent,
        !intent.conforms(to: "SnippetIntent"), !intent.type.mayHaveHiddenMembers
      else { continue }
      let start = Place(intent.type.place.file, .init(intent.type.bodySpan.start, intent.type.bodySpan.start))
      reporter.report(
        "'\(intent.type.name)' runs from a button, and is offered in Shortcuts too", at: intent.type.place,
        symbol: intent.type.symbol,
        fixes: [
          FixIt(
            "hide it from Shortcuts", .needsReview, [.init(start, "\n  static let isDiscoverable = false\n")])
        ])
    }
  }
}

extension LintModel {
  /// The bare names of intents that buttons, toggles and controls run, and that nothing makes a part of Shortcuts: they have
  /// neither a description nor an App Shortcut.
  var intentsOfControlsAlone: Set<String> {
    let controlled = files.reduce(into: Set<String>()) { $0.formUnion($1.intentsOfControls) }
    let described = bundle.intents.filter { !$0.description.isAbsent }.map(\.type.name)
    return controlled.subtracting(intentsOfShortcuts).subtracting(described)
  }
}
