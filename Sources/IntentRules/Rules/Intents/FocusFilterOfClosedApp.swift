import IntentModel

extension Rule {
  static let focusFilterOfClosedApp: Rule = Rule(
    id: "focus-filter-of-closed-app", severity: .note,
    summary: "the system may skip the focus filter of an app that is not open",
    rationale: """
      The system performs a focus filter of an app reliably only while the app is open. While the app was closed, filters were \
      seen to be skipped, so a Focus begins without the filter. Move the filter to an App Intents extension, which the system can \
      start. Two reports also found that it runs if it conforms to 'LiveActivityIntent', which Apple does not document. The rule is \
      a note, because Apple has not confirmed it.
      """,
    source: "FB14715113 (Apple developer forums, thread 761593); home-assistant/iOS#5656",
    reported: Example(.filter("SetFocusFilterIntent", mark: "↓"), settings: .init(modules: ["App": .app])),
    correct: Example(.filter("SetFocusFilterIntent, LiveActivityIntent"), settings: .init(modules: ["App": .app])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let intents = model.bundle.intents, filters = intents.filter { $0.conforms(to: "SetFocusFilterIntent") }
    guard !filters.isEmpty else { return }
    // The files of an extension and of the app are not distinguished if there is no project.
    let mayBeMoved = model.settings.modules.isEmpty && !model.bundle.extensions.isEmpty
    let moved = Set(intents.filter { model.kind(of: $0.type.module) == .appIntentsExtension }.map(\.type.name))
    for intent in filters {
      let type = intent.type
      guard model.kind(of: type.module) == .app || model.settings.modules.isEmpty, !intent.runsInApp,
        !mayBeMoved, !moved.contains(type.name)
      else { continue }
      reporter.report(
        "the system was seen to skip '\(type.name)' while the app is not open; move it to an App Intents extension",
        of: type)
    }
  }
}

extension String {
  fileprivate static func filter(_ conformances: String, mark: String = "") -> String {
    """
    // file: App/Shelf.swift
    import AppIntents

    struct \(mark)ShelfFilter: \(conformances) {
      static let title: LocalizedStringResource = "Set Shelf"
      @Parameter(title: "Shelf") var shelf: String?

      var displayRepresentation: DisplayRepresentation { "Shelf" }

      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }
}
