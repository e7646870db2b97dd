import AppIntents

struct A: AppIntent { static let title: LocalizedStringResource = "A"; static let openAppWhenRun = true; func perform() async throws -> some IntentResult { .result() } }; struct B: AppIntent { static let title: LocalizedStringResource = "B"; @Parameter(title: "b") var b: Int; func perform() async throws -> some IntentResult { .result() } };
