import AppIntents

let code = "struct NotOne: AppIntent { static let title = \"No\" }"
let raw = #"struct NotTwo: AppIntent { "}" }"#
let lines = """
  struct NotThree: AppIntent {
    static let title: LocalizedStringResource = "No"
  """
let interpolated = "\({ () -> String in struct InInterpolation { let a = "}" }; return "\(InInterpolation().a)" }())"
struct Real: AppIntent {
  static let title: LocalizedStringResource = "} struct Not: AppIntent {"
  @Parameter(title: "/* no comment", default: "// none */") var a: String
  func perform() async throws -> some IntentResult { .result() }
}
