import AppIntents

// Every form of a constant, once, where the framework takes one.
struct Constants: AppIntent {
  static let title: LocalizedStringResource = ((("Constants")))
  static let description: IntentDescription? = IntentDescription(stringLiteral: "By its literal initializer")
  static let persistentIdentifier: String = "constants" as String

  @Parameter(title: "Sum", default: Optional.some(3)) var some: Int?
  @Parameter(title: "None", default: .none) var none: Int?
  @Parameter(title: "Initializer", default: Int("3")!) var initializer: Int
  @Parameter(title: "Double", default: Double(3)) var double: Double
  @Parameter(title: "Link", default: URL(string: "https://library.example/?q=a b")!) var link: URL
  @Parameter(title: "Nested", default: Outer.Level.high) var nested: Outer.Level
  @Parameter(title: "Module", default: App.Outer.Level.low) var module: Outer.Level
  @Parameter(title: "Implicit", default: .init("text")) var implicit: String
  @Parameter(title: "Bounds", inclusiveRange: (-1.5, 1e3)) var bounds: Double
  @Parameter(title: "Big", default: 9_223_372_036_854_775_807) var big: Int
  @Parameter(title: "Small", default: -9_223_372_036_854_775_808) var small: Int
  @Parameter(title: "Set", default: ["b", "a", "b"]) var list: [String]

  func perform() async throws -> some IntentResult { .result() }
}

enum Outer {
  enum Level: Int, AppEnum {
    case low, high
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
    static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low", .high: "High"]
  }
}
