import AppIntents

extension Ordered { @Parameter(title: "Not stored here") static var ignored: Int }
struct Ordered: AppIntent {
  @Parameter(title: "First") var first: Int
  static var computed: Int { 1 }
  @Parameter(title: "Second") var second: Int
  static let title: LocalizedStringResource = "Ordered"
  var plain = 1
  @Parameter(title: "Third") var third: Int
  func perform() async throws -> some IntentResult { .result() }
}
