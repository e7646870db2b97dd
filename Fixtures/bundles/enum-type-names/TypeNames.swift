import AppIntents

enum Literal: String, AppEnum {
  case one
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Literal"
  static let caseDisplayRepresentations: [Literal: DisplayRepresentation] = [.one: "One"]
}

enum Call: String, AppEnum {
  case one
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Call")
  static let caseDisplayRepresentations: [Call: DisplayRepresentation] = [.one: "One"]
}

enum ImplicitCall: String, AppEnum {
  case one
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Implicit Call")
  static let caseDisplayRepresentations: [ImplicitCall: DisplayRepresentation] = [.one: "One"]
}

enum Unlabeled: String, AppEnum {
  case one
  static let typeDisplayRepresentation = TypeDisplayRepresentation(stringLiteral: "Unlabeled")
  static let caseDisplayRepresentations: [Unlabeled: DisplayRepresentation] = [.one: "One"]
}

enum Counted: String, AppEnum {
  case one
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Trail", table: "Trails"),
    numericFormat: LocalizedStringResource("\(placeholder: .int) trails", table: "Trails"))
  static let caseDisplayRepresentations: [Counted: DisplayRepresentation] = [.one: "One"]
}

enum CountedPlainly: String, AppEnum {
  case one
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Hike", numericFormat: "\(placeholder: .int) hikes", synonyms: ["Walk", "Stroll"])
  }
  static let caseDisplayRepresentations: [CountedPlainly: DisplayRepresentation] = [.one: "One"]
}

enum ComputedLiteral: String, AppEnum {
  case one
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Computed" }
  static let caseDisplayRepresentations: [ComputedLiteral: DisplayRepresentation] = [.one: "One"]
}

enum Returned: String, AppEnum {
  case one
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    return TypeDisplayRepresentation(name: "Returned")
  }
  static let caseDisplayRepresentations: [Returned: DisplayRepresentation] = [.one: "One"]
}

enum NextLine: String, AppEnum {
  case one
  static let typeDisplayRepresentation: TypeDisplayRepresentation =
    "Next Line"
  static let caseDisplayRepresentations: [NextLine: DisplayRepresentation] = [.one: "One"]
}

let plainName: LocalizedStringResource = "Plain"

enum NotConstant: String, AppEnum {
  case one
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: plainName)
  static let caseDisplayRepresentations: [NotConstant: DisplayRepresentation] = [.one: "One"]
}
