import AppIntents

// Each intent has one parameter that cannot be written, or only with an unverified encoding.

struct Untyped: AppIntent {
  static let title: LocalizedStringResource = "Untyped"

  @Parameter(title: "Any") var any = makeValue()

  func perform() async throws -> some IntentResult { .result() }
}

struct TakesInt8: AppIntent {
  static let title: LocalizedStringResource = "Takes Int8"

  @Parameter(title: "Small") var small: Int8

  func perform() async throws -> some IntentResult { .result() }
}

struct OddConnection: AppIntent {
  static let title: LocalizedStringResource = "Odd Connection"

  @Parameter(title: "Text", inputConnectionBehavior: .sometimes) var text: String
  @Parameter(title: "Other", inputConnectionBehavior: chosenBehavior()) var other: String

  func perform() async throws -> some IntentResult { .result() }
}

struct HasInitialValue: AppIntent {
  static let title: LocalizedStringResource = "Has Initial Value"

  @Parameter(title: "Text") var text: String = "a"

  func perform() async throws -> some IntentResult { .result() }
}

struct TakesFloat: AppIntent {
  static let title: LocalizedStringResource = "Takes Float"

  @Parameter(title: "Share") var share: Float

  func perform() async throws -> some IntentResult { .result() }
}

struct HasNoDefault: AppIntent {
  static let title: LocalizedStringResource = "Has No Default"

  @Parameter(title: "Page", default: nil) var page: URL?
  @Parameter(title: "Text", default: nil) var text: String?

  func perform() async throws -> some IntentResult { .result() }
}

struct TakesUnknownTypes: AppIntent {
  static let title: LocalizedStringResource = "Takes Unknown Types"

  @Parameter(title: "Nested") var nested: [[String]]
  @Parameter(title: "Other") var other: NotScanned
  @Parameter(title: "Unit") var unit: Measurement<UnitOfMeasure>
  @Parameter(title: "Union") var union: Either

  func perform() async throws -> some IntentResult { .result() }
}

@UnionValue
enum Either {
  case text(String), number(Int)
}

struct OddArguments: AppIntent {
  static let title: LocalizedStringResource = "Odd Arguments"

  @Parameter("Unlabeled") var unlabeled: String
  @Parameter(title: "Day", kind: .week) var day: Date
  @Parameter(title: "Computed", default: makeValue()) var computed: String
  @Parameter(title: "Bool", default: "yes") var flag: Bool
  @Parameter(title: "Named", displayName: .onAndOff) var named: Bool
  @Parameter(title: "Level", default: .middle) var level: Level
  @Parameter(title: "Range", inclusiveRange: 5) var range: Int
  @Parameter(title: "Day", inclusiveRange: (0, 1.5)) var otherDay: Date
  @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: Int
  @Parameter(title: "Goal", supportsNegativeNumbers: .never) var goal: Measurement<UnitDuration>
  @Parameter(title: "Way", unit: .meters, unitAdjustForLocale: .always) var way: Measurement<UnitLength>
  @Parameter(title: "Style", controlStyle: .dial) var style: Int
  @Parameter(title: "Options", inputOptions: .plain) var options: String
  @Parameter(title: "Keyboard", inputOptions: .init(keyboardType: .numberPad)) var keyboard: String
  @Parameter(title: "File", supportedContentTypes: .pdf) var file: IntentFile
  @Parameter(title: "Files", supportedContentTypes: [.pdf, .spaceship]) var files: [IntentFile]
  @Parameter(title: "Sizes", size: [.systemSmall: 2, small: 3]) var sizes: [String]
  @Parameter(title: "Other Sizes", size: [.init("small"): 3, .systemLarge: .some]) var otherSizes: [String]

  func perform() async throws -> some IntentResult { .result() }
}

enum Level: String, AppEnum {
  case low

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low"]
}

struct TitleIsNumber: AppIntent {
  static let title: LocalizedStringResource = "Title Is Number"

  @Parameter(title: 5) var count: Int

  func perform() async throws -> some IntentResult { .result() }
}

/// A type of the app that is neither an entity nor an enum.
struct Ruler {}

struct TakesPlainType: AppIntent {
  static let title: LocalizedStringResource = "Takes Plain Type"

  @Parameter(title: "Ruler") var ruler: Ruler

  func perform() async throws -> some IntentResult { .result() }
}
