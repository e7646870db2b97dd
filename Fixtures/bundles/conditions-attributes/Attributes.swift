import AppIntents

#if os(macOS)
  @available(macOS 14, *)
#else
  @available(iOS 17, *)
#endif
struct Attributed: AppIntent {
  static let title: LocalizedStringResource = "Attributed"

  #if os(macOS)
    @MainActor
  #endif
  @Parameter(title: "Name")
  #if os(iOS)
    @available(iOS 18, *)
  #endif
  var name: String?

  func perform() async throws -> some IntentResult { .result() }
}

#if DEBUG
  @MainActor
#endif
enum Plain: String, AppEnum {
  case a
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plain"
  static let caseDisplayRepresentations: [Plain: DisplayRepresentation] = [.a: "A"]
}
