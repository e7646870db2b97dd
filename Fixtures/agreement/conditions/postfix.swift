import AppIntents

struct Chain { func a() -> Chain { self }; func b() -> Chain { self } }
struct Postfix: AppIntent {
  static let title: LocalizedStringResource = "Postfix"
  var chain: Chain {
    Chain()
      .a()
      #if os(Linux)
        .b()
      #else
        .c()
      #endif
      .a()
  }
  @Parameter(title: "After") var after: Int
  func perform() async throws -> some IntentResult { .result() }
}
