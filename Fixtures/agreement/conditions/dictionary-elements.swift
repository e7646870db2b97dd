import AppIntents

enum Kind: Int, AppEnum {
  case a, b
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
  static var caseDisplayRepresentations: [Kind: DisplayRepresentation] {
    #if os(Linux)
      [.a: "A here", .b: "B here"]
    #else
      [.a: "A there", .b: "B there"]
    #endif
  }
}
