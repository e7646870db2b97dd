extension Rule {
  static let liveActivityButtonPlainIntent: Rule = Rule(
    id: "live-activity-button-plain-intent", severity: .warning,
    summary: "a button of a Live Activity runs an intent that is not a 'LiveActivityIntent'",
    rationale: """
      The system runs a 'LiveActivityIntent' in the process of the app. It runs any other intent of a Live Activity's \
      button in the process of the widget extension. There the intent reaches none of the app's objects, such as \
      players, connections and observers of notifications, so the tap changes nothing. Conform the intent to \
      'LiveActivityIntent', and compile it into the app too. The rule follows views of files with a button that \
      runs an intent, or with a widget.
      """,
    source: """
      documentation of LiveActivityIntent, and of ActivityKit: Adding interactivity to widgets and Live Activities; \
      kntkymt/ios-app-intents-sample; apexskier/dolphin-controller
      """,
    reported: Example(stopButton("AppIntent", mark: "↓")),
    correct: Example(stopButton("LiveActivityIntent")),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for found in model.runs where found.run.surfaces.contains(.liveActivity) {
      let intent = found.intent
      // Another rule reports an intent that changes the Live Activity.
      guard !intent.runsInApp, !intent.changesLiveActivity, !intent.type.mayHaveHiddenMembers else { continue }
      reporter.report(
        "a Live Activity runs '\(intent.type.name)' in the process of the widget extension, where it reaches no object of the app; "
          + "conform it to 'LiveActivityIntent'",
        at: found.run.place, symbol: intent.type.symbol("runs"),
        cause: .init(intent.type.symbol, note: "this button runs it too"))
    }
  }
}

private func stopButton(_ conformance: String, mark: String = "") -> String {
  .documentedIntent(name: "StopRide", conformance: conformance) + """


    struct RideActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { _ in
          Button("Stop", intent: \(mark)StopRide())
        } dynamicIsland: { _ in
          DynamicIsland {}
        }
      }
    }
    """
}
