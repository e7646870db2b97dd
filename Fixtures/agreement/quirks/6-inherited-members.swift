import AppIntents

protocol Titled: AppIntent {}
extension Titled {
  static var title: LocalizedStringResource { "From Protocol" }
  static var openAppWhenRun: Bool { true }
}
struct Silent: Titled { func perform() async throws -> some IntentResult { .result() } }
struct Loud: Titled { static let title: LocalizedStringResource = "Own"; func perform() async throws -> some IntentResult { .result() } }
class Parent: AppIntent {
  class var title: LocalizedStringResource { "Parent" }
  @Parameter(title: "Inherited") var inherited: Int
  required init() {}
  func perform() async throws -> some IntentResult { .result() }
}
class Child: Parent { @Parameter(title: "Own") var own: String }
