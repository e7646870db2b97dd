import AppIntents
import LibraryKit

/// Notes how far the reader got. With "Finished" on, the page no longer matters, so the summary leaves it out.
struct LogReading: AppIntent {
  static let title: LocalizedStringResource = "Log Reading"
  static let description = IntentDescription("Notes how far you have read.", categoryName: "Books")

  @Parameter(title: "Book")
  var book: BookEntity

  @Parameter(title: "Finished", default: false, displayName: .init(true: "Finished", false: "Still Reading"))
  var isFinished: Bool

  @Parameter(title: "Page", default: 1, controlStyle: .field, inclusiveRange: (1, 5_000))
  var page: Int

  static var parameterSummary: some ParameterSummary {
    When(\.$isFinished, .equalTo, true) {
      Summary("Log \(\.$book) as \(\.$isFinished)")
    } otherwise: {
      Summary("Log \(\.$book) as \(\.$isFinished) at \(\.$page)")
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: isFinished ? "Well done!" : "Page \(page) it is.")
  }
}
