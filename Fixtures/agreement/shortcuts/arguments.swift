import AppIntents

enum Cup: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let caseDisplayRepresentations: [Cup: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}
struct Brew: AppIntent {
  static let title: LocalizedStringResource = "Brew"
  @Parameter(title: "Cup") var cup: Cup
  init() {}
  init(cup: Cup, count: Int = 1, _ note: String? = nil) { self.cup = cup }
  func perform() async throws -> some IntentResult { .result() }
}
struct Shortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Brew(cup: .small), phrases: ["Small \(.applicationName)"], shortTitle: "Small", systemImageName: "cup")
    AppShortcut(intent: Brew(cup: Cup.large, count: 2, "x"), phrases: ["Large \(\.$cup) \(.applicationName)"], shortTitle: LocalizedStringResource("large", defaultValue: "Large"), systemImageName: "cup.fill")
    AppShortcut(intent: Brew.init(), phrases: [], shortTitle: "None", systemImageName: "nothing")
  }
  static var shortcutTileColor: ShortcutTileColor { .lightBlue }
}
