import AppIntents

@available(iOS 16.0, *)
public struct ProbePodIntent: AppIntent {
  public static let title: LocalizedStringResource = "Probe Pod Intent"
  public static let description = IntentDescription("Declared inside the os_intents_ios plugin module.")
  public static let openAppWhenRun = false

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ran in the module.") }
}

/// Neither leaves anything in the app's document.
@available(iOS 17.0, *)
public struct OsIntentsPackage: AppIntentsPackage {
  public init() {}
}

@available(iOS 16.0, *)
public struct ProbePodShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ProbePodIntent(), phrases: ["Run pod probe in \(.applicationName)"], shortTitle: "Pod probe",
      systemImageName: "shippingbox")
  }
}
