import AppIntents

struct Kinds: AppIntent {
  static let title: LocalizedStringResource = "Kinds"
  @Parameter(title: "a") var a: Int?
  @Parameter(title: "b") var b: [Double]
  @Parameter(title: "c") var c: [Date]?
  @Parameter(title: "d") var d: IntentFile
  @Parameter(title: "e") var e: [IntentFile]
  @Parameter(title: "f") var f: IntentPerson
  @Parameter(title: "g") var g: DateComponents
  @Parameter(title: "h") var h: Swift.Int
  @Parameter(title: "i") var i: Foundation.URL
  @Parameter(title: "k") var k: String!
  func perform() async throws -> some IntentResult { .result() }
}
