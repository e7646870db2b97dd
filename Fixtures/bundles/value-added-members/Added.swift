import AppIntents

extension UTType { static let mine = UTType(exportedAs: "org.example.mine") }
extension IntentModes {
  static var usual: IntentModes { .background }
  static func everything() -> IntentModes { .foreground }
}
extension Int { static func most() -> Int { 9 } }

struct AddedMembers: AppIntent {
  static let title: LocalizedStringResource = "Added Members"
  static let supportedModes: IntentModes = [.foreground, .usual]
  @Parameter(title: "File", supportedContentTypes: [.mine, .pdf]) var file: IntentFile
  @Parameter(title: "Implicit", default: .most()) var implicit: Int
  @Parameter(title: "Explicit", default: Int.most()) var explicit: Int
  @Parameter(title: "Some", default: .some(3)) var wrapped: Int
  @Parameter(title: "None", default: .none) var nothing: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct AddedFunction: AppIntent {
  static let title: LocalizedStringResource = "Added Function"
  static var supportedModes: IntentModes { .everything() }
  func perform() async throws -> some IntentResult { .result() }
}
