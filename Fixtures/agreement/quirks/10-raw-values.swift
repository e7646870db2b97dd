import AppIntents

enum Filled: Int, AppEnum {
  case minus = -7, next, hex = 0x10, after
  case underscored = 1_000, last
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Filled"
  static let caseDisplayRepresentations: [Filled: DisplayRepresentation] = [
    .minus: "Minus", .next: "Next", .hex: "Hex", .after: "After", .underscored: "Underscored", .last: "Last",
  ]
}
enum Named: String, AppEnum {
  case implicit, explicit = "said", `repeat`, escaped = "tab\tquote\""
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Named")
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .implicit: "Implicit", .explicit: "Explicit", .repeat: "Repeat", .escaped: "Escaped",
  ]
}
