import AppIntents

// Private types of one name in two files are two types.
private enum Mood: String, AppEnum {
  case bad
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bad Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.bad: "Bad"]
}

struct Grumble: AppIntent {
  static let title: LocalizedStringResource = "Grumble"
  @Parameter(title: "Mood") private var mood: Mood
  func perform() async throws -> some IntentResult { .result() }
}
