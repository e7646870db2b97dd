import AppIntents

struct Paint: AppIntent {
  static let title = Resource("Paint")
  @Parameter(title: Resource("Color")) var color: Color
  static var parameterSummary: some ParameterSummary { Line<Paint>("Paint \(\.$color)") }
  func perform() async throws -> some IntentResult { .result() }
}

enum Color: String, AppEnum {
  case red, green
  static let typeDisplayRepresentation = TypeDisplayRepresentation.init(name: Resource.init("Color"))
  static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [
    .red: Shown(title: "Red"), .green: Shown.init(title: "Green"),
  ]
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    Shortcut(intent: Paint(), phrases: ["Paint in \(.applicationName)"], shortTitle: "Paint", systemImageName: "a")
    AppShortcut.init(
      intent: Paint.init(), phrases: ["Draw in \(.applicationName)"], shortTitle: "Draw", systemImageName: "b")
    AppIntents.AppShortcut.init(
      intent: Paint(), phrases: ["Brush in \(.applicationName)"], shortTitle: "Brush", systemImageName: "c")
    Shortcut.init(intent: Paint(), phrases: ["Dab in \(.applicationName)"], shortTitle: "Dab", systemImageName: "d")
    makeShortcut()
  }
}

func makeShortcut() -> AppShortcut {
  AppShortcut(intent: Paint(), phrases: ["Dot in \(.applicationName)"], shortTitle: "Dot", systemImageName: "e")
}
