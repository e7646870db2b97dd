import AppIntents

struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"
  var text: String { "a \("b \("c }") d" + "{") e" }
  var more: String { "\(["k": "}"]["k"] ?? "\"")" }
  var multi: String { """
    \("inner" + """
      deeper "}" {
      """)
    """ }
  @Parameter(title: "Still here") var here: Int
  func perform() async throws -> some IntentResult { .result() }
}
