import AppIntents

struct Open: AppIntent {
  static let title: LocalizedStringResource = "Open"

  @Parameter(title: "Name") var name: String

  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 17.0, *)
struct Newer: AppIntent {
  static let title: LocalizedStringResource = "Newer"

  func perform() async throws -> some IntentResult { .result() }
}

struct Names: DynamicOptionsProvider {
  func results() async throws -> [String] { [] }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: NotScanned(), phrases: ["Scan with \(.applicationName)"], shortTitle: "Scan", systemImageName: "book")
    if #available(iOS 18.0, *) {
      AppShortcut(
        intent: Newer(), phrases: ["Open newer in \(.applicationName)"], shortTitle: "Newer", systemImageName: "book")
    }
    if #available(iOS 26.0, *) {
      AppShortcut(
        intent: Open(), phrases: ["Open in \(.applicationName)"], shortTitle: "Open", systemImageName: "book")
    }
    AppShortcut(
      intent: Open(), phrases: ["Show in \(.applicationName)"], shortTitle: "Show", systemImageName: "book",
      parameterPresentation: ParameterPresentation(
        for: \.$name, summary: Summary("Show \(\.$name)"),
        optionsCollections: {
          OptionsCollection(Names(), systemImageName: "book")
        }))
  }
}
