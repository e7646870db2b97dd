import AppIntents

enum Flavor: String, AppEnum {
  case sweet, sour
  case `default`
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flavor"
  static let caseDisplayRepresentations: [Flavor: DisplayRepresentation] = [
    .sweet: "Sweet", .sour: "Sour", .default: "Default",
  ]
}

struct Defaults: AppIntent {
  static let title: LocalizedStringResource = "Defaults"

  @Parameter(title: "True", default: true) var isTrue: Bool
  @Parameter(title: "False", default: false) var isFalse: Bool?
  @Parameter(title: "Negative", default: -7) var negative: Int
  @Parameter(title: "Underscores", default: 10_000) var underscores: Int
  @Parameter(title: "Hexadecimal", default: 0xFF_00) var hexadecimal: Int
  @Parameter(title: "Binary", default: 0b101) var binary: Int
  @Parameter(title: "Octal", default: 0o17) var octal: Int
  @Parameter(title: "Leading Zeros", default: 007) var leadingZeros: Int
  @Parameter(title: "Double", default: 2.5) var double: Double
  @Parameter(title: "Whole Double", default: 3) var wholeDouble: Double
  @Parameter(title: "Exponent", default: 1.5e3) var exponent: Double
  @Parameter(title: "Hexadecimal Double", default: 0x1p-2) var hexadecimalDouble: Double
  @Parameter(title: "Coerced", default: 1 as Double) var coerced: Double
  @Parameter(title: "Parenthesized", default: (3)) var parenthesized: Int
  @Parameter(title: "String", default: "tea") var string: String
  @Parameter(title: "Emoji", default: "😃") var emoji: String
  @Parameter(title: "Empty", default: "") var empty: String
  @Parameter(title: "Lines", default: "one\ntwo\t\\\"") var lines: String
  @Parameter(title: "Case", default: .sour) var implicitCase: Flavor
  @Parameter(title: "Qualified Case", default: Flavor.sweet) var qualifiedCase: Flavor
  @Parameter(title: "Keyword Case", default: .default) var keywordCase: Flavor
  @Parameter(title: "Quoted Case", default: .`default`) var quotedCase: Flavor
  @Parameter(title: "Nil", default: nil) var nothing: Int?
  @Parameter(title: "List", default: [.sweet, .sour]) var list: [Flavor]
  @Parameter(title: "Strings", default: ["a", "b"]) var strings: [String]
  @Parameter(title: "No Items", default: []) var noItems: [String]
  @Parameter(title: "Entity", default: Cup(id: "first")) var entity: Cup

  func perform() async throws -> some IntentResult { .result() }
}

struct Cup: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let defaultQuery = CupQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Cup" }
}

struct CupQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Cup] { [] }
}
