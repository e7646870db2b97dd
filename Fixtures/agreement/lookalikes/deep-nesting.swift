import AppIntents

enum A { enum B { enum C { enum D { enum E { enum F { enum G { enum H {
  struct Deep: AppIntent { static let title: LocalizedStringResource = "Deep"; @Parameter(title: "d", default: ((((((1)))))) ) var d: Int; func perform() async throws -> some IntentResult { .result() } }
} } } } } } } }
extension A.B.C.D { struct Side: AppIntent { static let title: LocalizedStringResource = "Side"; func perform() async throws -> some IntentResult { .result() } } }
