import AppIntents

struct ScriptEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Script")
  static let defaultQuery = ScriptQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ScriptQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ScriptEntity] { [] }
  func suggestedEntities() async throws -> [ScriptEntity] { [] }
}

struct SelectScriptIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Script"
  static let description = IntentDescription("Choose the script this widget instance runs.")

  @Parameter(title: "Script")
  var script: ScriptEntity?
}
