import AppIntents

struct Go: AppIntent {
  static let title: LocalizedStringResource = "Go"
  #if os(Linux)
    static let description = IntentDescription("Linux", searchKeywords: ["one"])
  #endif
  #if false
    static let isDiscoverable = false
  #elseif true
    static let isDiscoverable = true
  #endif
  func perform() async throws -> some IntentResult { .result() }
}
