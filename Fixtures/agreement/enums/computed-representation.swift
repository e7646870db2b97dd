import AppIntents

enum Mood: String, AppEnum {
  case good, bad
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static var caseDisplayRepresentations: [Mood: DisplayRepresentation] {
    var all: [Mood: DisplayRepresentation] = [:]
    for mood in allCases { all[mood] = "Mood" }
    return all
  }
}
enum Half: String, AppEnum {
  case one, two
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Half"
  static let caseDisplayRepresentations: [Half: DisplayRepresentation] = [.one: "One", .two: .init(title: LocalizedStringResource(stringLiteral: "a" + "b"))]
}
