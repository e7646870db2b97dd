extension Rule {
  static let audioRecordingWithoutLiveActivity: Rule = Rule(
    id: "audio-recording-without-live-activity", severity: .warning,
    summary: "an app with an 'AudioRecordingIntent' never starts a Live Activity",
    rationale: """
      On iOS, an intent that conforms to 'AudioRecordingIntent' must start a Live Activity when the recording begins. It \
      must keep the activity as long as it records. Without one the system stops the recording; a public app was \
      ended by the system (EXC_BREAKPOINT). Start a Live Activity. The rule checks that some scanned code calls \
      'Activity.request', and reports nothing if the scan does not hold the start of the app.
      """,
    source: "documentation of AudioRecordingIntent; crmitchelmore/justspeaktoit#503", mayLackFacts: true,
    reported: Example(.documentedIntent(name: "↓Dictate", conformance: "AudioRecordingIntent") + "\n\n" + startOfApp),
    correct: Example(
      .documentedIntent(name: "Dictate", conformance: "AudioRecordingIntent") + "\n\n" + startOfApp + """


        // file: Recorder.swift
        import ActivityKit

        func show() throws {
          _ = try Activity.request(attributes: RecordingAttributes(), content: .start)
        }
        """),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard model.settings.deployment.isEmpty || model.settings.deployment["iOS"] != nil,
      !model.files.contains(where: { $0.startsActivities || !$0.runs.activityStarters.isEmpty })
    else { return }
    for intent in model.bundle.intents where intent.conforms(to: "AudioRecordingIntent") {
      guard model.holdsApp else { return reporter.leaveUnchecked(without: .entryPoint) }
      reporter.report(
        "'\(intent.type.name)' records audio, but the app never starts a Live Activity, so iOS stops the recording or ends the "
          + "app; call 'Activity.request' when the recording begins",
        of: intent.type,
        cause: .init(intent.type.module, note: "'\(intent.type.name)' records audio too"))
    }
  }
}

private let startOfApp = "@main\nstruct Notes: App {}"
