import AppIntents

@propertyWrapper struct Logged<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value, _ name: String) { self.wrappedValue = wrappedValue }
}
struct Twice: AppIntent {
  static let title: LocalizedStringResource = "Twice"
  @Logged("x") @Parameter(title: "Inner") var inner: Int = 5
  @Parameter(title: "Plain") var plain: Int
  func perform() async throws -> some IntentResult { .result() }
}
