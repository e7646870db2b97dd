import AppIntents

extension Shelf: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static var caseDisplayRepresentations: [Shelf: DisplayRepresentation] { [.read: "Read"] }
}

enum Key: String, AppEnum {
  case enter
  case escape  // expect: app-enum-missing-case-representation
  case unknown

  static let allCases: [Key] = [.enter, .escape]
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Key"
  static let caseDisplayRepresentations: [Key: DisplayRepresentation] = [Key.enter: "Enter"]
}
