import AppIntents

enum Growing: String, AppEnum {
  case old
  @available(macOS 14, *) case new
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Growing"
  static let caseDisplayRepresentations: [Growing: DisplayRepresentation] = [.old: "Old"]
  static var allCases: [Growing] { [.old] }
}
