import AppIntents

enum Mood: String, AppEnum {
  case none, some, glad
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Mood", numericFormat: .none)
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .none: .init(title: "None", subtitle: .none, image: .none),
    .some: .init(title: "Some", subtitle: .some("A bit"), image: .some(.init(systemName: "circle"))),
    .glad: DisplayRepresentation(
      title: "Glad", subtitle: Optional.some("Very"), image: Optional.some(DisplayRepresentation.Image(named: "glad"))),
  ]
}

struct Absent: AppIntent {
  static let title: LocalizedStringResource = "Absent"
  static let description: IntentDescription? = .none
  @Parameter(title: "a", description: .none, default: .none) var a: Int?
  @Parameter(title: "b", description: Optional.none, default: Optional.none) var b: Int
  @Parameter(title: "c", description: (nil), default: (Optional<String>.none)) var c: String
  @Parameter(title: "d", description: nil as LocalizedStringResource?, default: String?.none) var d: String?
  @Parameter(title: "e", default: Swift.Optional<Int>.none) var e: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct Present: AppIntent {
  static let title: LocalizedStringResource = "Present"
  static let description: IntentDescription? = .some("Described")
  @Parameter(title: "a", description: .some("A"), default: .some(3)) var a: Int?
  @Parameter(title: "b", description: Optional.some("B"), default: Optional.some(4)) var b: Int
  @Parameter(title: "c", description: (.some("C")), default: (Optional<String>.some("c"))) var c: String
  @Parameter(title: "d", description: .some(LocalizedStringResource("D")), default: String?.some("d")) var d: String?
  @Parameter(title: "e", requestValueDialog: .some("Which?")) var e: Int
  @Parameter(title: "f", default: .some(.glad)) var f: Mood
  @Parameter(title: "g", default: Optional.some(Mood.glad)) var g: Mood?
  @Parameter(title: "h", default: Mood.none) var h: Mood
  @Parameter(title: "i", default: .some(Mood.none)) var i: Mood
  @Parameter(title: "k", inputOptions: .some(.init(capitalizationType: .none))) var k: String
  @Parameter(title: "l", default: Optional(5)) var l: Int
  @Parameter(title: "m", default: .init(6)) var m: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct Wrapped: AppIntent {
  static let title: LocalizedStringResource = "Wrapped"
  static let description = Optional.some(
    IntentDescription("Described", categoryName: .some("Group"), searchKeywords: [], resultValueName: .none))
  func perform() async throws -> some IntentResult { .result() }
}

struct Typed: AppIntent {
  static let title: LocalizedStringResource = "Typed"
  static let description = Optional<IntentDescription>.none
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Present(), phrases: ["Present with \(.applicationName)"],
      shortTitle: LocalizedStringResource("Present", table: .some("Intents"), comment: .none), systemImageName: "circle")
  }
}
