import AppIntents

@main struct TripsApp {
  static func main() {}
}

struct AddTrip: AppIntent {
  static let title: LocalizedStringResource = "Add Trip"

  func perform() async throws -> some IntentResult { .result() }
}
