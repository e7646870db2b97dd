import AppIntents

struct Asked: AppIntent {
  static let title: LocalizedStringResource = "Asked"
  @Parameter(title: "a", requestValueDialog: IntentDialog(full: "Full", supporting: "Less")) var a: String
  @Parameter(title: "b", requestValueDialog: .init(full: "Full", supporting: "Less", systemImageName: "mic")) var b: String
  func perform() async throws -> some IntentResult { .result() }
}
