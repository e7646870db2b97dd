import AppIntents

@main
struct LibraryIntentsExtension: AppIntentsExtension {}

struct SecondExtension: AppIntents.AppIntentsExtension {
  init() {}
}

struct OpenPage: AppIntent {
  static let title: LocalizedStringResource = "Open Page"
  func perform() async throws -> some IntentResult { .result() }
}
