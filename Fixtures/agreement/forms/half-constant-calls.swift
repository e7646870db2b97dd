import AppIntents

struct Screen: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
  static let defaultQuery = ScreenQuery(filter: { !$0.id.isEmpty }, limit: 3)
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Screen") }
}

struct ScreenQuery: EntityQuery {
  var filter: @Sendable (Screen) -> Bool = { _ in true }
  var limit = 0
  init() {}
  init(filter: @escaping @Sendable (Screen) -> Bool, limit: Int = 1) { self.filter = filter }
  init(least: Int, filter: @escaping @Sendable (Screen) -> Bool) { self.filter = filter }
  func entities(for identifiers: [String]) async throws -> [Screen] { [] }
}

struct Names: DynamicOptionsProvider {
  var least = 0
  func results() async throws -> [String] { [] }
}

func least() -> Int { 1 }

enum Look: Sendable, Hashable { case plain, sized(Int) }

struct Show: AppIntent {
  static let title: LocalizedStringResource = "Show"
  @Parameter(title: "a", query: ScreenQuery(filter: { $0.id == "a" })) var a: Screen
  @Parameter(title: "b", query: ScreenQuery(filter: { $0.id == "b" }, limit: 2)) var b: Screen
  @Parameter(title: "c", optionsProvider: Names(least: least())) var c: String

  @Parameter(title: "e", query: ScreenQuery(least: 4) { $0.id == "e" }) var e: Screen
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Sized(look: .sized(least())), phrases: ["Size in \(.applicationName)"], shortTitle: "Size",
      systemImageName: "circle")
  }
}

struct Sized: AppIntent {
  static let title: LocalizedStringResource = "Sized"
  init() {}
  init(look: Look) {}
  func perform() async throws -> some IntentResult { .result() }
}
