import AppIntents

extension AddsInOtherFile: CancellableIntent {}

extension OnlyInOtherFile: AppIntent {
  static let title: LocalizedStringResource = "Only in Another File"
  func perform() async throws -> some IntentResult { .result() }
}

extension App.MemberOfModule: AppIntent {
  static let title: LocalizedStringResource = "Member of the Module"
  func perform() async throws -> some IntentResult { .result() }
}
