import AppIntents

enum K { static let title: LocalizedStringResource = "K"; static var text: String { "k" } }
struct Statics: AppIntent {
  static let ownTitle: LocalizedStringResource = "Own"
  static let title: LocalizedStringResource = K.title
  static let description = IntentDescription(K.title)
  @Parameter(title: K.title, default: K.text) var a: String
  @Parameter(title: Self.ownTitle) var b: String
  @Parameter(title: Statics.ownTitle) var c: String
  static let openAppWhenRun = Self.opens
  static let opens = true
  func perform() async throws -> some IntentResult { .result() }
}
