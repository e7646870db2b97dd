import AppIntents

enum Option: String, AppEnum {
  case always
  #if os(Linux)
    case linux = "L"
  #elseif os(iOS)
    case phone
  #endif
  #if !os(Linux)
    case never
  #endif
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Option"
  #if os(Linux)
    static let caseDisplayRepresentations: [Option: DisplayRepresentation] = [.always: "Always", .linux: "Linux"]
  #else
    static let caseDisplayRepresentations: [Option: DisplayRepresentation] = [.always: "Always"]
  #endif
}
