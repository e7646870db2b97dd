import AppIntents

@propertyWrapper struct Clamped<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Logged<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value, _ name: String) { self.wrappedValue = wrappedValue }
}
struct Twice: AppIntent {
  static let title: LocalizedStringResource = "Twice"
  @Parameter(title: "Plain") var plain: Int
  @Clamped var other = 5
  @Logged("Parameter(title: \"No\")") @Clamped var both = 6
  func perform() async throws -> some IntentResult { .result() }
}
