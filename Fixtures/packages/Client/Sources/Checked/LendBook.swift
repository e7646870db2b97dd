import AppIntents
import Kit

struct LendBook: BookIntent {
  static let title: LocalizedStringResource = "Lend Book"

  @Parameter(title: "Genre")
  var genre: Genre

  func perform() async throws -> some IntentResult { .result() }
}
