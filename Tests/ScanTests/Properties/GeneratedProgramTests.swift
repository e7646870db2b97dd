import Foundation
import SourceScan
import Testing

/// Invented programs go through everything that the tool does with sources: nothing traps, what is written can be read back,
/// a version is no different from itself, and the work is in proportion to what is read and written. A failure prints its seed.
///
/// `FUZZ_ROUNDS` raises the number of programs, `FUZZ_FIRST_SEED` chooses others.
@Suite struct GeneratedProgramTests {
  static let count = 400 * SeededGenerator.rounds

  static let firstSeed = ProcessInfo.processInfo.environment["FUZZ_FIRST_SEED"].flatMap(Int.init) ?? 0

  @Test func inventedPrograms() throws {
    for seed in UInt64(Self.firstSeed)..<UInt64(Self.firstSeed + Self.count) {
      var generator = ProgramGenerator(seed: seed)
      let source = generator.program(), next = generator.changed(source)
      var written = 0
      let steps = try Steps.counted {
        written = try ProgramRun(source, next, allConditions: source.utf8.count % 2 == 0).run()
      }
      let size = source.utf8.count + next.utf8.count + written
      #expect(steps <= 20 * size, "seed \(seed): \(steps) steps for \(size) bytes")
    }
  }
}
