import AppIntents

struct Plain: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  static var parameterSummary: some ParameterSummary {
    Summary("Water the garden")
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct Placeholders: AppIntent {
  static let title: LocalizedStringResource = "Placeholders"
  @Parameter(title: "Plant") var plant: String
  @Parameter(title: "Liters") var liters: Int
  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plant) with \(\.$liters) liters")
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct Others: AppIntent {
  static let title: LocalizedStringResource = "Others"
  @Parameter(title: "Plant") var plant: String
  @Parameter(title: "Day") var day: Date
  @Parameter(title: "Warm") var isWarm: Bool
  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plant)") {
      \.$day
      \.$isWarm
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct OthersAlone: AppIntent {
  static let title: LocalizedStringResource = "Others Alone"
  @Parameter(title: "Day") var day: Date
  static var parameterSummary: some ParameterSummary { Summary { \.$day } }
  func perform() async throws -> some IntentResult { .result() }
}

struct Empty: AppIntent {
  static let title: LocalizedStringResource = "Empty"
  static var parameterSummary: some ParameterSummary { Summary() }
  func perform() async throws -> some IntentResult { .result() }
}

struct Spelled: AppIntent {
  static let title: LocalizedStringResource = "Spelled"
  @Parameter(title: "Plant") var plant: String
  @Parameter(title: "Day") var day: Date
  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\Spelled.$plant)", table: "Summaries") {
      \Spelled.$day
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct Stored: AppIntent {
  static let title: LocalizedStringResource = "Stored"
  @Parameter(title: "Plant") var plant: String
  static let parameterSummary = Summary("Water \(\.$plant)")
  func perform() async throws -> some IntentResult { .result() }
}

struct Returned: AppIntent {
  static let title: LocalizedStringResource = "Returned"
  @Parameter(title: "Plant") var plant: String
  static var parameterSummary: some ParameterSummary {
    return Summary("Water \(\.$plant)")
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct Keyed: AppIntent {
  static let title: LocalizedStringResource = "keyed.title"
  @Parameter(title: "keyed.plant") var aPlantWithAVeryLongNameOfFortyCharacters: String
  @Parameter(title: "keyed.day") var day: Date
  static var parameterSummary: some ParameterSummary {
    Summary("KeyedIntent.parameterSummary\(\.$aPlantWithAVeryLongNameOfFortyCharacters)\(\.$day)")
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct InExtension: AppIntent {
  static let title: LocalizedStringResource = "In an Extension"
  @Parameter(title: "Plant") var plant: String
  func perform() async throws -> some IntentResult { .result() }
}

extension InExtension {
  static var parameterSummary: some ParameterSummary {
    Summary("Water “\(\.$plant)” – now")
  }
}
