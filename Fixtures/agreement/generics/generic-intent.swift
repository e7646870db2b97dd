import AppIntents

struct Send<Item, Carrier>: AppIntent where Item: Sendable, Carrier: Sendable {
  static var title: LocalizedStringResource { "Send" }
  @Parameter(title: "Text") var text: String
  init() {}
  func perform() async throws -> some IntentResult { .result() }
}
enum Wrapper<T> { struct Inner: AppIntent { static var title: LocalizedStringResource { "Inner" }; func perform() async throws -> some IntentResult { .result() } } }
extension Wrapper where T == Int { struct Only: AppIntent { static var title: LocalizedStringResource { "Only" }; func perform() async throws -> some IntentResult { .result() } } }
