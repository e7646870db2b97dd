import AppIntents

protocol Base: AppIntent {}
protocol Middle: Base {}
typealias Both = Middle & Sendable
typealias Again = Both
struct Composed: Again { static let title: LocalizedStringResource = "Composed"; func perform() async throws -> some IntentResult { .result() } }
struct Inline: Sendable & Base { static let title: LocalizedStringResource = "Inline"; func perform() async throws -> some IntentResult { .result() } }
class Parent: AppIntent {
  class var title: LocalizedStringResource { "Parent" }
  required init() {}
  func perform() async throws -> some IntentResult { .result() }
}
final class Child: Parent { override class var title: LocalizedStringResource { "Child" } }
extension Late: Middle {}
struct Late { static let title: LocalizedStringResource = "Late"; func perform() async throws -> some IntentResult { .result() } }
