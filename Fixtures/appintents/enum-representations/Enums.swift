import AppIntents

enum Weather: String, AppEnum {
  case sun, rain, snow, fog

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Weather", table: "Enums"), numericFormat: "\(placeholder: .int) kinds of weather")

  static let caseDisplayRepresentations: [Weather: DisplayRepresentation] = [
    .sun: DisplayRepresentation(title: "Sun", image: .init(systemName: "sun.max"), synonyms: ["Sunshine"]),
    .rain: DisplayRepresentation(title: "Rain", subtitle: "Bring a coat"),
    .snow: .init(title: "Snow", synonyms: []),
    .fog: "Fog / mist",
  ]
}

@AppEnum(schema: .whiteboard.color)
enum Color: String {
  case red

  static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [.red: "Red"]
}

/// Two types inside others are known by their last names.
struct Outer {
  enum Inner: String, AppEnum {
    case a = "first"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Inner")
    static let caseDisplayRepresentations: [Inner: DisplayRepresentation] = [.a: "A"]
  }
}
