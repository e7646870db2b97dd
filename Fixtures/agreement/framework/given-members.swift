import AppIntents

// What the framework's extensions give: a 'perform()' to an 'OpenIntent', an 'id', a query and a representation to an enum.
enum Tab: String, AppEntity, AppEnum {
  case home, search
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
  static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [.home: "Home", .search: "Search"]
}
struct OpenTab: OpenIntent {
  static let title: LocalizedStringResource = "Open Tab"
  @Parameter(title: "Tab") var target: Tab
}
struct Note: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()
  let id: Float
  @Property(title: "Text") var text: String
  var displayRepresentation: DisplayRepresentation { "A note" }
}
struct NoteQuery: EnumerableEntityQuery {
  @ParameterDependency<FindNotes>(\.$tab) var find
  func entities(for identifiers: [Float]) async throws -> [Note] { [] }
  func allEntities() async throws -> [Note] { [] }
}
struct FindNotes: AppIntent {
  static let title: LocalizedStringResource = "Find Notes"
  @Parameter(title: "Tab") var tab: Tab
  func perform() async throws -> some IntentResult { .result() }
}
struct DeleteNotes: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Notes"
  @Parameter(title: "Notes") var entities: [Note]
  func perform() async throws -> some IntentResult { .result() }
}
struct Receipt: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
  var displayRepresentation: DisplayRepresentation { "Receipt" }
}
struct Migrated: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Migrated"
  static let deprecation = IntentDeprecation(message: "Use the other.", replacedBy: FindNotes.self)
  func perform() async throws -> some IntentResult { .result() }
}
struct Length: AppIntent {
  static let title: LocalizedStringResource = "Length"
  @Parameter(title: "A", defaultValue: 5, defaultUnit: .kilometers, supportsNegativeNumbers: false) var a: Measurement<UnitLength>
  @Parameter(title: "B", defaultValue: 2, unit: .celsius, unitAdjustForLocale: true) var b: Measurement<UnitTemperature>
  @Parameter(title: "C", inputOptions: .init(keyboardType: .URL, autocorrect: false)) var c: String
  @Parameter(title: "D", displayName: .init(true: "On", false: "Off")) var d: Bool
  static var parameterSummary: some ParameterSummary {
    When(\.$c, .hasAnyValue) { Summary("\(\.$a)") } otherwise: { Summary("\(\.$b)") }
  }
  func perform() async throws -> some IntentResult { .result() }
}
