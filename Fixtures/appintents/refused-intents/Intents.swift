import AppIntents

// Each intent has one construct that cannot be written, or only with an unverified encoding.

struct LacksBranch: AppIntent {
  static let title: LocalizedStringResource = "Lacks a Branch"

  static var parameterSummary: some ParameterSummary {
    When(\.$isLoud, .equalTo, true) {
      Summary("Loud")
    }
  }

  @Parameter(title: "Loud") var isLoud: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct ComparesOddly: AppIntent {
  static let title: LocalizedStringResource = "Compares Oddly"

  static var parameterSummary: some ParameterSummary {
    When(\.$count, .resembles, 3) {
      Summary("Three")
    } otherwise: {
      When(\.$count, .equalTo, "three") {
        Summary("Text")
      } otherwise: {
        When(\.$count, .equalTo, limit) {
          Summary("Limit")
        } otherwise: {
          When(\.$missing, .equalTo, 3) {
            Summary("Missing")
          } otherwise: {
            Summary("Other")
          }
        }
      }
    }
  }

  @Parameter(title: "Count") var count: Int

  func perform() async throws -> some IntentResult { .result() }
}

struct Untitled: AppIntent {
  func perform() async throws -> some IntentResult { .result() }
}

struct Replaced: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Replaced"
  static let deprecation = IntentDeprecation(message: "Use another one.", replacedBy: NotScanned.self)

  func perform() async throws -> some IntentResult { .result() }
}

struct InheritsPerform: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Inherits Perform"
}

struct NeverPerforms: AppIntent {
  static let title: LocalizedStringResource = "Never Performs"
}

struct ForTheAssistant: AppIntent {
  static let title: LocalizedStringResource = "For the Assistant"
  static let isAssistantOnly = true
  static let isDiscoverable = true

  func perform() async throws -> some IntentResult { .result() }
}

struct Guarded: AppIntent {
  static let title: LocalizedStringResource = "Guarded"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresRetinaScan

  func perform() async throws -> some IntentResult { .result() }
}

struct SearchesMovies: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Searches Movies"
  static let searchScopes: [StringSearchScope] = [.games, .general, .init("games"), extraScope]

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

struct SearchesWithoutScopes: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Searches Without Scopes"

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

struct SearchesOneScope: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Searches One Scope"
  static let searchScopes: StringSearchScope = .general

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .whiteboard.updateBoard)
struct UpdateBoard {
  @Parameter(title: "Board") var target: String

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .calendar.updateEvent)
struct UpdateEvent {
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(.readOnly)
struct HasTraits: AppIntent {
  static let title: LocalizedStringResource = "Has Traits"

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: currentSchema)
struct HasVariableSchema {
  func perform() async throws -> some IntentResult { .result() }
}

struct OpensNothing: OpenIntent {
  static let title: LocalizedStringResource = "Opens Nothing"

  func perform() async throws -> some IntentResult { .result() }
}

struct OpensText: OpenIntent {
  static let title: LocalizedStringResource = "Opens Text"

  @Parameter(title: "Text") var target: String

  func perform() async throws -> some IntentResult { .result() }
}

struct BothModes: AppIntent {
  static let title: LocalizedStringResource = "Both Modes"
  static let supportedModes: IntentModes = [.background, .foreground]

  func perform() async throws -> some IntentResult { .result() }
}

struct OpensInBackground: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Opens in the Background"
  static let searchScopes: [StringSearchScope] = [.general]
  static let supportedModes: IntentModes = .background

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

struct UnknownMode: AppIntent {
  static let title: LocalizedStringResource = "Unknown Mode"
  static let supportedModes: IntentModes = [.background, .foreground(.eventually), .split(screen)]

  func perform() async throws -> some IntentResult { .result() }
}

struct RunsElsewhere: AppIntent {
  static let title: LocalizedStringResource = "Runs Elsewhere"
  static let allowedExecutionTargets: IntentExecutionTargets = .appIntentsExtension

  func perform() async throws -> some IntentResult { .result() }
}

struct RunsAnywhere: AppIntent {
  static let title: LocalizedStringResource = "Runs Anywhere"
  static let allowedExecutionTargets: IntentExecutionTargets = chosenTargets()

  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS, deprecated)
struct Deprecated: AppIntent {
  static let title: LocalizedStringResource = "Deprecated"

  func perform() async throws -> some IntentResult { .result() }
}

@available(DriverKit 20.0, *)
struct OnDriverKit: AppIntent {
  static let title: LocalizedStringResource = "On DriverKit"

  func perform() async throws -> some IntentResult { .result() }
}

struct Generic<Value>: AppIntent {
  static var title: LocalizedStringResource { "Generic" }

  func perform() async throws -> some IntentResult { .result() }
}

func makeIntent() {
  struct InsideFunction: AppIntent {
    static let title: LocalizedStringResource = "Inside Function"

    func perform() async throws -> some IntentResult { .result() }
  }
}

extension Array {
  struct InsideArray: AppIntent {
    static var title: LocalizedStringResource { "Inside Array" }

    func perform() async throws -> some IntentResult { .result() }
  }
}

extension NotScanned {
  struct InsideNotScanned: AppIntent {
    static let title: LocalizedStringResource = "Inside Not Scanned"

    func perform() async throws -> some IntentResult { .result() }
  }
}

protocol Titled {}
extension Titled {
  static var title: LocalizedStringResource { makeTitle() }
}

struct TitledByProtocol: AppIntent, Titled {
  func perform() async throws -> some IntentResult { .result() }
}

struct UnclearResult: AppIntent {
  static let title: LocalizedStringResource = "Unclear Result"

  func perform() async throws -> Outcome { Outcome() }
}

struct ReturnsUnion: AppIntent {
  static let title: LocalizedStringResource = "Returns Union"

  func perform() async throws -> some IntentResult & ReturnsValue<Choice> { .result(value: .text("")) }
}

@UnionValue
enum Choice {
  case text(String), number(Int)
}
