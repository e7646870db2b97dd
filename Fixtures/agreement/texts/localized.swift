import AppIntents

struct Localized: AppIntent {
  static let title = LocalizedStringResource("title.key", defaultValue: "Title", table: "Main", comment: "A comment")
  static let description = IntentDescription(LocalizedStringResource("d.key", defaultValue: "Text"), categoryName: LocalizedStringResource("c.key", table: "T"))
  @Parameter(title: .init("p.key", defaultValue: "P"), requestValueDialog: IntentDialog("Which?")) var p: String
  @Parameter(title: "q", requestValueDialog: .init("What?")) var q: String
  @Parameter(title: "r", requestValueDialog: "Plain \"quoted\"?") var r: String
  func perform() async throws -> some IntentResult { .result() }
}
