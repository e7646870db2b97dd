import AppIntents

@UnionValue enum Choice { case text(String), number(Int) }
struct Pick: AppIntent { static let title: LocalizedStringResource = "Pick"; @Parameter(title: "Choice") var choice: Choice; func perform() async throws -> some IntentResult { .result() } }
