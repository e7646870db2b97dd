import AppIntents

enum Explicit: String, AppEnum {
  case first = "one"
  case second = "two", third
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Explicit"
  static let caseDisplayRepresentations: [Explicit: DisplayRepresentation] = [.first: "1", .second: "2", .third: "3"]
}

enum Counting: Int, AppEnum {
  case minus = -7, next
  case hex = 0x10
  case afterHex
  case big = 1_000
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Counting"
  static let caseDisplayRepresentations: [Counting: DisplayRepresentation] = [
    .minus: "Minus", .next: "Next", .hex: "Hex", .afterHex: "After Hex", .big: "Big",
  ]
}

enum FromZero: Int, AppEnum {
  case zero
  case one
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "From Zero"
  static let caseDisplayRepresentations: [FromZero: DisplayRepresentation] = [.zero: "Zero", .one: "One"]
}

// No raw type, but a raw value of its own making.
enum Computed: AppEnum {
  case yes, no
  var rawValue: String { self == .yes ? "y" : "n" }
  init?(rawValue: String) { return nil }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Computed"
  static let caseDisplayRepresentations: [Computed: DisplayRepresentation] = [.yes: "Yes", .no: "No"]
}

enum Escaped: String, AppEnum {
  case `default`, `switch` = "swi\u{74}ch", `self`
  case naïve, emoji🚀 = "🚀"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Escaped"
  static let caseDisplayRepresentations: [Escaped: DisplayRepresentation] = [
    .default: "Default", .switch: "Switch", .`self`: "Self", .naïve: "Naïve", .emoji🚀: "Rocket",
  ]
}

enum Scattered: String, AppEnum {
  case early

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scattered"

  case middle; case between

  static let caseDisplayRepresentations: [Scattered: DisplayRepresentation] = [
    .late: "Late", .early: "Early", .middle: "Middle", .between: "Between",
  ]

  /// The last one.
  @available(iOS 17, *)
  case late

  func next() -> Scattered {
    switch self {
    case .early: .middle
    case .middle, .between: .late
    case .late: .early
    }
  }

  static var allCases: [Scattered] { [.early, .middle, .between] }
}

enum Listed: String, CaseIterable, AppEnum, Sendable, Codable {
  case a, b, c
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Listed"
  static let caseDisplayRepresentations: [Listed: DisplayRepresentation] = [.a: "A", .b: "B", .c: "C"]
}
