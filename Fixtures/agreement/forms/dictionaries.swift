import AppIntents

enum Level: Int, AppEnum {
  case one = 1, two, ten = 10, eleven
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Level" }
  static var caseDisplayRepresentations: [Level: DisplayRepresentation] { [.one: "One", .two: .init(title: "Two"), .eleven: "Eleven", .ten: "Ten"] }
}
