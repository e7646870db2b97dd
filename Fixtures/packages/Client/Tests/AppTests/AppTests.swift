import AppIntents
import Testing

@testable import App

/// What the plugin would stop at, if it looked at test targets.
struct Untitled: AppIntent {
  static let title: LocalizedStringResource = ""

  func perform() async throws -> some IntentResult { .result() }
}

@Test func countsNothing() { #expect(App.count([]) == 0) }
