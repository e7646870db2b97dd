import AppIntents

struct Nothing: AppIntent {
  static let title: LocalizedStringResource = "Nothing"
  func perform() async throws -> some IntentResult { .result() }
}

struct Number: AppIntent {
  static let title: LocalizedStringResource = "Number"
  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}

struct ValueAlone: AppIntent {
  static let title: LocalizedStringResource = "Value Alone"
  func perform() async throws -> some ReturnsValue<String> { .result(value: "") }
}

struct OptionalValue: AppIntent {
  static let title: LocalizedStringResource = "Optional"
  func perform() async throws -> some IntentResult & ReturnsValue<String?> { .result(value: nil) }
}

struct ListValue: AppIntent {
  static let title: LocalizedStringResource = "List"
  func perform() async throws -> some ReturnsValue<[IntentFile]> & ProvidesDialog { .result(value: [], dialog: "Done") }
}

struct EntityValue: AppIntent {
  static let title: LocalizedStringResource = "Entity"
  func perform() async throws -> some ProvidesDialog & ReturnsValue<[LampEntity]> & IntentResult {
    .result(value: [], dialog: "Here they are.")
  }
}

struct EnumValue: AppIntent {
  static let title: LocalizedStringResource = "Enum"
  func perform() async throws -> some IntentResult & ReturnsValue<Color?> { .result(value: .red) }
}

struct MeasuredValue: AppIntent {
  static let title: LocalizedStringResource = "Measured"
  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>> {
    .result(value: Measurement(value: 1, unit: UnitLength.meters))
  }
}

struct DialogAlone: AppIntent {
  static let title: LocalizedStringResource = "Dialog"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Hello") }
}

struct Opening: AppIntent {
  static let title: LocalizedStringResource = "Opening"
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenLamp())
  }
}

struct Everything: AppIntent {
  static let title: LocalizedStringResource = "Everything"
  func perform() async throws
    -> some IntentResult
    & ReturnsValue<Bool>
    & ProvidesDialog
    & OpensIntent
    & ShowsSnippetView
  {
    .result(value: true)
  }
}

struct Qualified: AppIntent {
  static let title: LocalizedStringResource = "Qualified"
  func perform() async throws -> some AppIntents.IntentResult & AppIntents.ReturnsValue<Date> { .result(value: .now) }
}

struct NeverReturns: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Never"
  func perform() async throws -> Never { fatalError() }
}

struct PerformsInExtension: AppIntent {
  static let title: LocalizedStringResource = "In an Extension"
}

extension PerformsInExtension {
  func perform() async throws -> some IntentResult & ReturnsValue<URL> & ShowsSnippetView {
    .result(value: URL(fileURLWithPath: "/"))
  }
}

// Other functions of the name are not the requirement.
struct Overloaded: AppIntent {
  static let title: LocalizedStringResource = "Overloaded"
  func perform(twice: Bool) async throws -> some ReturnsValue<Int> { .result(value: 2) }
  static func perform() -> String { "" }
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Once") }
}

struct OpenLamp: OpenIntent {
  static let title: LocalizedStringResource = "Open Lamp"
  @Parameter(title: "Lamp") var target: LampEntity
  func perform() async throws -> some IntentResult { .result() }
}

enum Color: String, AppEnum {
  case red, green
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [.red: "Red", .green: "Green"]
}

struct LampEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = LampQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Lamp" }
}

struct LampQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [LampEntity] { [] }
}

// The type that '.result' makes, written out: an argument 'Never' says that there is nothing of the kind.
struct ContainsNothing: AppIntent {
  static let title: LocalizedStringResource = "Contains Nothing"
  func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

struct ContainsDialog: AppIntent {
  static let title: LocalizedStringResource = "Contains a Dialog"
  func perform() async throws -> IntentResultContainer<String, Never, Never, IntentDialog> {
    .result(value: "", dialog: "Done")
  }
}

typealias OpeningResult = AppIntents.IntentResultContainer<Swift.Never, OpenLamp, Swift.Never, Swift.Never>

struct ContainsIntent: AppIntent {
  static let title: LocalizedStringResource = "Contains an Intent"
  func perform() async throws -> OpeningResult { .result(opensIntent: OpenLamp()) }
}
