import AppIntents

@propertyWrapper struct logged<Value> {
  var wrappedValue: Value
}
@propertyWrapper struct Clamped<Value> {
  var wrappedValue: Value
}
@globalActor actor Storage { static let shared = Storage() }
@resultBuilder struct List { static func buildBlock(_ parts: String...) -> String { parts.joined() } }
typealias observed = logged
typealias field = IntentParameter

struct Wrapped: AppIntent {
  static let title: LocalizedStringResource = "Wrapped"
  @logged @Parameter(title: "Lowercase") var lowercase: String
  @Clamped @Parameter(title: "Uppercase") var uppercase: Int
  @observed @logged @Parameter(title: "Alias") var alias: String
  @available(iOS 17, *) @MainActor @Parameter(title: "Actor") var actor: String
  @nonobjc @usableFromInline @Parameter(title: "Swift's own") var swifts: String
  @Storage @Parameter(title: "Own Actor") var ownActor: String
  @field(title: "Lowercase Alias", description: "Of the framework's wrapper") var framework: String
  @ /* a comment */ logged @
  Parameter(title: "Spaced") var spaced: String
  init() { fatalError() }
  func perform() async throws -> some IntentResult { .result() }
}
