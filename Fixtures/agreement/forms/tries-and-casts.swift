import AppIntents

func risky() throws -> Int { 1 }
struct Tries: AppIntent {
  static let title: LocalizedStringResource = "Tries"
  @Parameter(title: "a", default: try! risky()) var a: Int
  @Parameter(title: "b", default: try? risky()) var b: Int?
  @Parameter(title: "c", default: (5 as Any) as! Int) var c: Int
  @Parameter(title: "d", default: (5 as Any) as? Int) var d: Int?
  func perform() async throws -> some IntentResult { .result() }
}
