import AppIntents

struct InBackground: AppIntent {
  static let title: LocalizedStringResource = "In Background"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  func perform() async throws -> some IntentResult { .result() }
}

struct Deferred: AppIntent {
  static let title: LocalizedStringResource = "Deferred"
  static let supportedModes: IntentModes = [.foreground(.deferred)]
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  func perform() async throws -> some IntentResult { .result() }
}

struct Immediate: AppIntent {
  static let title: LocalizedStringResource = "Immediate"
  static let supportedModes: IntentModes = [.foreground(.immediate)]
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresLocalDeviceAuthentication }

  func perform() async throws -> some IntentResult & OpensIntent & ShowsSnippetView & ProvidesDialog { .result() }
}

struct Continuing: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Continuing"

  func perform() async throws -> some ProvidesDialog { .result(dialog: "Done") }
}

@available(iOS 17, macOS 14, *)
@available(watchOS, unavailable)
struct Hidden: AppIntent {
  static let title = LocalizedStringResource("hidden.title", defaultValue: "Hidden", table: "Intents", comment: "Never seen")
  static let description: IntentDescription = "Does nothing"
  static let isDiscoverable = false
  static let persistentIdentifier = "com.example.hidden"

  func perform() async throws -> some IntentResult & ReturnsValue<Int?> & OpensIntent { .result(value: nil) }
}

struct ForAssistants: AppIntent {
  static let title: LocalizedStringResource = "For Assistants"
  static let isAssistantOnly = true

  func perform() async throws -> some IntentResult { .result() }
}

// Its identifier is 'RenamedIntent': in the document of Apple's Voice Memos, the key and the 'identifier' of a migrated action
// are its 'customIntentClassName'.
struct Renamed: AppIntent, DeprecatedAppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Renamed"
  static let intentClassName = "RenamedIntent"
  static let deprecation = IntentDeprecation(message: "Use the other one", replacedBy: Hidden.self)

  func perform() async throws -> some IntentResult { .result() }
}
