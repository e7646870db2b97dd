import struct AppIntents.LocalizedStringResource
import   protocol   AppIntents.OpenIntent
import protocol AppIntents.IntentResult
import class AppIntents.IntentParameter
import struct AppIntents.IntentResultContainer

struct Scoped: OpenIntent {
  static let title: LocalizedStringResource = "Scoped"
  @Parameter(title: "Target") var target: String
  func perform() async throws -> some IntentResult { .result() }
}
