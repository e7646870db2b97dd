import AppIntents

enum Letter: String, AppEnum {
  case a, b = "bee", c; case d = "dee"
  case e
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Letter"
  static let caseDisplayRepresentations: [Letter: DisplayRepresentation] = [.a: "A", .b: "B", .c: "C", .d: "D", .e: "E"]
  static let caseless = 1
  func switched() -> Int { switch self { case .a: return 1; case .b, .c: return 2; default: return 3 } }
}
