import AppIntents

@available(iOS 17.0, macOS 14.0, *)
extension Weather: AppEnum {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Weather", numericFormat: "\(placeholder: .int) kinds of weather")

  static let caseDisplayRepresentations: [Weather: DisplayRepresentation] = [
    .sunny: "Sunny",
    .rainy: DisplayRepresentation(title: "Rainy", subtitle: "Take an umbrella", image: .init(systemName: "cloud.rain")),
    .snowy: .init(title: "Snowy", synonyms: ["White"]),
  ]
}

extension Wind: AppEnum, RawRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Wind" }
  static var caseDisplayRepresentations: [Wind: DisplayRepresentation] { [.calm: "Calm", .strong: "Strong"] }
}

extension Wind: CaseIterable {
  var rawValue: String { "\(self)" }
  init?(rawValue: String) { nil }
  static var allCases: [Wind] { [.calm, .strong] }
}

struct Forecast: AppIntent {
  static let title: LocalizedStringResource = "Forecast"
  @Parameter(title: "Weather", default: .rainy) var weather: Weather
  @Parameter(title: "Wind") var wind: Wind?
  func perform() async throws -> some IntentResult { .result() }
}
