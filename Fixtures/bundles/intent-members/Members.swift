import AppIntents

struct Hidden: AppIntent {
  static let title: LocalizedStringResource = "Hidden"
  static let isDiscoverable: Bool = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  static let persistentIdentifier = "library.hidden"
  func perform() async throws -> some IntentResult { .result() }
}

struct Shown: AppIntent {
  static let title: LocalizedStringResource = "Shown"
  static var isDiscoverable: Bool { true }
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresLocalDeviceAuthentication }
  static var persistentIdentifier: String { "library.shown" }
  func perform() async throws -> some IntentResult { .result() }
}

struct SpelledOut: AppIntent {
  static let title: LocalizedStringResource = "Spelled Out"
  static let authenticationPolicy = IntentAuthenticationPolicy.alwaysAllowed
  func perform() async throws -> some IntentResult { .result() }
}

struct Migrated: CustomIntentMigratedAppIntent {
  static let intentClassName = "OpenShelfIntent"
  static let title: LocalizedStringResource = "Migrated"
  func perform() async throws -> some IntentResult { .result() }
}

struct Replaced: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Replaced"
  static let deprecation = IntentDeprecation(message: "Use Shown instead.", replacedBy: Shown.self)
  func perform() async throws -> some IntentResult { .result() }
}

struct Retired: AppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Retired"
  static var deprecation: IntentDeprecation<Never> { .init(message: "No longer needed.") }
  func perform() async throws -> some IntentResult { .result() }
}

struct Renamed: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Renamed"
  static let deprecation = IntentDeprecation(replacedBy: Shown.self)
  func perform() async throws -> some IntentResult { .result() }
}

// Not metadata, whatever their types: a dependency, a plain constant, a function of the same name.
struct Plumbing: AppIntent {
  static let title: LocalizedStringResource = "Plumbing"
  static let subtitle: LocalizedStringResource = "Not a member of AppIntent"

  @Dependency private var store: Store
  @AppDependency var cache: Store
  var count = 3
  private let names = ["a", "b"]
  static func isDiscoverable(on day: Int) -> Bool { day > 3 }
  func perform() async throws -> some IntentResult { .result() }
}

final class Store: Sendable {}

// A widget's or a focus filter's configuration has nothing to perform.
struct Configuration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Configuration"
}
