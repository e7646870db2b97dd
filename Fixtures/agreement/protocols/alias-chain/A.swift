import AppIntents

typealias One = Two
struct Chained: One { static let title: LocalizedStringResource = "Chained"; @Parameter(title: "Spot") var target: Spot; func perform() async throws -> some IntentResult { .result() } }
