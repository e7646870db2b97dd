import AppIntents

protocol Marked {}
extension AppIntent where Self: Marked { static var openAppWhenRun: Bool { true } }
struct Plain: AppIntent { static let title: LocalizedStringResource = "Plain"; func perform() async throws -> some IntentResult { .result() } }
