import AppIntents

enum Namespace {
  protocol AppEnum {}
  enum Plain: String, AppEnum { case a }
  enum Real: String, AppIntents.AppEnum {
    case a
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Real"
    static let caseDisplayRepresentations: [Real: DisplayRepresentation] = [.a: "A"]
  }
}
