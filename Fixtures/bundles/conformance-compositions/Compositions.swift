import AppIntents

typealias Action = AppIntent
typealias QuietAction = Action & ProgressReportingIntent
typealias Kind = AppEnum & CaseIterable

enum Namespace {
  typealias Openable = OpenIntent
}

struct ByAlias: Action {
  static let title: LocalizedStringResource = "By Alias"
  func perform() async throws -> some IntentResult { .result() }
}

struct ByComposition: AppIntent & CancellableIntent {
  static let title: LocalizedStringResource = "By Composition"
  func perform() async throws -> some IntentResult { .result() }
}

struct ByAliasOfComposition: QuietAction, Sendable {
  static let title: LocalizedStringResource = "By an Alias of a Composition"
  func perform() async throws -> some IntentResult { .result() }
}

struct ByNestedAlias: Namespace.Openable {
  static let title: LocalizedStringResource = "By a Nested Alias"
  @Parameter(title: "Target") var target: StringSearchScope
  func perform() async throws -> some IntentResult { .result() }
}

protocol Composed: Sendable & AppIntent {}

struct ByProtocolOfComposition: Composed {
  static let title: LocalizedStringResource = "By a Protocol of a Composition"
  func perform() async throws -> some IntentResult { .result() }
}

protocol Constrained where Self: AppIntent {}

struct ByConstraint: Constrained, AppIntent {
  static let title: LocalizedStringResource = "By a Constraint"
  func perform() async throws -> some IntentResult { .result() }
}

enum Level: String, Kind {
  case low, high
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

struct Target {}
typealias Alias = Target

extension Alias: AppIntent {
  static let title: LocalizedStringResource = "Through an Alias of the Type"
  func perform() async throws -> some IntentResult { .result() }
}
