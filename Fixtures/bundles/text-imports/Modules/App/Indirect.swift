// No import of the framework here: the module Kit hands it on.
import Kit

struct Indirect: AppIntent {
  static let title: LocalizedStringResource = "Indirect"
  func perform() async throws -> some IntentResult { .result() }
}
