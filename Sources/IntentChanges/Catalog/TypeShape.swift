/// The type of a value as saved shortcuts know it: what it is, whether there are several, whether it may be missing.
struct TypeShape: Equatable, Sendable {
  /// The element's bare name: `Shelf` of `[Shelf]?`.
  var name: String
  /// `primitive`, `entity`, `enum`, …; `unknown` where the scan doesn't hold the declaration.
  var kind: String
  var isSeveral = false
  var isOptional = false
  /// For people.
  var spelling: String

  /// `other` is another type of value, whatever their number.
  func isOtherType(than other: TypeShape) -> Bool { name != other.name }

  /// What an alias stands for may be hidden on one of the sides.
  var isCertain: Bool { kind != "unknown" }
}
