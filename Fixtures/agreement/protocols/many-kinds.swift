import AppIntents

struct Play: AudioPlaybackIntent { static let title: LocalizedStringResource = "Play"; func perform() async throws -> some IntentResult { .result() } }
struct Record: AudioRecordingIntent { static let title: LocalizedStringResource = "Record"; func perform() async throws -> some IntentResult { .result() } }
struct Long: LongRunningIntent, CancellableIntent { static let title: LocalizedStringResource = "Long"; func perform() async throws -> some IntentResult { .result() } }
struct Undo: UndoableIntent { static let title: LocalizedStringResource = "Undo"; func perform() async throws -> some IntentResult { .result() } }
struct Snippet: SnippetIntent { static let title: LocalizedStringResource = "Snippet"; func perform() async throws -> some IntentResult { .result() } }
struct SetOn: SetValueIntent { static let title: LocalizedStringResource = "Set"; @Parameter(title: "On") var value: Bool; func perform() async throws -> some IntentResult { .result() } }
struct Config: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Config"; @Parameter(title: "Size", default: 2) var size: Int }
struct Control: ControlConfigurationIntent { static let title: LocalizedStringResource = "Control" }
struct Hold: PushToTalkTransmissionIntent { static let title: LocalizedStringResource = "Hold"; func perform() async throws -> some IntentResult { .result() } }
struct Shoot: CameraCaptureIntent { static let title: LocalizedStringResource = "Shoot"; func perform() async throws -> some IntentResult { .result() } }
struct Pause: PauseWorkoutIntent { static let title: LocalizedStringResource = "Pause"; func perform() async throws -> some IntentResult { .result() } }
