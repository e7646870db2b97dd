import Foundation

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// How often a property test repeats: a quarter of `count` by default, all of it with `FUZZ_ROUNDS=1`, as in CI, and a multiple with a
  /// higher number.
  static func rounds(_ count: Int) -> Int { factor.map { $0 * count } ?? max(1, count / 4) }

  private static let factor = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap(Int.init).map { max(1, $0) }
}
