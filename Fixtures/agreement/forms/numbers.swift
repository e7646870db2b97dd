import AppIntents

// Sign and base are kept, underscores dropped.
struct Numbers: AppIntent {
  static let title: LocalizedStringResource = "Numbers"
  @Parameter(title: "a", default: 5) var a: Int
  @Parameter(title: "b", default: -5) var b: Int
  @Parameter(title: "c", default: 0xFF_00) var c: Int
  @Parameter(title: "d", default: -0b1010) var d: Int
  @Parameter(title: "e", default: 0o17) var e: Int
  @Parameter(title: "f", default: 007) var f: Int
  @Parameter(title: "g", default: 1_000_000) var g: Int
  @Parameter(title: "h", default: 1.5e3) var h: Double
  @Parameter(title: "i", default: -0.25) var i: Double
  @Parameter(title: "j", default: 3) var j: Double
  @Parameter(title: "k", default: true) var k: Bool
  @Parameter(title: "l", default: false) var l: Bool?
  func perform() async throws -> some IntentResult { .result() }
}
