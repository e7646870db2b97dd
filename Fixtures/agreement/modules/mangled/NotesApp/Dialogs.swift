import AppIntents
import FoundationEssentials

// A module whose name shares a word with the framework's: their mangled names take it over from each other.
extension IntentDialog { struct Say: AppIntent { static let title: LocalizedStringResource = "Say"; func perform() async throws -> some IntentResult { .result() } } }
extension URL { struct InURL: AppIntent { static let title: LocalizedStringResource = "In URL"; func perform() async throws -> some IntentResult { .result() } } }
struct NotesApp { struct NotesIntent: AppIntent { static let title: LocalizedStringResource = "Notes"; func perform() async throws -> some IntentResult { .result() } } }
struct AppIntentsIntent: AppIntent { static let title: LocalizedStringResource = "Intents"; func perform() async throws -> some IntentResult { .result() } }
