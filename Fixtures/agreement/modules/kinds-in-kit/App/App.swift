import AppIntents
import Kit

struct Visit: AppIntent { static let title: LocalizedStringResource = "Visit"; @Parameter(title: "Spot") var spot: Spot?; @Parameter(title: "All") var all: [Kit.Spot]; func perform() async throws -> some IntentResult { .result() } }
struct OwnQuery: EntityQuery { func entities(for identifiers: [String]) async throws -> [Spot] { [] } }
