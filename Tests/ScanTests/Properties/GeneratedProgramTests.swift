import Foundation
@testable import SourceScan
import Testing

/// Invented programs go through everything that the tool does with sources: nothing traps, what is written can be read back,
/// a version is no different from itself, and the work is in proportion to what is read and written. A failure prints its seed.
///
/// 500 programs, and 2,000 with `FUZZ_ROUNDS=1`, as in CI; `FUZZ_FIRST_SEED` chooses others.
@Suite struct GeneratedProgramTests {
  static let count = SeededGenerator.rounds(2_000)

  static let firstSeed = ProcessInfo.processInfo.environment["FUZZ_FIRST_SEED"].flatMap(Int.init) ?? 0

  /// Several parts, which run at the same time. One of ten programs is large.
  @Test(arguments: 0..<8)
  func inventedPrograms(part: Int) throws {
    for seed in stride(from: Self.firstSeed + part, to: Self.firstSeed + Self.count, by: 8) {
      var generator = ProgramGenerator(seed: UInt64(seed))
      let source = generator.program(size: seed % 10 == 0 ? 80 : 24), next = generator.changed(source)
      var written = 0
      let steps = try Steps.counted {
        written = try ProgramRun(source, next, allConditions: source.utf8.count % 2 == 0).run()
      }
      let size = source.utf8.count + next.utf8.count + written
      #expect(steps <= 20 * size, "seed \(seed): \(steps) steps for \(size) bytes")
    }
  }
}
