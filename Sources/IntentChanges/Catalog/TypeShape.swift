/// The type of a value as saved shortcuts store it: its name, whether it is a collection, whether it is optional.
struct TypeShape: Equatable, Sendable {
  /// The element's bare name: `Shelf` of `[Shelf]?`.
  var name: String
  /// `primitive`, `entity`, `enum`, …; `unknown` if the scan does not contain the declaration.
  var kind: String
  var isSeveral = false
  var isOptional = false
  /// The type as written in messages.
  var spelling: String

  /// Whether the kind of the type is known. An unknown type may be an alias of a known one.
  var isCertain: Bool { kind != "unknown" }
}
