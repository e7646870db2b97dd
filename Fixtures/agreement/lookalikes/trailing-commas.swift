import AppIntents

struct Commas: AppIntent {
  static let title = LocalizedStringResource("Commas", table: "T",)
  @Parameter(title: "List", default: [1, 2,],) var list: [Int]
  func perform() async throws -> some IntentResult { .result() }
}
enum Comma: String, AppEnum {
  case a, b
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Comma",)
  static let caseDisplayRepresentations: [Comma: DisplayRepresentation] = [.a: .init(title: "A",), .b: "B",]
}
