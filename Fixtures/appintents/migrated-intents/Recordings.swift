// The identifier of an intent that replaces a SiriKit intent is the class of that intent, not the name of its type. Types and
// classes are named as in the document of Apple's Voice Memos (Xcode build 17E6107), whose two migrated actions have these keys,
// 'identifier's and 'actionIdentifier's. So have 81 of 82 migrated actions of com.sindresorhus.Actions, whose types have other
// names.
import AppIntents

struct PlayRecording: AppIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "PlaybackVoiceMemoIntent"
  static let title: LocalizedStringResource = "Play Recording"

  func perform() async throws -> some IntentResult { .result() }
}

struct CreateRecording: AppIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "RecordVoiceMemoIntent"
  static let title: LocalizedStringResource = "Create Recording"

  func perform() async throws -> some IntentResult { .result() }
}

// A declared identifier is not replaced by the protocol's default.
struct DeleteRecording: AppIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "DeleteVoiceMemoIntent"
  static let persistentIdentifier = "RemoveRecording"
  static let title: LocalizedStringResource = "Delete Recording"

  func perform() async throws -> some IntentResult { .result() }
}

// What replaces it is named by its identifier.
struct FindRecording: AppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Find Recording"
  static let deprecation = IntentDeprecation(message: "Play one instead", replacedBy: PlayRecording.self)

  func perform() async throws -> some IntentResult { .result() }
}

struct RecordingShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CreateRecording(), phrases: ["Record with \(.applicationName)"], shortTitle: "Record",
      systemImageName: "mic")
    AppShortcut(
      intent: PlayRecording(), phrases: ["Play in \(.applicationName)"], shortTitle: "Play", systemImageName: "play")
  }
}
