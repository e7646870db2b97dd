import AppIntents

infix operator <--: AdditionPrecedence
prefix operator /-
func <-- (a: Int, b: Int) -> Bool { a < -b }
prefix func /- (a: Int) -> Int { a }
let less = 1 < 2, more = 3 > 2
func generic<T>(_ a: T, _ b: Bool = 1 < 2) {}
struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"
  var test: Bool { 1 <-- 2 && (3 < 4) == (5 > 4) }
  @Parameter(title: "After", default: 1) var after: Int
  func perform() async throws -> some IntentResult { .result() }
}
