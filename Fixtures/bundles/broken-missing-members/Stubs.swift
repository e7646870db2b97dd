import AppIntents

// Stubs that a tutorial leaves to be filled in.
struct Untitled: AppIntent {
  func perform() async throws -> some IntentResult { .result() }
}

struct NothingAtAll: AppIntent {}

struct StubEntity: AppEntity {
  let id: String
}

struct StubQuery: EntityQuery {}

enum StubEnum: String, AppEnum {
  case one, two
  static let caseDisplayRepresentations: [StubEnum: DisplayRepresentation] = [.one: "One"]
}

struct StubShortcuts: AppShortcutsProvider {}

struct Names: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Unknown(), phrases: ["Unknown \(.applicationName)"], shortTitle: "Unknown", systemImageName: "questionmark")
  }
}

struct UnknownParameter: AppIntent {
  static let title: LocalizedStringResource = "Unknown Parameter"
  @Parameter(title: "Missing") var missing: NotDeclared
  static var parameterSummary: some ParameterSummary { Summary("Do \(\.$nothing)") }
  func perform() async throws -> some IntentResult & ReturnsValue<AlsoNotDeclared> { .result() }
}
