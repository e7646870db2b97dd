import AppIntents

// Typealiases with the wrong number of types, that mean themselves, and that grow with every step.
typealias Maybe<T> = T?
typealias Second<A, B> = B
typealias Pack<each T> = (repeat each T)
typealias Endless<T> = [Endless<T>]
typealias Growing<T> = Growing<[T]>
typealias Twice<T> = Dictionary<T, T>
typealias Grown0 = Twice<String>
typealias Grown1 = Twice<Grown0>
typealias Grown2 = Twice<Grown1>
typealias Grown3 = Twice<Grown2>
typealias Grown4 = Twice<Grown3>
typealias Grown5 = Twice<Grown4>
typealias Grown6 = Twice<Grown5>
typealias Grown7 = Twice<Grown6>
typealias Grown8 = Twice<Grown7>
typealias Grown9 = Twice<Grown8>
typealias Grown10 = Twice<Grown9>
typealias Given<T> = IntentResult & ReturnsValue<T>

struct Takes: AppIntent {
  static let title: LocalizedStringResource = "Takes"
  @Parameter(title: "More") var more: Maybe<Int, String>
  @Parameter(title: "Fewer") var fewer: Second<Int>
  @Parameter(title: "None") var none: Maybe
  @Parameter(title: "Inside") var inside: [Maybe<Int, String>]?
  @Parameter(title: "Pack") var pack: Pack<Int, Int>
  @Parameter(title: "Endless") var endless: Endless<Int>
  @Parameter(title: "Growing") var growing: Growing<Int>
  @Parameter(title: "Small") var small: Grown3
  @Parameter(title: "Large") var large: Grown10
  @Parameter(title: "Right") var right: Maybe<Int>
  func perform() async throws -> some IntentResult & ReturnsValue<Second<Int>> { .result(value: 1) }
}
struct Gives: AppIntent {
  static let title: LocalizedStringResource = "Gives"
  func perform() async throws -> some Given<Int, Int> { .result(value: 1) }
}
