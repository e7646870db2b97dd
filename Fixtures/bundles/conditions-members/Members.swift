import AppIntents

struct Members: AppIntent {
  #if os(macOS)
    static let title: LocalizedStringResource = "Mac Title"
  #else
    static let title: LocalizedStringResource = "Title"
  #endif

  #if os(iOS)
    static let openAppWhenRun = true
  #endif

  @Parameter(title: "Always") var always: String

  #if os(macOS)
    @Parameter(title: "On the Mac") var onMac: String
  #elseif DEBUG
    @Parameter(title: "Debug") var debug: String
  #else
    @Parameter(title: "Elsewhere") var elsewhere: String
  #endif

  static var parameterSummary: some ParameterSummary {
    #if os(macOS)
      Summary("Mac \(\.$always)")
    #else
      Summary("Not Mac \(\.$always)")
    #endif
  }

  #if os(macOS)
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
  #else
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "") }
  #endif
}

enum Cases: String, AppEnum {
  case common
  #if os(macOS)
    case mac = "m"
  #else
    case other
  #endif

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cases"

  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    #if os(macOS)
      [.common: "Common on the Mac", .mac: "Mac"]
    #else
      [.common: "Common", .other: "Other"]
    #endif
  }
}

struct ThingEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static let defaultQuery = ThingQuery()
  let id: Int
  #if !os(macOS)
    @Property(title: "Weight") var weight: Double
  #endif
  var displayRepresentation: DisplayRepresentation { "Thing" }
}

struct ThingQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [ThingEntity] { [] }
  #if os(macOS)
    func suggestedEntities() async throws -> [ThingEntity] { [] }
  #endif
}
