import IntentModel

extension Rule {
  static let activityStartedInBackground: Rule = Rule(
    id: "activity-started-in-background", severity: .warning,
    summary: "an intent that runs in the background starts a Live Activity",
    rationale: """
      An app can start a Live Activity only while it is in the foreground. 'Activity.request' throws an error when \
      'perform()' runs in the background. An intent that conforms to 'LiveActivityIntent' can start one there. The \
      rule skips an intent that opens the app, that can continue in the foreground, or that conforms to a protocol for \
      playing audio. For an 'AudioRecordingIntent' it is a note: one app saw the error when a shortcut ran the intent. The rule \
      finds a call in 'perform()' itself, and in a function that 'perform()' calls on a type that it names.
      """,
    source: """
      ActivityKit documentation: Activity.request(attributes:content:pushType:); AppIntents documentation: LiveActivityIntent; \
      crmitchelmore/justspeaktoit#506
      """,
    reported: """
      struct StartRide: AppIntent {
        static let title: LocalizedStringResource = "Start Ride"

        func perform() async throws -> some IntentResult {
          _ = try Activity.↓request(attributes: RideAttributes(), content: .start)
          return .result()
        }
      }
      """,
    correct: """
      struct StartRide: LiveActivityIntent {
        static let title: LocalizedStringResource = "Start Ride"

        func perform() async throws -> some IntentResult {
          _ = try Activity.request(attributes: RideAttributes(), content: .start)
          return .result()
        }
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let starters = model.files.reduce(into: Set<CodeOwner>()) { $0.formUnion($1.runs.activityStarters) }
    for intent in model.bundle.intents where intent.startsInBackground && !intent.type.mayHaveHiddenMembers {
      for body in intent.performBodies where body.names.contains("Activity") {
        guard let call = body.calls.first(where: { $0.name == "request" && $0.labels.first == "attributes" }),
          !body.continuesInForeground
        else { continue }
        reporter.report(
          "'\(intent.type.name)' runs in the background, where an app cannot start a Live Activity, so 'request' throws an "
            + "error; conform to 'LiveActivityIntent', or open the app",
          at: call.place, symbol: intent.type.symbol("perform()"),
          severity: intent.conforms(to: "AudioRecordingIntent") ? .note : nil)
      }
      checkHelpers(of: intent, starters, &reporter)
    }
  }

  /// Reports a call of a function of another type, or of the intent, that starts a Live Activity.
  private static func checkHelpers(of intent: Intent, _ starters: Set<CodeOwner>, _ reporter: inout Reporter) {
    for body in intent.performBodies where body.providedBy == nil {
      guard !body.continuesInForeground, !body.names.contains("request"), let call = intent.call(of: starters, in: body)
      else { continue }
      reporter.report(
        "'\(intent.type.name)' runs in the background, where an app cannot start a Live Activity, and '\(call.name)' starts one, so "
          + "it throws an error; conform to 'LiveActivityIntent', or open the app",
        at: call.place, symbol: intent.type.symbol("perform()"),
        severity: intent.conforms(to: "AudioRecordingIntent") ? .note : nil)
    }
  }
}

extension Intent {
  /// Whether it runs in the background, or records audio there without being an intent that may start a Live Activity. Apple's
  /// documentation asks an intent that records to start a Live Activity, and does not say whether the background allows it.
  fileprivate var startsInBackground: Bool {
    runsInBackground
      || hasBackgroundMode && conforms(to: "AudioRecordingIntent")
        && !conforms(to: "LiveActivityIntent", "LiveActivityStartingIntent", "ForegroundContinuableIntent")
  }

  private var hasBackgroundMode: Bool {
    (openAppWhenRun.isAbsent || openAppWhenRun.only == false) && (supportedModes.isAbsent || modes == ["background"])
      && !bringsAppToFront
  }

  /// Whether 'perform()' runs while the app is in the background, unless the app is open anyway.
  var runsInBackground: Bool {
    hasBackgroundMode
      && !conforms(
        to: "OpenIntent", "LiveActivityIntent", "LiveActivityStartingIntent", "AudioRecordingIntent",
        "AudioStartingIntent", "AudioPlaybackIntent",
        "ForegroundContinuableIntent", "PushToTalkTransmissionIntent", "CameraCaptureIntent", "StartWorkoutIntent",
        "StartDiveIntent", "PauseWorkoutIntent", "ResumeWorkoutIntent", "URLRepresentableIntent")
  }
}
