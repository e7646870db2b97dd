import AppIntents

// The combinations of parameters that an intent is suggested with.
struct WaterPlant: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Water Plant"
  @Parameter(title: "Plant") var plant: String
  @Parameter(title: "Liters") var liters: Int
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$plant, \.$liters)) { plant, liters in
      DisplayRepresentation(title: "Water \(plant) with \(liters) liters", subtitle: nil)
    }
    IntentPrediction(parameters: (\.$plant)) { _ in DisplayRepresentation(title: "Water it", subtitle: "Again") }
    #if os(iOS)
      IntentPrediction { "Water a plant" }
    #endif
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct CutGrass: PredictableIntent {
  static let title: LocalizedStringResource = "Cut Grass"
  @Parameter(title: "Garden") var garden: String
  func perform() async throws -> some IntentResult { .result() }
}

extension CutGrass {
  @available(iOS 17, macOS 14, *)
  static var predictionConfiguration: some IntentPredictionConfiguration {
    return IntentPrediction(
      parameters: \CutGrass.$garden,
      displayRepresentation: { garden in
        let words = "Cut \(garden)"
        return DisplayRepresentation(title: "\(words)")
      })
  }
}

// The predictions are in another member.
struct FeedBirds: PredictableIntent {
  static let title: LocalizedStringResource = "Feed Birds"
  static var predictionConfiguration: some IntentPredictionConfiguration { usual }
  static var usual: IntentPrediction<FeedBirds, ()> { IntentPrediction { "Feed the birds" } }
  func perform() async throws -> some IntentResult { .result() }
}
