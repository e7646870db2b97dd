import AppIntents

struct ContainsNothing: AppIntent {
  static let title: LocalizedStringResource = "Contains Nothing"
  func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

struct ContainsDialog: AppIntent {
  static let title: LocalizedStringResource = "Contains a Dialog"
  func perform() async throws -> IntentResultContainer<String, Never, Never, IntentDialog> {
    .result(value: "", dialog: "Done")
  }
}

struct ContainsIntent: AppIntent {
  static let title: LocalizedStringResource = "Contains an Intent"
  func perform() async throws -> IntentResultContainer<Never, ContainsNothing, Never, IntentDialog> {
    .result(opensIntent: ContainsNothing(), dialog: "Done")
  }
}

// The same by the protocols: the flags have to be equal.
struct PromisesDialog: AppIntent {
  static let title: LocalizedStringResource = "Promises a Dialog"
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(value: "", dialog: "Done")
  }
}
