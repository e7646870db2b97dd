import IntentModel

extension Rule {
  static let liveActivityChangedInExtension: Rule = Rule(
    id: "live-activity-changed-in-extension", severity: .warning,
    summary: "an intent that may run in an extension ends or updates a Live Activity",
    rationale: """
      Only the app can update and end its Live Activities. An intent that runs in the process of a widget \
      extension finds none of them, so the button does nothing. The system runs a 'LiveActivityIntent' in the \
      process of the app. Conform the intent to it, and compile it into the app too. The rule reports an intent of \
      a widget extension, and one that a widget, a control or a Live Activity runs. It finds a change in 'perform()' itself, and in a \
      function that 'perform()' calls on a type that it names.
      """,
    source: "documentation of LiveActivityIntent; sudopark/TodoCalendar#943; kitknox/rootshell#433; touyou/IntentTodo",
    reported: Example(ending("AppIntent", mark: "↓"), settings: .init(modules: ["Widgets": .widgetExtension])),
    correct: Example(ending("LiveActivityIntent"), settings: .init(modules: ["Widgets": .widgetExtension])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let run = Set(model.runs.filter(\.isInExtension).map(\.intent.type.place))
    let changers = model.files.reduce(into: Set<CodeOwner>()) { $0.formUnion($1.runs.activityChangers) }
    func source(of type: DeclaredType) -> ShippedDeclaration.Source {
      .init(of: type) { model.files.indices.contains($0) ? model.files[$0].path : "" }
    }
    lazy var inApps = Set(model.bundle.types.filter { model.kind(of: $0.module) == .app }.map(source))
    for intent in model.bundle.intents where !intent.runsInApp {
      let type = intent.type
      guard
        intent.changesLiveActivity
          || intent.performBodies.contains(where: { $0.providedBy == nil && intent.call(of: changers, in: $0) != nil })
      else { continue }
      guard model.kind(of: type.module) == .widgetExtension || run.contains(type.place), !type.mayHaveHiddenMembers
      else { continue }
      reporter.report(
        "'\(type.name)' changes a Live Activity, but can run in the widget extension, which has none, so the activity stays as it is; "
          + "conform it to 'LiveActivityIntent'"
          + (inApps.contains(source(of: type)) ? "" : ", and compile it into the app, too"),
        of: type)
    }
  }
}

private func ending(_ conformance: String, mark: String = "") -> String {
  "// file: Widgets/EndRide.swift\nimport ActivityKit\nimport AppIntents\n\n"
    + .working(
      """
      for activity in Activity<RideAttributes>.activities {
        await activity.end(nil, dismissalPolicy: .immediate)
      }
      """, name: "\(mark)EndRide", conformance: conformance)
}
