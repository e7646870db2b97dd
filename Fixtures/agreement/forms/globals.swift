import AppIntents

let globalTitle: LocalizedStringResource = "Global"
let globalNumber = 5
struct Global: AppIntent {
  static let title: LocalizedStringResource = globalTitle
  @Parameter(title: "a", default: globalNumber) var a: Int
  static let openAppWhenRun = globalFlag
  func perform() async throws -> some IntentResult { .result() }
}
let globalFlag = true
