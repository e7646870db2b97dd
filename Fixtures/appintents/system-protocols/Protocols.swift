import AppIntents

struct ImportBooks: LongRunningIntent, CancellableIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Import Books"

  func perform() async throws -> some IntentResult { .result() }
}

struct SyncBooks: CancellableIntent {
  static let title: LocalizedStringResource = "Sync Books"

  func perform() async throws -> some IntentResult { .result() }
}

// Availability that no name of a platform in documents covers leaves no trace.
@available(iOS 17.0, macCatalyst 17.2, iOSApplicationExtension 17.0, *)
struct OpenOnCatalyst: AppIntent {
  static let title: LocalizedStringResource = "Open on Catalyst"

  func perform() async throws -> some IntentResult { .result() }
}
