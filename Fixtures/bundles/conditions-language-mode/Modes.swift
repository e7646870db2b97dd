import AppIntents

#if swift(>=6.0)
  struct Six: AppIntent {
    static let title: LocalizedStringResource = "Six"
    func perform() async throws -> some IntentResult { .result() }
  }
#else
  struct Five: AppIntent {
    static let title: LocalizedStringResource = "Five"
    func perform() async throws -> some IntentResult { .result() }
  }
#endif
#if compiler(>=99)
  struct Later: AppIntent { a form that ( no compiler knows yet "
  }
#endif
struct Always: AppIntent {
  static let title: LocalizedStringResource = "Always"
  #if !(compiler(>=5))
    static let description: @@ [ "
  #endif
  func perform() async throws -> some IntentResult {
    #if compiler(>=99) && os(iOS)
      wait( for "it
    #elseif os(visionOS)
      let x = 1
    #endif
    return .result()
  }
}
