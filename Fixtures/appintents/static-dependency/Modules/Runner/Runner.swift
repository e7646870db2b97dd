import AppIntents

@available(iOS 16.0, *)
struct ProbeRunnerIntent: AppIntent {
  static let title: LocalizedStringResource = "Probe Runner Intent"
  static let description = IntentDescription("Declared in the Runner target.")
  static let openAppWhenRun = false

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ran in the app.") }
}

#if PROBE_RUNNER_SHORTCUTS
@available(iOS 16.0, *)
struct ProbeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ProbeRunnerIntent(), phrases: ["Run runner probe in \(.applicationName)"], shortTitle: "Runner probe",
      systemImageName: "checkmark.seal")
  }
}
#endif
