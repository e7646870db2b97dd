import AppIntents

struct HostProbeIntent: AppIntent {
  static let title: LocalizedStringResource = "Host input probe"

  @Parameter(title: "Sample")
  var sample: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
