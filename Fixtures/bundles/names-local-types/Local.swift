import AppIntents

func makeIntents() -> [any AppIntent.Type] {
  struct InFunction: AppIntent {
    static let title: LocalizedStringResource = "In a Function"
    func perform() async throws -> some IntentResult { .result() }
  }
  return [InFunction.self]
}

struct Factory {
  var intent: any AppIntent.Type {
    struct InGetter: AppIntent {
      static let title: LocalizedStringResource = "In a Getter"
      func perform() async throws -> some IntentResult { .result() }
    }
    return InGetter.self
  }

  init() {
    enum InInitializer: String, AppEnum {
      case only
      static var typeDisplayRepresentation: TypeDisplayRepresentation { "In an Initializer" }
      static var caseDisplayRepresentations: [InInitializer: DisplayRepresentation] { [.only: "Only"] }
    }
    _ = InInitializer.only
  }

  func method(count: Int) -> Int {
    struct InMethod: AppIntent {
      static let title: LocalizedStringResource = "In a Method"
      @Parameter(title: "Count") var count: Int
      func perform() async throws -> some IntentResult { .result() }
    }
    do {
      struct InBlock: AppIntent {
        static let title: LocalizedStringResource = "In a Block"
        func perform() async throws -> some IntentResult { .result() }
      }
      _ = InBlock()
    }
    _ = InMethod()
    return count
  }
}
