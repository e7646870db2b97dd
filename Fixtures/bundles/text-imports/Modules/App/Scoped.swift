import struct AppIntents.LocalizedStringResource
import   protocol   AppIntents.OpenIntent
import protocol AppIntents.IntentResult
import class AppIntents.IntentParameter
import struct AppIntents.IntentResultContainer
import enum AppIntents.StringSearchScope

struct Scoped: OpenIntent {
  static let title: LocalizedStringResource = "Scoped"
  @Parameter(title: "Target") var target: StringSearchScope
  func perform() async throws -> some IntentResult { .result() }
}
