import AppIntents
import Kit

extension Plain { struct Nested: AppIntent { static let title: LocalizedStringResource = "Nested"; func perform() async throws -> some IntentResult { .result() } } }
extension Plain.Inner { enum Deep { struct Deeper: AppIntent { static let title: LocalizedStringResource = "Deeper"; func perform() async throws -> some IntentResult { .result() } } } }
