import AppIntents

func packed<each T>(_ value: repeat each T) -> (repeat each T) { (repeat each value) }
struct Tuple<each T> { init() {} }
struct Packs: AppIntent { static let title: LocalizedStringResource = "Packs"; @Parameter(title: "p") var p: Int; func perform() async throws -> some IntentResult { .result() } }
