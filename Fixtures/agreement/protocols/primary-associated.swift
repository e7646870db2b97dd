import AppIntents

protocol Setter<Value>: AppIntent { associatedtype Value }
struct Sets: Setter { typealias Value = Int; static let title: LocalizedStringResource = "Sets"; func perform() async throws -> some IntentResult { .result() } }
