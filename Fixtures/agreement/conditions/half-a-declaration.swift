import AppIntents

struct Half: AppIntent {
  static let title: LocalizedStringResource = "Half"
  #if os(Linux)
    @Parameter(title: "Linux") var linux: Int
  #else
    @Parameter(title: "Other") var other: Int
  #endif
  #if os(iOS)
    @available(iOS 17, *)
  #endif
  @Parameter(title: "Both") var both: Int
  #if DEBUG
    static let openAppWhenRun = true
  #endif
  func perform() async throws -> some IntentResult { .result() }
}
