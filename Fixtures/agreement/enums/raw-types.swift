import AppIntents

// Raw types by another name, and raw values that follow from the case before.
typealias Code = String
typealias Deeper = Code
struct Kinds { typealias Number = Int8; typealias Named<T> = T }
enum ByAlias: Code, AppEnum {
  case `default`, plain, given = "g", `repeat`
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "By alias"
  static let caseDisplayRepresentations: [ByAlias: DisplayRepresentation] = [.default: "Default", .`repeat`: "Repeat"]
}
enum ByAliasOfAlias: Deeper {
  case one, two
}
extension ByAliasOfAlias: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "By alias of an alias"
  static let caseDisplayRepresentations: [ByAliasOfAlias: DisplayRepresentation] = [.one: "One"]
}
enum ByNestedAlias: Kinds.Number, AppEnum {
  case minus = -1, zero, one, ten = 0b1010, eleven, twenty = 0o27, next, thirty = 3_0, last, hexadecimal = 0x40, after
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "By nested alias"
  static let caseDisplayRepresentations: [ByNestedAlias: DisplayRepresentation] = [.minus: "Minus"]
}
enum ByGenericAlias: Kinds.Named<Int>, AppEnum {
  case zero, one
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "By generic alias"
  static let caseDisplayRepresentations: [ByGenericAlias: DisplayRepresentation] = [.zero: "Zero"]
}
enum Qualified: Swift.String, AppEnum {
  case one
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Qualified"
  static let caseDisplayRepresentations: [Qualified: DisplayRepresentation] = [.one: "One"]
}
enum Doubles: Double, AppEnum {
  case one = 1, next, minus = -2, afterMinus, sixteen = 0x10, seventeen, half = 1.5
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Doubles"
  static let caseDisplayRepresentations: [Doubles: DisplayRepresentation] = [.one: "One"]
}
enum Floats: Float, AppEnum {
  case zero, one, two
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Floats"
  static let caseDisplayRepresentations: [Floats: DisplayRepresentation] = [.zero: "Zero"]
}
enum Parted: Int, AppEnum {
  case a, b
  case c = 7, d
  func later() {}
  case e
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parted"
  static let caseDisplayRepresentations: [Parted: DisplayRepresentation] = [.a: "A"]
}
enum Letters: Character, AppEnum {
  case a = "a", b = "b"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Letters"
  static let caseDisplayRepresentations: [Letters: DisplayRepresentation] = [.a: "A"]
}
