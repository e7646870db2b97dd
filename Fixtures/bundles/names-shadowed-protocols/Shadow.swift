import AppIntents

// The app's own protocol of this name is the one that an unqualified name means.
protocol AppIntent {
  static var title: String { get }
}

protocol EntityQuery {}

struct Shadowed: AppIntent {
  static let title = "Shadowed"
}

struct ShadowedQuery: EntityQuery {}

struct Real: AppIntents.AppIntent {
  static let title: LocalizedStringResource = "Real"
  @Parameter(title: "Count") var count: Int
  func perform() async throws -> some IntentResult { .result() }
}

// A refinement of the framework's that isn't shadowed.
struct Opening: OpenIntent {
  static let title: LocalizedStringResource = "Opening"
  @Parameter(title: "Target") var target: StringSearchScope
  func perform() async throws -> some IntentResult { .result() }
}

enum Scope {
  protocol AppEnum {}

  enum Inside: String, AppEnum {
    case a
  }
}

enum Outside: String, AppEnum {
  case a
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Outside"
  static let caseDisplayRepresentations: [Outside: DisplayRepresentation] = [.a: "A"]
}
