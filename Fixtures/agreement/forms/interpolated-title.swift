import AppIntents

let someName = "name"
struct InterpolatedTitle: AppIntent {
  static let title: LocalizedStringResource = "Title of \(someName)"
  static let description: IntentDescription? = IntentDescription("Described by \(someName) and \("a literal")")
  func perform() async throws -> some IntentResult { .result() }
}
