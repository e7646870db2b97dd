import AppIntents
import struct Kit.Not

struct Is: AppIntents.AppIntent { static let title: LocalizedStringResource = "Is"; func perform() async throws -> some IntentResult { .result() } }
extension Not {}
