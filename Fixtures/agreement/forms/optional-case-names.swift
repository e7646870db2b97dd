import AppIntents

enum Mood: String, AppEnum {
  case none, some, glad
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.none: "None", .some: "Some", .glad: "Glad"]
}

struct Feel: AppIntent {
  static let title: LocalizedStringResource = "Feel"
  @Parameter(title: "a", default: .none) var a: Mood
  @Parameter(title: "b", default: .none) var b: Mood?
  @Parameter(title: "c", default: .some(.none)) var c: Mood
  @Parameter(title: "d", default: [.none, .some]) var d: [Mood]
  func perform() async throws -> some IntentResult { .result() }
}
