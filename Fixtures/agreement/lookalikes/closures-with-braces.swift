import AppIntents

let handlers: [() -> Void] = [{ if true { } }, { }, { _ = { { } } }]
struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"
  static let work: () -> [Int] = { [1, 2].map { $0 + 1 }.filter { x in x > 1 } }
  lazy var lazyOne: Int = { let title = "no"; return title.count }()
  @Parameter(title: "Here") var here: Int
  func perform() async throws -> some IntentResult { .result() }
}
