import AppIntents

// The first betas of 2022; today's compiler refuses it.
struct OpenCafe: AppIntent {
  static var title: LocalizedStringResource = "Open Café"
  static var openAppWhenRun = true

  @Parameter(title: "Café") var cafe: CafeEntity

  func perform() async throws -> some PerformResult {
    .finished
  }
}

struct CountCafes: AppIntent {
  static var title: LocalizedStringResource = "Count Cafés"
  func perform() async throws -> some PerformResult & ReturnsValue<Int> {
    .finished(value: 3)
  }
}

struct CafeEntity: AppEntity {
  static var typeDisplayName: LocalizedStringResource { "Café" }
  static var defaultQuery = CafeQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "Café" }
}

struct CafeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [CafeEntity] { [] }
}
