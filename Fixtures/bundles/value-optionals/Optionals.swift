import AppIntents

struct Retired: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Retired"
  static let description: IntentDescription? = .none
  static var deprecation: IntentDeprecation<Never> { IntentDeprecation<Never>(message: "Gone", replacedBy: nil) }
  func perform() async throws -> some IntentResult { .result() }
}

struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"
  static let description: IntentDescription? = Optional.some(IntentDescription("Counts", categoryName: .none))
  @Parameter(title: "Absent", description: .none, default: .none) var absent: Int?
  @Parameter(title: "Nil", description: (nil), default: (nil)) var `nil`: Int?
  @Parameter(title: "Typed", default: Optional<Int>.none) var typed: Int?
  @Parameter(title: "Wrapped", description: .some("Described"), default: .some(3)) var wrapped: Int
  @Parameter(title: "Nested", default: (Optional.some((4)))) var nested: Int
  @Parameter(title: "Mood", default: .some(.none)) var mood: Mood
  @Parameter(title: "Case", default: Mood.none) var `case`: Mood
  func perform() async throws -> some IntentResult { .result() }
}

// A case of one's own that has the name of the optional's.
enum Mood: String, AppEnum {
  case none, glad
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: .init("Mood"), numericFormat: .none)
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .none: DisplayRepresentation(title: "None", subtitle: .none, image: .none),
    .glad: DisplayRepresentation(title: "Glad", subtitle: .some("Very"), image: .some(.init(systemName: "sun.max"))),
  ]
}
