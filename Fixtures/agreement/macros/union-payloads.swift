import AppIntents

enum Size: String, AppEnum {
  case s
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.s: "S"]
}
typealias Amount = Measurement<UnitMass>
@UnionValue enum Choice {
  case amount(Amount), size(Size)
  case texts([String])
  case file(AppIntents.IntentFile)
  case `default`(Swift.Int)
}
@UnionValue
enum Other { case place(Choice.Part) }
extension Choice {
  enum Part: String, AppEnum {
    case p
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Part"
    static let caseDisplayRepresentations: [Part: DisplayRepresentation] = [.p: "P"]
  }
}
