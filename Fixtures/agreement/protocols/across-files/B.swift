import AppIntents

protocol Deeper: Deepest where Self: Sendable {}
extension First { func perform() async throws -> some IntentResult { .result() } }
extension Second: Deep {}
