import AppIntents

// A builder that the conformance in an extension brings is nothing the compiler sees.
struct Go: AppIntent { static let title: LocalizedStringResource = "Go"; func perform() async throws -> some IntentResult { .result() } }
struct Shortcuts {}
extension Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Go(), phrases: ["Extended \(.applicationName)"], shortTitle: "Extended", systemImageName: "a")
  }
}
struct Marked {}
extension Marked: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Go(), phrases: ["Marked \(.applicationName)"], shortTitle: "Marked", systemImageName: "a")
  }
}
struct Apart: AppIntent { static let title: LocalizedStringResource = "Apart"; @Parameter(title: "a") var a: Int; func perform() async throws -> some IntentResult { .result() } }
extension Apart {
  static var parameterSummary: some ParameterSummary { Summary("Sum \(\.$a)") }
}
