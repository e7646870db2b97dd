import AppIntents

struct Outer {
  init() {
    struct InInit: AppIntent { static let title: LocalizedStringResource = "In Init"; func perform() async throws -> some IntentResult { .result() } }
    _ = InInit()
  }
  var getter: Int {
    enum InGetter: String, AppEnum {
      case a
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "In Getter"
      static let caseDisplayRepresentations: [InGetter: DisplayRepresentation] = [.a: "A"]
    }
    return 1
  }
  func method() {
    func nested() {
      struct InNested: AppIntent { static let title: LocalizedStringResource = "In Nested"; func perform() async throws -> some IntentResult { .result() } }
    }
    let closure = {
      struct InClosure: AppIntent { static let title: LocalizedStringResource = "In Closure"; func perform() async throws -> some IntentResult { .result() } }
      _ = InClosure()
    }
    closure()
    if true { struct InIf: AppIntent { static let title: LocalizedStringResource = "In If"; func perform() async throws -> some IntentResult { .result() } } }
  }
  subscript(index: Int) -> Int {
    struct InSubscript: AppIntent { static let title: LocalizedStringResource = "In Subscript"; func perform() async throws -> some IntentResult { .result() } }
    return index
  }
}
