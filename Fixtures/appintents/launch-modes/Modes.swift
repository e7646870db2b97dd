import AppIntents

// Whether an intent opens the app. The document must have the values that the comments state: public builds assert them.

/// true, 3
struct BothDeclared: AppIntent {
  static let title: LocalizedStringResource = "Both Declared"
  static let openAppWhenRun: Bool = true
  @available(iOS 26.0, *) static var supportedModes: IntentModes { [.background, .foreground(.immediate)] }

  func perform() async throws -> some IntentResult { .result() }
}

/// true, 2: a mode with arguments outside an array literal is not read, so 'openAppWhenRun' decides.
struct LoneModeAndFlag: AppIntent {
  static let title: LocalizedStringResource = "Lone Mode and Flag"
  static let openAppWhenRun = true
  static var supportedModes: IntentModes { .foreground(.immediate) }

  func perform() async throws -> some IntentResult { .result() }
}

/// false, 1
struct LoneMode: AppIntent {
  static let title: LocalizedStringResource = "Lone Mode"
  static var supportedModes: IntentModes { .foreground(.dynamic) }

  func perform() async throws -> some IntentResult { .result() }
}

/// true, 1
struct BackgroundAndFlag: AppIntent {
  static let title: LocalizedStringResource = "Background and Flag"
  static let openAppWhenRun = true
  static var supportedModes: IntentModes { .background }

  func perform() async throws -> some IntentResult { .result() }
}

/// false, 9
struct DynamicAndFlag: AppIntent {
  static let title: LocalizedStringResource = "Dynamic and Flag"
  static let openAppWhenRun = false
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult { .result() }
}

/// true, 2: the protocol's default.
struct OpensWithLoneMode: OpenIntent {
  static let title: LocalizedStringResource = "Opens with Lone Mode"
  static var supportedModes: IntentModes { .foreground(.immediate) }

  @Parameter(title: "Page") var target: Page

  func perform() async throws -> some IntentResult { .result() }
}

/// true, 2
struct OpensByDefault: OpenIntent {
  static let title: LocalizedStringResource = "Opens by Default"

  @Parameter(title: "Page") var target: Page

  func perform() async throws -> some IntentResult { .result() }
}

/// true, 2
struct SearchesByDefault: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Searches by Default"
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

/// true, 2
struct StartsWorkout: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Starts Workout"
  static var suggestedWorkouts: [StartsWorkout] { [] }

  @Parameter(title: "Workout Style") var workoutStyle: Page
  var displayRepresentation: DisplayRepresentation { "Workout" }

  func perform() async throws -> some IntentResult { .result() }
}

/// false, 1: its own value counts.
struct StaysClosed: OpenIntent {
  static let title: LocalizedStringResource = "Stays Closed"
  static let openAppWhenRun = false

  @Parameter(title: "Page") var target: Page

  func perform() async throws -> some IntentResult { .result() }
}

enum Page: String, AppEnum {
  case first

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let caseDisplayRepresentations: [Page: DisplayRepresentation] = [.first: "First"]
}
