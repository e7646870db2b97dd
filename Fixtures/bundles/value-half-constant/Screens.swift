import AppIntents

struct Screen: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
  static let defaultQuery = ScreenQuery(filter: { !$0.id.isEmpty })
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Screen") }
}

struct ScreenQuery: EntityQuery {
  var filter: @Sendable (Screen) -> Bool = { _ in true }
  init() {}
  init(filter: @escaping @Sendable (Screen) -> Bool, limit: Int = 1) { self.filter = filter }
  func entities(for identifiers: [String]) async throws -> [Screen] { [] }
}

struct Names: DynamicOptionsProvider {
  var least = 0
  var kind = Kind.all
  func results() async throws -> [String] { [] }
}

enum Kind: Sendable { case all, matching(String) }

func least() -> Int { 1 }
let pattern = "a"

struct Show: AppIntent {
  static let title: LocalizedStringResource = "Show"
  @Parameter(title: "Closure", query: ScreenQuery(filter: { $0.id == "a" })) var closure: Screen
  @Parameter(title: "Beside", query: ScreenQuery(filter: { $0.id == "b" }, limit: 2)) var beside: Screen
  @Parameter(title: "Trailing", query: ScreenQuery { $0.id == "c" }) var trailing: Screen
  @Parameter(title: "Called", optionsProvider: Names(least: least())) var called: String
  @Parameter(title: "Payload", optionsProvider: Names(least: 3, kind: .matching(pattern))) var payload: String
  @Parameter(title: "Known", optionsProvider: Names(least: 3)) var known: String
  @Parameter(title: "Function", default: least()) var function: Int
  func perform() async throws -> some IntentResult { .result() }
}
