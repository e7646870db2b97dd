import AppIntents

// Conformances and results of which the document says nothing.

struct PlayRadio: AppIntent, InstanceDisplayRepresentable {
  static let title: LocalizedStringResource = "Play Radio"

  var displayRepresentation: DisplayRepresentation { "Radio" }

  func perform() async throws -> some IntentResult & Sendable { .result() }
}

struct CountStations: AppIntent {
  static let title: LocalizedStringResource = "Count Stations"

  func perform() async throws -> some Sendable & ReturnsValue<Int> { .result(value: 1) }
}
