import AppIntents

// Members that the app adds to the framework's types are no names that the framework gives.
extension UTType { static let mine = UTType(exportedAs: "org.example.mine") }
extension IntentModes { static var usual: IntentModes { .background }; static func everything() -> IntentModes { .foreground } }
struct Added: AppIntent {
  static let title: LocalizedStringResource = "Added"
  static let supportedModes: IntentModes = .usual
  @Parameter(title: "File", supportedContentTypes: [.mine, .pdf]) var file: IntentFile
  func perform() async throws -> some IntentResult { .result() }
}
struct AddedCall: AppIntent {
  static let title: LocalizedStringResource = "Added Call"
  static var supportedModes: IntentModes { .everything() }
  func perform() async throws -> some IntentResult { .result() }
}
struct AddedList: AppIntent {
  static let title: LocalizedStringResource = "Added List"
  static var supportedModes: IntentModes { [.foreground, .usual] }
  func perform() async throws -> some IntentResult { .result() }
}
