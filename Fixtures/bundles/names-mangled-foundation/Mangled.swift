import AppIntents
import Foundation

// Where Foundation's types live is a matter of the platform.
extension URL {
  struct Visit: AppIntent {
    static let title: LocalizedStringResource = "Visit"
    func perform() async throws -> some IntentResult { .result() }
  }
}
