import AppIntents

private struct PrivateIntent: AppIntent {
  static let title: LocalizedStringResource = "Private"
  @Parameter(title: "Mood") var mood: Mood
  func perform() async throws -> some IntentResult { .result() }
}

fileprivate struct FileprivateIntent: AppIntent {
  static let title: LocalizedStringResource = "Fileprivate"
  func perform() async throws -> some IntentResult { .result() }
}

private enum Mood: String, AppEnum {
  case good
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Good Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.good: "Good"]
}

struct Holder {
  private struct Inner: AppIntent {
    static let title: LocalizedStringResource = "Inner"
    func perform() async throws -> some IntentResult { .result() }

    private struct Innermost: AppIntent {
      static let title: LocalizedStringResource = "Innermost"
      func perform() async throws -> some IntentResult { .result() }
    }
  }
}

private extension Holder {
  struct FromExtension: AppIntent {
    static let title: LocalizedStringResource = "From a Private Extension"
    func perform() async throws -> some IntentResult { .result() }
  }
}
