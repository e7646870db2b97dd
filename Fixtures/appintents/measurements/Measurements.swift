import AppIntents

// The arguments of measurements and dates: keys that Apple's frameworks export, and symbols of units that Foundation documents.

struct SetGoal: AppIntent {
  static let title: LocalizedStringResource = "Set Goal"

  @Parameter(title: "Goal", defaultUnit: .minutes, supportsNegativeNumbers: false) var goal: Measurement<UnitDuration>
  @Parameter(title: "Distance", unit: .kilometers, supportsNegativeNumbers: true) var distance: Measurement<UnitLength>
  @Parameter(title: "Temperature", defaultUnit: .celsius, defaultUnitAdjustForLocale: false)
  var temperature: Measurement<UnitTemperature>

  func perform() async throws -> some IntentResult { .result() }
}

// The key is that of the symbol that ends in `DateFormat`.
struct KindsOfDates: AppIntent {
  static let title: LocalizedStringResource = "Kinds of Dates"

  @Parameter(title: "Day", kind: .date) var day: Date
  @Parameter(title: "Alarm", kind: .time) var alarm: DateComponents
  @Parameter(title: "Moment", kind: .dateTime) var moment: Date

  func perform() async throws -> some IntentResult { .result() }
}

// Which of two arguments the key belongs to is not known.
struct AdjustsUnit: AppIntent {
  static let title: LocalizedStringResource = "Adjusts Unit"

  @Parameter(title: "Weight", unit: .kilograms, unitAdjustForLocale: true) var weight: Measurement<UnitMass>

  func perform() async throws -> some IntentResult { .result() }
}

// No symbol is known for a unit of this class.
struct UnknownUnit: AppIntent {
  static let title: LocalizedStringResource = "Unknown Unit"

  @Parameter(title: "Area", unit: .hectares) var area: Measurement<UnitArea>

  func perform() async throws -> some IntentResult { .result() }
}
