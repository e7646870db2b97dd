import AppIntents

// What 'perform()' returns: protocols in any order and spelling.
protocol Answer: IntentResult {}
typealias Said = IntentResult & ProvidesDialog
typealias Count = Int
struct Aliased: AppIntent { static let title: LocalizedStringResource = "Aliased"; func perform() async throws -> some Said { .result(dialog: "x") } }
struct Valued: AppIntent { static let title: LocalizedStringResource = "Valued"; func perform() async throws -> some ReturnsValue<[Count]?> & Said { .result(value: nil, dialog: "x") } }
struct Parenthesized: AppIntent { static let title: LocalizedStringResource = "Parenthesized"; func perform() async throws -> some (ProvidesDialog & (AppIntents.ReturnsValue<Swift.Int>)) { .result(value: 1, dialog: "x") } }
struct Main: AppIntent {
  static let title: LocalizedStringResource = "Main"
  @MainActor @discardableResult
  func perform() async throws -> /* a comment */ some
    ShowsSnippetView
    & ReturnsValue<Set<Main.Part>>
  { .result(value: []) }
  enum Part: String, AppEnum {
    case one
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Part"
    static let caseDisplayRepresentations: [Part: DisplayRepresentation] = [.one: "One"]
  }
}
struct Concrete: AppIntent { static let title: LocalizedStringResource = "Concrete"; func perform() async throws -> Never { fatalError() } }
struct Later: AppIntent { static let title: LocalizedStringResource = "Later" }
extension Later { func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Valued()) } }
struct Two: AppIntent {
  static let title: LocalizedStringResource = "Two"
  func perform(_ x: Int) async throws -> some ReturnsValue<Int> { .result(value: 1) }
  func perform() -> String { "" }
  func perform() async throws -> some IntentResult { .result() }
}
struct Sent: AppIntent { static let title: LocalizedStringResource = "Sent"; func perform() async throws -> some ReturnsValue<Int> & Sendable { .result(value: 1) } }
