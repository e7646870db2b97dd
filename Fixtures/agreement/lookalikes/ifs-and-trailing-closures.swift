import AppIntents

struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"
  func work(_ items: [Int]) -> Int {
    guard let first = items.first(where: { $0 > 1 }) else { return 0 }
    for item in items where [1].contains(where: { $0 == item }) { print(item) }
    while case let x? = items.last, x > 1 { break }
    switch first { case 1: return 1; case let x where x > 2: do { return x }; default: break }
    return items.reduce(0) { $0 + $1 }
  }
  @Parameter(title: "Here") var here: Int
  func perform() async throws -> some IntentResult { .result() }
}
