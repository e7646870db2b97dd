import AppIntents

let one = /struct No: AppIntent \{ "/
let two = #/ struct No: AppIntent { " /#
let three = 6 / 2 / 1
let four = #/
  struct No: AppIntent {  # a comment with a "
/#
struct Real: AppIntent {
  static let title: LocalizedStringResource = "Real"
  var pattern: Regex<Substring> { /[{"]/ }
  @Parameter(title: "Behind") var behind: Int
  func perform() async throws -> some IntentResult { .result() }
}
