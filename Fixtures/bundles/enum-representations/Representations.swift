import AppIntents

enum Forms: String, AppEnum {
  case literal, call, implicitCall, subtitle, image, named, everything, stringLiteral
  case keyed, escaped

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forms"

  static let caseDisplayRepresentations: [Forms: DisplayRepresentation] = [
    .literal: "Literal",
    .call: DisplayRepresentation(title: "Call"),
    .implicitCall: .init(title: "Implicit Call"),
    .subtitle: DisplayRepresentation(title: "Subtitle", subtitle: "Below it"),
    // A symbol of the system,
    .image: DisplayRepresentation(title: "Image", image: .init(systemName: "book")),
    // and an image of the app's.
    .named: .init(
      title: "Named", subtitle: "With an image",
      image: DisplayRepresentation.Image(named: "Cover", isTemplate: true)),
    .everything: DisplayRepresentation(
      title: LocalizedStringResource("Everything", table: "Forms"),
      subtitle: .init("forms.everything", defaultValue: "All of it"),
      image: .init(systemName: "star", isTemplate: false),
      synonyms: ["The Lot", LocalizedStringResource("All", table: "Forms")],
    ),
    .stringLiteral: .init(stringLiteral: "String Literal"),
    .keyed: "forms.keyed",
    .escaped: "“Quoted” \u{1F4D6} and \"escaped\"",
  ]
}

// Keys that are not written '.case'.
enum Keys: Int, CaseIterable, AppEnum {
  case bare = 10
  case qualified
  case `default`
  case module

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Keys"
  static let caseDisplayRepresentations = [
    bare: DisplayRepresentation(title: "Bare"),
    Keys.qualified: DisplayRepresentation(title: "Qualified"),
    .`default` : "Default",
    Self.module: "Module",
  ]
}

enum Computed: String, AppEnum {
  case on, off
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Computed"
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    [.on: "On", .off: "Off"]
  }
}

enum Returned: String, AppEnum {
  case on, off
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Returned"
  static var caseDisplayRepresentations: [Returned: DisplayRepresentation] {
    return [
      .on: "On",
      .off: "Off",
    ]
  }
}

enum Annotated: String, AppEnum {
  case on, off
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Annotated"
  static let caseDisplayRepresentations: Dictionary<Annotated, DisplayRepresentation> = [.on: "On", .off: "Off"]
}

// An image that has to be looked up, a title that has to be made.
enum LookedUp: String, AppEnum {
  case on, off, missing
  static let symbols: [LookedUp: String] = [.on: "lightbulb", .off: "moon"]
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Looked Up"
  static let caseDisplayRepresentations: [LookedUp: DisplayRepresentation] = [
    .on: DisplayRepresentation(title: "On", image: .init(systemName: symbols[.on]!)),
    .off: DisplayRepresentation(title: LocalizedStringResource(stringLiteral: LookedUp.off.rawValue), subtitle: "Dark"),
  ]
}

enum Built: String, AppEnum {
  case on, off
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Built"
  static var caseDisplayRepresentations: [Built: DisplayRepresentation] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, DisplayRepresentation(title: "\($0.rawValue)")) })
  }
}
