import AppIntents

public struct Open: AppIntent { public static let title: LocalizedStringResource = "Kit's"; public init() {}; public func perform() async throws -> some IntentResult { .result() } }
