import AppIntents

enum Look: String, CaseIterable, AppEnum {
  case plain, call, dotted, full, pictured
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Look", numericFormat: "\(placeholder: .int) looks")
  static var caseDisplayRepresentations: [Look: DisplayRepresentation] = [
    .plain: "Plain",
    Look.call: DisplayRepresentation(title: "Call"),
    .dotted: .init(title: "Dotted", subtitle: "Below"),
    App.Look.full: DisplayRepresentation(title: LocalizedStringResource("full", table: "Looks"), subtitle: "Sub", image: .init(systemName: "star"), synonyms: ["All", "Everything"]),
    .pictured: .init(title: "Pictured", image: DisplayRepresentation.Image(named: "Pic", isTemplate: true)),
  ]
}
