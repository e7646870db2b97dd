import AppIntents

struct Many: @unchecked Sendable, AppIntent, CustomStringConvertible { static let title: LocalizedStringResource = "Many"; var description: String { "m" }; func perform() async throws -> some IntentResult { .result() } }
extension Later: @retroactive CustomStringConvertible { public var description: String { "l" } }
@preconcurrency @MainActor struct Later { }
extension Later: @preconcurrency AppIntent { nonisolated static let title: LocalizedStringResource = "Later"; func perform() async throws -> some IntentResult { .result() } }
