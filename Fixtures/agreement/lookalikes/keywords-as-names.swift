import AppIntents

struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"
  func `struct`() {}
  func extension_(protocol p: Int, class c: Int, enum e: Int) {}
  var actor: Int { 1 }
  var open: Int { actor }
  func test() { extension_(protocol: 1, class: 2, enum: 3); self.struct() }
  @Parameter(title: "Some") var some: Int
  @Parameter(title: "Any") var any: Int
  @Parameter(title: "Async") var async: Bool
  func perform() async throws -> some IntentResult { .result() }
}
