import AppIntents

struct Pair<A, B> { var a: A; var b: B }
struct Angles: AppIntent {
  static let title: LocalizedStringResource = "Angles"
  typealias Paired = Pair<Int, [String: Set<Int>]>
  var shifted = (8 >> 1) << 2
  var compare = (1 < 2, 3 > 2)
  @Parameter(title: "Set") var set: Set<String>
  @Parameter(title: "Optional") var optional: Optional<Array<Int>>
  @Parameter(title: "Measure") var measure: Measurement<UnitLength>
  func perform() async throws -> some IntentResult { .result() }
}
