import AppIntents

// Generic typealiases: what they stand for is the alias's type with the arguments in it.
typealias Maybe<T> = T?
typealias Box<T> = [T]
typealias Second<A, B> = B
typealias Same<T> = Maybe<T>
typealias BoxOfMaybe<Wrapped> = Box<Maybe<Wrapped>>
typealias Plain<T> = String
typealias Returned<T> = IntentResult & ReturnsValue<Maybe<T>>
enum Namespace<Outer> {
  typealias Inside<T> = Box<T>
  typealias Outermost = [Outer]
}
enum Shelf: String, AppEnum {
  case read
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]
}
struct Takes: AppIntent {
  static let title: LocalizedStringResource = "Takes"
  @Parameter(title: "A") var a: Maybe<Shelf>
  @Parameter(title: "B") var b: Box<Shelf>
  @Parameter(title: "C") var c: Maybe<Box<String>>
  @Parameter(title: "D") var d: Second<Int, Shelf>
  @Parameter(title: "E") var e: Second<Int, Maybe<Shelf>>
  @Parameter(title: "F") var f: Same<Box<Same<Double>>>
  @Parameter(title: "G") var g: Plain<Int>
  @Parameter(title: "H") var h: Namespace<Int>.Inside<String>
  @Parameter(title: "J") var j: Maybe<[Shelf]>
  @Parameter(title: "K") var k: Array<Second<Int, Shelf>>
  @Parameter(title: "L") var l: Maybe<Measurement<UnitLength>>
  @Parameter(title: "M") var m: Maybe<Place>
  @Parameter(title: "N") var n: Namespace<Int>.Outermost
  @Parameter(title: "O") var o: Set<Second<Int, String>>
  func perform() async throws -> some IntentResult & ReturnsValue<Maybe<Shelf>> { .result(value: nil) }
}
struct Gives: AppIntent {
  static let title: LocalizedStringResource = "Gives"
  func perform() async throws -> some IntentResult & ReturnsValue<Box<Box<Shelf>>> { .result(value: []) }
}
struct GivesPart: AppIntent {
  static let title: LocalizedStringResource = "Gives Part"
  func perform() async throws -> some Returned<Shelf> & ProvidesDialog { .result(value: nil, dialog: "Given") }
}
struct Place: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let defaultQuery = PlaceQuery()
  let id: Int
  @Property(title: "Name") var name: Maybe<String>
  var displayRepresentation: DisplayRepresentation { "Place" }
}
struct PlaceQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> Box<Place> { [] }
}
struct Names: DynamicOptionsProvider {
  func results() async throws -> Box<String> { [] }
}
